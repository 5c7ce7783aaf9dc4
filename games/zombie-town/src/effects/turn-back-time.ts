import { isLastDay } from '../bot/worth.ts'
import type { PlayerId } from '../codes.ts'
import { scoreOf } from '../rules/days.ts'
import { isAlive, type State } from '../state.ts'
import type { Effect } from './effect.ts'

/** ZT-172 The day goes back by 1. It can be played on day 1 too, without an effect. */
export const turnBackTime: Effect = {
  alwaysPlayable: true,
  works: s => s.day > 1,
  take(s, _player, _pawn, cx) {
    s.day -= 1
    cx.emit?.({ event: 'day-changed', rule: 'ZT-172', day: s.day })
  },
  bot: {
    worth: 0.8,
    judge: (s, me) => (isLastDay(s) && isBehind(s, me) ? 2 : -1),
    triggered: () => 0.6,
    keeps: () => false,
  },
}

function isBehind(s: State, me: PlayerId): boolean {
  const mine = scoreOf(s, me).total
  return s.kills.some((_, other) => other !== me && isAlive(s, other) && scoreOf(s, other).total > mine)
}
