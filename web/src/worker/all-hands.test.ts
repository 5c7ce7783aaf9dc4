import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyMove, type AnyState, Match, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { Playback } from '@holdout/table'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { handsAt, logForAll } from './all-hands.ts'

/** A game of that many moves, played by random bots. */
async function played(slug: string, moves: number): Promise<Playback> {
  const game: AnyKnownGame = await loadGame(slug)
  const match = Match.start(game, { seed: 'hands' })
  const bot = botFor(game, 'random')
  while (match.entries.length < moves && !match.over) {
    const asked = game.pending(match.state).find(({ kind }: { kind: string }) => kind === 'must')
    if (!asked) break
    const luck = SeededChance.of(`luck/${match.entries.length}`)
    const state = match.state as AnyState
    const move = bot.choose(perspective(game, state, asked, game.moves(state, asked.seat), luck)) as AnyMove
    match.play(asked.seat, move)
  }
  return new Playback(game, match.record())
}

it.each([
  ['viral-dawn', 'Hand'],
  ['zombie-town', 'Player 2'],
  ['until-daylight', 'Player 2, objectives'],
  ['thirty-seconds', 'Zombie hand'],
])('shows the hidden cards of the second seat of %s', async (slug, title) => {
  const reel = await played(slug, 12)
  const hands = handsAt(reel, reel.length)
  expect(hands.length).toBeGreaterThan(1)
  expect(hands[1].lines.map(line => line.title)).toContain(title)
  const open = reel.sceneAt(reel.length, 'table').board.map(({ text }) => plain(text))
  for (const { lines } of hands) for (const { text } of lines) expect(open).not.toContain(plain(text))
})

it('shows nothing in a game without secrets', async () => {
  const reel = await played('until-dawn', 12)
  expect(handsAt(reel, reel.length)).toEqual([{ seat: 'john', lines: [] }])
})

it('shows every dealt card that a seat saw', async () => {
  const reel = await played('viral-dawn', 4)
  const dealt = logForAll(reel, 0, 0).filter(({ event }) => event.event === 'dealt')
  expect(dealt.length).toBe(4)
  for (const { event } of dealt) expect((event as unknown as { cards: unknown }).cards).not.toBeNull()
})
