import { type AnyGame, houseRules, type SeatSpec } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import type { StoredTable, TableSetup } from '../store/store.ts'
import { authorAt } from './ids.ts'
import { HERE_MS, playTogether, seatInfo } from './seats.ts'
import { isSilenced, silencedAt } from './silence.ts'

/** What is known of a table beside what is stored with it. */
export interface Around {
  /** Who is told. */
  readonly user: string | null
  readonly now: number
  /** When each person's page was last heard of. */
  readonly seenAt: Readonly<Record<string, number>>
  /** The seats that the game waits for. */
  readonly waited: readonly string[]
  /** How long somebody may be away, in ms, where the table has not chosen its own. */
  readonly awayAfter: number
}

/** What everybody who may see a table knows about it. */
export function infoOf(game: AnyGame, stored: StoredTable, around: Around): TableInfo {
  const { setup, id, status, created, moves, outcome } = stored
  const { user, now, seenAt, waited } = around
  const awayAfter = setup.awayAfter ?? around.awayAfter
  const specs: readonly SeatSpec[] = game.seats(setup.options)
  const seats = setup.seats.map(seat => {
    const seen = seat.user === null ? 0 : (seenAt[seat.user] ?? 0)
    const here = seat.kind === 'person' && seen > now - HERE_MS
    // Somebody who only closed the page is not missed before the game waits for them; somebody who said goodbye is.
    const gone = seat.user === null || seat.left === true || waited.includes(seat.seat)
    const missed = status === 'playing' && seat.kind === 'person' && !here && gone
    return seatInfo(seat, specs.find(spec => spec.seat === seat.seat)?.title ?? seat.seat, {
      you: user !== null && seat.user === user,
      here,
      asked: waited.includes(seat.seat),
      silenced: seat.user !== null && isSilenced(setup, seat.user),
      awayUntil: missed ? Math.max(seen + HERE_MS + awayAfter, seat.patience ?? 0) : null,
    })
  })
  const host = hostNow(stored, around)
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
    host: host.name,
    youHost: user !== null && host.user === user,
    seats,
    created,
    moves,
    seedHash: setup.seedHash,
    outcome,
    pausedBy: setup.pausedBy,
    pausable: playTogether(specs),
    rematch: setup.rematch,
    silenced: silencedAt(setup).map(one => ({ by: authorAt(id, one.user), name: one.name })),
  }
}

/**
 * Who has the say. While the host has been away longer than the others need to wait, that is the first of those who sit there and
 * are here: nobody should wait in vain for a game to start.
 */
export function hostNow({ setup, status }: StoredTable, { now, seenAt, awayAfter }: Around): TableSetup['host'] {
  const { host } = setup
  const seen = (user: string | null): number => (user === null ? 0 : (seenAt[user] ?? 0))
  if (status === 'over' || seen(host.user) + HERE_MS + (setup.awayAfter ?? awayAfter) > now) return host
  const next = setup.seats.find(
    ({ kind, user }) => kind === 'person' && seen(user) > now - HERE_MS && !isSilenced(setup, user ?? ''),
  )
  return next?.user ? { user: next.user, name: next.name } : host
}
