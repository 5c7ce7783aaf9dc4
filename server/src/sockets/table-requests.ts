import { type AnyMove, InputError } from '@holdout/engine'
import type { FromClient } from '@holdout/protocol'
import type { Store } from '../store/store.ts'
import { answerStop, askStop } from '../tables/agreed-stop.ts'
import { reveal, unlessDealing } from '../tables/deal.ts'
import { authorAt } from '../tables/ids.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { isMuted } from '../tables/muting.ts'
import { personName, programName } from '../tables/names.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import {
  decideAway,
  failure,
  leave,
  pause,
  type RequestResult,
  returnToSeat,
  setBot,
  setMuted,
  sit,
  stand,
  type TableRule,
} from '../tables/table-rules.ts'
import { addSeat, allowSeat, changeOptions, removeSeat, start, vacateSeat } from '../tables/waiting-room.ts'
import { tableText } from '../text/table.ts'
import type { Quotas } from '../upkeep/quotas.ts'

export interface RequestDeps {
  readonly registry: TableRegistry
  readonly store: Store
  now(): number
  /** Whether a user may send another chat line now. */
  mayChat(user: string): boolean
  readonly quotas?: Pick<Quotas, 'newTable' | 'newLine'>
}

/** Who asks for something, and at which table. */
interface Asker {
  readonly deps: RequestDeps
  readonly table: LiveTable
  /** The table's id. */
  readonly id: string
  readonly user: string
  readonly name: string
  /** The id of the request in the table's log. */
  readonly request: string
}

type TableRequest = Exclude<FromClient, { type: 'hello' | 'ping' | 'text' | 'hint' | 'earlier-chat' }>

/**
 * Handles a client's request at its table. A repeated request gets the first answer. Calls `rejecting` before a
 * rejection is stored.
 */
export async function handleRequest(
  message: TableRequest,
  asker: Asker,
  rejecting: () => void,
): Promise<RequestResult> {
  const done = await Promise.resolve()
    .then(() => carryOut(message, asker))
    .catch(error => {
      if (error instanceof InputError) return failure(error.message)
      throw error
    })
  if (done.ok) return done
  rejecting()
  return (await asker.deps.store.reject(asker.id, asker.request, done.text)) ?? done
}

function carryOut(message: TableRequest, asker: Asker): Promise<RequestResult> {
  const { table, user, request } = asker
  const by = { user, request }
  const arrange = (rule: TableRule): Promise<RequestResult> => table.change(unlessDealing(rule), by)
  switch (message.type) {
    case 'move':
      return table.move(user, request, message.move as AnyMove)
    case 'undo':
      return table.undo(user, request)
    case 'ask-undo':
      return table.askUndo(by)
    case 'answer-undo':
      return table.answerUndo(by, message.agree)
    case 'ask-stop':
      return table.change(askStop(user), by)
    case 'answer-stop':
      return table.change(answerStop(user, message.agree), by)
    case 'sit':
      return arrange(sit(user, message.seat, seatAs(message), message.entropy, message.commit))
    case 'reveal':
      return table.change(reveal(user, message.entropy), by)
    case 'stand':
      return arrange(stand(user))
    case 'leave':
      return arrange(leave(user))
    case 'bot':
      return arrange(setBot(user, message.seat, message.level))
    case 'start':
      return arrange(start(user, message))
    case 'add-seat':
      return arrange(addSeat(user, message.seats))
    case 'remove-seat':
      return arrange(removeSeat(user, message.seat, message.seats))
    case 'free-seat':
      return arrange(vacateSeat(user, message.seat, message.by))
    case 'allow-seat':
      return arrange(allowSeat(user, message.by))
    case 'options':
      return arrange(changeOptions(user, message.options))
    case 'pause':
      return table.change(pause(user, message.on), by)
    case 'away':
      return table.change(decideAway(user, message.seat, message.choice), by)
    case 'return':
      return table.change(returnToSeat(user), by)
    case 'chat':
      return chat(message.text, asker)
    case 'mute':
      return mute(message, asker)
    case 'rematch':
      return rematch(asker)
  }
}

/** The name that a player gets at the table. Programs have a mark. */
function seatAs({ name, program }: Extract<TableRequest, { type: 'sit' }>): string {
  return program ? programName(name) : personName(name)
}

async function chat(text: string, { deps, table, id, user, name: own, request }: Asker): Promise<RequestResult> {
  const earlier = await deps.store.answerOf(id, request)
  if (earlier) return earlier.ok ? earlier : failure(earlier.reason)
  if (isMuted(table.setup, user)) return failure(tableText.muted)
  if (!deps.mayChat(user)) return failure(tableText.chatTooFast)
  const full = deps.quotas?.newLine() ?? null
  if (full !== null) return failure(full)
  const who = table.whoIs(user)
  const seat = who === 'table' ? null : who
  const name = table.setup.seats.find(one => one.seat === seat)?.name ?? own
  await table.chat.add({ user, name, seat, text, at: deps.now() }, request)
  return { ok: true }
}

async function mute(
  { by, on }: { readonly by: string; readonly on: boolean },
  { deps, table, id, user, request }: Asker,
): Promise<RequestResult> {
  const users = Object.keys(await deps.store.lastSeen(id))
  const whom = users.find(one => authorAt(id, one) === by)
  const known = whom === undefined ? null : await deps.store.user(whom)
  if (!known) return failure(tableText.unknownPerson)
  const name = table.setup.seats.find(one => one.user === known.id)?.name ?? known.name
  return table.change(setMuted(user, { user: known.id, name }, on), { user, request })
}

async function rematch({ deps, id, user, request }: Asker): Promise<RequestResult> {
  const earlier = await deps.store.answerOf(id, request)
  if (earlier?.ok === false) return failure(earlier.reason)
  const known = (await deps.registry.table(id))?.setup.rematch ?? null
  const over = known === null ? await deps.quotas?.newTable(user, null) : null
  if (over) return failure(over.text)
  const fresh = await deps.registry.rematch(id, user)
  return fresh ? { ok: true } : failure(tableText.rematchNotAllowed)
}
