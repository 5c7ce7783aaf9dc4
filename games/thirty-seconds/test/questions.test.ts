import { type Decision, readOptions, SeededChance } from '@holdout/engine'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { thirtySeconds } from '../src/index.ts'
import type { State } from '../src/state.ts'

const { notation, words } = thirtySeconds

function position(zones: Record<string, string>): State {
  const options = readOptions(thirtySeconds.options, {})
  const known = notation.zones(options)
  const given = new Map(Object.entries(zones).map(([name, text]) => [name, known[name].read(text)]))
  return notation.place(options, given, SeededChance.of('questions'))
}

/** The text of a seat's open decision and of its moves. */
function asked(s: State, seat: string): { question: string; answers: string[] } {
  const decision = thirtySeconds.pending(s).find(one => one.seat === seat && one.kind === 'must') as Decision
  const view = thirtySeconds.view(s, seat)
  return {
    question: plain(words.decision(decision, view)),
    answers: thirtySeconds.moves(s, seat).map(move => plain(words.move(move, view))),
  }
}

it('names the result of an attack when it asks for a card', () => {
  const s = position({
    survivor: 'r3 E4',
    slots: 'pistol',
    hand: 'quick-trigger',
    r4: '[crawler crawler]',
    'survivor-cards': 'sa-08',
  })
  thirtySeconds.apply(s, 'survivor', notation.readMove('attack #1 pistol-r 4.1'))
  expect(asked(s, 'survivor').question).toMatch(
    /^You (hit|miss|knock down) the Crawler at the bottom of row 4.*\. Do you add a card\?$/,
  )
})

it('tells zombies of one kind in a row apart by their place', () => {
  const s = position({ survivor: 'r3 E4', slots: 'pistol', r4: '[crawler crawler crawler]', r5: '[runner crawler]' })
  const { answers } = asked(s, 'survivor')
  for (const place of ['at the bottom of row 4', 'in the middle of row 4', 'at the top of row 4', 'in row 5'])
    expect(
      answers.some(words => words.includes(`the Crawler ${place}`)),
      place,
    ).toBe(true)
})

it('says whose clock a button starts', () => {
  const s = position({ turn: 'zombie', survivor: 'r3 E4' })
  thirtySeconds.apply(s, 'zombie', { move: 'end-phase' })
  while (!thirtySeconds.moves(s, 'zombie').some(({ move }) => move === 'start-clock')) {
    const seat = thirtySeconds.pending(s).find(({ kind }) => kind === 'must')?.seat ?? ''
    thirtySeconds.apply(s, seat, thirtySeconds.moves(s, seat)[0])
  }
  expect(asked(s, 'zombie')).toEqual({
    question: "The Survivor's turn is next. Start their clock when you are ready.",
    answers: ["Start the Survivor's clock"],
  })
})

it.each([
  [{ slots: 'pistol', r9: '[shuffler]' }, 'TS-57', 'up to 3 rows away. The zombie is 6 rows away.'],
  [{ slots: 'crowbar', r4: '[shuffler]', r9: '[crawler]' }, 'TS-57', 'only your own row. The zombie is 1 row away.'],
  [{ slots: 'pistol' }, 'TS-56', 'There is no zombie to attack.'],
])('says first why gear cannot be used on the nearest zombie: %o', (zones, rule, text) => {
  const barred = thirtySeconds.barred?.(position({ survivor: 'r3 E4', ...zones }), 'survivor') ?? []
  const first = barred.find(({ move }) => move.move === 'attack')
  expect(first?.reason).toEqual({ rule, text: expect.stringContaining(text) })
})

it('says of every card in hand why it cannot be played', () => {
  const hand = 'dodge shove kip-up double-head-shot first-aid-kit'
  const s = position({ survivor: 'r3 E1', hand })
  const said = thirtySeconds
    .barred?.(s, 'survivor')
    .map(({ move, reason }) => ['card' in move ? move.card : move.move, reason.text])
  expect(Object.fromEntries(said ?? [])).toMatchObject({
    dodge: 'Dodge is a reaction: you can play it only when it is offered.',
    shove: 'There is no zombie in your row.',
    'kip-up': 'You are already standing.',
    'double-head-shot': 'Double Head Shot needs a firearm other than a Shotgun.',
    'first-aid-kit': 'You already have 5 health.',
  })
})

it('says during an answer that it comes first', () => {
  const s = position({ survivor: 'sophia r3 E4', r3: '[shuffler]', 'zombie-cards': 'za-08' })
  thirtySeconds.apply(s, 'survivor', notation.readMove('walk +1'))
  expect(thirtySeconds.barred?.(s, 'survivor')).toEqual([
    { move: { move: 'end-phase' }, reason: { rule: 'TS-122', text: 'First block the attack or pass.' } },
  ])
})
