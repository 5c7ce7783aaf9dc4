import { tableText } from '../../text/table.ts'
import { isMuted } from '../table-setup.ts'
import type { Asker } from './asker.ts'
import { failure, type RequestResult } from './request.ts'

export async function chat(text: string, { deps, table, id, user, name: own, request }: Asker): Promise<RequestResult> {
  const earlier = await deps.store.answerOf(id, request)
  if (earlier) return earlier.ok ? earlier : failure(earlier.reason)
  if (isMuted(table.state.setup, user)) return failure(tableText.muted)
  if (!deps.mayChat(user)) return failure(tableText.chatTooFast)
  const full = deps.quotas?.newLine() ?? null
  if (full !== null) return failure(full)
  const who = table.state.whoIs(user)
  const seat = who === 'table' ? null : who
  const name = table.state.setup.seats.find(one => one.seat === seat)?.name ?? own
  await table.chat.add({ user, name, seat, text, at: deps.now() }, request)
  return { ok: true }
}
