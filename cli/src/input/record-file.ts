import type { CardFile } from '@holdout/catalog'
import { InputError, type MatchRecord, readRecord } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { fileText } from '../text/files.ts'
import { gameNamed } from './arguments.ts'
import { rejectOtherCards } from './card-file.ts'
import { readText } from './files.ts'

/** Reads a record that the user named, and loads its game with the given cards. */
export async function recordFrom(path: string, cards?: CardFile): Promise<{ record: MatchRecord; game: AnyKnownGame }> {
  const record = readRecord(readText(path, fileText.expectedRecord), path)
  const game = await withPath(path, () => gameNamed(record.game, cards))
  rejectOtherCards(path, record, game, cards)
  return { record, game }
}

async function withPath<T>(path: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof InputError) throw new InputError(fileText.at(path, error.message))
    throw error
  }
}
