import type { AnyMove, Seat } from './basics.ts'
import { InputError } from './errors.ts'

/** A whole match: its start and its moves. The state is recomputed from them. See docs/formats.md. */
export interface MatchRecord {
  readonly format: 'holdout-match'
  readonly version: 1
  readonly game: string
  readonly rulesVersion: number
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
  /** The name of each seat's player. */
  readonly players: Readonly<Record<Seat, string>>
  readonly moves: readonly (readonly [Seat, AnyMove])[]
  /** The id of the outcome, or null if the match is not over. */
  readonly outcome: string | null
  /** SHA-256 of the state after the last move. */
  readonly hash: string
  /** Free for other data: dates, table names, shuffle proofs. The rules never read it. */
  readonly meta?: Readonly<Record<string, unknown>>
}

const FIELDS = [
  'format',
  'version',
  'game',
  'rulesVersion',
  'seed',
  'options',
  'players',
  'moves',
  'outcome',
  'hash',
  'meta',
]

/** A record as text, with one move per line, so that it is readable and diffs are small. */
export function writeRecord(record: MatchRecord): string {
  const { moves, ...rest } = record
  const head = JSON.stringify(rest, null, 2).slice(0, -2)
  const lines = moves.map(move => `    ${JSON.stringify(move)}`).join(',\n')
  return `${head},\n  "moves": [${moves.length ? `\n${lines}\n  ` : ''}]\n}\n`
}

/** Reads a record. Throws an `InputError` that names the invalid field; `source` is the file name in messages. */
export function readRecord(text: string, source = 'record'): MatchRecord {
  const wrong = (what: string): InputError => new InputError(`${source}: ${what}`)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    if (text.trim() === '') throw wrong('the file is empty; expected a match record in JSON.')
    if (!/^\s*[[{"]/.test(text)) throw wrong('this is no match record: those are JSON files that Holdout has saved.')
    const cut = text.trimEnd().endsWith('}') ? '' : ' The end of the file seems to be missing.'
    throw wrong(`not a match record: ${(error as Error).message}.${cut}`)
  }
  if (!isObject(data)) throw wrong('expected a match record (a JSON object).')
  if (data.format !== 'holdout-match') throw wrong(`field "format" is ${show(data.format)}; expected "holdout-match".`)
  if (data.version !== 1)
    throw wrong(`field "version" is ${show(data.version)}; this version of Holdout reads version 1.`)
  const field = (name: string, ok: boolean, expected: string): void => {
    if (!ok) throw wrong(`field "${name}" is ${show((data as Record<string, unknown>)[name])}; expected ${expected}.`)
  }
  const { game, rulesVersion, seed, options, players, moves, outcome, hash, meta } = data
  field('game', typeof game === 'string', 'the name of a game')
  field('rulesVersion', Number.isInteger(rulesVersion), 'a whole number')
  field('seed', typeof seed === 'string', 'a string')
  field('options', isObject(options), 'an object with the options')
  field(
    'players',
    isObject(players) && Object.values(players).every(name => typeof name === 'string'),
    'an object: seat to name',
  )
  field('moves', Array.isArray(moves), 'a list of moves')
  field('outcome', outcome === null || typeof outcome === 'string', 'the id of an outcome, or null')
  field('hash', typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash), '64 hex digits')
  field('meta', meta === undefined || isObject(meta), 'an object')
  for (const name of Object.keys(data)) {
    if (!FIELDS.includes(name)) throw wrong(`a match record has no field "${name}". Put extra data into "meta".`)
  }
  ;(moves as unknown[]).forEach((entry, i) => {
    const fine = Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && isMove(entry[1])
    if (!fine) throw wrong(`move ${i + 1} is ${show(entry)}; expected ["seat", { "move": "…", … }].`)
  })
  return data as unknown as MatchRecord
}

/** Whether a value has the form of a move: a flat object with a name. */
export function isMove(value: unknown): value is AnyMove {
  if (!isObject(value) || typeof value.move !== 'string') return false
  for (const name in value) {
    const field = value[name]
    const type = typeof field
    if (field !== null && type !== 'string' && type !== 'number' && type !== 'boolean') return false
  }
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function show(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
