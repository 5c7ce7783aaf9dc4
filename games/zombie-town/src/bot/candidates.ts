import type { Seat } from '@holdout/engine'
import { playerAt } from '../codes.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { judgeMain } from './main.ts'
import { judgeStep } from './walk.ts'
import { judgeZombies } from './zombies.ts'

/** The number of moves that a search compares in the action phase and in the zombie phase. */
const WIDTH = 5

/**
 * The choice of the rules of thumb first, and where a phase is played the next best moves by the same estimates. A walk
 * to no better place is not among them: a search that samples little would take it for a plan, and the next walk back.
 */
export function candidatesFor(s: State, seat: Seat, moves: readonly Move[], choice: Move | null): readonly Move[] {
  const step = s.agenda[s.agenda.length - 1]
  const me = playerAt(seat)
  if (choice === null) return moves.slice(0, 1)
  if (me !== s.active) return [choice]
  const judge =
    step.step === 'main'
      ? judgeMain(s, me)
      : step.step === 'zombie-move'
        ? judgeZombies(s, me, step.left)
        : step.step === 'move'
          ? judgeStep(s, step.pawn, step.chain)
          : null
  if (judge === null) return [choice]
  const others = moves
    .filter(move => move !== choice)
    .map(move => ({ move, worth: judge(move) }))
    .filter(({ move, worth }) => move.move !== 'walk' || worth > 0)
  others.sort((a, b) => b.worth - a.worth)
  return [choice, ...others.slice(0, WIDTH - 1).map(({ move }) => move)]
}
