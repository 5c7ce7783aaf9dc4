import type { Cx } from '../cx.ts'
import { nightLength, type State } from '../state.ts'
import { turnToAttack } from './stacks.ts'

/** UD-89 Whether both markers are on the last space, so that the final assault follows. */
export function isLastSpace(s: State): boolean {
  return s.zombieTime === nightLength(s)
}

/** UD-90 All zombies attack. UD-91, UD-93 The entrances are resolved in two rounds. UD-94 Then the game is over. */
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
