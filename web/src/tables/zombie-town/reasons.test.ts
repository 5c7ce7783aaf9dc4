import { loadGame } from '@holdout/catalog'
import { Opening, parseScenarios } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type Scene, sceneOf } from '@holdout/table'
import type { Move, View } from '@holdout/zombie-town/table'
import { beforeAll, expect, it } from 'vitest'
import { reasonOf, type Target } from './reasons.ts'

let game: AnyKnownGame
beforeAll(async () => {
  game = await loadGame('zombie-town')
})

/** The scene of p1 at a position. In the action phase the red pawn is on C7 with a loaded Pistol. */
function sceneAt(given: string): Scene<View, Move> {
  const lines = (given.includes('red:') ? [given] : ['red: at C7', ...(given ? [given] : [])]).join('; ')
  const file = `game zombie-town\n\n# ZT-01 Test\ngiven ${lines.replaceAll('; ', '\n      ')}\n`
  const [scenario] = parseScenarios(file, 'test').scenarios
  return sceneOf(new Opening(game, scenario.lines, 1).start(true), 'p1') as Scene<View, Move>
}

const red = 'red'
const there = (place: string): Target => ({ place, pawn: red, chosen: null })
const withCard = (place: string, card: string): Target => ({ place, pawn: red, chosen: { card } })

it.each<[string, Target, string]>([
  ['', there('H2'), 'ZT-21'],
  ['walks: 0; actions: 0', there('C8'), 'ZT-33'],
  ['walks: 0; actions: 0', there('H2'), 'ZT-33'],
  ['zombies: C8 4', there('C8'), 'ZT-43'],
  ['zombies: C9 4', there('C9'), 'ZT-43'],
  ['', there('C7'), 'ZT-32'],
  ['zombies: C8 1', { place: 'C7', pawn: red, chosen: 'gun' }, 'ZT-80'],
  ['p1: hand [barricade-2]', { card: 'barricade-2', pawn: red }, 'ZT-132'],
  ['p1: hand [event-move-back]', { card: 'event-move-back', pawn: red }, 'ZT-163'],
  ['p1: hand [gun-2]; red: at C7 guns [gun-3 gun-1]', { card: 'gun-2', pawn: red }, 'ZT-62'],
  ['p1: hand [barricade-2]', withCard('b01', 'barricade-2'), 'ZT-132'],
  ['p1: hand [gun-3]', withCard('b01', 'gun-3'), 'ZT-62'],
  ['p1: hand [survivor]', withCard('b01', 'survivor'), 'ZT-72'],
  ['p1: hand [fireworks]', withCard('C8', 'fireworks'), 'ZT-175'],
  ['phase: zombies 1', there('C8'), 'ZT-152'],
  ['phase: zombies 1; zombies: C4 1/1', there('C4'), 'ZT-153'],
  ['phase: zombies 1; zombies: C4 1', { place: 'C12', pawn: red, chosen: { from: 'C4' } }, 'ZT-21'],
  ['phase: zombies 1; zombies: C4 1, B3 6', { place: 'B3', pawn: red, chosen: { from: 'C4' } }, 'ZT-28'],
  ['phase: zombies 1; p1: hand [gun-2]', { card: 'gun-2', pawn: red }, 'ZT-151'],
  ['active: p2; p1: hand [gun-2]', { card: 'gun-2', pawn: red }, 'ZT-161'],
])('"%s": says why something cannot be chosen: %o', (given, target, rule) => {
  expect(reasonOf(sceneAt(given), target)?.rule).toBe(rule)
})

it.each([
  ['', 'draw', 'ZT-52'],
  ['actions: 0', 'draw', 'ZT-31'],
  ['', 'shoot', 'ZT-80'],
  ['red: at C7 guns [gun-3:0]', 'shoot', 'ZT-86'],
  ['', 'attack', 'ZT-100'],
  ['', 'ability', 'ZT-143'],
  ['', 'store', 'ZT-69'],
  ['', 'take-stored', 'ZT-70'],
  ['', 'give-gun', 'ZT-66'],
  ['', 'take-gun', 'ZT-67'],
  ['', 'pick-up', 'ZT-73'],
  ['', 'put-down', 'ZT-74'],
  ['', 'tear-down', 'ZT-139'],
])('"%s": the barred moves say why %s is not possible', (given, action, rule) => {
  const barred = sceneAt(given).barred.find(({ move }) => move.move === action)
  expect(barred?.reason.rule).toBe(rule)
})

it('numbers agree', () => {
  expect(reasonOf(sceneAt('zombies: C8 4'), there('C8'))?.text).toBe(
    'There are 4 zombies at C8. To move there you need a loaded gun, 4 actions to fight, and a path of at most 3 steps.',
  )
  expect(reasonOf(sceneAt('zombies: C8 1; red: at C7 guns [gun-3:0]'), there('C8'))?.text).toBe(
    'There is 1 zombie at C8. To move there you need a loaded gun, 1 action to fight, and a path of at most 3 steps.',
  )
})
