import type { ZombieEffect } from '../data/load.ts'
import { allSteps, CAN_STEP, movesBy } from '../rules/zombie-moves.ts'
import { findZombie } from '../state.ts'
import { zombieOn } from '../targets.ts'
import type { ZombieRules } from './effect.ts'

/** Lunge: a zombie moves for free. */
export const rules: ZombieRules<ZombieEffect> = {
  ways: (s, card) => allSteps(s).map(step => ({ move: 'play', card, ...step })),
  needs: [
    ...CAN_STEP,
    ['TS-150', (s, { target }) => !zombieOn(s, target ?? 0)?.down, 'It is down for good: it can only crawl, for 2E.'],
  ],
  take(s, _effect, { zombie, by }, cx) {
    const found = zombie === null ? null : findZombie(s, zombie)
    if (found) movesBy(s, found, by, 'TS-104', cx)
  },
}
