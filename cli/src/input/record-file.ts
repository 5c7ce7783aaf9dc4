import type { CardFile } from '@holdout/catalog'
import { type AnyGame, InputError, type MatchRecord, readRecord } from '@holdout/engine'
import { gameNamed } from './arguments.ts'
import { refuseOtherCards } from './card-file.ts'
import { readText } from './files.ts'

/** A record that somebody named, and the game it is of, with the cards it was played with. */
export async function recordFrom(path: string, cards?: CardFile): Promise<{ record: MatchRecord; game: AnyGame }> {
  const record = readRecord(readText(path, 'a match record in JSON'), path)
  const game = await named(path, () => gameNamed(record.game, cards))
  refuseOtherCards(path, record, game, cards)
  return { record, game }
}

async function named<T>(path: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${path}: ${error.message}`)
    throw error
  }
}
