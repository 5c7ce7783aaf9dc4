import type { SurvivorEffect, ZombieEffect } from '../data/load.ts'
import { takeBack } from '../rules/decks.ts'
import { SURVIVOR_SIDE } from '../state.ts'
import { oneWay, type SurvivorRules, type ZombieRules } from './effect.ts'

/** Distraction: stays in play with a time token. */
export const rules: SurvivorRules<SurvivorEffect> = {
  ways: oneWay,
  needs: [],
  take(s, _effect, { held }) {
    s.tactics.used.pop()
    s.inPlay.push(held)
    s.timeTokens[SURVIVOR_SIDE] = Math.max(0, s.timeTokens[SURVIVOR_SIDE] - 1)
  },
}

/** Panic and Exhausted. */
export const zombieRules: ZombieRules<ZombieEffect> = {
  ways: oneWay,
  needs: [],
  take(s, _effect, { card }) {
    takeBack(s, card)
    s.inPlay.push(card)
  },
}

export const worth = { distraction: 0.35 }
