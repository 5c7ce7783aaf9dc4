import { Match } from '@holdout/engine'
import { zombieTown } from '@holdout/zombie-town'
import { oddsOf, type View } from '@holdout/zombie-town/table'
import { expect, it } from 'vitest'

/** A pawn with these guns on C7, in a fresh match. */
function viewWith(card: string, combatUsed: readonly string[]): View {
  const view = zombieTown.view(Match.start(zombieTown, { seed: '1' }).state, 'p1')
  const gun = { card, bullets: 2 }
  const pawns = view.pawns.map(pawn => ({ ...pawn, at: 'C7', guns: [gun] }))
  return { ...view, pawns, combatUsed, combatDeck: 30 - combatUsed.length }
}

const shoot = (view: View, at: string) => oddsOf(view, { move: 'shoot', pawn: view.pawns[0].pawn, gun: 'gun-1', at })

it('counts the combat cards that reach the target', () => {
  const view = viewWith('gun-3', [])
  expect(shoot(view, 'C7')).toMatchObject({ hits: 24, cards: 30, chance: 24 / 30 })
  expect(shoot(view, 'C8')).toMatchObject({ hits: 16, cards: 30 })
  expect(shoot(view, 'C9')).toMatchObject({ hits: 8, cards: 30 })
})

it('leaves out used cards', () => {
  expect(shoot(viewWith('gun-3', ['2', '2', 'J']), 'C9')).toMatchObject({ hits: 6, cards: 27 })
})

it('takes the better of two cards for a Shotgun', () => {
  const odds = shoot(viewWith('gun-2-draw-2', []), 'C9')
  expect(odds?.chance).toBeCloseTo(1 - (22 / 30) * (21 / 29))
})

it('returns null if the deck would be shuffled during the draw', () => {
  const used = [...'JJJJJJ00000000111111112222222']
  expect(shoot(viewWith('gun-2-draw-2', used), 'C7')).toBeNull()
})
