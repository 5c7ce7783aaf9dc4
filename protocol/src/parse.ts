import { InputError } from '@holdout/engine'
import type { Static, TSchema, TUnion } from 'typebox'
import { Compile } from 'typebox/compile'
import { FromBot } from './bot-lines.ts'
import { FromClient, NewTable } from './from-client.ts'
import type { FromServer } from './from-server.ts'
import { FromServerShape } from './from-server-shape.ts'

/** No message of ours is anywhere near this long. */
export const LONGEST_MESSAGE = 16_384

/** Each reads what came from outside, or throws an `InputError` that says what was found and what was expected. */
export const readFromClient = messagesOf(FromClient, 'message')
export const readFromBot = messagesOf(FromBot, 'line')
export const readNewTable = readerOf(NewTable, 'table')
const readKnownFromServer = messagesOf(FromServerShape, 'message')

/** What a server says; null if it is a word that this version does not know, and so need not heed. */
export function readFromServer(text: string): FromServer | null {
  return readKnownFromServer(text, () => null) as unknown as FromServer | null
}

interface Complaint {
  readonly instancePath: string
  readonly message: string
}

interface Validator {
  Check(value: unknown): boolean
  Errors(value: unknown): Iterable<Complaint>
}

function readerOf<T extends TSchema>(schema: T, what: string): (value: unknown) => Static<T> {
  let check: Validator | null = null // made when it is first needed: nobody reads every kind
  return value => {
    check ??= Compile(schema)
    if (check.Check(value)) return value as Static<T>
    throw new InputError(`Invalid ${what}: ${faultIn(check.Errors(value))}`)
  }
}

/** Messages of several kinds, told apart by the word in `say`. */
function messagesOf<T extends TUnion>(
  kinds: T,
  what: string,
): <U = never>(text: string, unknownWord?: () => U) => Static<T> | U {
  const readers = new Map(kinds.anyOf.map(kind => [wordOf(kind), readerOf(kind, what)]))
  return (text, unknownWord) => {
    const value = jsonIn(text, what)
    const { say } = value
    const read = readers.get(say)
    if (read) return read(value) as Static<T>
    if (unknownWord) return unknownWord()
    const found = say === undefined ? 'the field "say" is missing' : `"say" is ${JSON.stringify(say)?.slice(0, 40)}`
    throw new InputError(`Invalid ${what}: ${found}; expected one of ${[...readers.keys()].join(', ')}.`)
  }
}

function wordOf(kind: TSchema): unknown {
  return (kind as { properties?: { say?: { const?: unknown } } }).properties?.say?.const
}

function jsonIn(text: string, what: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new InputError(`Invalid ${what}: expected JSON.`)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new InputError(`Invalid ${what}: expected an object.`)
}

/** The most telling of the validator's complaints, in a sentence. */
function faultIn(complaints: Iterable<Complaint>): string {
  const all = [...complaints].filter(({ message }) => !message.includes('anyOf'))
  const fault = all.find(({ instancePath }) => instancePath !== '') ?? all[0]
  if (!fault) return 'a field is missing or has the wrong type.'
  if (fault.instancePath === '') return `it ${fault.message}.`
  const field = `field ${fault.instancePath.slice(1)}`
  if (fault.message.includes('pattern')) return `${field} is blank or contains characters that are not allowed.`
  return `${field} ${fault.message}.`
}
