import type { Cx } from '../cx.ts'
import { nightLength, type State } from '../state.ts'
import { turnToAttack } from './stacks.ts'

/** UD-89 When both markers stand on the rightmost space the night does not go on to your turn but to the final assault. */
export function isLastSpace(s: State): boolean {
  return s.zombieTime === nightLength(s)
}

/** UD-90 All zombies attack. UD-91, UD-93 Every entrance is resolved in two rounds, and UD-94 then the game is over. */
export function finalAssault(s: State, _step: object, cx: Cx): void {
  let cards = 0
  for (const door of s.doors) {
    for (const card of door.zombies) {
      turnToAttack(door, card)
      cards += 1
    }
  }
  cx.emit?.({ event: 'final-assault-began', rule: 'UD-90', cards })
  cx.next(
    { step: 'resolve-round', from: 0, final: true },
    { step: 'resolve-round', from: 0, final: true },
    { step: 'dawn' },
  )
}
