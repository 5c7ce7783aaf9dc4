import { BOT_LEVELS } from '@holdout/bots'
import { InputError, type SeatSpec } from '@holdout/engine'
import { listOf } from '../input/arguments.ts'

/** Who is to sit where at an online table. */
export interface OnlineSeats {
  /** One's own seat; null: the first that is free. */
  readonly own: string | null
  readonly bots: Readonly<Record<string, string>>
}

const HOW = `write seat=me, seat=open or seat=<bot>, the bots being ${BOT_LEVELS.join(', ')}`

/** `p1=me,p2=open,p3=greedy`; a seat alone is one's own. Seats that are not named stay open. */
export function readOnlineSeats(specs: readonly SeatSpec[], text: string | undefined): OnlineSeats {
  let own: string | null = null
  const bots: Record<string, string> = {}
  const named = new Set<string>()
  for (const part of listOf(text ?? '')) {
    const [seat, who = 'me'] = part.split('=').map(word => word.trim())
    if (!specs.some(spec => spec.seat === seat))
      throw new InputError(`There is no seat "${seat}"; the seats are ${specs.map(spec => spec.seat).join(', ')}.`)
    if (named.has(seat)) throw new InputError(`Seat "${seat}" is named twice.`)
    named.add(seat)
    if (who === 'me') {
      if (own !== null) throw new InputError(`You cannot have two seats, ${own} and ${seat}.`)
      own = seat
    } else if (BOT_LEVELS.includes(who)) bots[seat] = who
    else if (who !== 'open') throw new InputError(`"${part}" is not understood; ${HOW}.`)
  }
  const free = specs.find(({ seat }) => !named.has(seat))
  if (own === null && !free)
    throw new InputError(`No seat is left for you; ${HOW}, and leave one out or give it to "me".`)
  return { own: own ?? free?.seat ?? null, bots }
}
