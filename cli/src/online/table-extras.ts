import type { AnyGame, SeatSpec } from '@holdout/engine'
import type { TableInfo, TableRequest } from '@holdout/protocol'
import type { Extra } from '../play/table.ts'

/** What a player may do about an online table itself: pause it, decide about somebody who is away, take the own seat back. */
export function tableExtras(
  info: TableInfo,
  game: AnyGame,
  now: number,
  ask: (request: TableRequest) => void,
): Extra[] {
  const own = info.seats.find(({ you }) => you)
  if (!own || info.status !== 'playing') return []
  const extra = (label: string, request: TableRequest): Extra => ({ label, pick: () => ask(request) })
  const extras: Extra[] = []
  if (own.kind === 'bot') extras.push(extra('Take your seat back from the bot', { say: 'return' }))
  if (info.pausedBy !== null) extras.push(extra('Let the game go on', { say: 'pause', on: false }))
  else if (allPlayTogether(game, info.options)) extras.push(extra('Pause the game', { say: 'pause', on: true }))
  for (const { seat, name, awayUntil, you } of info.seats) {
    if (you || awayUntil === null || awayUntil > now) continue
    extras.push(
      extra(`${name} is away: let a bot play on`, { say: 'away', seat, choice: 'bot' }),
      extra(`${name} is away: end the game`, { say: 'away', seat, choice: 'end' }),
    )
  }
  return extras
}

function allPlayTogether(game: AnyGame, options: unknown): boolean {
  const seats: readonly SeatSpec[] = game.seats(options)
  return seats.length === 1 || seats.every(({ side }) => side !== undefined && side === seats[0].side)
}
