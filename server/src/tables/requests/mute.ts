import { tableText } from '../../text/table.ts'
import { authorAt } from '../ids.ts'
import { isMuted, withMuted, withoutMuted } from '../table-setup.ts'
import type { Asker } from './asker.ts'
import { failure, type RequestResult, type TableRule } from './request.ts'

/** Mutes or unmutes a person whom the host knows by their id at this table. */
export async function mute(
  { by, on }: { readonly by: string; readonly on: boolean },
  { deps, table, id, user, request }: Asker,
): Promise<RequestResult> {
  const users = Object.keys(await deps.store.lastSeen(id))
  const whom = users.find(one => authorAt(id, one) === by)
  const known = whom === undefined ? null : await deps.store.user(whom)
  if (!known) return failure(tableText.unknownPerson)
  const name = table.state.setup.seats.find(one => one.user === known.id)?.name ?? known.name
  return table.change(setMuted(user, { user: known.id, name }, on), { user, request })
}

/** The host mutes or unmutes a person at this table. */
function setMuted(user: string, whom: { readonly user: string; readonly name: string }, on: boolean): TableRule {
  return ({ setup }, { host }) => {
    if (host.user !== user) return failure(tableText.onlyHost(host.name))
    if (!on) return { setup: withoutMuted(setup, whom.user) }
    if (whom.user === host.user || whom.user === setup.host.user) return failure(tableText.hostCannotBeMuted)
    return isMuted(setup, whom.user) ? { ok: true } : { setup: withMuted(setup, whom) }
  }
}
