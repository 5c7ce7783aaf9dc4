/** A number from 0 up to, and never, 1. Tests bring their own. */
export type Luck = () => number

/** Luck that nobody at the table can foresee. */
export const trueLuck: Luck = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32

export function pick<T>(from: readonly T[], luck: Luck): T {
  return from[Math.floor(luck() * from.length)]
}
