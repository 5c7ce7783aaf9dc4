import { type AnyGame, InputError, type MatchRecord, readRecord } from '@holdout/engine'
import { gameNamed } from './arguments.ts'
import { readText } from './files.ts'

/** A record that somebody named, and the game it is of. */
export async function recordFrom(path: string): Promise<{ record: MatchRecord; game: AnyGame }> {
  const record = readRecord(readText(path, 'a match record in JSON'), path)
  return { record, game: await named(path, () => gameNamed(record.game)) }
}

async function named<T>(path: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${path}: ${error.message}`)
    throw error
  }
}
