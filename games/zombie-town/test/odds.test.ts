import { Match } from '@holdout/engine'
import { checkOdds } from '@holdout/testkit'
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
  expect(shoot(view, 'C7')).toMatchObject({ chance: 24 / 30, count: '24 of 30 combat cards hit. Uses 1 bullet.' })
  expect(shoot(view, 'C8')).toMatchObject({ chance: 16 / 30 })
  expect(shoot(view, 'C9')).toMatchObject({ chance: 8 / 30 })
})

it('leaves out used cards', () => {
  expect(shoot(viewWith('gun-3', ['2', '2', 'J']), 'C9')).toMatchObject({ chance: 6 / 27 })
})

it('takes the better of two cards for a Shotgun', () => {
  const odds = shoot(viewWith('gun-2-draw-2', []), 'C9')
  expect(odds?.chance).toBeCloseTo(1 - (22 / 30) * (21 / 29))
})

it('counts the shuffle if the deck runs out during the draw', () => {
  const used = [...'JJJJJJ00000000111111112222222']
  // The last card reaches 2 squares: both cards hit, or the first does.
  expect(shoot(viewWith('gun-2-draw-2', used), 'C9')?.chance).toBe(1)
})

checkOdds(zombieTown, {
  title: 'a shot or a fight',
  options: [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 4 }, { players: 6 }],
  perMatch: 10,
  odds: oddsOf,
  happened(events, _world, _seat, move) {
    const shot = events.find(event => event.event === 'shot' || event.event === 'fired-on-unarmed')
    if (shot) return 'hit' in shot && shot.hit
    const clash = events.findLast(event => event.event === 'clashed')
    return clash?.event === 'clashed' && move.move === 'attack' ? clash.loser === move.target : null
  },
})
