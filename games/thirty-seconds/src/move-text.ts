import { InputError } from '@holdout/engine'
import type { Move } from './moves.ts'

/** What follows a move's name: words by the names of their fields, and what a field is where nothing is said. */
interface Shape {
  readonly words: readonly string[]
  readonly fill?: Readonly<Record<string, unknown>>
}

const bare: Shape = { words: [] }
const card: Shape = { words: ['card'] }

/** Every move. Slots are written `#2`, zombies by row and place `4.1`, directions `+1`; `token` and `quick` where they apply. */
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
  claim: bare,
  'ask-pause': bare,
  'accept-pause': bare,
  'time-out': { words: ['seat'] },
}

/** Fields that take all the words that follow. */
const SEVERAL: readonly string[] = ['cards', 'struckBy']

type Fields = Record<string, unknown>

export function writeMove(move: Move): string {
  const fields = move as unknown as Fields
  const parts = [move.move as string]
  if (fields.slot !== undefined) parts.push(`#${fields.slot}`)
  for (const word of SHAPES[move.move].words) {
    if (fields[word] !== undefined && fields[word] !== null) parts.push(String(fields[word]))
  }
  for (const name of ['target', 'second'])
    if (typeof fields[name] === 'number') parts.push(`${Math.floor(fields[name] / 10)}.${fields[name] % 10}`)
  if (typeof fields.by === 'number') parts.push(fields.by > 0 ? `+${fields.by}` : String(fields.by))
  if (fields.token === true) parts.push('token')
  if (fields.quick === true) parts.push('quick')
  return parts.join(' ')
}

export function readMove(text: string): Move {
  const [name, ...parts] = text.split(/\s+/).filter(Boolean)
  if (!Object.hasOwn(SHAPES, name ?? ''))
    throw new InputError(`found "${text}", expected a move: ${Object.keys(SHAPES).join(', ')}`)
  const { words, fill } = SHAPES[name]
  const fields: Fields = { move: name, ...fill }
  const spots = words.includes('struckBy') ? [] : ['target', 'second']
  const rest = [...words]
  for (const part of parts) {
    const spot = /^(\d+)\.(\d)$/.exec(part)
    if (/^#\d$/.test(part)) fields.slot = Number(part[1])
    else if (spot && spots.length > 0) fields[spots.shift() as string] = Number(spot[1]) * 10 + Number(spot[2])
    else if (/^[+-]\d$/.test(part)) fields.by = Number(part)
    else if ((part === 'token' || part === 'quick') && fill && part in fill) fields[part] = true
    else if (SEVERAL.includes(rest[0])) fields[rest[0]] = fields[rest[0]] ? `${fields[rest[0]]} ${part}` : part
    else if (rest.length > 0) fields[rest.shift() as string] = part
    else throw new InputError(`found "${part}" in "${text}", expected nothing more`)
  }
  return fields as unknown as Move
}
