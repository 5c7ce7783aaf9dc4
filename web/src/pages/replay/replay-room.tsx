import type { MatchRecord, Seat } from '@holdout/engine'
import { shuffleIn } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import { YOU } from '@holdout/words'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { keep, newId } from '../../client/saves.ts'
import { LazySheets } from '../../table/lazy-sheets.tsx'
import { RoomProvider } from '../../table/room.tsx'
import type { OpenSheet } from '../../table/session.ts'
import { useReplaySounds } from '../../table/sounds.ts'
import type { ReplayInfo, ReplayView } from '../../worker/messages.ts'
import { AllHands } from './all-hands.tsx'
import { copyLink, linkTo, momentLink } from './moment-link.ts'
import type { OpenReplay } from './open-replay.ts'
import { Perspectives } from './perspectives.tsx'
import { useReplayKeys } from './replay-keys.ts'
import { reviewRoom } from './review-room.ts'
import { isHonest, provenIn, ShuffleProof } from './shuffle-proof.tsx'
import { Transport } from './transport.tsx'
import { useMoment } from './use-moment.ts'
import { usePlaying } from './use-playing.ts'
import './replay-room.css'
import { replayText } from '../../text/replay.ts'

/** A replay at one move: the table, the log and the transport show the position after it. */
export function ReplayRoom({ desk, reel: given, record, module, own, you, id }: OpenReplay & { readonly id: string }) {
  const [search, setSearch] = useSearchParams()
  const [, go] = useLocation()
  const named = useMemo(() => withYou(given, you), [given, you])
  const whos = useMemo(() => perspectivesOf(named, record, own), [named, record, own])
  const asked = search.get('as')
  const who: ReplayView =
    asked !== null && whos.some(one => one.who === asked) ? asked : (firstOf(given, own) ?? 'table')
  // The views of others do not address the viewer.
  const reel = who === you || who === 'all' ? named : given
  // Without a move in the link, the replay opens at the start.
  const at = clamp(Number(search.get('move') ?? 0), 0, reel.length)
  const { moment, log } = useMoment(desk, at, who)
  const [speed, setSpeed] = useState(1)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [logOpen, setLogOpen] = useState(false)
  const [said, setSaid] = useState('')
  const proven = useMemo(() => provenIn(record), [record])
  const [proving, setProving] = useState(false)

  const moveTo = useCallback(
    (move: number) =>
      setSearch(now => ({ ...Object.fromEntries(now), move: String(clamp(move, 0, reel.length)) }), { replace: true }),
    [setSearch, reel],
  )
  const seeAs = useCallback(
    (as: ReplayView) => setSearch(now => ({ ...Object.fromEntries(now), as }), { replace: true }),
    [setSearch],
  )

  useEffect(() => {
    document.title = replayText.pageTitle(reel.title)
  }, [reel])

  const { playing, toggle } = usePlaying(at, reel.length, moveTo, speed)
  useReplaySounds(moment?.log ?? NO_NEWS, module.sounds, playing)

  const copy = async (): Promise<void> => {
    const link = await momentLink('replay', id, record, { move: String(at), as: who })
    if (await copyLink(link, replayText.copyByHand)) setSaid(replayText.linkCopied)
  }

  /** Opens a new table at this position. The recorded game does not change. */
  const playOn = async (): Promise<void> => {
    const cut = await desk.desk.cut(at, who)
    const fresh = newId()
    keep(fresh, cut, { copyAt: at })
    go(`/play/${fresh}`)
  }

  useReplayKeys({
    at,
    length: reel.length,
    moveTo,
    turnTo: step => moveTo(nextTurn(reel.movers, at, step)),
    toggle,
    perspective: () => seeAs(whos[(whos.findIndex(one => one.who === who) + 1) % whos.length].who),
  })

  if (!moment) return <main className="page" aria-busy="true" />
  const open = (chosen: OpenSheet): void => (chosen.kind === 'log' ? setLogOpen(!logOpen) : setSheet(chosen))
  const room = { ...reviewRoom({ reel, module }, moment, log, open), logOpen, closeLog: () => setLogOpen(false) }
  const Table = module.Table
  return (
    <RoomProvider value={room}>
      <div className="replay" data-game={reel.slug}>
        <section className="replay__bar" aria-label={replayText.view}>
          <Perspectives all={whos} now={who} choose={seeAs} />
          <span className="replay__say" role="status">
            {said}
          </span>
          {proven && (
            <button type="button" className="button" onClick={() => setProving(true)}>
              {isHonest(proven.proof) ? replayText.shuffleVerified : replayText.shuffleNotVerified}
            </button>
          )}
          {reel.outcome !== null && (
            <Link href={`/analysis/${id}?${linkTo(search, { move: String(at), as: who })}`} className="button">
              {replayText.analysis}
            </Link>
          )}
          <button type="button" className="button" onClick={() => void copy()}>
            {replayText.copyLink}
            <span className="replay__long">{replayText.toMove(at)}</span>
          </button>
        </section>
        {moment.hands && <AllHands hands={moment.hands} reel={reel} />}
        <div className="replay__table">
          <Table
            scene={moment.scene}
            news={moment.log}
            names={reel.names}
            draft={null}
            hint={null}
            choose={() => {}}
            review
          />
        </div>
        <Transport
          reel={reel}
          at={at}
          moveTo={moveTo}
          playing={playing}
          toggle={toggle}
          speed={speed}
          setSpeed={setSpeed}
          playOn={at < reel.length || reel.outcome === null ? () => void playOn() : null}
        />
      </div>
      {proven && proving && (
        <ShuffleProof {...proven} record={record} names={reel.names} close={() => setProving(false)} />
      )}
      {sheet && <LazySheets sheet={sheet} close={() => setSheet(null)} id={id} />}
    </RoomProvider>
  )
}

const NO_NEWS: readonly LogLine[] = []

/** The replay with the viewer as `You`. */
function withYou(reel: ReplayInfo, you: Seat | null): ReplayInfo {
  return you === null ? reel : { ...reel, names: { ...reel.names, [you]: YOU } }
}

/** The first of the viewer's own seats. */
function firstOf(reel: ReplayInfo, own: readonly Seat[]): Seat | null {
  return reel.seats.find(({ seat }) => own.includes(seat))?.seat ?? null
}

/** The views to choose from, the viewer's own first. During a match only those and the spectator's; afterwards all. */
function perspectivesOf(
  reel: ReplayInfo,
  record: MatchRecord,
  people: readonly Seat[],
): { who: ReplayView; title: string }[] {
  const open = record.outcome !== null || shuffleIn(record.meta) !== null // the server sends a record only after the end
  const seats = reel.seats.filter(({ seat }) => open || people.includes(seat))
  const own = seats.filter(({ seat }) => people.includes(seat))
  const rest = seats.filter(({ seat }) => !people.includes(seat))
  return [
    ...[...own, ...rest].map(({ seat }) => ({ who: seat, title: reel.names[seat] })),
    ...(open && seats.length > 1 ? [{ who: 'all', title: replayText.allHands }] : []),
    { who: 'table', title: replayText.spectator },
  ]
}

/** The move at which another player's turn begins. */
function nextTurn(movers: readonly string[], at: number, step: 1 | -1): number {
  let move = at + step
  while (move > 0 && move < movers.length && movers[move - 1] === movers[move]) move += step
  return move
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least
}
