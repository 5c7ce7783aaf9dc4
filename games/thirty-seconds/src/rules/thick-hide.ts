/** TS-119 The damage a zombie takes: the thick hide of a Brute stops 1 point. */
export function takenBy({ id }: { readonly id: string }, points: number): number {
  return Math.max(0, id === 'brute' ? points - 1 : points)
}
