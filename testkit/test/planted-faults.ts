import { type BoardPiece, type Chance, CLOCK, type Clock, type Seat } from '@holdout/engine'
import {
  type Card,
  cardPiece,
  clone,
  determinize,
  type Event,
  matching,
  type Snap,
  type State,
  seatsOf,
  snap,
  steps,
  type View,
  view,
} from './snap.ts'

interface Planted {
  readonly game: Snap
  /** The promises that the survey must find broken. */
  readonly breaks: readonly string[]
}

const { turn, window: reaction } = steps
const sound = snap()

/** A window that stays open until the gong: a seat with a match may lay it, and no seat must act. */
const gongWindow: Partial<typeof steps> = {
  window: {
    ...reaction,
    asks: (s, { open }) => (s.clock ? [CLOCK] : open),
    may: (s, { open }) => (s.clock ? open : []),
    moves(s, step, seat, list) {
      if (!s.clock) reaction.moves(s, step, seat, list)
      else if (seat === CLOCK) list.push({ move: 'pass' })
      else for (const card of matching(s, seat)) list.push({ move: 'match', card })
    },
    take: (s, { by, open }, seat, move, cx) =>
      reaction.take(s, { by, open: seat === CLOCK ? [CLOCK] : open }, seat, move, cx),
    clock: () => null,
  },
}

function gong(s: State, running: boolean): Clock<{ move: 'pass' }>[] {
  if (!s.clock || s.agenda.at(-1)?.step !== 'window') return []
  return [{ id: 'gong', ms: 5000, seats: seatsOf(s), running, shown: false, expires: { move: 'pass' } }]
}

/** Variants of Snap that are sound, although a careless checker might think that they reveal something. */
export const soundVariants: Readonly<Record<string, Snap>> = {
  'a card that all may see for a moment': snap({
    turn: {
      ...turn,
      take(s, step, seat, move, cx) {
        turn.take(s, step, seat, move, cx)
        if (move.move !== 'draw' || s.deck.length === 0 || Object.values(s.peeked).some(card => card !== null)) return
        cx.emit?.({ event: 'laid', rule: 'SN-03', seat, card: s.deck[0] })
        cx.chance.shuffle('deck', s.deck)
      },
    },
  }),
  'open draws that all players remember': snap(
    {},
    {
      see: event => event,
      determinize(s, seat, chance) {
        const copy = determinize(s, seat, chance)
        const deck = s.deck.slice()
        const top = deck.pop()
        return {
          ...copy,
          hands: clone(s).hands,
          peeked: { ...s.peeked },
          deck: top === undefined ? [] : [...shuffled(deck, chance), top],
        }
      },
    },
  ),
  'a wait that only the clock ends': snap(gongWindow, { clocks: s => gong(s, true) }),
  'cards that are laid by their place in the hand': snap({
    turn: {
      ...turn,
      moves(s, step, seat, list) {
        const own: typeof list = []
        turn.moves(s, step, seat, own)
        const place = (card: Card): Card => `#${s.hands[seat].indexOf(card)}`
        list.push(...own.map(move => (move.move === 'lay' ? { ...move, card: place(move.card) } : move)))
      },
      take(s, step, seat, move, cx) {
        const card = (place: Card): Card => s.hands[seat][Number(place.slice(1))]
        turn.take(s, step, seat, move.move === 'lay' ? { ...move, card: card(move.card) } : move, cx)
      },
    },
  }),
}

/**
 * The active seat may wait, and the bot only waits, so that only a clock moves the match on. The position counts the
 * waits.
 */
export const waitingBot: Snap = snap(
  {
    turn: {
      ...turn,
      moves(s, step, seat, list) {
        turn.moves(s, step, seat, list)
        if (seat === step.seat) list.push({ move: 'peek' })
      },
      take(s, step, seat, move, cx) {
        if (seat !== step.seat || move.move !== 'peek') return turn.take(s, step, seat, move, cx)
        const counted = s as State & { waited?: number }
        counted.waited = (counted.waited ?? 0) + 1
        cx.next({ step: 'turn', ...step })
      },
      clock: s => (s.clock ? { of: [s.deck.length, s.pile.length], ms: 5000 } : null),
      timeout: (s, { seat }) => (s.deck.length ? { move: 'draw' } : { move: 'lay', card: s.hands[seat][0] }),
    },
  },
  { bot: { ...sound.bot, habit: (_s, _seat, moves) => moves.find(({ move }) => move === 'peek') ?? null } },
)

function shuffled(cards: Card[], chance: Chance): Card[] {
  chance.shuffle('deck', cards)
  return cards
}

const PIECES =
  'the pieces on the board have unique ids and titles, keep secrets, and are there for the moves that name them'

const COURSE = 'the course of a move depends only on what is shown and on what a seat may know'

function withBoard(pieces: (v: View) => readonly BoardPiece[], parts: Partial<Snap> = {}): Snap {
  const board = (v: View) => [{ title: 'Table', text: ['Cards.'], pieces: pieces(v) }]
  return snap({}, { ...parts, words: { ...sound.words, board } })
}

/** Remembers the state that the last view was made of, and draws face-down cards from it. */
function boardOfHidden(): Snap {
  let hidden: readonly Card[] = []
  return withBoard(() => hidden.map(card => ({ id: card, kind: 'card', title: 'Card', faceDown: true })), {
    view(s, who) {
      hidden = s.deck
      return view(s, who)
    },
  })
}

/** Variants of Snap with one fault each. */
export const planted: Readonly<Record<string, Planted>> = {
  'a leak in the view': {
    game: snap({}, { view: (s, who) => ({ ...view(s, who), next: s.deck.at(-1) ?? null }) }),
    breaks: ['a view shows nothing that determinize deals again'],
  },
  'a view that takes too much from what all see': {
    game: snap({}, { view: (s, who, open) => open ?? view(s, who) }),
    breaks: ['views and events are plain data'],
  },
  "a leak in the table's view": {
    game: snap(
      {},
      { view: (s, who) => (who === 'table' ? { ...view(s, who), hand: [...s.hands.ann] } : view(s, who)) },
    ),
    breaks: ['a view shows nothing that determinize deals again'],
  },
  'a leak in who is asked': {
    game: snap({
      window: {
        ...reaction,
        asks(s, { open }) {
          const holders = open.filter(seat => matching(s, seat).length > 0)
          return holders.length ? holders : open
        },
      },
    }),
    breaks: ['who is asked, the moves and the clocks depend only on what the seat may know'],
  },
  'a leak in who may step in': {
    game: snap({
      turn: { ...turn, may: s => seatsOf(s).filter(seat => s.mayPeek[seat] && s.deck.at(-1)?.startsWith('r')) },
    }),
    breaks: ['who is asked, the moves and the clocks depend only on what the seat may know'],
  },
  'a leak in a clock': {
    game: snap({
      window: {
        ...reaction,
        clock: (s, { open }) => (s.clock ? { of: [s.pile.length], ms: 1000 + matching(s, open[0]).length } : null),
      },
    }),
    breaks: ['who is asked, the moves and the clocks depend only on what the seat may know'],
  },
  'a leak in the reason against undo': {
    game: snap(
      {},
      {
        barsUndo: (s, seat) =>
          seat === 'ann' && s.hands.bob.length > 2 && s.hands.bob[0] < 'c' ? { rule: null, text: 'No.' } : null,
      },
    ),
    breaks: ['who is asked, the moves and the clocks depend only on what the seat may know'],
  },
  'an event that is not redacted': {
    game: snap({}, { see: event => event }),
    breaks: ['events reveal nothing that a seat may not know'],
  },
  'an event that only the table sees in full': {
    game: snap({}, { see: (event, who) => (who === 'table' ? event : sound.see(event, who)) }),
    breaks: ['events reveal nothing that a seat may not know'],
  },
  'an event that tells of a hidden card though nothing was revealed': {
    game: snap({
      window: {
        ...reaction,
        take(s, step, seat, move, cx) {
          const could = matching(s, seat).length > 0
          reaction.take(s, step, seat, move, {
            ...bound(cx),
            emit: e => cx.emit?.(e.event === 'passed' ? ({ ...e, could } as Event) : e),
          })
        },
      },
    }),
    breaks: ['events reveal nothing that a seat may not know'],
  },
  'a follow-up that is asked only if a hidden card allows it': {
    game: snap({
      turn: {
        ...turn,
        take(s, step, seat, move, cx) {
          turn.take(s, step, seat, move, cx)
          if (move.move === 'draw' && matching(s, seat).length > 0) cx.next({ step: 'turn', seat })
        },
      },
    }),
    breaks: [COURSE, 'events reveal nothing that a seat may not know'],
  },
  'a step that is skipped if a hidden hand does not allow it': {
    game: snap({
      turn: {
        ...turn,
        take(s, step, seat, move, cx) {
          turn.take(s, step, seat, move, cx)
          if (move.move !== 'lay' || matching(s, seat).length > 0) return
          s.score[seat] += 1
          cx.emit?.({ event: 'scored', seat })
        },
      },
    }),
    breaks: [COURSE],
  },
  'a shared list in the clone': {
    game: snap({}, { clone: s => ({ ...clone(s), pile: s.pile }) }),
    breaks: ['clone and original share nothing'],
  },
  'a step that is changed in place': {
    game: snap({
      window: {
        ...reaction,
        take(s, step, seat, move, cx) {
          if (move.move !== 'pass' || step.open.length === 1) return reaction.take(s, step, seat, move, cx)
          ;(step.open as Seat[]).splice(step.open.indexOf(seat), 1)
          cx.next({ step: 'window', ...step })
        },
      },
    }),
    breaks: ['clone and original share nothing'],
  },
  'a view that is a part of the state': {
    game: snap({}, { view: (s, who) => ({ ...view(s, who), pile: s.pile }) }),
    breaks: ['clone and original share nothing'],
  },
  'an illegal move that is listed': {
    game: snap({
      turn: {
        ...turn,
        moves(s, step, seat, list) {
          turn.moves(s, step, seat, list)
          if (seat === step.seat && s.pile.length) list.push({ move: 'lay', card: s.pile[0] })
        },
        take(s, step, seat, move, cx) {
          if (move.move === 'lay' && !s.hands[seat].includes(move.card)) throw new Error('no such card in the hand')
          turn.take(s, step, seat, move, cx)
        },
      },
    }),
    breaks: ['every listed move is legal, and applies'],
  },
  'a legal move that is refused': {
    game: snap({
      turn: {
        ...turn,
        moves(s, step, seat, list) {
          if (seat === step.seat && s.deck.length === 0)
            for (const card of s.hands[seat]) list.push({ move: 'lay', card: [card] as unknown as Card })
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
    game: snap({
      window: {
        ...reaction,
        take(s, step, seat, move, cx) {
          reaction.take(s, step, seat, move, cx)
          if (move.move === 'match') s.pile.shift()
        },
      },
    }),
    breaks: ['cards and tokens are conserved', 'every listed move is legal, and applies'],
  },
  'a card that determinize loses': {
    game: snap(
      {},
      {
        determinize: (s, seat, chance) => ({
          ...determinize(s, seat, chance),
          deck: determinize(s, seat, chance).deck.map(() => 'r1'),
        }),
      },
    ),
    breaks: ['determinize makes a valid state with its own random numbers'],
  },
  'a luck that can be foreseen': {
    game: snap(
      {},
      { determinize: (s, seat, chance) => ({ ...determinize(s, seat, chance), chance: { ...s.chance } }) },
    ),
    breaks: ['determinize makes a valid state with its own random numbers'],
  },
  'an endless game': {
    game: snap({
      'begin-turn': {
        rule: 'SN-01',
        run(s, { seat }, cx) {
          if (s.deck.length === 0) s.deck = s.pile.splice(0)
          cx.next({ step: 'turn', seat })
        },
      },
    }),
    breaks: ['every game ends'],
  },
  'a state that JSON cannot hold': {
    game: snap({}, { setup: (options, cx) => ({ ...sound.setup(options, cx), seen: new Set() }) as State }),
    breaks: ['the state is plain data: it survives JSON, and plays on the same'],
  },
  'one list in two places of the state': {
    game: snap(
      {},
      {
        setup(options, cx) {
          const s = sound.setup(options, cx)
          return { ...s, table: s.pile } as State
        },
      },
    ),
    breaks: ['the state is plain data: it survives JSON, and plays on the same'],
  },
  'an undo that gives away what was drawn': {
    game: snap({
      turn: {
        ...turn,
        take: (s, step, seat, move, cx) => turn.take(s, step, seat, move, { ...bound(cx), barrier() {} }),
      },
    }),
    breaks: ['undo restores the exact position and reveals nothing', 'events reveal nothing that a seat may not know'],
  },
  'luck from elsewhere': {
    game: snap({
      turn: {
        ...turn,
        take(s, step, seat, move, cx) {
          turn.take(s, step, seat, move, cx)
          if (Math.random() < 0.5) s.pile.reverse()
        },
      },
    }),
    breaks: [
      'the same move leads to the same state, with or without listeners',
      'the same record gives the same match, also after writing and reading it',
    ],
  },
  'a rule that needs a listener': {
    game: snap({
      window: {
        ...reaction,
        take(s, step, seat, move, cx) {
          if (cx.emit) s.score[seat] += 1
          reaction.take(s, step, seat, move, cx)
        },
      },
    }),
    breaks: ['the same move leads to the same state, with or without listeners'],
  },
  'a look that tidies up': {
    game: snap(
      {},
      {
        view(s, who) {
          s.hands[who]?.sort()
          return view(s, who)
        },
      },
    ),
    breaks: ['reading a position changes nothing and is repeatable'],
  },
  'no seat that must move': {
    game: snap(
      {},
      {
        pending: s =>
          sound.pending(s).map(decision => (s.deck.length ? decision : { ...decision, kind: 'may' as const })),
      },
    ),
    breaks: ['a seat that can move is asked until the match is over'],
  },
  'a wait for a clock that stands still': {
    game: snap(gongWindow, { clocks: s => gong(s, false) }),
    breaks: ['a seat that can move is asked until the match is over'],
  },
  'a move that is listed twice': {
    game: snap({
      window: {
        ...reaction,
        moves(s, step, seat, list) {
          list.push({ move: 'pass' })
          reaction.moves(s, step, seat, list)
        },
      },
    }),
    breaks: ['moves are flat records, each listed once, and can be written down'],
  },
  'a list of moves that changes from look to look': {
    game: snap({}, { moves: forgetful(sound.moves) }),
    breaks: ['reading a position changes nothing and is repeatable'],
  },
  'a refusal without a rule': {
    game: snap({}, { words: { ...sound.words, refuse: () => ({ rule: 'SN-99', text: 'No.' }) } }),
    breaks: ['an illegal move is rejected with a reason and changes nothing'],
  },
  'a refusal without words': {
    game: snap({}, { words: { ...sound.words, refuse: () => ({ rule: null, text: ' ' }) } }),
    breaks: ['an illegal move is rejected with a reason and changes nothing'],
  },
  'a barred move that is legal': {
    game: snap(
      {},
      { words: { ...sound.words, barred: () => [{ move: { move: 'concede' }, reason: { rule: null, text: 'No.' } }] } },
    ),
    breaks: ['barred moves are illegal, and the reason names a rule'],
  },
  'a clock that strikes in vain': {
    game: snap(
      {},
      {
        clocks: s =>
          sound.clocks(s).map(clock => ({ ...clock, expires: { move: 'time-out' as const, seat: 'nobody' } })),
      },
    ),
    breaks: ['a running clock plays a legal move when it runs out'],
  },
  'an event without a rule': {
    game: snap({
      'begin-turn': {
        rule: 'SN-77',
        run(s, step, cx) {
          cx.emit?.({ event: 'passed', seat: step.seat })
          steps['begin-turn'].run(s, step, cx)
        },
      },
    }),
    breaks: ['every event has its rule and a sentence'],
  },
  'a sentence with a hole': {
    game: snap({}, { words: { ...sound.words, move: m => [`${m.move} ${(m as { card?: Card }).card}`] } }),
    breaks: ['every decision, move, board and outcome has a text'],
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
    game: withBoard(v => (v.hand.length > 0 ? [] : [{ id: 'draw', kind: 'pile', title: 'Deck' }])),
    breaks: [PIECES],
  },
  'a move that is read as another': {
    game: snap({}, { notation: { ...sound.notation, readMove: () => ({ move: 'draw' }) } }),
    breaks: ['moves are flat records, each listed once, and can be written down'],
  },
  'a rule that stands twice in the book': {
    game: snap({}, { rulebook: [...sound.rulebook, ...sound.rulebook] }),
    breaks: ['rulebook, cards, seats and options are in order'],
  },
  'a bot that plays what is not listed': {
    game: snap({}, { bot: { ...sound.bot, habit: () => ({ move: 'lay', card: 'x9' }) } }),
    breaks: ['the greedy bot plays listed moves'],
  },
}

/** Leaves out the last move every seventh time. */
function forgetful(moves: Snap['moves']): Snap['moves'] {
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
