import type { Known } from '@holdout/analysis'
import type { MatchRecord, Phrase, Seat } from '@holdout/engine'
import type { Seating } from '@holdout/table'
import { plain, YOU } from '@holdout/words'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { keep, newId } from '../../client/saves.ts'
import { useAnalysis } from '../../client/use-analysis.ts'
import { SumLine } from '../../parts/sum-line.tsx'
import { LazySheets } from '../../table/lazy-sheets.tsx'
import { RoomProvider } from '../../table/room.tsx'
import type { OpenSheet } from '../../table/session.ts'
import { analysisText } from '../../text/analysis.ts'
import { replayText } from '../../text/replay.ts'
import { AllHands } from '../replay/all-hands.tsx'
import { copyLink, linkTo, momentLink } from '../replay/moment-link.ts'
import type { OpenReplay } from '../replay/open-replay.ts'
import { reviewRoom } from '../replay/review-room.ts'
import { useMoment } from '../replay/use-moment.ts'
import { usePlaying } from '../replay/use-playing.ts'
import { AccuracyList } from './accuracy-list.tsx'
import { useAnalysisKeys } from './analysis-keys.ts'
import { AnalysisTransport } from './analysis-transport.tsx'
import { Curve, CurveLegend } from './curve.tsx'
import { isTeam } from './curve-shape.ts'
import { DeepProgress } from './deep-progress.tsx'
import { KnownSwitch } from './known-switch.tsx'
import { MomentList } from './moment-list.tsx'
import { SmallTable } from './small-table.tsx'
import { ThisMove } from './this-move.tsx'
import { ValueTable } from './value-table.tsx'
import '../replay/replay-room.css'
import './analysis-room.css'

type Tab = 'move' | 'moments' | 'accuracy'

/** An analysis at one move: table, curve, scrubber, key moment and panel share one cursor, which is in the address. */
export function AnalysisRoom({ desk, reel, record, module, own, id }: OpenReplay & { readonly id: string }) {
  const [search, setSearch] = useSearchParams()
  const [, go] = useLocation()
  const seat = seatIn(search.get('as'), reel.seats, own)
  const known: Known = search.get('known') === 'all' ? 'all' : 'seen'
  const you = own.length === 1 && own[0] === seat
  const names = useMemo(() => (you ? { ...reel.names, [seat]: YOU } : reel.names), [reel, you, seat])
  const { job, state } = useAnalysis(id, record, seat, known)
  const { analysis } = state
  const asked = search.get('move')
  // Without a move in the link, the analysis opens at its most important moment.
  const [opening, setOpening] = useState<number | null>(null)
  const top = analysis?.moments.find(({ rank }) => rank === 1)
  if (opening === null && analysis && top) setOpening(analysis.decisive ?? top.at)
  const at = clamp(Number(asked ?? opening ?? reel.length), reel.length)
  const { moment, log } = useMoment(desk, at, known === 'all' ? 'all' : seat)
  const [outcome, setOutcome] = useState<Phrase | null>(null)
  useEffect(
    () => void desk.desk.sceneAt(reel.length, 'table').then(({ scene }) => setOutcome(scene.outcome?.text ?? null)),
    [desk, reel],
  )
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [tabling, setTabling] = useState(false)
  const [tab, setTab] = useState<Tab>('move')
  const [said, setSaid] = useState('')

  const change = useCallback(
    (to: Readonly<Record<string, string>>) =>
      setSearch(now => ({ ...Object.fromEntries(now), ...to }), { replace: true }),
    [setSearch],
  )
  const moveTo = useCallback(
    (move: number) => change({ move: String(clamp(move, reel.length)) }),
    [change, reel.length],
  )
  const { playing, toggle } = usePlaying(at, reel.length, moveTo, 1)
  const switchKnown = (): void => change({ move: String(at), known: known === 'all' ? 'seen' : 'all' })
  const moments = analysis?.moments ?? []
  const next = moments.find(one => one.at > at) ?? null
  const momentTo = (step: 1 | -1): void => {
    const to = step === 1 ? next : moments.findLast(one => one.at < at)
    if (to) moveTo(to.at)
  }
  useAnalysisKeys({
    at,
    length: reel.length,
    moveTo,
    momentTo,
    toggle,
    switchKnown,
  })
  useEffect(() => {
    document.title = analysisText.pageTitle(reel.title)
  }, [reel])

  const copy = async (): Promise<void> => {
    const link = await momentLink('analysis', id, record, { move: String(at), as: seat, known })
    if (await copyLink(link, replayText.copyByHand)) setSaid(analysisText.linkCopied)
  }
  const playOnFrom = async (move: number): Promise<void> => {
    const fresh = newId()
    keep(fresh, await desk.desk.cut(move, seat), { copyAt: move })
    go(`/play/${fresh}`)
  }

  if (!moment) return <main className="page" aria-busy="true" />
  return (
    <RoomProvider value={reviewRoom({ reel, module }, moment, log, setSheet)}>
      <div className="analysis" data-game={reel.slug} data-tab={tab} data-status={state.status}>
        <header className="analysis__bar">
          <Link href="/" className="analysis__home" aria-label={analysisText.home}>
            HOLDOUT
          </Link>
          <h1>{analysisText.title}</h1>
          <p className="analysis__game">
            {analysisText.playersIn(reel.title, reel.seats.length)}
            {outcome && <b> · {plain(outcome, names)}</b>}
          </p>
          <span className="analysis__said" role="status">
            {said}
          </span>
          {reel.seats.length > 1 && (
            <select
              className="select analysis__seat"
              aria-label={analysisText.seat}
              value={seat}
              onChange={event => change({ move: String(at), as: event.target.value })}
            >
              {reel.seats.map(one => (
                <option key={one.seat} value={one.seat}>
                  {own.length === 1 && own[0] === one.seat ? YOU : reel.names[one.seat]}
                </option>
              ))}
            </select>
          )}
          <KnownSwitch known={known} toggle={switchKnown} name={you ? null : names[seat]} />
          <button type="button" className="button button--quiet analysis__copy" onClick={() => void copy()}>
            {analysisText.copyLink}
          </button>
          <Link
            href={`/replay/${id}?${linkTo(search, { move: String(at), as: seat })}`}
            className="button button--quiet analysis__replay"
          >
            {analysisText.replay}
          </Link>
        </header>
        <div className="analysis__board">
          {moment.hands && <AllHands hands={moment.hands} reel={reel} />}
          <SmallTable module={module} moment={moment} names={names} />
        </div>
        {analysis ? (
          <>
            <div className="analysis__this">
              <ThisMove
                analysis={analysis}
                at={at}
                names={names}
                you={you}
                openRule={rule => setSheet({ kind: 'rules', at: rule })}
                tryAnother={at > 0 && reel.movers[at - 1] === seat ? () => void playOnFrom(at - 1) : null}
              />
            </div>
            <section className="analysis__curve" aria-labelledby="curve-title">
              <header>
                <h2 id="curve-title">{isTeam(analysis) ? analysisText.teamCurve : analysisText.curve}</h2>
                <CurveLegend analysis={analysis} names={names} />
                <button type="button" className="link-button" onClick={() => setTabling(true)}>
                  {analysisText.asTable}
                </button>
                <SumLine analysis={analysis} you={you} />
              </header>
              <Curve analysis={analysis} at={at} moveTo={moveTo} names={names} />
            </section>
            <aside className="analysis__side" aria-label={analysisText.keyMoments}>
              <AccuracyList analysis={analysis} names={names} bots={botsIn(record)} />
              <MomentList
                analysis={analysis}
                at={at}
                moveTo={moveTo}
                names={names}
                complete={state.status === 'complete'}
              />
              <DeepProgress job={job} state={state} />
            </aside>
          </>
        ) : (
          <div className="analysis__wait" aria-busy={state.status === 'running'}>
            {state.status === 'running' ? (
              <p>{analysisText.counting}</p>
            ) : (
              <>
                <p>{analysisText.stoppedEarly}</p>
                <button type="button" className="button" onClick={job.run}>
                  {analysisText.tryAgain}
                </button>
              </>
            )}
          </div>
        )}
        <nav className="analysis__tabs" aria-label={analysisText.title}>
          {TABS.map(one => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {one === 'move'
                ? analysisText.thisMove
                : one === 'moments'
                  ? analysisText.momentsTab(moments.length)
                  : analysisText.accuracy}
            </button>
          ))}
        </nav>
        <AnalysisTransport
          reel={reel}
          at={at}
          part={analysis?.steps[at]?.part ?? null}
          moveTo={moveTo}
          playing={playing}
          toggle={toggle}
          nextMoment={next ? () => moveTo(next.at) : null}
          playOn={at < reel.length ? () => void playOnFrom(at) : null}
        />
      </div>
      {tabling && analysis && <ValueTable analysis={analysis} names={names} close={() => setTabling(false)} />}
      {sheet && <LazySheets sheet={sheet} close={() => setSheet(null)} id={id} />}
    </RoomProvider>
  )
}

function botsIn({ meta }: MatchRecord): Readonly<Record<Seat, string>> {
  return (meta?.table as Partial<Seating> | undefined)?.bots ?? {}
}

const TABS: readonly Tab[] = ['move', 'moments', 'accuracy']

/** The seat to analyze: the linked one, the viewer's own, or the first. */
function seatIn(asked: string | null, seats: readonly { readonly seat: Seat }[], own: readonly Seat[]): Seat {
  const known = (seat: string | null | undefined): boolean => seats.some(one => one.seat === seat)
  if (asked !== null && known(asked)) return asked
  return own.find(known) ?? seats[0].seat
}

function clamp(move: number, most: number): number {
  return Number.isFinite(move) ? Math.min(most, Math.max(0, Math.round(move))) : most
}
