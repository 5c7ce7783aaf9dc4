/** Returns a random number, at least 0 and less than 1. */
export type Luck = () => number

/** Unpredictable random numbers. */
export const trueLuck: Luck = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32

export function pick<T>(from: readonly T[], luck: Luck): T {
  return from[Math.floor(luck() * from.length)]
}
