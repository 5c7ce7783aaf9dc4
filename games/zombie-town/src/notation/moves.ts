import { didYouMean, InputError, knownWord } from '@holdout/engine'
import { COLORS, SEATS, survivorName } from '../codes.ts'
import { BOARD } from '../data/board.ts'
import { FACES } from '../data/load.ts'
import { MOST_SURVIVORS } from '../limits.ts'
import { type Move, SWITCH } from '../moves.ts'
import type { Options } from '../options.ts'
import { pawnCount } from '../setup.ts'

export function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

export function listText(items: readonly string[]): string {
  return `[${items.join(' ')}]`
}

const CARDS = FACES.map(({ id }) => id)
const SURVIVORS = Array.from({ length: MOST_SURVIVORS }, (_, id) => survivorName(id))
const GUNS = ['gun-1', 'gun-2', ...SURVIVORS]

/** The words allowed in each field. Fields without a list take any word. */
const LISTS = {
  place: BOARD.names,
  pawn: COLORS,
  pawnOrNone: [...COLORS, '-'],
  card: CARDS,
  seat: SEATS,
  seatOrNone: [...SEATS, '-'],
  gun: GUNS,
  survivor: SURVIVORS,
  side: [...COLORS, ...SURVIVORS],
  holder: ['pawn', ...SURVIVORS],
  end: ['top', 'bottom'],
  use: ['take', 'trigger'],
  moved: ['moved', 'unmoved'],
  on: ['-', ...CARDS, ...BOARD.names.slice(0, 12), ...GUNS],
  number: Array.from({ length: 102 }, (_, i) => String(i + 1)),
} as const

type Field = readonly [name: string, list: keyof typeof LISTS]

const at: Field = ['at', 'place']
const to: Field = ['to', 'place']
const pawn: Field = ['pawn', 'pawn']
const card: Field = ['card', 'card']
const gun: Field = ['gun', 'gun']
const survivor: Field = ['survivor', 'survivor']

/** The fields of each move, in the order in which they are written: `shoot red gun-1 M7`. */
const FIELDS: Readonly<Record<Move['move'], readonly Field[]>> = {
  home: [at],
  fireworks: [at],
  'add-zombies': [at],
  keep: [card],
  discard: [card],
  'keep-nothing': [],
  go: [],
  continue: [],
  halt: [],
  take: [],
  trigger: [],
  'choose-none': [],
  finish: [],
  'end-actions': [],
  'fire-again': [],
  'hold-fire': [],
  'give-up': [],
  stop: [],
  'take-damage': [],
  decline: [],
  stay: [],
  'fight-on': [],
  walk: [pawn, to],
  step: [to],
  flee: [to],
  retreat: [to],
  'send-step': [to],
  draw: [pawn],
  'carry-survivor': [pawn],
  'place-survivor': [pawn],
  'tear-down': [pawn],
  'choose-pawn': [pawn],
  'send-pawn': [pawn],
  'from-stored': [['of', 'seat']],
  return: [['to', 'end']],
  choose: [card, ['use', 'use']],
  'put-back': [card, ['to', 'end']],
  'play-gun': [pawn, card, ['to', 'holder']],
  build: [pawn, card],
  store: [pawn, card],
  'take-stored': [pawn, card],
  shoot: [pawn, gun, at],
  attack: [pawn, gun, ['target', 'side']],
  'give-gun': [pawn, gun, ['to', 'survivor']],
  'take-gun': [pawn, survivor],
  'pick-up': [pawn, survivor],
  'put-down': [pawn, survivor],
  ability: [pawn, ['on', 'on']],
  'drop-gun': [['of', 'side'], gun],
  event: [card, ['pawn', 'pawnOrNone']],
  fire: [gun],
  challenge: [gun],
  sacrifice: [survivor],
  lose: [survivor],
  'trap-kill': [at, ['moved', 'moved']],
  zombie: [['from', 'place'], to],
  push: [['from', 'place'], to],
  switch: [at, ['with', 'place']],
  pile: [at, ['of', 'seatOrNone']],
  position: [['number', 'number']],
  'time-out': [['seat', 'seat']],
}

export function writeMove(move: Move): string {
  const record = move as unknown as Record<string, string | number | boolean | null>
  return [move.move, ...FIELDS[move.move].map(([name, list]) => writeField(record[name], list))].join(' ')
}

function writeField(value: string | number | boolean | null, list: keyof typeof LISTS): string {
  if (list === 'moved') return value ? 'moved' : 'unmoved'
  return value === null ? '-' : String(value)
}

/** Seats and pawns that are not in a match with these options. */
function absentWords(options: Options | undefined): readonly string[] {
  return options === undefined ? [] : [...SEATS.slice(options.players), ...COLORS.slice(pawnCount(options))]
}

/** Reads a move. With options, only the seats and pawns of that match are accepted. */
export function readMove(text: string, options?: Options): Move {
  const [name = '', ...rest] = words(text)
  const names = Object.keys(FIELDS)
  if (!Object.hasOwn(FIELDS, name))
    throw new InputError(`found "${text}", expected a move: ${names.join(', ')}${didYouMean(name, names)}`)
  const fields = FIELDS[name as Move['move']]
  if (rest.length !== fields.length)
    throw new InputError(`found "${text}", expected ${[name, ...fields.map(([field]) => `<${field}>`)].join(' ')}`)
  const absent = absentWords(options)
  const move: Record<string, string | number | boolean | null> = { move: name }
  fields.forEach(([field, list], i) => {
    const known: readonly string[] = LISTS[list]
    const word = knownWord(
      rest[i],
      known.filter(other => !absent.includes(other)),
      `<${field}>`,
    )
    move[field] = list === 'moved' ? word === 'moved' : list === 'number' ? Number(word) : word === '-' ? null : word
  })
  return inOrder(move as unknown as Move)
}

/** Two neighbors exchange their piles whichever is named first. */
function inOrder(move: Move): Move {
  if (move.move !== 'switch') return move
  return SWITCH.find(({ at, with: other }) => at === move.with && other === move.at) ?? move
}
