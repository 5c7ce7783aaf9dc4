import { say } from '@holdout/engine'
import type { Always, Cx } from '../cx.ts'
import { strengthOf } from '../data/load.ts'
import { SEATS, type State, seatsOf } from '../state.ts'

/** NW-12 The door held all night: the player who kept the most wins. */
export function dawnComes(s: State, cx: Cx): void {
  const kept = s.bags.map(strengthOf)
  const most = Math.max(...kept)
  cx.emit?.({ event: 'dawn-came', rule: 'NW-12', kept: most })
  cx.end({ id: 'dawn', winners: seatsWith(kept, most), tier: 1, facts: { turns: s.turns, kept: most } })
}

/** NW-14 The door broke: the player who kept the most is caught, and the best of the others wins. */
export function doorBreaks(s: State, cx: Cx): void {
  const kept = s.bags.map(strengthOf)
  const most = Math.max(...kept)
  const best = Math.max(...kept.filter(value => value < most))
  cx.emit?.({ event: 'door-broke', rule: 'NW-14', caught: seatsWith(kept, most), kept: most, rings: true })
  const winners = seatsWith(kept, best)
  cx.end({ id: winners.length > 0 ? 'escaped' : 'overrun', winners, tier: 0, facts: { turns: s.turns, kept: most } })
}

/** NW-16 A player may give up at any time. The others win. */
export const concede: Always<'concede'> = {
  rule: 'NW-16',
  asks: seatsOf,
  question: () => say`You can give up.`,
  label: () => say`Give up`,
  candidates: [{ move: 'concede' }],
  take(s, _move, cx, _step, seat) {
    cx.emit?.({ event: 'conceded', seat })
    const winners = seatsOf(s).filter(other => other !== seat)
    cx.end({ id: 'conceded', winners, tier: 0, facts: { turns: s.turns } })
  },
}

function seatsWith(kept: readonly number[], value: number): string[] {
  return SEATS.filter((_, player) => kept[player] === value)
}
