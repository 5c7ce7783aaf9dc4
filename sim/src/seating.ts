import type { SimPlan } from './request.ts'

/**
 * The bots of game i by seat. With rotation, every bot moves up one seat after each game, and the last moves to the
 * first.
 */
export function botsOfGame({ bots, rotate }: Pick<SimPlan, 'bots' | 'rotate'>, i: number): readonly string[] {
  if (!rotate) return bots
  const shift = i % bots.length
  return bots.map((_, seat) => bots[(seat + bots.length - shift) % bots.length])
}

export function seedOfGame({ seed }: Pick<SimPlan, 'seed'>, i: number): string {
  return `${seed}/${i}`
}
