import { type Agenda, fromSteps, type Game, InputError, namedSteps, rekeyed, say, type TimeOut } from '@holdout/engine'

/**
 * Whispers: a game with everything that the terminal must handle. Each player has a secret word. In turn, a player says
 * it or keeps it, on a clock. The others may shout in between, which rings. After a word is said, all players are asked
 * for their opinion at the same time.
 */
interface Whispers extends Agenda<Steps> {
  secrets: Record<string, string>
  said: number
  shouts: number
  seconds: number
}
type Steps = { turn: { seat: string; number: number }; window: { open: string[] } }
type Happening = 'dealt' | 'said' | 'held' | 'shouted' | 'judged'
type Event = { event: Happening; seat: string; word?: string; rule?: string; rings?: true }
type Turn = { move: 'say' | 'hold' | 'shout' }
type Window = { move: 'judge'; fair: boolean }
type Move = Turn | Window | { move: 'concede' } | TimeOut
type Options = { seconds: number }

const SEATS = ['ann', 'bob', 'cat']
const WORDS = ['fox', 'owl', 'bee']

const flow = fromSteps<Whispers, Steps, { turn: Turn; window: Window }, { concede: { move: 'concede' } }, Event>(
  {
    turn: {
      rule: 'WH-1',
      asks: (_s, { seat }) => [seat],
      may: (_s, { seat }) => SEATS.filter(other => other !== seat),
      moves(_s, step, seat, list) {
        if (seat === step.seat) list.push({ move: 'say' }, { move: 'hold' })
        else list.push({ move: 'shout' })
      },
      take(s, step, seat, { move }, cx) {
        if (move === 'shout') {
          s.shouts += 1
          cx.emit?.({ event: 'shouted', seat, rule: 'WH-2', rings: true })
          return cx.next({ ...step, step: 'turn' })
        }
        s.said += 1
        if (move === 'say') {
          cx.barrier('reveal')
          cx.emit?.({ event: 'said', seat, word: s.secrets[seat] })
        } else cx.emit?.({ event: 'held', seat })
        if (s.said >= 6) return cx.end({ id: 'told', winners: ['bob'], tier: 1, facts: { shouts: s.shouts } })
        const next = SEATS[(SEATS.indexOf(step.seat) + 1) % 3]
        const turn = { step: 'turn' as const, seat: next, number: step.number + 1 }
        if (move === 'say') cx.next({ step: 'window', open: [...SEATS] }, turn)
        else cx.next(turn)
      },
      clock: (s, { number }) => (s.seconds ? { of: [number], ms: s.seconds * 1000 } : null),
      timeout: () => ({ move: 'hold' }),
    },
    window: {
      rule: 'WH-3',
      asks: (_s, { open }) => open,
      moves: (_s, _step, _seat, list) => list.push({ move: 'judge', fair: true }, { move: 'judge', fair: false }),
      take(_s, { open }, seat, _move, cx) {
        cx.emit?.({ event: 'judged', seat })
        cx.next({ step: 'window', open: open.filter(other => other !== seat) })
      },
    },
  },
  {
    concede: {
      rule: 'WH-9',
      asks: () => SEATS,
      moves: (_s, _seat, list) => list.push({ move: 'concede' }),
      take: (_s, _seat, _move, cx) => cx.end({ id: 'conceded', winners: [], tier: 0, facts: {} }),
    },
  },
)

const seat = (id: string) => ({ kind: 'seat', id, text: id }) as const

const MOVES: readonly Move[] = [
  { move: 'say' },
  { move: 'hold' },
  { move: 'shout' },
  { move: 'judge', fair: true },
  { move: 'judge', fair: false },
  { move: 'concede' },
]
const write = (move: Move): string => (move.move === 'judge' ? `judge ${move.fair ? 'fair' : 'foul'}` : move.move)

interface View {
  readonly own: string | null
  readonly said: number
}

export const whispers: Game<Whispers, Move, View, Event, Options> = {
  slug: 'whispers',
  title: 'Whispers',
  blurb: 'Three people and three words.',
  hook: 'Whisper.',
  mood: 'Quiet',
  players: [3, 3],
  minutes: [1, 2],
  rulesVersion: 1,
  options: {
    seconds: { type: 'number', title: 'Seconds', help: 'For a turn.', default: 0, rules: false, min: 0, max: 60 },
  },
  seats: () => SEATS.map(id => ({ seat: id, title: id.toUpperCase() })),
  ...flow,
  setup(options, cx) {
    const words = [...WORDS]
    cx.chance.shuffle('words', words)
    const s: Whispers = {
      secrets: Object.fromEntries(SEATS.map((id, i) => [id, words[i]])),
      said: 0,
      shouts: 0,
      seconds: options.seconds,
      agenda: [{ step: 'turn', seat: 'ann', number: 1 }],
      chance: cx.chance.state,
      outcome: null,
    }
    for (const id of SEATS) cx.emit?.({ event: 'dealt', seat: id, word: s.secrets[id], rule: 'WH-0' })
    flow.advance(s, cx)
    return s
  },
  clone: s => JSON.parse(JSON.stringify(s)) as Whispers,
  view: (s, who) => ({ own: s.secrets[who] ?? null, said: s.said }),
  see: (event, who) => (event.event !== 'dealt' || event.seat === who ? event : { event: 'dealt', seat: event.seat }),
  determinize: (s, _who, chance) => ({ ...(JSON.parse(JSON.stringify(s)) as Whispers), chance: rekeyed(chance) }),
  barsUndo: () => null,
  words: {
    event: e => say`${seat(e.seat)} ${e.event}${e.word ? ` ${e.word}` : ''}.`,
    move: move => say`${write(move)}`,
    decision: d => say`${seat(d.seat)}, your word?`,
    outcome: o => say`It ended: ${o.id}.`,
    refuse: (_v, _seat, move) => ({ rule: 'WH-1', text: `Not "${move.move}" now.` }),
    barred: () => [{ move: { move: 'shout' }, reason: { rule: 'WH-2', text: 'It is your own turn.' } }],
    board: view => [{ title: 'Your word', text: say`${view.own ?? 'unknown'}` }],
  },
  rulebook: [
    {
      title: 'Talking',
      rules: [
        { id: 'WH-1', title: 'Your turn', text: 'You say your word or hold it back.' },
        { id: 'WH-2', title: 'Shouting', text: 'The others may shout in between.' },
      ],
    },
  ],
  cards: [],
  bot: { samples: 1, value: () => 0.5 },
  notation: {
    zones: () => ({}),
    place: () => {
      throw new InputError('there are no positions in this game')
    },
    writeMove: write,
    readMove(text) {
      const move = MOVES.find(one => write(one) === text)
      if (!move) throw new InputError(`found "${text}", expected a move`)
      return move
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
}
