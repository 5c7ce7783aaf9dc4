import { isBotLevel } from '@holdout/bots'
import type { Seat } from '@holdout/engine'
import { tableText } from '../../text/table.ts'
import { botSeat, freeSeat, withSeat } from '../table-setup.ts'
import { failure, noSuchBot, noSuchSeat, type TableRule } from './request.ts'

export function setBot(user: string, seat: Seat, level: string | null): TableRule {
  return ({ status, setup }, { host }) => {
    if (host.user !== user) return failure(tableText.onlyHost(host.name))
    if (status !== 'waiting') return failure(tableText.alreadyStarted)
    const wanted = setup.seats.find(one => one.seat === seat)
    if (!wanted) return noSuchSeat(setup, seat)
    if (wanted.kind === 'person') return failure(tableText.seatTaken(wanted.name))
    if (level === null) return { setup: withSeat(setup, seat, freeSeat(wanted)) }
    if (!isBotLevel(level)) return noSuchBot(level)
    return { setup: withSeat(setup, seat, botSeat(seat, level)) }
  }
}
