import { botFor, playToEnd } from '@holdout/bots'
import { type AnyEvent, Match, RuleBug, readOptions, replay, SeededChance } from '@holdout/engine'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { SEATS } from '../src/codes.ts'
import cardsJson from '../src/data/cards.json' with { type: 'json' }
import { ALL_CARDS, CODES, cardOf, FACES, loadDeck } from '../src/data/load.ts'
import type { Event } from '../src/events.ts'
import { viralDawn } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State } from '../src/state.ts'
import { unseenIn } from '../src/view/odds.ts'

const options = (given: Partial<Options> = {}): Options => readOptions(viralDawn.options, given)

const start = (seed: string, given: Partial<Options> = {}, emit?: (event: Event) => void): State =>
  viralDawn.setup(options(given), { chance: SeededChance.of(seed), emit })

/** Plays a random game. `look` gets the state before each move and after the last. */
function playAtRandom(
  seed: string,
  given: Partial<Options>,
  look: (s: State, events: readonly Event[]) => void,
): State {
  const luck = SeededChance.of(`luck ${seed}`)
  const events: Event[] = []
  const emit = (event: Event): number => events.push(event)
  const s = start(seed, given, emit)
  look(s, events)
  while (s.outcome === null) {
    events.length = 0
    const asked = viralDawn.pending(s).filter(({ kind }) => kind === 'must')
    const { seat } = asked[luck.int('who', asked.length)]
    const moves = viralDawn.moves(s, seat)
    viralDawn.apply(s, seat, moves[luck.pick('move', moves)], { emit })
    look(s, events)
  }
  return s
}

it('VD-01 has two to six seats', () => {
  for (const players of [2, 3, 4, 5, 6] as const)
    expect(viralDawn.seats(options({ players })).map(({ seat }) => seat)).toEqual(SEATS.slice(0, players))
  expect(() => options({ players: 7 } as never)).toThrow('"players" cannot be 7')
  expect(options().players).toBe(4)
})

it('VD-02 has 54 different cards: 13 ranks in four suits and two Jokers (VD-R02)', () => {
  expect(FACES).toHaveLength(54)
  expect(new Set(CODES).size).toBe(54)
  expect(FACES.filter(face => face.kind === 'joker').map(face => face.id)).toEqual(['joker-1', 'joker-2'])
  for (const suit of ['clubs', 'diamonds', 'hearts', 'spades'])
    expect(FACES.filter(face => face.suit === suit)).toHaveLength(13)
  expect(FACES.filter(face => face.kind !== 'ace').reduce((sum, face) => sum + face.miles, 0)).toBe(228)
  const s = start('deck')
  expect([...s.draw, ...s.discard, ...s.hands.flat()].sort((a, b) => a - b)).toEqual(ALL_CARDS)
})

it.each([
  ['another number of Jokers', { ...cardsJson, jokers: 3 }, '55 cards in all, expected 54'],
  ['an unknown field', { ...cardsJson, colour: 1 }, 'unknown field "colour"'],
  ['a suit too few', { ...cardsJson, suits: cardsJson.suits.slice(1) }, '"suits" must be'],
  ['a bad kind', { ...cardsJson, ranks: [{ id: '2', letter: '2', kind: 'x', miles: 2 }] }, '"kind" must be'],
  ['miles beyond ten', { ...cardsJson, ranks: [{ id: '2', letter: '2', kind: 'number', miles: 11 }] }, '"miles" must'],
])('rejects a deck with %s', (_what, json, message) => {
  expect(() => loadDeck(json)).toThrow(message)
})

it('VD-04 the first dealer is random, each player equally likely', () => {
  const dealers = [0, 0, 0, 0]
  for (let i = 0; i < 400; i++) dealers[start(`dealer ${i}`).dealer] += 1
  for (const times of dealers) expect(times).toBeGreaterThan(60)
})

it('VD-09 the options do not change during a match', () => {
  const given = { games: 3, 'lap-limit': 20, 'ace-lay': true } as const
  const before = JSON.stringify(options(given))
  const seen = new Set<Options>()
  const s = playAtRandom('options', given, now => seen.add(now.options))
  expect(seen.size).toBe(1)
  expect(JSON.stringify(s.options)).toBe(before)
  expect(Object.isFrozen(s.options)).toBe(true)
})

it('VD-72 the lap limit is 0 or at least 20', () => {
  expect(() => start('laps', { 'lap-limit': 7 })).toThrow('"lap-limit" cannot be 7')
  expect(() => start('laps', { 'lap-limit': 0 })).not.toThrow()
})

it('VD-19 a laid card leaves only by a purge, a King or a penalty, and never returns to a hand', () => {
  const LEAVING = ['purged', 'card-taken', 'fined-from-layout']
  let gone = 0
  for (let i = 0; i < 40; i++) {
    let laid: string[] = []
    let game = 1
    playAtRandom(`laid ${i}`, { 'lap-limit': 20, players: 6, 'honor-mode': i % 2 === 0 }, (s, events) => {
      const now = s.layouts.flat().map(card => CODES[card])
      const left = s.game === game ? laid.filter(code => !now.includes(code)) : []
      for (const card of left) {
        const by = events.filter(event => LEAVING.includes(event.event) && 'card' in event && event.card === card)
        expect(by, `${card} left`).toHaveLength(1)
      }
      // A card that left may be drawn again in the same step.
      const drawn = events.flatMap(event => (event.event === 'drew' ? [event.card] : []))
      const held = s.hands.flat().map(card => CODES[card])
      expect(
        left.filter(card => held.includes(card) && !drawn.includes(card)),
        'in a hand again',
      ).toEqual([])
      gone += left.length
      laid = now
      game = s.game
    })
  }
  expect(gone).toBeGreaterThan(0)
})

it('VD-28 players hold at most five cards between turns and six on their turn', () => {
  for (let i = 0; i < 40; i++) {
    playAtRandom(`hands ${i}`, { 'lap-limit': 20, players: i % 2 ? 6 : 4 }, s => {
      const acting = s.agenda.at(-1)?.step === 'turn-action'
      s.hands.forEach((hand, player) => {
        expect(hand.length).toBeLessThanOrEqual(acting && player === s.onTurn ? 6 : 5)
      })
    })
  }
})

it('VD-68 a complete layout that did not win is a bug (VD-R14)', () => {
  const s = start('bug')
  s.turns = 8
  s.layouts[2] = ['10S', '6D', '2H', '7D', 'KC', '3S', '4C'].map(cardOf)
  s.hands[s.onTurn][0] = cardOf('AC')
  const ace = { move: 'ace', card: 'AC' } as const
  expect(() => viralDawn.apply(s, SEATS[s.onTurn], ace)).toThrow(RuleBug)
})

it("VD-67 a win on another player's turn leaves no step of that turn pending", () => {
  const s = start('penalty', { 'honor-mode': true, games: 3 })
  const offender = (s.onTurn + 1) % 4
  s.turns = 28
  s.layouts[offender] = ['8C', '2H', '9C', '10D', '3H', '9D', '3C', '6S'].map(cardOf)
  s.hands[offender] = ['2C', 'JH', 'QH', 'KH', 'AS', '4C'].map(cardOf)
  viralDawn.apply(s, SEATS[(s.onTurn + 2) % 4], { move: 'count', on: SEATS[offender] })
  expect(s.wins[offender]).toBe(1)
  expect(s.agenda.map(({ step }) => step)).toEqual(['honor-draw'])
})

it('VD-73 a whole lap of passes never happens: a Joker or an Ace is always left', () => {
  let passes = 0
  for (let i = 0; i < 60; i++) {
    const s = start(`dry ${i}`, { players: 6, 'lap-limit': 20 })
    let inARow = 0
    while (s.outcome === null && s.game === 1) {
      const { seat } = viralDawn.pending(s)[0]
      const moves = viralDawn.moves(s, seat)
      const lay = moves.find(({ move }) => move === 'lay') ?? moves.find(({ move }) => move === 'pass') ?? moves[0]
      viralDawn.apply(s, seat, lay)
      inARow = lay.move === 'pass' ? inARow + 1 : 0
      if (lay.move === 'pass') passes += 1
      expect(inARow).toBeLessThan(6)
      expect(s.draw.length + s.discard.length + s.hands.flat().length).toBeGreaterThan(0)
    }
  }
  expect(passes).toBeGreaterThan(0)
})

it('VD-79 other players and spectators see only the size of a hand', () => {
  const s = start('hidden')
  for (const who of [...SEATS.slice(0, 4), 'table']) {
    const view = viralDawn.view(s, who)
    const { shuffled, ...rest } = view
    expect(shuffled).toEqual(CODES) // all cards were part of the deal
    const shown = JSON.stringify(rest)
    s.hands.forEach((hand, player) => {
      for (const card of hand) expect(shown.includes(`"${CODES[card]}"`)).toBe(SEATS[player] === who)
    })
    for (const card of s.draw) expect(shown).not.toContain(`"${CODES[card]}"`)
  }
  // Where an unseen card is does not show: the draw pile and the other hands are one sorted list.
  for (const who of SEATS.slice(0, 4)) {
    const hidden = [...s.draw, ...s.hands.flatMap((hand, player) => (SEATS[player] === who ? [] : hand))]
    expect(unseenIn(viralDawn.view(s, who))).toEqual(hidden.sort((a, b) => a - b).map(card => CODES[card]))
  }
})

it('VD-79 the cards that may be in the draw pile are those of its last shuffle that the viewer has not seen', () => {
  let reshuffled = 0
  for (const seed of ['a', 'b', 'c'])
    playAtRandom(seed, {}, s => {
      reshuffled = Math.max(reshuffled, s.shuffles)
      for (const seat of SEATS.slice(0, 4)) {
        const others = s.hands.flatMap((hand, player) => (SEATS[player] === seat ? [] : hand))
        const hidden = ALL_CARDS.filter(
          card => (s.draw.includes(card) || others.includes(card)) && s.shuffledIn[card] === s.shuffles,
        )
        expect(unseenIn(viralDawn.view(s, seat))).toEqual(hidden.map(card => CODES[card]))
      }
      expect(unseenIn(viralDawn.view(s, 'table'))).toBeNull()
    })
  expect(reshuffled).toBeGreaterThan(0)
  expect(unseenIn(viralDawn.view(start('a', { 'discard-view': 'top' }), 'p1'))).toBeNull()
})

it('VD-79 only the owner sees a drawn card, and no other player sees a secret answer', () => {
  const drew: Event = { event: 'drew', rule: 'VD-21', seat: 'p2', card: 'QS', what: 'turn' }
  expect(viralDawn.see(drew, 'p2')).toEqual(drew)
  for (const who of ['p1', 'table']) expect(viralDawn.see(drew, who)).toEqual({ ...drew, card: null })
  const answered: Event = { event: 'joker-answered', rule: 'VD-57', seat: 'p2', jokers: 1, open: false }
  expect(viralDawn.see(answered, 'p1')).toEqual({ ...answered, jokers: null })
  expect(viralDawn.see({ ...answered, open: true }, 'p1')).toEqual({ ...answered, open: true })
})

it('VD-57 an answer to an Ace does not restart the clocks of the other players', () => {
  const s = start('window')
  s.agenda = [{ step: 'joker-announce', waiting: 0b1111, announced: [] }]
  const before = viralDawn.clocks(s)
  viralDawn.apply(s, 'p2', { move: 'no-joker' })
  const after = viralDawn.clocks(s)
  expect(before.map(({ seats }) => seats)).toEqual([['p1'], ['p2'], ['p3'], ['p4']])
  expect(after).toEqual(before.filter(({ seats }) => seats[0] !== 'p2'))
})

it('VD-57 each Ace starts new clocks', () => {
  const s = start('window')
  s.agenda = [{ step: 'joker-announce', waiting: 0b1111, announced: [] }]
  const [first] = viralDawn.clocks(s)
  s.turns += 1
  expect(viralDawn.clocks(s)[0].id).not.toBe(first.id)
})

it('VD-58 with joker-order=clockwise announcements are secret until all have answered', () => {
  for (const jokerOrder of ['clockwise', 'arrival'] as const) {
    const s = start('secret', { 'joker-order': jokerOrder })
    s.turns = 8
    s.onTurn = 0
    s.agenda = [{ step: 'joker-announce', waiting: 0b1101, announced: [1] }]
    const heard = (who: string): unknown => viralDawn.view(s, who).question
    expect(heard('p1')).toMatchObject({ announced: jokerOrder === 'arrival' ? ['p2'] : [] })
    expect(heard('table')).toMatchObject({ announced: jokerOrder === 'arrival' ? ['p2'] : [] })
    expect(heard('p2')).toMatchObject({ announced: ['p2'] })
  }
})

it('VD-R41 the discard pile is visible, or only its top card with discard-view=top', () => {
  for (const discardView of ['all', 'top'] as const) {
    const s = start('discards', { 'discard-view': discardView })
    s.discard.push(s.draw.pop() as number)
    const shown = viralDawn.view(s, 'p1')
    expect(shown.discard).toBe(2)
    expect(shown.discarded).toEqual(s.discard.slice(discardView === 'all' ? 0 : 1).map(card => CODES[card]))
  }
})

it('VD-80 a hand keeps the order received, and the same seed gives the same game', () => {
  const s = start('order')
  const { seat } = viralDawn.pending(s)[0]
  const before = viralDawn.view(s, seat).hand
  const next = start('order', {}, undefined)
  expect(viralDawn.view(next, seat).hand).toEqual(before)
  const match = Match.start(viralDawn, { seed: 'replayed', options: { 'lap-limit': 20 } })
  const luck = SeededChance.of('moves')
  const drawn: { readonly last: string; readonly card: string | null }[] = []
  for (let i = 0; i < 60; i++) {
    const who = viralDawn.pending(match.state)[0].seat
    const moves = viralDawn.moves(match.state, who)
    match.play(who, moves[luck.pick('move', moves)])
    const hand = match.state.hands[match.state.onTurn]
    const last = match.entries.at(-1)?.events.findLast(event => event.event === 'drew' && event.what === 'turn')
    if (last?.event === 'drew') drawn.push({ last: CODES[hand[hand.length - 1]], card: last.card })
  }
  expect(drawn.length).toBeGreaterThan(0)
  for (const { last, card } of drawn) expect(last).toBe(card)
  expect(replay(viralDawn, match.record()).record().hash).toBe(match.record().hash)
})

it('VD-81 a bot can take over at any moment and finish the game', () => {
  const luck = SeededChance.of('leaver')
  const s = start('leaver')
  for (let i = 0; i < 25; i++) {
    const { seat } = viralDawn.pending(s)[0]
    const moves = viralDawn.moves(s, seat)
    viralDawn.apply(s, seat, moves[luck.pick('move', moves)])
  }
  expect(s.outcome).toBe(null)
  const bot = botFor(viralDawn, 'greedy')
  const seats = viralDawn.seats(s.options).map(({ seat }) => seat)
  const all = <T>(value: (seat: string) => T): Record<string, T> =>
    Object.fromEntries(seats.map(seat => [seat, value(seat)]))
  playToEnd(
    viralDawn,
    s,
    all(() => bot),
    all(seat => SeededChance.of(seat)),
  )
  expect(s.outcome).not.toBe(null)
})

it('determinize exchanges hidden cards only within the same shuffle', () => {
  const chance = SeededChance.of('worlds')
  let checked = 0
  playAtRandom('worlds', { players: 6, 'lap-limit': 20 }, s => {
    if (s.shuffles === 0 || s.turns % 7) return
    const world = viralDawn.determinize(s, 'p1', chance)
    const shuffles = (hand: readonly number[]): number[] => hand.map(card => s.shuffledIn[card])
    expect(world.hands.map(shuffles)).toEqual(s.hands.map(shuffles))
    expect(world.hands[0]).toEqual(s.hands[0])
    checked += 1
  })
  expect(checked).toBeGreaterThan(5)
})

it('determinize keeps a publicly announced Joker in its hand', () => {
  const s = start('announced')
  const joker = cardOf('X1')
  const swap = (from: number[], to: number[]): void => {
    const at = from.indexOf(joker)
    if (at >= 0) [from[at], to[0]] = [to[0], from[at]]
  }
  for (const pile of [...s.hands, s.draw, s.discard]) if (pile !== s.hands[1]) swap(pile, s.hands[1])
  s.agenda = [{ step: 'joker-announce', waiting: 0b1101, announced: [1] }]
  const chance = SeededChance.of('worlds')
  for (let i = 0; i < 20; i++)
    expect(viralDawn.determinize(s, 'p1', chance).hands[1].some(card => FACES[card].kind === 'joker')).toBe(true)
})

it('every event has a sentence and a rule', () => {
  const ids = new Set(viralDawn.rulebook.flatMap(chapter => chapter.rules.map(rule => rule.id)))
  playAtRandom('words', { 'lap-limit': 20, games: 3 }, (_s, events) => {
    for (const event of events) {
      expect(ids).toContain((event as AnyEvent).rule)
      expect(plain(viralDawn.words.event(event))).toMatch(/[.!]$/)
    }
  })
})

/** A position after the first lap in which p1 acts with these cards. */
function acting(hand: readonly string[]): State {
  const s = start('acting')
  s.turns = 8
  s.onTurn = 0
  s.hands[0] = hand.map(cardOf)
  return s
}

it('VD-41 a King with nothing to take is not legal and has a label', () => {
  const s = acting(['KC'])
  const king = viralDawn.barred?.(s, 'p1').find(({ move }) => move.move === 'king')
  expect(king?.reason).toEqual({ rule: 'VD-44', text: 'No other player has a laid card to take.' })
  expect(king && plain(viralDawn.words.move(king.move, viralDawn.view(s, 'p1')))).toBe(
    'Play the King of clubs on Player 2',
  )
})

it('VD-41 VD-37 a King or Jack on a seat that is not at the table is rejected by its own rule', () => {
  const s = acting(['KC', 'JC'])
  const king = { move: 'king', card: 'KC', on: 'p6', take: '10S', keep: true } as const
  expect(viralDawn.refuse?.(s, 'p1', king).rule).toBe('VD-41')
  expect(viralDawn.refuse?.(s, 'p1', { move: 'jack', card: 'JC', on: 'p6' }).rule).toBe('VD-37')
})

it('VD-27 a player who holds a Queen or a Joker is told when it can be played', () => {
  const barred = viralDawn.barred?.(acting(['QC', 'X1', '2C']), 'p1') ?? []
  expect(barred.map(({ move, reason }) => [move.move, reason.rule])).toEqual([
    ['lay', 'VD-13'],
    ['pass', 'VD-32'],
    ['queen', 'VD-45'],
    ['announce', 'VD-56'],
  ])
})

it('VD-20 in honor mode a player who may only call a count is told whose turn it is', () => {
  const s = start('others', { 'honor-mode': true })
  const other = SEATS[(s.onTurn + 1) % 4]
  const moves = [
    { move: 'draw' },
    { move: 'lay', card: '2C' },
    { move: 'queen', card: 'QC' },
    { move: 'keep-all' },
  ] as const
  for (const move of moves) expect(viralDawn.refuse?.(s, other, move)).toMatchObject({ rule: 'VD-20' })
  expect(viralDawn.barred?.(s, other)).toEqual([])
})
