import { type Decision, Match } from '@holdout/engine'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { zombieTown as game } from '../src/index.ts'
import type { View } from '../src/view/index.ts'

const decision: Decision = { seat: 'p1', decision: 'main', rule: 'ZT-D03', kind: 'may' }

/** The decision text for p1 on another player's turn, with these cards in hand and this number of bullets. */
function ask(hand: readonly string[], bullets: number): string {
  const view: View = game.view(Match.start(game, { seed: '1' }).state, 'p1')
  const players = view.players.map(player => (player.seat === 'p1' ? { ...player, hand } : player))
  const gun = { card: 'gun-2', bullets }
  const pawns = view.pawns.map(pawn => (pawn.seat === 'p1' ? { ...pawn, guns: [gun] } : pawn))
  return plain(game.words.decision(decision, { ...view, players, pawns }))
}

it("names only what the player can do on another player's turn", () => {
  expect(ask(['event-zombie'], 2)).toBe('You may play an event.')
  expect(ask(['gun-2'], 0)).toBe('You may drop an empty gun.')
  expect(ask(['event-zombie'], 0)).toBe('You may play an event or drop an empty gun.')
  expect(ask(['gun-2'], 2)).toBe('You cannot do anything now.')
})
