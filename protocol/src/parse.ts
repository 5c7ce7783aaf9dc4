import { InputError } from '@holdout/engine'
import type { Static, TSchema, TUnion } from 'typebox'
import { Compile } from 'typebox/compile'
import { FromBot, ToBot } from './bot-lines.ts'
import { FromClient, NewTable } from './from-client.ts'
import { FromServer } from './from-server.ts'

/** The longest message that is read, in characters. Real messages are far shorter. */
export const LONGEST_MESSAGE = 16_384

/** Each parser throws an `InputError` that says what was found and what was expected. */
export const readFromClient = messagesOf(FromClient, 'message', 'type')
export const readFromBot = messagesOf(FromBot, 'line', 'say')
export const readToBot = messagesOf(ToBot, 'line', 'say')
export const readNewTable = readerOf(NewTable, 'table')
const readKnownFromServer = messagesOf(FromServer, 'message', 'type')

/** Parses a server message; null if this version does not know its kind and can ignore it. */
export function readFromServer(text: string): FromServer | null {
  return readKnownFromServer(text, () => null)
}

interface SchemaError {
  readonly instancePath: string
  readonly message: string
}

interface Validator {
  Check(value: unknown): boolean
  Errors(value: unknown): Iterable<SchemaError>
}

function readerOf<T extends TSchema>(schema: T, what: string): (value: unknown) => Static<T> {
  let check: Validator | null = null // compiled at first use: most programs need only some of the schemas
  return value => {
    check ??= Compile(schema)
    if (check.Check(value)) return value as Static<T>
    throw new InputError(`Invalid ${what}: ${faultIn(check.Errors(value))}`)
  }
}

/** A parser for messages of several kinds, which `field` tells apart. */
function messagesOf<T extends TUnion>(
  kinds: T,
  what: string,
  field: string,
): <U = never>(text: string, onUnknownKind?: () => U) => Static<T> | U {
  const readers = new Map(kinds.anyOf.map(kind => [kindOf(kind, field), readerOf(kind, what)]))
  return (text, onUnknownKind) => {
    const value = jsonIn(text, what)
    const kind = value[field]
    const read = readers.get(kind)
    if (read) return read(value) as Static<T>
    if (onUnknownKind) return onUnknownKind()
    const found =
      kind === undefined ? `the field "${field}" is missing` : `"${field}" is ${JSON.stringify(kind)?.slice(0, 40)}`
    throw new InputError(`Invalid ${what}: ${found}; expected one of ${[...readers.keys()].join(', ')}.`)
  }
}

function kindOf(kind: TSchema, field: string): unknown {
  return (kind as { properties?: Record<string, { const?: unknown }> }).properties?.[field]?.const
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

/** The most useful of the validator's errors, as a sentence. */
function faultIn(errors: Iterable<SchemaError>): string {
  const all = [...errors].filter(({ message }) => !message.includes('anyOf'))
  const fault = all.find(({ instancePath }) => instancePath !== '') ?? all[0]
  if (!fault) return 'a field is missing or has the wrong type.'
  if (fault.instancePath === '') return `it ${fault.message}.`
  const field = `field ${fault.instancePath.slice(1)}`
  if (fault.message.includes('pattern')) return `${field} is blank or contains characters that are not allowed.`
  return `${field} ${fault.message}.`
}
