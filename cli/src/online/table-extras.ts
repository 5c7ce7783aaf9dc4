import type { TableRequest } from '@holdout/client'
import type { SeatSpec } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { TableInfo } from '@holdout/protocol'
import type { Extra } from '../play/terminal-table.ts'
import { onlineText } from '../text/online.ts'

const text = onlineText.extras

/** The seat of the away player for which ending the game awaits confirmation (null: none), and how to change it. */
export interface EndQuestion {
  readonly seat: string | null
  ask(seat: string | null): void
}

/** A player's actions on an online table: pause it, decide about players who are away, take their own seat back. */
export function tableExtras(
  info: TableInfo,
  game: AnyKnownGame,
  now: number,
  ask: (request: TableRequest) => void,
  ending: EndQuestion,
  mayAskUndo: boolean,
): Extra[] {
  const own = info.seats.find(({ you }) => you)
  if (!own || info.status !== 'playing') return []
  const extra = (label: string, request: TableRequest): Extra => ({ label, pick: () => ask(request) })
  const extras: Extra[] = []
  if (own.kind === 'bot') extras.push(extra(text.takeSeatBack, { type: 'return' }))
  if (info.pausedBy !== null) extras.push(extra(text.resume, { type: 'pause', on: false }))
  else if (allPlayTogether(game, info.options)) extras.push(extra(text.pause, { type: 'pause', on: true }))
  for (const [label, request] of [...undoExtras(info, mayAskUndo), ...stopExtras(info)])
    extras.push(extra(label, request))
  for (const { seat, name, awayUntil, you } of info.seats) {
    if (you || awayUntil === null || awayUntil > now) continue
    if (ending.seat === seat) {
      extras.push(extra(text.confirmEnd(name), { type: 'away', seat, choice: 'end' }), {
        label: text.keepPlaying(name),
        pick: () => ending.ask(null),
      })
      continue
    }
    extras.push(extra(text.botPlays(name), { type: 'away', seat, choice: 'bot' }))
    const vote = info.ending?.seat === seat ? info.ending : null
    if (vote?.you) continue
    const label = vote ? text.agreeToEnd(name, vote.by.length, vote.of) : text.end(name)
    extras.push({ label, pick: () => ending.ask(seat) })
  }
  return extras
}

/** Asks for an undo that needs the others, or answers such a question. */
function undoExtras({ undo, seats, undoOff }: TableInfo, mayAsk: boolean): [string, TableRequest][] {
  if (!undo) {
    const canAgree = seats.some(({ kind, you, here }) => kind === 'person' && !you && here)
    return mayAsk && canAgree && !undoOff ? [[text.askUndo, { type: 'ask-undo' }]] : []
  }
  const asker = seats.find(({ seat }) => seat === undo.seat)
  if (asker?.you) return [[text.withdrawUndo, { type: 'answer-undo', agree: false }]]
  const name = asker?.name ?? undo.seat
  const decline: [string, TableRequest] = [text.declineUndo(name), { type: 'answer-undo', agree: false }]
  return undo.you ? [decline] : [[text.agreeToUndo(name, undo.moves), { type: 'answer-undo', agree: true }], decline]
}

/** Asks all players to stop the game, or answers such a question. */
function stopExtras({ stop, seats }: TableInfo): [string, TableRequest][] {
  if (!stop) return seats.some(({ by, you }) => by !== null && !you) ? [[text.askStop, { type: 'ask-stop' }]] : []
  const asker = seats.find(({ seat }) => seat === stop.seat)
  if (asker?.you) return [[text.withdrawStop, { type: 'answer-stop', agree: false }]]
  const name = asker?.name ?? stop.seat
  const decline: [string, TableRequest] = [text.declineStop(name), { type: 'answer-stop', agree: false }]
  return stop.you ? [decline] : [[text.agreeToStop(name), { type: 'answer-stop', agree: true }], decline]
}

function allPlayTogether(game: AnyKnownGame, options: unknown): boolean {
  const seats: readonly SeatSpec[] = game.seats(options)
  return seats.length === 1 || seats.every(({ side }) => side !== undefined && side === seats[0].side)
}
