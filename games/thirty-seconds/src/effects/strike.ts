import type { Line, ZombieEffect } from '../data/load.ts'
import { canStrike, lineOf } from '../rules/zombie-attack.ts'
import { findZombie, type State, targetsIn, type Zombie } from '../state.ts'
import { zombieOn } from '../targets.ts'
import type { Way, ZombieRules } from './effect.ts'

type Strike = Extract<ZombieEffect, { do: 'strike' }>

/** Frenzy, Tackle and Ground Swipe: a zombie attacks again, knocks down, or attacks from the ground. */
export const rules: ZombieRules<Strike> = {
  ways: (s, card) => targetsIn(s, s.row).map(target => ({ move: 'play', card, target })),
  needs: [
    ...canStrike<Way>(({ target }) => target),
    ['TS-154', (s, _way, { by }) => by !== 'standing' || !s.down, 'The Survivor is already down.'],
    ['TS-70', (s, way, { by }) => by !== 'standing' || !striker(s, way)?.down, 'Tackle needs a standing zombie.'],
    [
      'TS-70',
      (s, way, { by }) => by !== 'down' || striker(s, way)?.down === true,
      'Ground Swipe needs a zombie that is down.',
    ],
    [
      'TS-70',
      (s, way, { by }) => by !== 'has-attacked' || striker(s, way)?.attacked === true,
      'Frenzy needs a zombie that has attacked this turn.',
    ],
  ],
  take(s, { line }, { zombie }, cx) {
    const found = zombie === null ? null : findZombie(s, zombie)
    if (found) cx.next({ step: 'zombie-attack', zombie: found.card, line: lineFor(line, found) })
  },
}

function striker(s: State, { target }: Way): Zombie | null {
  return zombieOn(s, target ?? 0)
}

function lineFor(line: Strike['line'], zombie: Zombie): Line {
  return line === 'posture' ? lineOf(zombie) : line
}

export const kept = ['frenzy']
