const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const SHORT = [1, 3, 5, 7, 9, 10]

/** DL-56 The size of the wave in each round of Until Daylight: characters plus round, changed by difficulty. */
export function wavesOf(options: Readonly<Record<string, unknown>>): readonly { round: number; cards: number }[] {
  const { difficulty, players } = options
  const harder = difficulty === 'gentle' ? -1 : difficulty === 'brutal' ? 1 : 0
  const relief = options['three.relief'] === true && players === 3 ? 1 : 0
  const rounds = options['short-night'] === true ? SHORT : ALL
  return rounds.map(round => ({ round, cards: Math.max(0, Number(players) + round + harder - relief) }))
}
