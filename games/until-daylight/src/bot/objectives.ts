import type { Place } from '../codes.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Move, Payment } from '../moves.ts'
import { isAchieved } from '../rules/experience.ts'
import type { Attack, State } from '../state.ts'
import { felledBy } from './fight.ts'

/** R-66 With manual announcements: the bot's first achieved objective. */
export function claim(s: State, who: Place): Move | null {
  if (s.options['objectives-announce'] !== 'manual' || s.phase === 'set-up') return null
  const card = s.players[who].objectives.find(open => isAchieved(s, who, open))
  return card === undefined ? null : { move: 'announce', objective: boxOf(s).names[card] }
}

/**
 * DL-85 Hits a Survivor only for the bot's own objective, with a spare die, and while another Survivor can be saved.
 */
export function spareDieForSurvivor(s: State, attack: Attack): Payment | null {
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

/** Survivors that are saved or still in an area. */
function survivorsLeft(s: State, survivor: Kind): number {
  let count = 0
  for (const { saved, line } of s.players) count += saved + line.filter(card => card === survivor).length
  return count
}
