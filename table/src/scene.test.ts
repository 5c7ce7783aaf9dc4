import { loadGame, SLUGS } from '@holdout/catalog'
import { Match } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import type { AnyMatch } from './any-match.ts'
import { logLinesSince, sceneOf } from './scene.ts'

function begin(game: AnyKnownGame): AnyMatch {
  return Match.start(game, { seed: 'scene' })
}

it.each(SLUGS)('shows a seat of %s its decision and legal moves with text, as plain data', async slug => {
  const match = begin(await loadGame(slug))
  const asked = match.game.pending(match.state).find(({ kind }) => kind === 'must')?.seat as string
  const scene = sceneOf(match, asked)
  expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
  expect(scene.decisions.some(({ seat, text }) => seat === asked && text !== null)).toBe(true)
  expect(scene.choices.filter(({ kind }) => kind === 'must').map(({ move }) => move)).toEqual(
    match.game.moves(match.state, asked),
  )
  for (const { text: say } of scene.choices) expect(plain(say)).not.toBe('')
  expect(scene.outcome).toBeNull()
})

it.each(SLUGS)('offers spectators of %s no moves and no decision texts', async slug => {
  const match = begin(await loadGame(slug))
  const scene = sceneOf(match, 'table')
  expect(scene.choices).toEqual([])
  expect(scene.barred).toEqual([])
  expect(scene.decisions.length).toBeGreaterThan(0)
  expect(scene.decisions.every(({ text }) => text === null)).toBe(true)
})

it('shows each player only their own cards of a deal', async () => {
  const match = begin(await loadGame('viral-dawn'))
  const dealt = (who: string) => logLinesSince(match, 0, who).filter(({ event }) => event.event === 'dealt')
  const seats = match.game.seats(match.options).map(({ seat }) => seat)
  for (const seat of seats) {
    const known = dealt(seat).filter(({ event }) => (event as unknown as { cards: unknown }).cards !== null)
    expect(known.map(({ event }) => (event as unknown as { seat: string }).seat)).toEqual([seat])
  }
  expect(dealt('table').every(({ event }) => (event as unknown as { cards: unknown }).cards === null)).toBe(true)
})

it('returns the log lines from a move on, each with its rule', async () => {
  const game = await loadGame('until-dawn')
  const match = begin(game)
  match.play('john', { move: 'pass' } as never)
  match.play('john', { move: 'pass' } as never)
  const lines = logLinesSince(match, 2, 'john')
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every(({ at, rule }) => at === 2 && rule !== null)).toBe(true)
})
