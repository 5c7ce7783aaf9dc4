import { tableText } from '../../text/table.ts'
import { chatNotices, notify } from '../table-notices.ts'
import { isMuted } from '../table-setup.ts'
import type { Asker } from './asker.ts'
import { failure, type RequestResult } from './request.ts'

export async function chat(text: string, asker: Asker): Promise<RequestResult> {
  const { deps, table, id, user, name: own, request } = asker
  const earlier = await deps.store.answerOf(id, request)
  if (earlier?.ok === false) return failure(earlier.reason)
  if (earlier) return noted(asker)
  if (isMuted(table.state.setup, user)) return failure(tableText.muted)
  if (!deps.mayChat(user)) return failure(tableText.chatTooFast)
  const full = deps.quotas?.newLine() ?? null
  if (full !== null) return failure(full)
  const who = table.state.whoIs(user)
  const seat = who === 'table' ? null : who
  const name = table.state.setup.seats.find(one => one.seat === seat)?.name ?? own
  await table.chat.add({ user, name, seat, text, at: deps.now() }, request)
  return noted(asker)
}

/** After the line is stored; also for a repeated request, because a node may have stopped in between. */
async function noted({ table, user }: Asker): Promise<RequestResult> {
  await notify(table.state, chatNotices(table.state, user))
  return { ok: true }
}
