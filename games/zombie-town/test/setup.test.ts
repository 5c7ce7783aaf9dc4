import { type AnyMove, Match, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { BUILDINGS } from '../src/data/board.ts'
import cards from '../src/data/cards.json' with { type: 'json' }
import { ALL_ACTION, ALL_COMBAT, ALL_HOUSES, FACES, isEvent, loadCards, PISTOL } from '../src/data/load.ts'
import { zombieTown } from '../src/index.ts'
import { stackOf } from '../src/stacks.ts'
import type { State } from '../src/state.ts'

/** Plays the set-up with random legal moves. */
function setUp(options: Record<string, unknown>, seed = 'set-up') {
  const match = Match.start(zombieTown, { seed, options })
  const luck = SeededChance.of(seed)
  while (['home', 'keep'].includes(match.state.agenda.at(-1)?.step ?? '')) {
    const [{ seat }] = zombieTown.pending(match.state)
    const moves = zombieTown.moves(match.state as State, seat)
    match.play(seat, moves[luck.pick('move', moves)])
  }
  return match.state
}

it('ZT-01 sorts 102 action cards, 30 combat cards and 12 house cards', () => {
  expect([ALL_ACTION.length, ALL_COMBAT.length, ALL_HOUSES.length]).toEqual([102, 30, 12])
  const count = (kind: string) => ALL_ACTION.filter(card => FACES[card].kind === kind).length
  expect(['gun', 'barricade', 'survivor', 'fireworks', 'event'].map(count)).toEqual([24, 30, 14, 4, 30])
})

it('ZT-02 shuffles the combat cards, differently for each seed', () => {
  const deck = (seed: string) => Match.start(zombieTown, { seed }).state.combat
  expect([...deck('a')].sort()).toEqual([...ALL_COMBAT].sort())
  expect(deck('a')).not.toEqual(deck('b'))
  expect(deck('a')).toEqual(deck('a'))
})

it('ZT-03 ZT-05 every player has a pawn with health 4 and owns one building; no building has a wall', () => {
  const s = setUp({ players: 5 })
  expect(s.pawns.map(({ health }) => health)).toEqual([4, 4, 4, 4, 4])
  expect(s.walls.sizes).toEqual(new Array(BUILDINGS).fill(0))
  expect(zombieTown.view(s as State, 'table').players.map(({ owned }) => owned)).toEqual([1, 1, 1, 1, 1])
})

it.each([
  [2, 4, 12, 72, 0, 14],
  [3, 3, 9, 81, 0, 9],
  [4, 4, 12, 72, 0, 14],
  [5, 5, 15, 63, 15, 4],
  [6, 6, 18, 54, 18, 6],
])(
  'ZT-07 ZT-11 ZT-12 ZT-13 ZT-14 ZT-202 ZT-R55 with %i players the numbers of dealt cards are right',
  (players, guns, hands, free, homes, box) => {
    const s = setUp({ players })
    expect(s.pawns.flatMap(pawn => pawn.guns)).toHaveLength(guns)
    for (const { guns: own } of s.pawns) expect(own).toEqual([{ card: PISTOL, bullets: 3 }])
    const all = s.hands.cards
    expect(all).toHaveLength(hands)
    expect(all.some(isEvent)).toBe(false)
    const piles = (home: boolean) => s.homes.flatMap((isHome, at) => (isHome === home ? stackOf(s.piles, at) : []))
    expect(piles(false)).toHaveLength(free)
    expect(piles(true)).toHaveLength(homes)
    expect(s.box).toHaveLength(box)
    expect(s.dealt.cards).toEqual([])
    // ZT-11 all cards that were not kept were shuffled in again, events too
    expect([...piles(false), ...piles(true), ...s.box].filter(isEvent)).toHaveLength(30)
  },
)

it('ZT-18 the box never changes during play', () => {
  const match = Match.start(zombieTown, { seed: 'no deck', options: { players: 3, 'last-day': 6 } })
  const luck = SeededChance.of('no deck')
  const boxes: string[] = []
  let dealt = false
  while (!match.over) {
    const decisions = zombieTown.pending(match.state as State).filter(({ kind }) => kind === 'must')
    const { seat } = decisions[luck.pick('seat', decisions)]
    const moves: AnyMove[] = zombieTown.moves(match.state as State, seat)
    match.play(seat, moves[luck.pick('move', moves)] as never)
    dealt ||= match.state.day >= 1 && match.state.agenda.at(-1)?.step === 'main'
    if (dealt) boxes.push(JSON.stringify(match.state.box))
  }
  expect(boxes.length).toBeGreaterThan(10)
  expect(new Set(boxes).size).toBe(1)
})

it('wrong card data is rejected, naming the card', () => {
  const bad = (change: (json: typeof cards) => void) => () => {
    const copy = structuredClone(cards)
    change(copy)
    loadCards(copy)
  }
  expect(bad(json => json.action.pop())).toThrow(/expected 102/)
  expect(bad(json => Object.assign(json.action[0], { color: 'red' }))).toThrow(/gun-1: unknown field "color"/)
  expect(bad(json => Object.assign(json.action[0], { bullets: 0 }))).toThrow(/gun-1/)
  expect(bad(json => Object.assign(json.houses[0], { ability: 'bakery' }))).toThrow(/house-survivalist/)
})
