import { fromSteps } from '@holdout/engine'
import { nightWatch, type State, standing, steps } from '@holdout/night-watch'

export type NightWatch = typeof nightWatch

/** The sample game with replaced steps or parts, where a test plants a fault. */
export function variant(table: Partial<typeof steps> = {}, parts: Partial<NightWatch> = {}): NightWatch {
  const changed: typeof steps = { ...steps, ...table }
  const { derived: _, ...rest } = nightWatch // it knows nothing of the replaced steps
  return { ...rest, ...fromSteps(changed, standing), ...parts }
}

export function pieces(s: State): string[] {
  return [...s.hands.flat(), ...s.bags.flat(), ...s.door, ...s.crowd, ...s.supplies, ...s.zombies]
}
