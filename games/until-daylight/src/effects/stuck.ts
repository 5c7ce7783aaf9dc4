import { seatOf } from '../codes.ts'
import { isTimed } from '../state.ts'
import type { CardEffect, Named } from './effect.ts'

/**
 * DL-140 Stuck: a lock of some seconds, or without a clock a skipped search turn. Outside a search phase it does
 * nothing.
 */
export const sticking: CardEffect<Named<'stuck'>> = {
  happens(s, who, { seconds }, cx) {
    if (s.phase !== 'search') return
    const timed = isTimed(s.options)
    cx.emit?.({ event: 'stuck', rule: 'DL-140', who: seatOf(who), seconds: timed ? seconds : null })
    if (timed) cx.next({ step: 'stuck', who, seconds })
    else s.players[who].stuck += 1
  },
}
