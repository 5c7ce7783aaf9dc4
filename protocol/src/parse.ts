import { InputError } from '@holdout/engine'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { FromClient, NewTable } from './from-client.ts'

/** No message of ours is anywhere near this long. */
export const LONGEST_MESSAGE = 16_384

/** Reads what came over a socket; throws an `InputError` that says what was found and what was expected. */
export const readFromClient = readerOf(FromClient, 'message', (text: string) => JSON.parse(text))
export const readNewTable = readerOf(NewTable, 'table', (value: unknown) => value)

function readerOf<T extends TSchema, I>(schema: T, what: string, open: (input: I) => unknown): (input: I) => Static<T> {
  const check = Compile(schema)
  return input => {
    let value: unknown
    try {
      value = open(input)
    } catch {
      throw new InputError(`That ${what} is not JSON.`)
    }
    if (check.Check(value)) return value as Static<T>
    throw new InputError(`That ${what} is not understood: ${faultIn(value, check.Errors(value))}`)
  }
}

/** The most telling of the validator's complaints, in a sentence. */
function faultIn(value: unknown, errors: Iterable<{ instancePath: string; message: string }>): string {
  if (typeof value !== 'object' || value === null) return 'expected an object.'
  const say = (value as { say?: unknown }).say
  const known = FromClient.anyOf.map(one => one.properties.say.const)
  if (say !== undefined && !known.includes(say as never))
    return `"say" is ${JSON.stringify(say)?.slice(0, 40)}; expected one of ${known.join(', ')}.`
  for (const { instancePath, message } of errors) {
    if (instancePath !== '' && !message.includes('anyOf')) return `field ${instancePath.slice(1)} ${message}.`
  }
  return 'a field is missing or has the wrong type.'
}
