import type { CardFile } from '@holdout/catalog'
import { InputError, type MatchRecord, type OptionSpec } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { fileText } from '../text/files.ts'
import { readText } from './files.ts'

/** Reads the file given with `--cards`. The game checks its content later. */
export function cardFile(path: string | undefined): { cards?: CardFile } {
  if (path === undefined) return {}
  const text = readText(path, fileText.expectedCards)
  if (text.trim() === '') throw new InputError(fileText.emptyCards(path))
  try {
    return { cards: { file: path, data: JSON.parse(text) } }
  } catch (error) {
    throw new InputError(fileText.badCards(path, (error as Error).message, !text.trimEnd().endsWith('}')))
  }
}

/** Rejects a record that was played with other cards: the record holds the hash of its cards as an option. */
export function rejectOtherCards(path: string, record: MatchRecord, game: AnyKnownGame, cards?: CardFile): void {
  const spec: OptionSpec<unknown> | undefined = game.withCards && game.options.cards
  const played = record.options.cards
  if (spec === undefined || played === undefined || played === spec.default) return
  throw new InputError(fileText.otherCards(path, String(played), String(spec.default), cards?.file))
}
