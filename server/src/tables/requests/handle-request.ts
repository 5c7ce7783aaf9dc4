import { type AnyMove, InputError } from '@holdout/engine'
import { addSeat } from './add-seat.ts'
import { allowSeat } from './allow-seat.ts'
import { answerStop } from './answer-stop.ts'
import { answerUndo } from './answer-undo.ts'
import { askStop } from './ask-stop.ts'
import { askUndo } from './ask-undo.ts'
import type { Asker, QueuedRequest } from './asker.ts'
import { decideAway } from './away.ts'
import { setBot } from './bot.ts'
import { chat } from './chat.ts'
import { vacateSeat } from './free-seat.ts'
import { leave } from './leave.ts'
import { makeMove } from './move.ts'
import { mute } from './mute.ts'
import { changeOptions } from './options.ts'
import { pause } from './pause.ts'
import { rematch } from './rematch.ts'
import { removeSeat } from './remove-seat.ts'
import { failure, type RequestResult, type TableRule } from './request.ts'
import { returnToSeat } from './return.ts'
import { reveal } from './reveal.ts'
import { seatAs, sit } from './sit.ts'
import { stand } from './stand.ts'
import { start, unlessDealing } from './start.ts'

/**
 * Handles a client's request at its table. A repeated request gets the first answer. Calls `rejecting` before a
 * rejection is stored.
 */
export async function handleRequest(
  message: QueuedRequest,
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

function carryOut(message: QueuedRequest, asker: Asker): Promise<RequestResult> {
  const { table, user, request } = asker
  const by = { user, request }
  const arrange = (rule: TableRule): Promise<RequestResult> => table.change(unlessDealing(rule), by)
  switch (message.type) {
    case 'move':
      return makeMove(table, by, message.move as AnyMove)
    case 'undo':
      return makeMove(table, by, null)
    case 'ask-undo':
      return table.change(askUndo(user), by)
    case 'answer-undo':
      return answerUndo(table, by, message.agree)
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
