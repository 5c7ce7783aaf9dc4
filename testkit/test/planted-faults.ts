import { type BoardPiece, type Chance, CLOCK, type Clock, type Seat, say } from '@holdout/engine'
import { type State, nightWatch as sound, steps, type View } from '@holdout/night-watch'
import { does, player } from '@holdout/words'
import { type NightWatch, variant } from './variant.ts'

interface Planted {
  readonly game: NightWatch
  /** The promises that the survey must find broken. */
  readonly breaks: readonly string[]
}

const { turn, brace } = steps
const { clone, view, determinize } = sound

const SEATS = ['p1', 'p2', 'p3', 'p4']
const handOf = (s: State, seat: Seat): string[] => s.hands[SEATS.indexOf(seat)]
/** A fact that only the seat itself may know. */
const hasTools = (s: State, seat: Seat): boolean => handOf(s, seat).some(card => card.startsWith('tools'))
const isTimed = (s: State): boolean => s.options['turn-seconds'] > 0

/** The players may brace the door until the gong, and no seat must act. */
const gongBrace: Partial<typeof steps> = {
  brace: {
    ...brace,
    asks: (s, step) => (isTimed(s) ? [CLOCK] : brace.asks(s, step)),
    may: (s, step) => (isTimed(s) ? brace.asks(s, step) : []),
    moves(s, step, seat, list) {
      if (!isTimed(s)) brace.moves(s, step, seat, list)
      else if (seat === CLOCK) list.push({ move: 'step-back' })
      else for (const card of handOf(s, seat)) list.push({ move: 'brace', card })
    },
    take(s, step, seat, move, cx) {
      if (seat !== CLOCK) brace.take(s, step, seat, move, cx)
    },
    clock: () => null,
  },
}

function gong(s: State, running: boolean): readonly Clock<{ move: 'step-back' }>[] {
  if (!isTimed(s) || s.agenda.at(-1)?.step !== 'brace') return sound.clocks(s) as never
  return [
    {
      id: 'gong',
      ms: 5000,
      seats: SEATS.slice(0, s.hands.length),
      running,
      shown: false,
      expires: { move: 'step-back' },
    },
  ]
}

/** Variants that are sound, although a careless checker might think that they reveal something. */
export const soundVariants: Readonly<Record<string, NightWatch>> = {
  'a card that all may see for a moment': variant({
    turn: {
      ...turn,
      take(s, step, seat, move, cx) {
        turn.take(s, step, seat, move, cx)
        if (move.move !== 'play' || s.supplies.length === 0) return
        cx.emit?.({ event: 'held', rule: 'NW-05', seat, card: s.supplies[0], door: 0 })
        cx.chance.shuffle('supplies', s.supplies)
      },
    },
  }),
  'open draws that all players remember': variant(
    {},
    {
      see: event => event,
      determinize(s, seat, chance) {
        const { hands, bags, supplies, zombies } = clone(s)
        const next = zombies.splice(-1)
        return {
          ...determinize(s, seat, chance),
          hands,
          bags,
          supplies: shuffled(supplies, chance),
          zombies: [...shuffled(zombies, chance), ...next],
        }
      },
    },
  ),
  'a wait that only the clock ends': variant(gongBrace, { clocks: s => gong(s, true) }),
  'cards that are played by their place in the hand': variant(
    {
      turn: {
        ...turn,
        moves(s, step, seat, list) {
          const own: typeof list = []
          turn.moves(s, step, seat, own)
          const place = (card: string): string => `#${handOf(s, seat).indexOf(card)}`
          list.push(...own.map(move => (move.move === 'play' ? { ...move, card: place(move.card) } : move)))
        },
        take(s, step, seat, move, cx) {
          // A time-out names the card itself.
          const card = (place: string): string =>
            place.startsWith('#') ? handOf(s, seat)[Number(place.slice(1))] : place
          turn.take(s, step, seat, move.move === 'play' ? { ...move, card: card(move.card) } : move, cx)
        },
      },
    },
    {
      words: {
        ...sound.words,
        move: (m, v) => (m.move === 'play' ? [`Play a card ${m.to}`] : sound.words.move(m, v)),
      },
      notation: {
        ...sound.notation,
        readMove(text) {
          const [, card, to] = /^play (#\d) (door|bag)$/.exec(text) ?? []
          return card ? { move: 'play', card, to: to as 'door' | 'bag' } : sound.notation.readMove(text)
        },
      },
    },
  ),
}

/**
 * The player on watch may wait, and the bot only waits, so that only a clock moves the match on. The position counts
 * the waits.
 */
export const waitingBot: NightWatch = variant(
  {
    turn: {
      ...turn,
      moves(s, step, seat, list) {
        turn.moves(s, step, seat, list)
        if (turn.asks(s, step).includes(seat)) list.push({ move: 'listen' })
      },
      take(s, step, seat, move, cx) {
        if (!turn.asks(s, step).includes(seat) || move.move !== 'listen') return turn.take(s, step, seat, move, cx)
        const counted = s as State & { waited?: number }
        counted.waited = (counted.waited ?? 0) + 1
        cx.next({ step: 'turn' })
      },
    },
  },
  { bot: { ...sound.bot, habit: (_s, _seat, moves) => moves.find(({ move }) => move === 'listen') ?? null } },
)

function shuffled(cards: string[], chance: Chance): string[] {
  chance.shuffle('hidden', cards)
  return cards
}

const ADDRESSED = 'every sentence about a player can be told to that player'
const PIECES =
  'the pieces on the board have unique ids and titles, keep secrets, and are there for the moves that name them'

const COURSE = 'the course of a move depends only on what is shown and on what a seat may know'

function withBoard(pieces: (v: View) => readonly BoardPiece[], parts: Partial<NightWatch> = {}): NightWatch {
  const board = (v: View) => [{ title: 'Table', text: ['Cards.'], pieces: pieces(v) }]
  return variant({}, { ...parts, words: { ...sound.words, board } })
}

/** Remembers the state that the last view was made of, and draws face-down cards from it. */
function boardOfHidden(): NightWatch {
  let hidden: readonly string[] = []
  return withBoard(() => hidden.map(card => ({ id: card, kind: 'card', title: 'Card', faceDown: true })), {
    view(s, who) {
      hidden = s.supplies
      return view(s, who)
    },
  })
}

/** Variants of the sample game with one fault each. */
export const planted: Readonly<Record<string, Planted>> = {
  'a leak in the view': {
    game: variant({}, { view: (s, who) => ({ ...view(s, who), next: s.zombies.at(-1) ?? null }) }),
    breaks: ['a view shows nothing that determinize deals again'],
  },
  'a view that takes too much from what all see': {
    game: variant({}, { view: (s, who, open) => open ?? view(s, who) }),
    breaks: ['views and events are plain data'],
  },
  "a leak in the table's view": {
    game: variant(
      {},
      { view: (s, who) => (who === 'table' ? { ...view(s, who), hand: [...s.hands[0]] } : view(s, who)) },
    ),
    breaks: ['a view shows nothing that determinize deals again'],
  },
  'a leak in who is asked': {
    game: variant({
      brace: {
        ...brace,
        asks(s, step) {
          const holders = brace.asks(s, step).filter(seat => hasTools(s, seat))
          return holders.length ? holders : brace.asks(s, step)
        },
      },
    }),
    breaks: ['who is asked, the moves and the clocks depend only on what the seat may know'],
  },
  'a leak in who may step in': {
    game: variant({
      turn: { ...turn, may: (s, step) => (turn.may?.(s, step) ?? []).filter(() => s.zombies.at(-1)?.startsWith('r')) },
    }),
    breaks: ['who is asked, the moves and the clocks depend only on what the seat may know'],
  },
  'a leak in a clock': {
    game: variant({
      brace: {
        ...brace,
        clock: (s, { waiting }) =>
          isTimed(s) ? { of: [s.turns], ms: hasTools(s, SEATS[waiting[0]]) ? 1000 : 2000 } : null,
      },
    }),
    breaks: ['who is asked, the moves and the clocks depend only on what the seat may know'],
  },
  'a leak in the reason against undo': {
    game: variant(
      {},
      {
        barsUndo: (s, seat) => (seat === 'p1' && hasTools(s, 'p2') ? { rule: null, text: 'No.' } : null),
      },
    ),
    breaks: ['who is asked, the moves and the clocks depend only on what the seat may know'],
  },
  'an event that is not redacted': {
    game: variant({}, { see: event => event }),
    breaks: ['events reveal nothing that a seat may not know'],
  },
  'an event that only the table sees in full': {
    game: variant({}, { see: (event, who) => (who === 'table' ? event : sound.see(event, who)) }),
    breaks: ['events reveal nothing that a seat may not know'],
  },
  'an event that tells of a hidden card though nothing was revealed': {
    game: variant({
      brace: {
        ...brace,
        take(s, step, seat, move, cx) {
          const could = hasTools(s, seat)
          brace.take(s, step, seat, move, {
            ...bound(cx),
            emit: e => cx.emit?.(e.event === 'stepped-back' ? ({ ...e, could } as typeof e) : e),
          })
        },
      },
    }),
    breaks: ['events reveal nothing that a seat may not know'],
  },
  'a follow-up that is asked only if a hidden card allows it': {
    game: variant({
      'end-turn': {
        ...steps['end-turn'],
        run(s, step, cx) {
          const hand = s.hands[s.turns % s.hands.length]
          steps['end-turn'].run(s, step, cx)
          if (s.outcome === null && hand.at(-1)?.startsWith('tools')) s.turns -= 1
        },
      },
    }),
    breaks: [COURSE],
  },
  'a step that is skipped if a hidden hand does not allow it': {
    game: variant({
      brace: {
        ...brace,
        take(s, step, seat, move, cx) {
          brace.take(s, step, seat, move, cx)
          if (move.move !== 'step-back' || hasTools(s, seat)) return
          s.listened = []
          cx.emit?.({ event: 'passed', seat })
        },
      },
    }),
    breaks: [COURSE],
  },
  'a shared list in the clone': {
    game: variant({}, { clone: s => ({ ...clone(s), door: s.door }) }),
    breaks: ['clone and original share nothing'],
  },
  'a step that is changed in place': {
    game: variant({
      brace: {
        ...brace,
        take(s, step, seat, move, cx) {
          if (move.move !== 'step-back' || step.waiting.length === 1) return brace.take(s, step, seat, move, cx)
          ;(step.waiting as number[]).splice(step.waiting.indexOf(SEATS.indexOf(seat)), 1)
          cx.next({ step: 'brace', ...step })
        },
      },
    }),
    breaks: ['clone and original share nothing'],
  },
  'a view that is a part of the state': {
    game: variant({}, { view: (s, who) => ({ ...view(s, who), door: s.door }) }),
    breaks: ['clone and original share nothing'],
  },
  'an illegal move that is listed': {
    game: variant({
      turn: {
        ...turn,
        moves(s, step, seat, list) {
          turn.moves(s, step, seat, list)
          if (turn.asks(s, step).includes(seat) && s.door.length)
            list.push({ move: 'play', card: s.door[0], to: 'door' })
        },
        take(s, step, seat, move, cx) {
          if (move.move === 'play' && !handOf(s, seat).includes(move.card)) throw new Error('no such card in the hand')
          turn.take(s, step, seat, move, cx)
        },
      },
    }),
    breaks: ['every listed move is legal, and applies'],
  },
  'a legal move that is refused': {
    game: variant({
      turn: {
        ...turn,
        moves(s, step, seat, list) {
          if (turn.asks(s, step).includes(seat) && s.turns > 3)
            for (const card of handOf(s, seat)) list.push({ move: 'play', card: [card] as never, to: 'door' })
          else turn.moves(s, step, seat, list)
        },
      },
    }),
    breaks: [
      'every listed move is legal, and applies',
      'moves are flat records, each listed once, and can be written down',
    ],
  },
  'a lost card': {
    game: variant({
      brace: {
        ...brace,
        take(s, step, seat, move, cx) {
          brace.take(s, step, seat, move, cx)
          if (move.move === 'brace') s.door.shift()
        },
      },
    }),
    breaks: ['cards and tokens are conserved', 'every listed move is legal, and applies'],
  },
  'a card that determinize loses': {
    game: variant(
      {},
      {
        determinize: (s, seat, chance) => ({
          ...determinize(s, seat, chance),
          supplies: s.supplies.map(() => 'water-1'),
        }),
      },
    ),
    breaks: ['determinize makes a valid state with its own random numbers'],
  },
  'a luck that can be foreseen': {
    game: variant(
      {},
      { determinize: (s, seat, chance) => ({ ...determinize(s, seat, chance), chance: { ...s.chance } }) },
    ),
    breaks: ['determinize makes a valid state with its own random numbers'],
  },
  'an endless game': {
    game: variant({
      'begin-turn': {
        ...steps['begin-turn'],
        run(s, step, cx) {
          s.turns %= s.hands.length
          s.zombies.unshift(...s.crowd.splice(0))
          steps['begin-turn'].run(s, step, cx)
        },
      },
    }),
    breaks: ['every game ends'],
  },
  'a state that JSON cannot hold': {
    game: variant({}, { setup: (options, cx) => ({ ...sound.setup(options, cx), seen: new Set() }) as State }),
    breaks: ['the state is plain data: it survives JSON, and plays on the same'],
  },
  'one list in two places of the state': {
    game: variant(
      {},
      {
        setup(options, cx) {
          const s = sound.setup(options, cx)
          return { ...s, table: s.door } as State
        },
      },
    ),
    breaks: ['the state is plain data: it survives JSON, and plays on the same'],
  },
  'an undo that gives away what was drawn': {
    game: variant({
      turn: {
        ...turn,
        take: (s, step, seat, move, cx) => turn.take(s, step, seat, move, { ...bound(cx), barrier() {} }),
      },
    }),
    breaks: ['undo restores the exact position and reveals nothing', 'events reveal nothing that a seat may not know'],
  },
  'luck from elsewhere': {
    game: variant({
      turn: {
        ...turn,
        take(s, step, seat, move, cx) {
          turn.take(s, step, seat, move, cx)
          if (Math.random() < 0.5) s.door.reverse()
        },
      },
    }),
    breaks: [
      'the same move leads to the same state, with or without listeners',
      'the same record gives the same match, also after writing and reading it',
    ],
  },
  'a rule that needs a listener': {
    game: variant({
      brace: {
        ...brace,
        take(s, step, seat, move, cx) {
          if (cx.emit) s.listened = [0, 1]
          brace.take(s, step, seat, move, cx)
        },
      },
    }),
    breaks: ['the same move leads to the same state, with or without listeners'],
  },
  'a look that tidies up': {
    game: variant(
      {},
      {
        view(s, who) {
          handOf(s, who)?.sort()
          return view(s, who)
        },
      },
    ),
    breaks: ['reading a position changes nothing and is repeatable'],
  },
  'no seat that must move': {
    game: variant(
      {},
      {
        pending: s =>
          sound.pending(s).map(decision => (s.turns < 3 ? decision : { ...decision, kind: 'may' as const })),
      },
    ),
    breaks: ['a seat that can move is asked until the match is over'],
  },
  'a wait for a clock that stands still': {
    game: variant(gongBrace, { clocks: s => gong(s, false) }),
    breaks: ['a seat that can move is asked until the match is over'],
  },
  'a move that is listed twice': {
    game: variant({
      brace: {
        ...brace,
        moves(s, step, seat, list) {
          list.push({ move: 'step-back' })
          brace.moves(s, step, seat, list)
        },
      },
    }),
    breaks: ['moves are flat records, each listed once, and can be written down'],
  },
  'a list of moves that changes from look to look': {
    game: variant({}, { moves: forgetful(sound.moves) }),
    breaks: ['reading a position changes nothing and is repeatable'],
  },
  'a refusal without a rule': {
    game: variant({}, { refuse: () => ({ rule: 'NW-99', text: 'No.' }) }),
    breaks: ['an illegal move is rejected with a reason and changes nothing'],
  },
  'a refusal without words': {
    game: variant({}, { refuse: () => ({ rule: null, text: ' ' }) }),
    breaks: ['an illegal move is rejected with a reason and changes nothing'],
  },
  'a barred move that is legal': {
    game: variant({}, { barred: () => [{ move: { move: 'concede' }, reason: { rule: null, text: 'No.' } }] }),
    breaks: ['barred moves are illegal, and the reason names a rule'],
  },
  'a clock that strikes in vain': {
    game: variant(
      {},
      {
        clocks: s =>
          sound.clocks(s).map(clock => ({ ...clock, expires: { move: 'time-out' as const, seat: 'nobody' } })),
      },
    ),
    breaks: ['a running clock plays a legal move when it runs out'],
  },
  'an event without a rule': {
    game: variant({
      'begin-turn': {
        rule: 'NW-77',
        run(s, step, cx) {
          cx.emit?.({ event: 'passed', seat: 'p1' })
          steps['begin-turn'].run(s, step, cx)
        },
      },
    }),
    breaks: ['every event has its rule and a sentence'],
  },
  'a sentence with a hole': {
    game: variant({}, { words: { ...sound.words, move: m => [`${m.move} ${(m as { card?: string }).card}`] } }),
    breaks: ['every decision, move, board and outcome has a text'],
  },
  'a verb that does not agree with "you"': {
    game: variant({}, { words: { ...sound.words, decision: ({ seat }) => say`${player(seat)} plays a card.` } }),
    breaks: [ADDRESSED],
  },
  'a second verb that does not agree with "you"': {
    game: variant(
      {},
      { words: { ...sound.words, decision: ({ seat }) => say`${does(seat, 'has', 'have')} no cards and passes.` } },
    ),
    breaks: [ADDRESSED],
  },
  'a player who cannot be addressed': {
    game: variant(
      {},
      { words: { ...sound.words, decision: ({ seat }) => say`Ask ${{ kind: 'seat', id: seat, text: 'Ann' }}.` } },
    ),
    breaks: [ADDRESSED],
  },
  'a piece that is drawn twice': {
    game: withBoard(v => [...v.hand, ...v.hand].map(cardPiece)),
    breaks: [PIECES],
  },
  'a piece without a name': {
    game: withBoard(v => v.hand.map(card => ({ ...cardPiece(card), title: ' ' }))),
    breaks: [PIECES],
  },
  'a card that lies face down and shows its value': {
    game: withBoard(v => v.hand.map(card => ({ ...cardPiece(card), faceDown: true, mark: card }))),
    breaks: [PIECES],
  },
  'a board that knows more than its view': {
    game: boardOfHidden(),
    breaks: [PIECES],
  },
  'a move with a piece that only others see': {
    game: withBoard(v => (v.hand.length > 0 ? [] : [{ id: 'door', kind: 'place', title: 'Door' }])),
    breaks: [PIECES],
  },
  'a move that is read as another': {
    game: variant({}, { notation: { ...sound.notation, readMove: () => ({ move: 'pass' }) } }),
    breaks: ['moves are flat records, each listed once, and can be written down'],
  },
  'a rule that stands twice in the book': {
    game: variant({}, { rulebook: [...sound.rulebook, ...sound.rulebook] }),
    breaks: ['rulebook, cards, seats and options are in order'],
  },
  'a bot that plays what is not listed': {
    game: variant({}, { bot: { ...sound.bot, habit: () => ({ move: 'play', card: 'x9', to: 'door' }) } }),
    breaks: ['the greedy bot plays listed moves'],
  },
}

/** Leaves out the last move every seventh time. */
function forgetful(moves: NightWatch['moves']): NightWatch['moves'] {
  let calls = 0
  return (s, seat, list = []) => {
    moves(s, seat, list)
    if (++calls % 7 === 0) list.pop()
    return list
  }
}

/** A rule's `cx` with bound methods, so that one of them can be replaced. */
function bound<C extends Parameters<typeof turn.take>[4]>(cx: C): C {
  return {
    ...cx,
    chance: cx.chance,
    emit: cx.emit,
    next: cx.next.bind(cx),
    end: cx.end.bind(cx),
    barrier: cx.barrier.bind(cx),
  }
}

function cardPiece(card: string): BoardPiece {
  return { id: card, kind: 'card', title: card.replace('-', ' ') }
}
