import {
  type Agenda,
  type Chance,
  CLOCK,
  type Clock,
  type Cx,
  cardItems,
  fromSteps,
  type Game,
  InputError,
  namedSteps,
  rekeyed,
  type TimeOut,
  wholeNumber,
} from '../src/index.ts'

/**
 * A game small enough to see through: two seats take turns drawing from a shuffled bag or adding a known stone; ten
 * wins.
 */
export interface Toy extends Agenda<Steps> {
  bag: number[]
  score: Record<string, number>
  timed: boolean
}
type Steps = { turn: { seat: string }; window: { open: string[] }; nap: { seat: string }; circle: object; dry: object }
type Event = { event: 'added' | 'drew' | 'passed'; seat: string; stones: number; rule?: string }
export type ToyMove =
  | { move: 'add' | 'draw' | 'rest' | 'circle' | 'dry' }
  | { move: 'pass' }
  | { move: 'gong' }
  | { move: 'resign' }
  | TimeOut
type ToyCx = Cx<Steps, Event>

const SEATS = ['anna', 'ben']

/** A clock of the game's own, over the whole of it. */
const EVENING: Clock = {
  id: 'evening',
  ms: 60_000,
  seats: SEATS,
  running: true,
  shown: false,
  expires: { move: 'gong' },
}

function gain(s: Toy, seat: string, stones: number, cx: ToyCx): void {
  s.score[seat] += stones
  if (s.score[seat] >= 10) cx.end({ id: 'ten', winners: [seat], tier: 1, facts: {} })
  else
    cx.next(
      { step: 'window', open: SEATS.filter(other => other !== seat) },
      { step: 'turn', seat: seat === 'anna' ? 'ben' : 'anna' },
    )
}

const flow = fromSteps<
  Toy,
  Steps,
  { turn: { move: 'add' | 'draw' | 'rest' | 'circle' | 'dry' }; window: { move: 'pass' }; nap: { move: 'gong' } },
  { resign: { move: 'resign' } },
  Event
>(
  {
    turn: {
      rule: 'TY-1',
      asks: (_s, { seat }) => [seat],
      moves(s, _step, _seat, list) {
        list.push({ move: 'add' }, { move: 'draw' }, { move: 'circle' }, { move: 'dry' })
        if (s.timed) list.push({ move: 'rest' })
      },
      take(s, { seat }, _seat, { move }, cx) {
        if (move === 'rest') return cx.next({ step: 'nap', seat })
        if (move === 'circle' || move === 'dry') return cx.next({ step: move })
        if (move === 'draw') cx.barrier('reveal')
        const stones = move === 'add' ? 1 : (s.bag.pop() ?? 0)
        cx.emit?.(move === 'add' ? { event: 'added', seat, stones } : { event: 'drew', rule: 'TY-2', seat, stones })
        gain(s, seat, stones, cx)
      },
      clock: s => (s.timed ? { of: [s.bag.length], ms: 1000 } : null),
      timeout: () => ({ move: 'add' }),
    },
    window: {
      rule: 'TY-3',
      asks: (_s, { open }) => open,
      moves: (_s, _step, _seat, list) => list.push({ move: 'pass' }),
      take: (_s, { open }, seat, _move, cx) => cx.next({ step: 'window', open: open.filter(other => other !== seat) }),
    },
    // Only the clock's gong ends it: no seat is asked.
    nap: {
      rule: 'TY-7',
      asks: () => [CLOCK],
      moves: (_s, _step, _seat, list) => list.push({ move: 'gong' }),
      take(_s, { seat }, _seat, _move, cx) {
        cx.barrier('turn')
        cx.next({ step: 'turn', seat })
      },
      clock: () => ({ of: [], ms: 1000 }),
      timeout: () => ({ move: 'gong' }),
    },
    circle: { rule: 'TY-4', run: (_s, _step, cx) => cx.next({ step: 'circle' }) },
    dry: { rule: 'TY-5', run: s => s.agenda.splice(0) },
  },
  {
    resign: {
      rule: 'TY-6',
      asks: () => SEATS,
      moves: (_s, _seat, list) => list.push({ move: 'resign' }),
      take: (_s, seat, _move, cx) =>
        cx.end({ id: 'resigned', winners: SEATS.filter(other => other !== seat), tier: 0, facts: {} }),
    },
  },
  s => (s.timed ? [EVENING] : []),
)

function begin(chance: Chance, timed: boolean): Toy {
  const bag = [1, 2, 3, 4, 5]
  chance.shuffle('bag', bag)
  return {
    bag,
    score: { anna: 0, ben: 0 },
    timed,
    agenda: [{ step: 'turn', seat: 'anna' }],
    chance: chance.state,
    outcome: null,
  }
}

export const toy: Game<Toy, ToyMove, unknown, Event, { timed: boolean }> = {
  slug: 'toy',
  title: 'Toy',
  blurb: 'A toy',
  hook: 'A toy',
  mood: 'Playful',
  players: [1, 2],
  minutes: [1, 2],
  rulesVersion: 3,
  options: { timed: { type: 'flag', title: 'Timed', help: 'A clock', default: false, rules: false } },
  seats: () => SEATS.map(seat => ({ seat, title: seat })),
  ...flow,
  refuse: (_s, _seat, move) => ({ rule: 'TY-1', text: `no ${move.move} now` }),
  barred: () => [],
  setup(options, cx) {
    const s = begin(cx.chance, options.timed)
    flow.advance(s, cx)
    return s
  },
  clone: s => structuredCopy(s),
  view: s => ({ score: { ...s.score }, bag: s.bag.length }),
  see: event => event,
  determinize(s, _seat, chance) {
    const copy = structuredCopy(s)
    chance.shuffle('bag', copy.bag)
    return { ...copy, chance: rekeyed(chance) }
  },
  barsUndo: () => null,
  words: {
    event: e => [`${e.seat} ${e.event} ${e.stones}`],
    move: m => [m.move],
    decision: d => [d.decision],
    outcome: o => [o.id],
    board: () => [],
  },
  rulebook: [],
  cards: [],
  notation: {
    zones: () => ({
      anna: { means: "anna's stones", example: '3', ...wholeNumber({ min: 0, max: 9 }, s => s.score.anna) },
      bag: {
        means: 'the stones in the bag, the next last',
        example: '1 2',
        read: text => ({ cards: text }),
        write: s => ({ cards: s.bag.join(' ') || '-' }),
        list: cardItems('kept'),
      },
    }),
    place(options, given, chance) {
      const s = begin(chance, options.timed)
      s.score.anna = Number(given.get('anna')?.value ?? 0)
      if (given.has('bag')) s.bag = (given.get('bag')?.cards ?? '').split(' ').map(Number)
      if (new Set(s.bag).size !== s.bag.length) throw new InputError('a stone lies in the bag twice')
      return s
    },
    writeMove: m => (m.move === 'time-out' ? `time-out ${m.seat}` : m.move),
    readMove(text) {
      const [move, seat] = text.split(' ')
      if (!['add', 'draw', 'rest', 'circle', 'dry', 'pass', 'gong', 'resign', 'time-out'].includes(move))
        throw new InputError(`found "${text}", expected add, draw or pass`)
      return (seat ? { move, seat } : { move }) as ToyMove
    },
    piece: String,
    readStep: namedSteps({ circle: { step: 'circle' } }),
    scores: s => s.score,
    vocabulary: {
      pieces: [],
      moves: {
        add: ['takes one stone', 'add'],
        draw: ['draws from the bag', 'draw'],
        rest: ['sleeps until the gong', 'rest'],
        circle: ['never ends', 'circle'],
        dry: ['loses the agenda', 'dry'],
        pass: ['closes the window', 'pass'],
        gong: ['wakes the sleeper', 'gong'],
        resign: ['gives up', 'resign'],
        'time-out': ['the clock plays', 'time-out anna'],
      },
      steps: { circle: ['never ends', 'circle'] },
      decisions: { turn: 'what to do', window: 'whether to pass', nap: 'nothing', resign: 'whether to give up' },
      chance: { bag: ['the order of the bag', 'bag: 5 2'] },
      events: { added: ['seat', 'stones'], drew: ['seat', 'stones'], passed: ['seat', 'stones'] },
    },
  },
}

function structuredCopy(s: Toy): Toy {
  return { ...s, bag: [...s.bag], score: { ...s.score }, agenda: [...s.agenda], chance: { ...s.chance } }
}
