import {
  type Agenda,
  type BoardPiece,
  type Chance,
  type Cx,
  capital,
  capitalized,
  fromSteps,
  type Game,
  InputError,
  namedSteps,
  type Reason,
  rekeyed,
  type Seat,
  type StandingTable,
  type StepTable,
  say,
  type TimeOut,
  takeOut,
  topOf,
  type Who,
  wordZone,
  type Zone,
} from '@holdout/engine'

/**
 * Snap: a small game with everything a checker must handle. In turn each seat draws in secret or lays a card. The
 * others may match its color (a window, with a clock if wanted). Once per match a seat may interrupt and peek at the
 * top of the deck. The seat that matches scores; if no seat does, the one that laid the card scores.
 */
export type Card = string
const CARDS: readonly Card[] = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6']
const SEATS = ['ann', 'bob', 'cat']

interface Options {
  readonly players: number
  readonly clock: boolean
}

export interface State extends Agenda<Steps> {
  hands: Record<Seat, Card[]>
  deck: Card[]
  pile: Card[]
  score: Record<Seat, number>
  mayPeek: Record<Seat, boolean>
  /** The top of the deck, for seats that have seen it. */
  peeked: Record<Seat, Card | null>
  clock: boolean
}

export interface Steps {
  'begin-turn': { readonly seat: Seat }
  turn: { readonly seat: Seat }
  window: { readonly by: Seat; readonly open: readonly Seat[] }
}
interface Moves {
  turn: { readonly move: 'draw' | 'peek' } | { readonly move: 'lay'; readonly card: Card }
  window: { readonly move: 'pass' } | { readonly move: 'match'; readonly card: Card }
}
interface StandingMoves {
  concede: { readonly move: 'concede' }
}
type Move = Moves[keyof Moves] | StandingMoves['concede'] | TimeOut
export type Event = { readonly rule?: string; readonly seat: Seat } & (
  | { readonly event: 'drew' | 'peeked'; readonly card?: Card }
  | { readonly event: 'laid' | 'matched'; readonly card: Card }
  | { readonly event: 'passed' | 'scored' | 'conceded' }
)
export interface View {
  readonly hand: readonly Card[]
  readonly hands: Readonly<Record<Seat, number>>
  readonly deck: number
  readonly top: Card | null
  readonly pile: readonly Card[]
  readonly score: Readonly<Record<Seat, number>>
  readonly mayPeek: Readonly<Record<Seat, boolean>>
}
type SnapCx = Cx<Steps, Event>
export type Snap = Game<State, Move, View, Event, Options>

export const seatsOf = (s: State): Seat[] => Object.keys(s.hands)
const othersThan = (s: State, seat: Seat): Seat[] => seatsOf(s).filter(other => other !== seat)
const after = (s: State, seat: Seat): Seat => seatsOf(s)[(seatsOf(s).indexOf(seat) + 1) % seatsOf(s).length]
export const matching = (s: State, seat: Seat): Card[] => s.hands[seat].filter(card => card[0] === topOf(s.pile)?.[0])

export const steps: StepTable<State, Steps, Moves, Event> = {
  'begin-turn': {
    rule: 'SN-01',
    run(s, { seat }, cx) {
      if (s.hands[seat].length || s.deck.length) return cx.next({ step: 'turn', seat })
      const most = Math.max(...Object.values(s.score))
      const winners = seatsOf(s).filter(other => s.score[other] === most)
      cx.end({ id: winners.length > 1 ? 'draw' : 'win', winners, tier: 1, facts: {} })
    },
  },
  turn: {
    rule: 'SN-02',
    asks: (_s, { seat }) => [seat],
    may: (s, { seat }) => othersThan(s, seat).filter(other => s.mayPeek[other] && s.deck.length > 0),
    moves(s, step, seat, list) {
      if (seat !== step.seat) return list.push({ move: 'peek' })
      if (s.deck.length) list.push({ move: 'draw' })
      for (const card of s.hands[seat]) list.push({ move: 'lay', card })
    },
    take(s, step, seat, move, cx) {
      if (move.move === 'draw') return draw(s, seat, cx)
      if (move.move === 'lay') return lay(s, seat, move.card, cx)
      peek(s, seat, cx)
      cx.next({ step: 'turn', ...step })
    },
  },
  window: {
    rule: 'SN-04',
    asks: (_s, { open }) => open,
    moves(s, _step, seat, list) {
      list.push({ move: 'pass' })
      for (const card of matching(s, seat)) list.push({ move: 'match', card })
    },
    take(s, { by, open }, seat, move, cx) {
      if (move.move === 'match') return match(s, seat, move.card, by, cx)
      cx.emit?.({ event: 'passed', seat })
      const left = open.filter(other => other !== seat)
      if (left.length) cx.next({ step: 'window', by, open: left })
      else scores(s, by, by, cx)
    },
    clock: (s, { open }) => (s.clock ? { of: [s.pile.length, open.length], ms: 5000 } : null),
    timeout: () => ({ move: 'pass' }),
  },
}

function draw(s: State, seat: Seat, cx: SnapCx): void {
  cx.barrier('reveal')
  const card = s.deck.pop() as Card
  for (const other of seatsOf(s)) s.peeked[other] = null
  s.hands[seat].push(card)
  cx.emit?.({ event: 'drew', seat, card })
  cx.next({ step: 'begin-turn', seat: after(s, seat) })
}

function lay(s: State, seat: Seat, card: Card, cx: SnapCx): void {
  takeOut(s.hands[seat], card)
  s.pile.push(card)
  cx.emit?.({ event: 'laid', rule: 'SN-03', seat, card })
  cx.next({ step: 'window', by: seat, open: othersThan(s, seat) })
}

function match(s: State, seat: Seat, card: Card, by: Seat, cx: SnapCx): void {
  takeOut(s.hands[seat], card)
  s.pile.push(card)
  cx.emit?.({ event: 'matched', rule: 'SN-05', seat, card })
  scores(s, seat, by, cx)
}

function scores(s: State, seat: Seat, by: Seat, cx: SnapCx): void {
  s.score[seat] += 1
  cx.emit?.({ event: 'scored', rule: 'SN-06', seat })
  cx.next({ step: 'begin-turn', seat: after(s, by) })
}

function peek(s: State, seat: Seat, cx: SnapCx): void {
  cx.barrier('reveal')
  s.mayPeek[seat] = false
  s.peeked[seat] = topOf(s.deck)
  cx.emit?.({ event: 'peeked', rule: 'SN-D1', seat, card: topOf(s.deck) as Card })
}

const standing: StandingTable<State, StandingMoves, Steps, Event> = {
  concede: {
    rule: 'SN-R01',
    asks: s => seatsOf(s),
    moves: (_s, _seat, list) => list.push({ move: 'concede' }),
    take(s, seat, _move, cx) {
      cx.emit?.({ event: 'conceded', seat })
      cx.end({ id: 'conceded', winners: othersThan(s, seat), tier: 0, facts: {} })
    },
  },
}

function begin({ players, clock }: Options, chance: Chance): State {
  const seats = SEATS.slice(0, players)
  const deck = [...CARDS]
  chance.shuffle('deck', deck)
  const each = <T>(make: () => T): Record<Seat, T> => Object.fromEntries(seats.map(seat => [seat, make()]))
  return {
    hands: each(() => deck.splice(0, 2)),
    deck,
    pile: [],
    score: each(() => 0),
    mayPeek: each(() => true),
    peeked: each((): Card | null => null),
    clock,
    agenda: [{ step: 'begin-turn', seat: seats[0] }],
    chance: chance.state,
    outcome: null,
  }
}

export function clone(s: State): State {
  return {
    ...s,
    hands: Object.fromEntries(seatsOf(s).map(seat => [seat, [...s.hands[seat]]])),
    deck: [...s.deck],
    pile: [...s.pile],
    score: { ...s.score },
    mayPeek: { ...s.mayPeek },
    peeked: { ...s.peeked },
    agenda: [...s.agenda],
    chance: { ...s.chance },
  }
}

export function view(s: State, who: Who): View {
  return {
    hand: [...(s.hands[who] ?? [])],
    hands: Object.fromEntries(seatsOf(s).map(seat => [seat, s.hands[seat].length])),
    deck: s.deck.length,
    top: s.peeked[who] ?? null,
    pile: [...s.pile],
    score: { ...s.score },
    mayPeek: { ...s.mayPeek },
  }
}

function see(event: Event, who: Who): Event {
  if ((event.event !== 'drew' && event.event !== 'peeked') || event.seat === who) return event
  const { card: _hidden, ...rest } = event
  return rest
}

/**
 * Deals the other hands and the deck again. A seat that has peeked keeps the known top card, and so do the others that
 * peeked.
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const copy = clone(s)
  const top = s.peeked[seat]
  if (top !== null) copy.deck.pop()
  const others = othersThan(s, seat)
  const unknown = [...copy.deck, ...others.flatMap(other => copy.hands[other])]
  chance.shuffle('unknown', unknown)
  for (const other of others) copy.hands[other] = unknown.splice(0, s.hands[other].length)
  copy.deck = top === null ? unknown : [...unknown, top]
  for (const other of others) if (copy.peeked[other] !== null) copy.peeked[other] = topOf(copy.deck)
  copy.chance = rekeyed(chance)
  return copy
}

function pileZone(get: (s: State) => readonly Card[]): Zone<State> {
  return {
    help: 'cards, or - for none',
    parse: text => ({ cards: text }),
    show: s => ({ cards: get(s).join(' ') || '-' }),
  }
}

function whoseTurn(s: State): string {
  const step = s.agenda.at(-1)
  return step?.step === 'turn' ? step.seat : '-'
}

const DRAW: Move = { move: 'draw' }

function refuse(v: View, seat: Seat, { move }: Move): Reason {
  if (move === 'draw' && v.deck === 0) return { rule: 'SN-02', text: `No card is left for ${seat}.` }
  return { rule: 'SN-02', text: `${capital(seat)} cannot ${move} now.` }
}

const RULES = ['SN-01', 'SN-02', 'SN-03', 'SN-04', 'SN-05', 'SN-06', 'SN-D1', 'SN-R01']

/** Builds the game, with replaced steps or parts where a test plants a fault. */
export function snap(table: Partial<typeof steps> = {}, parts: Partial<Snap> = {}): Snap {
  const flow = fromSteps<State, Steps, Moves, StandingMoves, Event>({ ...steps, ...table }, standing)
  return {
    slug: 'snap',
    title: 'Snap',
    blurb: 'A toy',
    hook: 'A toy',
    mood: 'Playful',
    players: [1, 2],
    minutes: [1, 2],
    rulesVersion: 1,
    options: {
      players: { type: 'number', title: 'Players', help: 'How many', default: 2, rules: true, min: 2, max: 3 },
      clock: {
        type: 'flag',
        title: 'Clock',
        help: 'Whether windows close by themselves',
        default: false,
        rules: false,
      },
    },
    seats: ({ players }) => SEATS.slice(0, players).map(seat => ({ seat, title: seat })),
    ...flow,
    setup(options, cx) {
      const s = begin(options, cx.chance)
      flow.advance(s, cx)
      return s
    },
    clone,
    view,
    see,
    determinize,
    barsUndo: () => null,
    words: {
      event: e => capitalized(say`${e.seat} ${e.event}${'card' in e && e.card ? ` ${nameOf(e.card)}` : ''}.`),
      move: m => capitalized(say`${m.move}${'card' in m ? ` ${nameOf(m.card)}` : ''}`),
      decision: d => capitalized(say`${d.seat}: ${d.decision}?`),
      outcome: o => capitalized(say`${o.id}.`),
      refuse,
      barred: (v, seat) => (v.deck === 0 ? [{ move: DRAW, reason: refuse(v, seat, DRAW) }] : []),
      board: v => [
        {
          title: 'Pile',
          text: say`Cards: ${v.pile.length}`,
          pieces: [
            { id: 'draw', kind: 'pile', title: 'Deck', count: v.deck, faceDown: true },
            { id: 'pile', kind: 'pile', title: 'Pile', count: v.pile.length },
          ],
        },
        { title: 'Hand', text: say`Cards: ${v.hand.length}`, pieces: v.hand.map(cardPiece) },
      ],
    },
    rulebook: [{ title: 'All', rules: RULES.map(id => ({ id, text: id })) }],
    cards: CARDS.map(id => ({ id, title: id, kind: 'card', count: 1, text: id, source: 'ours' })),
    bot: { samples: 1, value: () => 0.5 },
    notation: {
      zones: ({ players }) => ({
        ...Object.fromEntries(SEATS.slice(0, players).map(seat => [seat, pileZone(s => s.hands[seat])])),
        deck: pileZone(s => s.deck),
        pile: pileZone(s => s.pile),
        turn: wordZone('whose turn it is', ['-', ...SEATS], whoseTurn),
      }),
      place(options, given, chance) {
        const s = begin(options, chance)
        const cards = (zone: string): Card[] | undefined =>
          given.get(zone)?.cards.replace('-', '').split(' ').filter(Boolean)
        for (const seat of seatsOf(s)) s.hands[seat] = cards(seat) ?? s.hands[seat]
        s.deck = cards('deck') ?? s.deck
        s.pile = cards('pile') ?? s.pile
        const turn = given.get('turn')?.value ?? '-'
        s.agenda = [{ step: 'begin-turn', seat: turn === '-' ? SEATS[0] : turn }]
        flow.advance(s)
        return s
      },
      writeMove: m => Object.values(m).join(' '),
      readMove(text) {
        const [move, what] = text.split(' ')
        if (move === 'lay' || move === 'match') return { move, card: what }
        if (move === 'time-out') return { move, seat: what }
        if (move === 'draw' || move === 'peek' || move === 'pass' || move === 'concede') return { move }
        throw new InputError(`found "${text}", expected a move`)
      },
      piece: String,
      readStep: namedSteps({}),
      vocabulary: {
        zones: [],
        pieces: [],
        moves: {},
        steps: {},
        decisions: {},
        chance: {},
        events: {},
      },
    },
    ...parts,
  }
}

export function pieces(s: State): Card[] {
  return [...s.deck, ...s.pile, ...Object.values(s.hands).flat()]
}

export function cardPiece(card: Card): BoardPiece {
  return { id: card, kind: 'card', title: nameOf(card) }
}

/** `red 5` for `r5`. */
function nameOf(card: Card | number): string {
  return String(card).replace('r', 'red ').replace('b', 'blue ')
}
