import { didYouMean, InputError, knownWord } from '@holdout/engine'
import { ALL_SUPPLIES, CHARACTERS, supplyOf } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { SLOTS } from '../slots.ts'
import { isRow, ROWS, SURVIVOR, ZOMBIE } from '../state.ts'
import { readTarget, rowOfTarget, writeTarget } from '../targets.ts'
import { SUPPLY_NAMES, TACTIC_NAMES, ZOMBIE_NAMES, ZOMBIE_TACTIC_NAMES } from './words.ts'

/** The words after a move's name, by field, and the default values of fields that are not written. */
interface Shape {
  readonly words: readonly string[]
  readonly fill?: Readonly<Record<string, unknown>>
}

const bare: Shape = { words: [] }
const card: Shape = { words: ['card'] }

/** Every move. Slots are written `#2`, zombies by row and place `4.1`, directions `+1`, flags `token` and `quick`. */
const SHAPES: Readonly<Record<string, Shape>> = {
  choose: { words: ['character'] },
  keep: bare,
  replace: { words: ['cards'] },
  place: card,
  'start-clock': bare,
  walk: bare,
  'stand-up': bare,
  'break-free': bare,
  draw: bare,
  'clear-head': bare,
  'end-phase': bare,
  ability: bare,
  'pick-up': card,
  equip: card,
  drop: bare,
  trade: { words: ['card', 'other', 'deck'] },
  use: { words: ['card'], fill: { token: false } },
  attack: { words: ['mode'], fill: { token: false, quick: false, second: null } },
  stomp: bare,
  'knock-down': bare,
  dash: { words: ['struckBy'], fill: { struckBy: null } },
  play: { words: ['card', 'take'] },
  discard: card,
  calm: bare,
  pass: bare,
  'keep-card': card,
  give: bare,
  send: card,
  again: { words: ['mode'], fill: { quick: false } },
  'break-in': card,
  rise: bare,
  advance: bare,
  'advance-all': bare,
  shamble: bare,
  bite: bare,
  trip: bare,
  grab: bare,
  deploy: card,
  shriek: card,
  'draw-card': { words: ['deck'] },
  confront: { words: ['mode'] },
  block: card,
  breathe: bare,
  die: bare,
  cancel: bare,
  take: card,
  resume: bare,
  bell: bare,
  resign: bare,
  here: bare,
  claim: bare,
  'ask-pause': bare,
  'accept-pause': bare,
  'time-out': { words: ['seat'] },
}

/** Fields that take all remaining words. */
const SEVERAL: readonly string[] = ['cards', 'struckBy']

type Fields = Record<string, unknown>

/** The slots, zombies and directions that a move must have. Those of `play` depend on its card. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  walk: ['by'],
  dash: ['by'],
  drop: ['slot'],
  attack: ['slot', 'mode', 'target'],
  stomp: ['target'],
  'knock-down': ['target'],
  give: ['target'],
  again: ['mode', 'target'],
  rise: ['target'],
  advance: ['target', 'by'],
  shamble: ['target', 'by'],
  bite: ['target'],
  trip: ['target'],
  grab: ['target'],
  confront: ['slot', 'mode'],
}
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  attack: ['second'],
  dash: ['struckBy'],
  trade: ['deck'],
  play: ['by', 'target', 'second', 'slot', 'take'],
}

const CARDS = ['face-down', 'token', ...SUPPLY_NAMES, ...TACTIC_NAMES, ...ZOMBIE_NAMES, ...ZOMBIE_TACTIC_NAMES]
const MODES = [...new Set(ALL_SUPPLIES.flatMap(card => supplyOf(card).modes.map(({ id }) => id)))]

/** Throws on unknown cards, modes, slots and zombies. */
function refuseUnknown(name: string, fields: Fields, text: string): void {
  const { words } = SHAPES[name]
  const needed = [...(NEEDED[name] ?? []), ...words.filter(word => !(OPTIONAL[name] ?? []).includes(word))]
  const allowed = [...needed, ...(OPTIONAL[name] ?? [])]
  for (const field of ['slot', 'target', 'second', 'by', ...words]) {
    const isThere = fields[field] !== undefined && fields[field] !== null
    if (isThere ? !allowed.includes(field) : needed.includes(field))
      throw new InputError(`found "${text}", expected a move like "${vocabularyExample(name)}"`)
  }
  for (const field of ['card', 'cards', 'other', 'take'])
    for (const word of String(fields[field] ?? '')
      .split(' ')
      .filter(Boolean))
      knownCard(word)
  if (fields.mode !== undefined) knownWord(String(fields.mode), MODES, 'a mode')
  if (fields.deck !== undefined) knownWord(String(fields.deck), ['zombie', 'tactics'], 'a deck')
  if (fields.seat !== undefined) knownWord(String(fields.seat), [SURVIVOR, ZOMBIE], 'a seat')
  if (fields.character !== undefined)
    knownWord(String(fields.character), [...CHARACTERS.map(({ id }) => id), 'random'], 'a character')
  if (typeof fields.slot === 'number' && !SLOTS.includes(fields.slot))
    throw new InputError(`found #${fields.slot}, expected a slot from #1 to #${SLOTS.length}`)
  for (const field of ['target', 'second'])
    if (typeof fields[field] === 'number' && !isRow(rowOfTarget(fields[field])))
      throw new InputError(`found "${text}", expected a zombie such as 4.1 in row 1 to ${ROWS}`)
}

/** Accepts `pistol`, `pistol/3`, `machete/2!`, `face-down` for a card on the floor and `token` for an Ability token. */
function knownCard(word: string): void {
  knownWord(word.replace(/!$/, '').replace(/\/\d$/, ''), CARDS, 'a card')
}

const EXAMPLES: Readonly<Record<string, string>> = {
  attack: 'attack #1 pistol-r 4.1',
  confront: 'confront #1 pistol-r',
}

function vocabularyExample(name: string): string {
  const parts: Readonly<Record<string, string>> = { slot: '#1', target: '4.1', by: '+1', mode: 'pistol-r' }
  return EXAMPLES[name] ?? [name, ...SHAPES[name].words, ...(NEEDED[name] ?? []).map(part => parts[part])].join(' ')
}

export function writeMove(move: Move): string {
  const fields = move as unknown as Fields
  const parts = [move.move as string]
  if (fields.slot !== undefined) parts.push(`#${fields.slot}`)
  for (const word of SHAPES[move.move].words) {
    if (fields[word] !== undefined && fields[word] !== null) parts.push(String(fields[word]))
  }
  for (const name of ['target', 'second']) if (typeof fields[name] === 'number') parts.push(writeTarget(fields[name]))
  if (typeof fields.by === 'number') parts.push(fields.by > 0 ? `+${fields.by}` : String(fields.by))
  if (fields.token === true) parts.push('token')
  if (fields.quick === true) parts.push('quick')
  return parts.join(' ')
}

export function readMove(text: string): Move {
  const [name, ...parts] = text.split(/\s+/).filter(Boolean)
  if (!Object.hasOwn(SHAPES, name ?? ''))
    throw new InputError(
      `found "${text}", expected a move: ${Object.keys(SHAPES).join(', ')}${didYouMean(name ?? '', Object.keys(SHAPES))}`,
    )
  const { words, fill } = SHAPES[name]
  const fields: Fields = { move: name, ...fill }
  const spots = words.includes('struckBy') ? [] : ['target', 'second']
  const rest = [...words]
  for (const part of parts) {
    const target = readTarget(part)
    if (/^#\d$/.test(part)) fields.slot = Number(part[1])
    else if (target !== null && spots.length > 0) fields[spots.shift() as string] = target
    else if (/^[+-]\d$/.test(part)) fields.by = Number(part)
    else if ((part === 'token' || part === 'quick') && fill && part in fill) fields[part] = true
    else if (SEVERAL.includes(rest[0])) fields[rest[0]] = fields[rest[0]] ? `${fields[rest[0]]} ${part}` : part
    else if (rest.length > 0) fields[rest.shift() as string] = part
    else throw new InputError(`found "${part}" in "${text}", expected nothing more`)
  }
  refuseUnknown(name, fields, text)
  return fields as unknown as Move
}
