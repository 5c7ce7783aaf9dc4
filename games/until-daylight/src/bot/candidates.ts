import type { Place } from '../codes.ts'
import type { CombatMove, Move, SearchMove } from '../moves.ts'
import type { State } from '../state.ts'
import { attackGains } from './fight.ts'
import { searchValue } from './search.ts'

/** The number of moves that a search compares. */
const WIDTH = 6

/** The choice of the rules of thumb first, then the next best moves by the same estimates. */
export function candidatesFor(
  s: State,
  who: Place,
  moves: readonly Move[],
  choice: Move | null,
  combatValue: (move: CombatMove) => number,
): readonly Move[] {
  const step = s.agenda[s.agenda.length - 1]
  if (choice === null) return step.step === 'launch' ? [] : moves // only the starting player starts the search
  if (step.step === 'combat-turn') {
    const gains = attackGains(s, who, moves as readonly CombatMove[])
    return ranked(moves, choice, move => gains.get(move as CombatMove) ?? combatValue(move as CombatMove))
  }
  if (step.step === 'search-turn' && who === s.turn?.player)
    return ranked(moves, choice, move => searchValue(s, who, move as SearchMove))
  if (step.step === 'prepare' || step.step === 'lucky' || step.step === 'sacrifice')
    return ranked(moves, choice, () => 1)
  return [choice]
}

function ranked(moves: readonly Move[], choice: Move, worth: (move: Move) => number): readonly Move[] {
  const text = JSON.stringify(choice)
  const others = moves
    .filter(move => JSON.stringify(move) !== text)
    .map(move => ({ move, worth: worth(move) }))
    .filter(other => other.worth > 0 || other.move.move === 'end-turn')
    .sort((a, b) => b.worth - a.worth)
  return [choice, ...others.slice(0, WIDTH - 1).map(({ move }) => move)]
}
