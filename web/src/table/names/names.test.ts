import { loadGame, SLUGS } from '@holdout/catalog'
import { type AnyMove, Match, type Phrase, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'

/** Things of Until Daylight that its list of cards does not have: no card, and the back of one. */
const NO_CARDS = ['hands', 'riot-shield-dented']

/** Every card that log lines, choices and decisions name in some random games. */
async function namedIn(slug: string): Promise<ReadonlySet<string>> {
  const game = await loadGame(slug)
  const named = new Set<string>()
  const note = (phrase: Phrase): void => {
    for (const part of phrase) if (typeof part !== 'string' && part.kind === 'card') named.add(part.id)
  }
  for (let seed = 1; seed <= 3; seed++) {
    const match = Match.start(game, { seed: String(seed) })
    const luck = SeededChance.of(`names/${seed}`)
    for (let moves = 0; moves < 300 && !match.over; moves++) {
      const [decision] = game.pending(match.state)
      const legal: readonly AnyMove[] = decision ? game.moves(match.state, decision.seat) : []
      if (legal.length === 0) break
      const view = game.view(match.state, decision.seat)
      note(game.words.decision(decision, view))
      for (const move of legal) note(game.words.move(move, view))
      match.play(decision.seat, legal[luck.pick('move', legal)])
      for (const event of match.entries.at(-1)?.events ?? []) note(game.words.event(event))
    }
  }
  return named
}

it.each(SLUGS)('%s explains every card that it names', async slug => {
  const { cards } = await loadGame(slug)
  const known = new Set(cards.map(({ id }: { id: string }) => id))
  const named = await namedIn(slug)
  expect(named.size).toBeGreaterThan(0)
  expect([...named].filter(id => !known.has(id) && !NO_CARDS.includes(id))).toEqual([])
})
