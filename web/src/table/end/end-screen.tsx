import lantern from 'icon:lantern-flame'
import trophy from 'icon:trophy'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { hintsUsed } from '../../client/hints-used.ts'
import { keepResult, type ResultRank, setsRecord } from '../../client/results.ts'
import { start } from '../../client/start.ts'
import { Face } from '../../parts/face.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Phrase } from '../../parts/phrase.tsx'
import { endText } from '../../text/end.ts'
import { levelText } from '../../text/levels.ts'
import { done, type KeyMap, useKeys } from '../keys.ts'
import { useOnlineParts } from '../online-parts.ts'
import { useSession } from '../session.ts'
import { DecisiveMoment, LuckLine } from './end-analysis.tsx'
import { endFacts } from './end-facts.ts'
import { EndMoment } from './end-moment.tsx'
import { type Ended, type Ending, plainEnding, sharedOf } from './ending.ts'
import { endPicture, loadEnding } from './load-ending.ts'
import { LuckList } from './luck-list.tsx'
import { rematchOf } from './rematch.ts'
import { ScoreTable } from './score-table.tsx'
import { ShareButton } from './share-button.tsx'
import { type EndDetails, useEndDetails } from './use-end-details.ts'
import './end.css'

const KEYS = {
  close: { keys: ['Escape'], label: 'Esc', does: null },
  analysis: { keys: ['a'], label: 'A', does: null },
} satisfies KeyMap

const DailyEnd = lazy(() => import('../../pages/daily/daily-end.tsx'))

/** Whether a game is the first attempt at a daily challenge. */
function isDaily(id: string): boolean {
  return id.startsWith('daily-')
}

/** The end of a match: the result, what made it, and what to do next. The player can close it to view the table. */
export function EndScreen({ id, putAside }: { readonly id: string | null; readonly putAside: () => void }) {
  const { state, open } = useSession()
  const [, go] = useLocation()
  const { outcome } = state.scene
  const [ending, setEnding] = useState<Ending | null>(null)
  const details = useEndDetails(id)
  const ended = useMemo((): Ended | null => {
    if (!outcome) return null
    const me = state.people.length === 1 ? state.people[0] : null
    const won = outcome.winners.some(seat => state.people.includes(seat))
    const { names, scene } = state
    return { outcome, me, won, seats: state.seats.map(({ seat }) => seat), names, view: scene.view }
  }, [outcome, state])
  const { slug } = state
  useEffect(() => {
    if (!ended) return
    let gone = false
    loadEnding(slug)
      .then(tell => gone || setEnding(tell(ended as Ended<never>)))
      .catch(() => gone || setEnding(plainEnding(ended)))
    return () => {
      gone = true
    }
  }, [slug, ended])
  const screen = useRef<HTMLDivElement>(null)
  const acts = {
    close: () => done(putAside),
    analysis: () => id !== null && done(() => go(`/analysis/${id}`)),
  }
  useKeys(KEYS, acts, 'around', screen)
  if (!ended || !ending) return null
  const hints = id === null ? 0 : hintsUsed(id)
  return (
    <div ref={screen} className="end" role="dialog" aria-label={endText.label} data-won={ended.won} data-game={slug}>
      <img className="end__picture" src={endPicture(slug, ending, ended)} alt="" />
      <div className="end__top always-night">
        <b className="end__logo">HOLDOUT</b>
        <span className="end__game">{[state.title, ...(hints > 0 ? [endText.hints(hints)] : [])].join(' · ')}</span>
        <nav aria-label={endText.label}>
          <button type="button" className="button button--quiet" onClick={() => open({ kind: 'log' })}>
            {endText.log}
          </button>
          <button type="button" className="button button--quiet" onClick={() => open({ kind: 'rules' })}>
            {endText.rules}
          </button>
          <Link href="/" className="button button--quiet">
            {endText.leave}
          </Link>
        </nav>
      </div>
      <div className="end__result always-night">
        <p className="end__badge" data-won={ended.won}>
          {ending.badge}
        </p>
        <h2>{ending.headline}</h2>
        {ending.line && <p className="end__line">{ending.line}</p>}
        <BestLine id={id} ended={ended} ending={ending} />
      </div>
      <EndCards id={id} ended={ended} ending={ending} details={details} />
      <NextBar id={id} ended={ended} ending={ending} details={details} putAside={putAside} />
    </div>
  )
}

/** The personal best, kept on this device. */
function BestLine({ id, ended, ending }: { id: string | null; ended: Ended; ending: Ending }) {
  const { slug, seed } = useSession().state
  const mark = setsRecord(ended.outcome.id) ? ending.mark : null
  const [standing, setStanding] = useState<ResultRank | null>(null)
  useEffect(() => {
    if (id !== null && ended.me !== null && mark) setStanding(keepResult(slug, { id, seed, ...mark }))
  }, [id, slug, seed, ended.me, mark])
  if (!standing || !mark) return null
  const words =
    standing.is === 'first'
      ? endText.first
      : standing.is === 'best'
        ? endText.newBest(mark.say, standing.before)
        : standing.is === 'behind'
          ? endText.best(standing.best)
          : endText.seenBefore
  return (
    <p className="end__best" data-is={standing.is}>
      <Icon of={trophy} />
      {words}
    </p>
  )
}

/** Score, turning point and luck, side by side where there is room. */
function EndCards({
  id,
  ended,
  ending,
  details,
}: {
  id: string | null
  ended: Ended
  ending: Ending
  details: EndDetails
}) {
  const { state, module } = useSession()
  const online = useOnlineParts()
  const { outcome, me } = ended
  const names = me === null ? state.names : { ...state.names, [me]: endText.you }
  const { single, parts, rows } = endFacts(ending.facts ?? outcome.facts, state.seats, names, module.endWords ?? {})
  const points = (values: Readonly<Record<string, string>>): number => Number(values.points ?? 0)
  const wins = (seat: string): number => Number(outcome.winners.includes(seat))
  const winners = outcome.winners.map(seat => names[seat] ?? seat)
  const { facts } = details
  const analyzed = id && me !== null && details.record ? { id, record: details.record, seat: me } : null
  const luck =
    facts && facts !== 'failed' ? facts.luck.filter(({ seat }) => me === null || seat === null || seat === me) : []
  return (
    <div className="end__cards">
      {id && isDaily(id) && (
        <Suspense fallback={null}>
          <DailyEnd id={id} outcome={outcome} />
        </Suspense>
      )}
      <section className="end-card" aria-label={parts.length > 0 ? endText.score : endText.facts}>
        <h3>{parts.length > 0 ? endText.score : endText.facts}</h3>
        {parts.length > 0 && (
          <ScoreTable
            parts={parts}
            rows={rows.toSorted((a, b) => points(b.values) - points(a.values) || wins(b.seat) - wins(a.seat))}
            winners={outcome.winners}
            me={me}
            face={seat => <Face name={state.names[seat]} />}
            level={seat => (state.levels?.[seat] ? levelText(state.levels[seat]) : null)}
          />
        )}
        <dl className="end__facts">
          {state.seats.length > 1 && winners.length > 0 && (
            <Fact name={endText.winners(winners.length)}>{winners.join(', ')}</Fact>
          )}
          {single.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
          <Fact name={endText.moves}>{state.scene.seq}</Fact>
          {state.seed !== '' && <Fact name={endText.seed}>{state.seed}</Fact>}
        </dl>
      </section>
      {analyzed ? (
        <DecisiveMoment {...analyzed} names={names} />
      ) : (
        facts &&
        facts !== 'failed' &&
        facts.moment &&
        id && (
          <EndMoment id={id} moment={facts.moment}>
            <Phrase of={facts.moment.text} names={state.names} />
          </EndMoment>
        )
      )}
      {id && me !== null && (
        <section className="end-card" aria-label={endText.draws} aria-busy={facts === null}>
          <h3>
            {endText.draws} <small>{endText.drawsNote}</small>
          </h3>
          {facts === null ? (
            <p>{endText.counting}</p>
          ) : facts === 'failed' ? (
            <p>{endText.notCounted}</p>
          ) : luck.length > 0 ? (
            <LuckList luck={luck} />
          ) : (
            <p>{endText.noDraws}</p>
          )}
          {analyzed && <LuckLine {...analyzed} />}
        </section>
      )}
      {online && (
        <section className="end-card" aria-label={endText.chat}>
          <h3>{endText.chat}</h3>
          {online.chat}
        </section>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Share, replay, the same deal, and one press for the next game. */
function NextBar({
  id,
  ended,
  ending,
  details,
  putAside,
}: {
  id: string | null
  ended: Ended
  ending: Ending
  details: EndDetails
  putAside: () => void
}) {
  const { state } = useSession()
  const online = useOnlineParts()
  const [, go] = useLocation()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.querySelector<HTMLElement>('.button--main')?.focus({ preventScroll: true }), [])
  const play = (seed: string | null): void => {
    const table = details.record && rematchOf(details.record, seed)
    go(table ? `/play/${start(table)}` : `/${state.slug}${seed === null ? '' : `?seed=${encodeURIComponent(seed)}`}`)
  }
  return (
    <div className="end__next" ref={bar}>
      {!(id && isDaily(id)) && (
        <ShareButton
          words={endText.shareLine(state.title, ending.share ?? sharedOf(ending))}
          id={id}
          record={details.record}
        />
      )}
      <button type="button" className="button button--quiet" onClick={putAside}>
        {endText.viewTable}
      </button>
      {id && (
        <Link href={`/replay/${id}`} className="button">
          {endText.replay}
        </Link>
      )}
      {id && (
        <Link href={`/analysis/${id}`} className="button" aria-keyshortcuts="a">
          {endText.analysis} <kbd>A</kbd>
        </Link>
      )}
      {state.seed !== '' && (
        <button type="button" className="button" onClick={() => play(state.seed)}>
          {endText.sameDeal}
        </button>
      )}
      {online ? (
        online.next
      ) : (
        <button type="button" className="button button--main" onClick={() => play(null)}>
          <Icon of={lantern} />
          {ended.seats.length > 1 ? endText.rematch : endText.again}
        </button>
      )}
    </div>
  )
}
