import { botNameIn, houseRules, type SeatSpec } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { SeatInfo, TableInfo } from '@holdout/protocol'
import { type AbandonedRule, removalOf } from '../store/abandoned.ts'
import type { StoredSeat, StoredTable, TableSetup } from '../store/store.ts'
import { stopInfo } from './agreed-stop.ts'
import { undoInfo } from './agreed-undo.ts'
import { authorAt } from './ids.ts'
import { endingInfo } from './requests/away.ts'
import { maySitAgain } from './requests/sit.ts'
import { unrevealed } from './requests/start.ts'
import { seatRange } from './seating.ts'
import { CONNECTED_MS, freedPeople, isCooperative, isMuted, mutedAt, notesOf } from './table-setup.ts'

/** Facts about a table that are not stored with it. */
export interface TableContext {
  /** The receiver. */
  readonly user: string | null
  readonly now: number
  /** When each user was last connected. */
  readonly seenAt: Readonly<Record<string, number>>
  /** The seats that the game is waiting for. */
  readonly waitedFor: readonly string[]
  /** Seats that count as away after two time-outs in a row. */
  readonly timedOut: readonly string[]
  /** Whether clocks and bots are stopped because no player is connected. */
  readonly frozen: boolean
  /** Whether a bot played its fast move because the server is busy. */
  readonly hurried?: boolean
  /** When the last move was made; only set for lists of tables. */
  readonly lastMove?: number | undefined
  /** How long a player may be away, in ms, unless the table has its own limit. */
  readonly awayAfter: number
  /** When matches without moves are removed; absent or null: never. */
  readonly abandoned?: AbandonedRule | null | undefined
  /** The names of possible spectators, by user. */
  readonly names?: Readonly<Record<string, string>>
}

/** The public information about a table, for one receiver. */
export function infoOf(game: AnyKnownGame, stored: StoredTable, context: TableContext): TableInfo {
  const { setup, id, status, created, moves, outcome, winners } = stored
  const { user, now, seenAt, waitedFor } = context
  const awayAfter = setup.awayAfter ?? context.awayAfter
  const specs: readonly SeatSpec[] = game.seats(setup.options)
  const seats = setup.seats.map(seat => {
    const seen = seat.user === null ? 0 : (seenAt[seat.user] ?? 0)
    const here = seat.kind === 'person' && seen > now - CONNECTED_MS
    // A player who only closed the page counts as away once the game waits for them; one who left, immediately.
    const gone = seat.user === null || seat.left === true || waitedFor.includes(seat.seat)
    const timedOut = status === 'playing' && seat.kind === 'person' && context.timedOut.includes(seat.seat)
    const missed = timedOut || (status === 'playing' && seat.kind === 'person' && !here && gone)
    const awaited = timedOut ? 0 : seen + CONNECTED_MS + awayAfter
    const commit = seat.kind === 'person' ? setup.commits?.[seat.seat] : undefined
    return seatInfo(seat, specs.find(spec => spec.seat === seat.seat) ?? { title: seat.seat }, {
      by: seat.user === null ? null : authorAt(id, seat.user),
      you: user !== null && seat.user === user,
      here,
      toMove: waitedFor.includes(seat.seat),
      muted: seat.user !== null && isMuted(setup, seat.user),
      timedOut,
      awayUntil: missed ? Math.max(awaited, seat.patience ?? 0) : null,
      ...(seat.heldFor ? { heldFor: { name: seat.heldFor.name, you: seat.heldFor.user === user } } : {}),
      ...(commit === undefined ? {} : { commit }),
    })
  })
  const host = currentHost(stored, context)
  const removal = status === 'playing' && context.abandoned ? removalOf(stored.updated, now, context.abandoned) : null
  return {
    id,
    game: setup.game,
    rulesVersion: game.rulesVersion,
    title: game.title,
    options: setup.options,
    houseRules: houseRules(game.options, setup.options as never),
    status,
    public: stored.public,
    spectators: setup.spectators,
    ...(setup.hints ? { hints: true } : {}),
    ...(setup.undoOff ? { undoOff: true } : {}),
    host: host.name,
    youHost: user !== null && host.user === user,
    seats,
    created,
    moves: status === 'over' ? (setup.played ?? moves) : moves,
    seedHash: setup.seedHash,
    ...(setup.dealing ? { dealing: { until: setup.dealing.until, missing: unrevealed(setup) } } : {}),
    outcome,
    winners,
    ...(context.lastMove === undefined ? {} : { lastMove: context.lastMove }),
    ...(removal ? { removal } : {}),
    pausedBy: setup.pausedBy,
    pausable: isCooperative(specs),
    rematch: setup.rematch,
    ...(setup.rematchOf === undefined ? {} : { rematchOf: setup.rematchOf }),
    frozen: status === 'playing' && context.frozen,
    ...(status === 'playing' && context.hurried ? { hurried: true } : {}),
    ending: status === 'playing' ? endingInfo(setup, votersAbout(setup, context), user) : null,
    undo: status === 'playing' ? undoInfo(setup, consenters(setup, context, setup.undo?.seat), user) : null,
    stop: status === 'playing' ? stopInfo(setup, consenters(setup, context, setup.stop?.seat), user) : null,
    ...(setup.stoppedBy === undefined ? {} : { stoppedBy: setup.stoppedBy }),
    muted: mutedAt(setup).map(one => ({ by: authorAt(id, one.user), name: one.name })),
    seatRange: seatRange(game),
    watching: spectatorsOf(setup, context).map(one => ({
      by: authorAt(id, one),
      name: context.names?.[one] ?? '',
      you: one === user,
    })),
    freed: freedPeople(setup).map(one => ({
      by: authorAt(id, one.user),
      name: one.name,
      seat: one.seat,
      maySit: maySitAgain(one),
      you: one.user === user,
    })),
    notes: notesOf(setup).map(({ id: note, at, text }) => ({ id: note, at, text })),
  }
}

/** The users who decide about `seat`, by default the seat of the vote: seated, connected and not away themselves. */
export function votersAbout(
  setup: TableSetup,
  { now, seenAt, timedOut }: Pick<TableContext, 'now' | 'seenAt' | 'timedOut'>,
  seat = setup.ending?.seat,
): string[] {
  return setup.seats.flatMap(one => {
    const isHere = one.kind === 'person' && one.user !== null && (seenAt[one.user] ?? 0) > now - CONNECTED_MS
    return isHere && one.user && one.seat !== seat && !timedOut.includes(one.seat) ? [one.user] : []
  })
}

/**
 * The users who must agree before moves are undone or the match is stopped: all people except the one who asks, those
 * who left the table, and those who are away longer than the table waits. To lose the connection is no consent.
 */
export function consenters(
  setup: TableSetup,
  { now, seenAt, awayAfter }: Pick<TableContext, 'now' | 'seenAt' | 'awayAfter'>,
  asker: string | undefined,
): string[] {
  const since = now - CONNECTED_MS - (setup.awayAfter ?? awayAfter)
  return setup.seats.flatMap(({ seat, kind, user, left }) =>
    kind === 'person' && user !== null && seat !== asker && !isGone(seenAt[user] ?? 0, left === true, now, since)
      ? [user]
      : [],
  )
}

function isGone(seen: number, left: boolean, now: number, since: number): boolean {
  return seen < since || (left && seen <= now - CONNECTED_MS)
}

/** The connected users without a seat whose names are known. */
function spectatorsOf({ seats }: TableSetup, { now, seenAt, names = {} }: TableContext): string[] {
  const seated = new Set(seats.map(({ user }) => user))
  return Object.keys(seenAt).filter(
    user => seenAt[user] > now - CONNECTED_MS && !seated.has(user) && names[user] !== undefined,
  )
}

/**
 * The acting host. If the host has been away too long, it is the first seated person who is connected and not muted, so
 * that the game can start without the host.
 */
export function currentHost(
  { setup, status }: StoredTable,
  { now, seenAt, awayAfter }: TableContext,
): TableSetup['host'] {
  const { host } = setup
  const seen = (user: string | null): number => (user === null ? 0 : (seenAt[user] ?? 0))
  if (status === 'over' || seen(host.user) + CONNECTED_MS + (setup.awayAfter ?? awayAfter) > now) return host
  const next = setup.seats.find(
    ({ kind, user }) => kind === 'person' && seen(user) > now - CONNECTED_MS && !isMuted(setup, user ?? ''),
  )
  return next?.user ? { user: next.user, name: next.name } : host
}

function seatInfo(
  seat: StoredSeat,
  spec: Pick<SeatSpec, 'title' | 'bot'>,
  facts: Pick<SeatInfo, 'by' | 'you' | 'here' | 'toMove' | 'awayUntil' | 'timedOut' | 'muted' | 'commit' | 'heldFor'>,
): SeatInfo {
  return {
    seat: seat.seat,
    title: spec.title,
    kind: seat.kind,
    name: seat.kind === 'bot' && seat.user === null ? botNameIn(spec) : seat.name,
    level: seat.level,
    standIn: seat.kind === 'bot' && seat.user !== null,
    standIns: seat.standIns ?? [],
    ...facts,
  }
}
