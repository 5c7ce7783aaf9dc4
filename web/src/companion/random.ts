/** Returns a random number, at least 0 and less than 1. */
export type Random = () => number

/** Unpredictable random numbers. */
export const secureRandom: Random = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32

export function pick<T>(from: readonly T[], random: Random): T {
  return from[Math.floor(random() * from.length)]
}
