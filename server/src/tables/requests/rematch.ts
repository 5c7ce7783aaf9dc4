import type { NewTable } from '@holdout/protocol'
import type { StoredSeat, TableSetup } from '../../store/store.ts'
import { tableText } from '../../text/table.ts'
import { replaceUser } from '../account-changes.ts'
import type { LiveTable } from '../live-table.ts'
import { notify, rematchNotices } from '../table-notices.ts'
import type { Asker } from './asker.ts'
import { failure, type RequestResult, type TableRule } from './request.ts'

/** Opens a table with the same game and options, unless a player already has. */
export async function rematch({ deps, table, id, user, request }: Asker): Promise<RequestResult> {
  const earlier = await deps.store.answerOf(id, request)
  if (earlier?.ok === false) return failure(earlier.reason)
  const { setup, status } = table.state
  if (setup.rematch !== null) return offered(table, user, setup.rematch)
  const over = await deps.quotas?.newTable(user, null)
  if (over) return failure(over.text)
  const own = setup.seats.find(seat => seat.user === user)
  if (!own || status !== 'over') return failure(tableText.rematchNotAllowed)
  const fresh = await deps.registry.create(user, rematchRequest(setup, own))
  const claimed = await table.change(withRematch(fresh))
  if (claimed.ok) return offered(table, user, fresh)
  // Another player was first: discard this table.
  await (await deps.registry.table(fresh))?.change(replaceUser(user, null))
  return table.state.setup.rematch === null ? failure(tableText.rematchNotAllowed) : { ok: true }
}

/** Tells the other players of the new table; also for a repeated request, because a node may have stopped in between. */
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

/** The request for a rematch with the same game and options, by the player on `own`. */
function rematchRequest(setup: TableSetup, own: StoredSeat): NewTable {
  const bots = Object.fromEntries(
    setup.seats.flatMap(seat => (seat.user === null && seat.level ? [[seat.seat, seat.level]] : [])),
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
