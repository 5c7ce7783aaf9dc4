import { type AnyGame, houseRules, type SeatSpec } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import type { StoredTable } from '../store/store.ts'
import { HERE_MS, playTogether, seatInfo } from './seats.ts'

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
      awayUntil: missed ? Math.max(seen + HERE_MS + awayAfter, seat.patience ?? 0) : null,
    })
  })
  return {
    id,
    game: setup.game,
    title: game.title,
    options: setup.options,
    houseRules: houseRules(game.options, setup.options as never),
    status,
    public: stored.public,
    spectators: setup.spectators,
    host: setup.host.name,
    youHost: user !== null && setup.host.user === user,
    seats,
    created,
    moves,
    seedHash: setup.seedHash,
    outcome,
    pausedBy: setup.pausedBy,
    pausable: playTogether(specs),
    rematch: setup.rematch,
  }
}
