import { BARRICADES, BITE_LIMIT, clockTime, ENTRANCES } from '@holdout/until-dawn/table'

/** UD-02 The last space of the time track. */
export const LAST_SPACE = 28
export const SHELLS = 8
export { BITE_LIMIT }

export interface Cabin {
  readonly time: number
  readonly zombies: number
  readonly shells: number
  readonly bites: number
  /** Barricades at each entrance; null: breached. */
  readonly doors: readonly (number | null)[]
  readonly jasper: 'rug' | 'gone' | number
}

export const FRESH_CABIN: Cabin = {
  time: 0,
  zombies: 0,
  shells: SHELLS,
  bites: 3,
  doors: ENTRANCES.map(() => 0),
  jasper: 'rug',
}

/** UD-13 An action moves the white marker; UD-15 never past the end. */
export function act(cabin: Cabin): Cabin {
  return cabin.time < LAST_SPACE ? { ...cabin, time: cabin.time + 1 } : cabin
}

/** UD-54 A card step moves the black marker; UD-12 it never passes the white one. */
export function zombieStep(cabin: Cabin): Cabin {
  return cabin.zombies < cabin.time ? { ...cabin, zombies: cabin.zombies + 1 } : cabin
}

/** The card steps the zombies still have. */
export function stepsOwed({ time, zombies }: Cabin): number {
  return time - zombies
}

export function planksLeft({ doors }: Cabin): number {
  return BARRICADES - doors.reduce<number>((sum, planks) => sum + (planks ?? 0), 0)
}

/** UD-16, UD-17 Moves a plank from the supply to an unbreached entrance, or back. */
export function plank(cabin: Cabin, door: number, by: 1 | -1): Cabin {
  const has = cabin.doors[door]
  if (has === null || has + by < 0 || (by > 0 && planksLeft(cabin) === 0)) return cabin
  return { ...cabin, doors: cabin.doors.map((planks, i) => (i === door ? has + by : planks)) }
}

/** UD-47, UD-51 Breaches an entrance: its planks return to the supply, and Jasper to the rug. */
export function breach(cabin: Cabin, door: number): Cabin {
  const jasper = cabin.jasper === door ? 'rug' : cabin.jasper
  return { ...cabin, jasper, doors: cabin.doors.map((planks, i) => (i === door ? null : planks)) }
}

export type CabinEnd = 'overrun' | 'assault' | null

/** UD-53 Every entrance breached; UD-56 both markers at the end: the final assault. */
export function endOf(cabin: Cabin): CabinEnd {
  if (cabin.doors.every(planks => planks === null)) return 'overrun'
  return cabin.zombies === LAST_SPACE ? 'assault' : null
}

export { clockTime }
