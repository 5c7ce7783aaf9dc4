import type { NewTable } from '@holdout/protocol'
import type { StoredSeat, TableSetup } from '../../store/store.ts'
import { tableText } from '../../text/table.ts'
import { replaceUser } from '../account-changes.ts'
import type { LiveTable } from '../live-table.ts'
import { notify, rematchNotices } from '../table-notices.ts'
import { seatOfUser } from '../table-setup.ts'
import type { Asker } from './asker.ts'
import { failure, type RequestResult, type TableRule } from './request.ts'

/**
 * Opens a table with the same game and options, unless a player already has. Every player moves on by one seat, which
 * swaps the sides of a duel. Seats are held for the other people, who find the table among their games.
 */
export async function rematch({ deps, table, id, user, request }: Asker): Promise<RequestResult> {
  const earlier = await deps.store.answerOf(id, request)
  if (earlier?.ok === false) return failure(earlier.reason)
  const { setup, status } = table.state
  if (setup.rematch !== null) return offered(table, user, setup.rematch)
  const over = await deps.quotas?.newTable(user, null)
  if (over) return failure(over.text)
  const seats = movedOn(setup.seats)
  const own = seats.find(seat => seat.user === user)
  if (!own || status !== 'over') return failure(tableText.rematchNotAllowed)
  const fresh = await deps.registry.create(user, rematchRequest(setup, seats, own))
  const others = peopleIn(seats, user)
  // Before the others know the table, so that their presence there is not overwritten.
  await deps.store.saveSeen(
    others.map(({ heldFor }) => ({ table: fresh, user: heldFor.user })),
    NEVER,
  )
  const created = await deps.registry.table(fresh)
  const claimed = await table.change(withRematch(fresh))
  if (!claimed.ok) {
    // Another player was first: discard this table.
    await created?.change(replaceUser(user, null))
    return table.state.setup.rematch === null ? failure(tableText.rematchNotAllowed) : { ok: true }
  }
  await created?.change(holdSeats(id, others))
  return offered(table, user, fresh)
}

/** When a person was last at a table that they have not opened yet. */
const NEVER = 0

/** Tells the other players of the new table; a repeated request too, because a node may have stopped in between. */
async function offered({ state }: LiveTable, user: string, fresh: string): Promise<RequestResult> {
  await notify(state, rematchNotices(state, user, fresh))
  return { ok: true }
}

function withRematch(id: string): TableRule {
  return ({ setup, status }) => {
    if (status !== 'over') return failure(tableText.notOver)
    if (setup.rematch !== null) return failure(tableText.rematchExists)
    return { setup: { ...setup, rematch: id } }
  }
}

/** The seats with every player one seat further. */
function movedOn(seats: readonly StoredSeat[]): StoredSeat[] {
  return seats.map(({ seat }, i) => ({ ...seats.at(i - 1), seat }) as StoredSeat)
}

type Hold = Required<Pick<StoredSeat, 'seat' | 'heldFor'>>

/** The other people with their new seats, also those for whom a stand-in played. */
function peopleIn(seats: readonly StoredSeat[], asker: string): Hold[] {
  return seats.flatMap(({ seat, user, name }) =>
    user === null || user === asker ? [] : [{ seat, heldFor: { user, name } }],
  )
}

/** Holds seats for people, unless they or others were faster. */
function holdSeats(of: string, holds: readonly Hold[]): TableRule {
  return ({ status, setup }) => {
    if (status !== 'waiting') return { ok: true }
    const late = ({ seat, heldFor }: Hold): boolean =>
      seatOfUser(setup, heldFor.user) !== null || setup.seats.some(one => one.seat === seat && one.kind !== 'open')
    const holdOf = (seat: StoredSeat): Hold | undefined => holds.find(one => one.seat === seat.seat && !late(one))
    const seats = setup.seats.map(seat => ({ ...seat, ...holdOf(seat) }))
    return { setup: { ...setup, seats, rematchOf: of } }
  }
}

/** The request for a rematch with the same game and options, by the player on `own`. */
function rematchRequest(setup: TableSetup, seats: readonly StoredSeat[], own: StoredSeat): NewTable {
  const bots = Object.fromEntries(
    seats.flatMap(({ seat, user, level }) => (user === null && level ? [[seat, level]] : [])),
  )
  return {
    game: setup.game,
    options: setup.options as NewTable['options'],
    public: false,
    spectators: setup.spectators,
    name: own.name,
    bots,
    seat: own.seat,
    entropy: '',
    ...(setup.hints ? { hints: true } : {}),
    ...(setup.undoOff ? { undo: false } : {}),
    ...(setup.awayAfter === undefined ? {} : { awayAfter: setup.awayAfter }),
  }
}
