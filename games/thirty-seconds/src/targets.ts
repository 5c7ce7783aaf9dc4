/**
 * A zombie by its place in the alley, or a whole row (a Grenade): row × 10 + place. Places count from 1 at the bottom;
 * place 0 is the row itself. Moves and events store it; scenarios write it `4.1`.
 */
export type Target = number

/** In events: the zombie is no longer in the alley. */
export const NO_TARGET: Target = 0

/** Several zombies as scenarios write them: `3.1 3.2`. */
export type TargetList = string

export function targetAt(row: number, place: number): Target {
  return row * 10 + place
}

export function wholeRow(row: number): Target {
  return row * 10
}

export function isWholeRow(target: Target): boolean {
  return target % 10 === 0
}

export function rowOfTarget(target: Target): number {
  return (target / 10) | 0
}

export function placeOfTarget(target: Target): number {
  return target % 10
}

/** `4.1` */
export function writeTarget(target: Target): string {
  return `${rowOfTarget(target)}.${placeOfTarget(target)}`
}

/** Null if the text is not a target. */
export function readTarget(text: string): Target | null {
  const found = /^(\d+)\.(\d)$/.exec(text)
  return found && targetAt(Number(found[1]), Number(found[2]))
}

export function readTargets(list: TargetList | null): Target[] {
  return list === null ? [] : list.split(' ').map(text => readTarget(text) ?? NO_TARGET)
}

/** The zombie at a target, in a state or a view; null if there is none. */
export function zombieOn<Z>(
  { rows }: { readonly rows: readonly { readonly zombies: readonly Z[] }[] },
  target: Target,
): Z | null {
  return rows[rowOfTarget(target) - 1]?.zombies[placeOfTarget(target) - 1] ?? null
}
