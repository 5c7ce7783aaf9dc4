import { loadGame } from '@holdout/catalog'
import { Match } from '@holdout/engine'
import type { View } from '@holdout/zombie-town/table'
import { expect, it } from 'vitest'
import { oddsOf } from './odds.ts'

/** A pawn with these guns on C7, in a fresh match. */
async function viewWith(card: string, combatUsed: readonly string[]): Promise<View> {
  const game = await loadGame('zombie-town')
  const view = game.view(Match.start(game, { seed: '1' }).state, 's1') as View
  const gun = { card, bullets: 2 }
  const pawns = view.pawns.map(pawn => ({ ...pawn, at: 'C7', guns: [gun] }))
  return { ...view, pawns, combatUsed, combatDeck: 30 - combatUsed.length }
}

const shoot = (view: View, at: string) => oddsOf(view, { move: 'shoot', pawn: view.pawns[0].pawn, gun: 'gun-1', at })

it('counts the combat cards that reach the target', async () => {
  const view = await viewWith('gun-3', [])
  expect(shoot(view, 'C7')).toMatchObject({ hits: 24, cards: 30, chance: 24 / 30 })
  expect(shoot(view, 'C8')).toMatchObject({ hits: 16, cards: 30 })
  expect(shoot(view, 'C9')).toMatchObject({ hits: 8, cards: 30 })
})

it('leaves out used cards', async () => {
  expect(shoot(await viewWith('gun-3', ['2', '2', 'J']), 'C9')).toMatchObject({ hits: 6, cards: 27 })
})

it('takes the better of two cards for a Shotgun', async () => {
  const odds = shoot(await viewWith('gun-2-draw-2', []), 'C9')
  expect(odds?.chance).toBeCloseTo(1 - (22 / 30) * (21 / 29))
})

it('returns null if the deck would be shuffled during the draw', async () => {
  const used = [...'JJJJJJ00000000111111112222222']
  expect(shoot(await viewWith('gun-2-draw-2', used), 'C7')).toBeNull()
})
