import { boxOf, type Kind } from '../data/box.ts'
import { isAchieved } from '../rules/experience.ts'
import type { Attack, Move, Payment, Place, State } from '../state.ts'
import { felledBy } from './fight.ts'

/** R-66 Where objectives are announced by hand: the first of one's own that holds. */
export function claim(s: State, who: Place): Move | null {
  if (s.options['objectives.announce'] !== 'manual' || s.phase === 'set-up') return null
  const card = s.players[who].objectives.find(open => isAchieved(s, who, open))
  return card === undefined ? null : { move: 'announce', objective: boxOf(s).names[card] }
}

/** DL-85 A Survivor is hit only by whose objective it is, with a die that no enemy needs, and while another is left to be saved. */
export function spareDieForWitness(s: State, attack: Attack): Payment | null {
  const box = boxOf(s)
  const wants = s.players[attack.by].objectives.some(card =>
    box.objectives[card].needs.some(({ count }) => count === 'survivors-felled'),
  )
  if (!wants || survivorsLeft(s, box.survivor) < 2) return null
  const enemies = s.players[attack.area].line.slice(attack.at).filter(card => card !== box.survivor)
  const { heads, bodies, convert } = attack
  const all = felledBy(box, enemies, 0, heads, bodies, convert)
  if (bodies > 0 && felledBy(box, enemies, 0, heads, bodies - 1, convert) === all) return { move: 'hit', with: 'body' }
  if (heads > 0 && felledBy(box, enemies, 0, heads - 1, bodies, convert) === all) return { move: 'hit', with: 'head' }
  return null
}

/** Saved ones and those still in the lines. */
function survivorsLeft(s: State, survivor: Kind): number {
  let count = 0
  for (const { saved, line } of s.players) count += saved + line.filter(card => card === survivor).length
  return count
}
