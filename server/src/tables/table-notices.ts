import type { Clock, RunningClock, Seat } from '@holdout/engine'
import { NOTICE_MS } from '../store/abandoned.ts'
import type { NewNotice, NoticeKind } from '../store/notice-store.ts'
import type { StoredSeat, StoredTable } from '../store/store.ts'
import { logText } from '../text/operator.ts'
import { CONNECTED_MS } from './table-setup.ts'
import type { TableInMemory } from './table-state.ts'

const DAY_MS = 24 * 3_600_000
/** A player is reminded only of longer times: with a shorter one, the notice about their turn is enough. */
const SHORTEST_REMINDED_MS = 3_600_000
/** The part of the time that is left when a player is reminded. */
const REMINDED_PART = 0.2

const NOTHING: readonly never[] = []

/** The position after an entry or the start. */
interface Position {
  readonly seq: number
  readonly now: number
  readonly clocks: readonly RunningClock[]
}

/** The seats that the game waits for; nothing at a table without people who want notices. */
export function seatsAsked(state: TableInMemory): readonly Seat[] {
  return hasSubscribers(state) ? (state.live?.waitedFor() ?? NOTHING) : NOTHING
}

/** Tells people that it is their turn now and was not before, and reminds them before they lose their seat. */
export function turnNotices(state: TableInMemory, before: readonly Seat[], position: Position): readonly NewNotice[] {
  const { live } = state
  if (!live || !hasSubscribers(state)) return NOTHING
  const asked = live.waitedFor().filter(seat => !before.includes(seat))
  return subscribers(state)
    .filter(({ seat }) => asked.includes(seat))
    .flatMap(({ user, seat }) => {
      const { seq, now } = position
      const turn = noticeTo(state, user, 'turn', String(seq), { seq, at: now })
      const deadline = deadlineOf(state, seat, position)
      const left = deadline === null ? 0 : deadline - now
      if (deadline === null || left < SHORTEST_REMINDED_MS) return [turn]
      return [turn, { ...turn, kind: 'seat' as const, dueAt: Math.round(deadline - left * REMINDED_PART) }]
    })
}

/** When the time of a seat runs out, or when the match is removed because no move is made; null: never. */
function deadlineOf({ live, deps }: TableInMemory, seat: Seat, { clocks, now }: Position): number | null {
  const own: readonly Clock[] = live?.game.clocks(live.match.state).filter(clock => clock.seats.includes(seat)) ?? []
  const ends = clocks.flatMap(({ id, since, left }) =>
    since !== null && own.some(clock => clock.id === id) ? [since + left] : [],
  )
  if (ends.length > 0) return Math.min(...ends)
  const { abandoned } = deps
  return abandoned ? Math.max(now + abandoned.days * DAY_MS, abandoned.toldSince + NOTICE_MS) : null
}

/** Tells the players of a table, except the one who took the last seat, that all seats are taken. */
export function fullNotices(state: TableInMemory, before: StoredTable, by: string | null): readonly NewNotice[] {
  if (state.status !== 'waiting' || !hasSubscribers(state)) return NOTHING
  if (hasOpenSeat(state.stored) || !hasOpenSeat(before)) return NOTHING
  return others(state, by).map(({ user }) => noticeTo(state, user, 'full', String(before.version)))
}

/** Tells the other players that one of them opened table `fresh` for a rematch. */
export function rematchNotices(state: TableInMemory, by: string, fresh: string): readonly NewNotice[] {
  return others(state, by).map(({ user }) => ({ ...noticeTo(state, user, 'rematch', 'offered'), table: fresh }))
}

/** Tells the other players who are not connected of a chat line: once until they come back. */
export function chatNotices(state: TableInMemory, by: string): readonly NewNotice[] {
  const { seenAt } = state.presence
  const lately = state.now() - CONNECTED_MS
  return others(state, by)
    .filter(({ user }) => (seenAt[user] ?? 0) <= lately)
    .map(({ user }) => noticeTo(state, user, 'chat', String(seenAt[user] ?? 0)))
}

/** Stores notices whose cause is already stored. A failure is logged: the cause stays. */
export async function notify({ deps, id }: TableInMemory, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  try {
    await deps.notices?.outbox.add(notices)
  } catch (error) {
    deps.reportError(error, logText.notify(id))
  }
}

type Seated = StoredSeat & { readonly user: string }

/** The people at a table who want notices. A player with a stand-in need not do anything. */
function subscribers({ setup, deps }: TableInMemory): readonly Seated[] {
  return setup.seats.filter(
    (one): one is Seated =>
      one.kind === 'person' && one.user !== null && (deps.notices?.isSubscriber(one.user) ?? false),
  )
}

function others(state: TableInMemory, by: string | null): readonly Seated[] {
  return subscribers(state).filter(({ user }) => user !== by)
}

function hasSubscribers({ setup, deps }: TableInMemory): boolean {
  const { notices } = deps
  return notices !== undefined && setup.seats.some(({ user }) => user !== null && notices.isSubscriber(user))
}

function hasOpenSeat({ setup }: StoredTable): boolean {
  return setup.seats.some(({ kind }) => kind === 'open')
}

function noticeTo(
  { id, deps, stored }: TableInMemory,
  user: string,
  kind: NoticeKind,
  key: string,
  { seq, at }: Pick<NewNotice, 'seq' | 'at'> = { seq: stored.moves, at: deps.now() },
): NewNotice {
  return { table: id, user, kind, key, seq, at, dueAt: at + (deps.notices?.delay ?? 0) }
}
