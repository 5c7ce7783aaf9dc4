/** Equal names as one row each, the most frequent first. */
export function countNames(names: readonly string[]): readonly { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count)
}
