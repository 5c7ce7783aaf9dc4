import { BOT_LEVELS, isBotLevel } from '@holdout/bots'
import { InputError, type SeatSpec } from '@holdout/engine'
import { listOf } from '../input/arguments.ts'
import { onlineErrorText } from '../text/online.ts'
import { argumentText } from '../text/shared.ts'

/** The seats of a new online table, as the person chose them. */
export interface OnlineSeats {
  /** The person's own seat; null for the first free one. */
  readonly own: string | null
  readonly bots: Readonly<Record<string, string>>
}

/** Reads `p1=me,p2=open,p3=hard`. A seat alone means `me`. Seats that are not named stay open. */
export function readOnlineSeats(specs: readonly SeatSpec[], text: string | undefined): OnlineSeats {
  let own: string | null = null
  const bots: Record<string, string> = {}
  const named = new Set<string>()
  for (const part of listOf(text ?? '')) {
    const [seat, who = 'me'] = part.split('=').map(word => word.trim())
    if (!specs.some(spec => spec.seat === seat))
      throw new InputError(
        argumentText.unknownSeat(
          seat,
          specs.map(spec => spec.seat),
        ),
      )
    if (named.has(seat)) throw new InputError(onlineErrorText.seatTwice(seat))
    named.add(seat)
    if (who === 'me') {
      if (own !== null) throw new InputError(onlineErrorText.twoSeats(own, seat))
      own = seat
    } else if (isBotLevel(who)) bots[seat] = who
    else if (who !== 'open') throw new InputError(onlineErrorText.badSeat(part, BOT_LEVELS))
  }
  const free = specs.find(({ seat }) => !named.has(seat))
  if (own === null && !free) throw new InputError(onlineErrorText.noSeatForYou(BOT_LEVELS))
  return { own: own ?? free?.seat ?? null, bots }
}
