import type { AnyGame, SeatSpec } from '@holdout/engine'
import type { TableInfo, TableRequest } from '@holdout/protocol'
import type { Extra } from '../play/table.ts'

/** The absent seat for which the player was asked whether to end the game, and how to ask; null: none. */
export interface EndQuestion {
  readonly seat: string | null
  ask(seat: string | null): void
}

/** What a player may do about an online table itself: pause it, decide about somebody who is away, take the own seat back. */
export function tableExtras(
  info: TableInfo,
  game: AnyGame,
  now: number,
  ask: (request: TableRequest) => void,
  ending: EndQuestion,
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
    if (ending.seat === seat) {
      extras.push(extra(`${name} is away: yes, end the game for everyone`, { say: 'away', seat, choice: 'end' }), {
        label: `${name} is away: keep playing`,
        pick: () => ending.ask(null),
      })
      continue
    }
    extras.push(extra(`${name} is away: let a bot play on`, { say: 'away', seat, choice: 'bot' }))
    const vote = info.ending?.seat === seat ? info.ending : null
    if (vote?.you) continue
    const label = vote ? `agree to end the game (${vote.by.length} of ${vote.of} agree)` : 'end the game'
    extras.push({ label: `${name} is away: ${label}`, pick: () => ending.ask(seat) })
  }
  return extras
}

function allPlayTogether(game: AnyGame, options: unknown): boolean {
  const seats: readonly SeatSpec[] = game.seats(options)
  return seats.length === 1 || seats.every(({ side }) => side !== undefined && side === seats[0].side)
}
