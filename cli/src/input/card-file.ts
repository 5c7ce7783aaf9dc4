import type { CardFile } from '@holdout/catalog'
import { type AnyGame, InputError, type MatchRecord, type OptionSpec } from '@holdout/engine'
import { readText } from './files.ts'

/** What `--cards` says in every command's help. */
export const CARDS_HELP = "cards of your own in place of the game's; docs/formats.md has the form of the file"

/** The file that `--cards` named, read but not yet checked: what may stand in it is the game's business. */
export function cardFile(path: string | undefined): { cards?: CardFile } {
  if (path === undefined) return {}
  const text = readText(path, 'card data in JSON')
  if (text.trim() === '')
    throw new InputError(`${path}: the file is empty; expected card data in JSON, see docs/formats.md.`)
  try {
    return { cards: { file: path, data: JSON.parse(text) } }
  } catch (error) {
    const cut = text.trimEnd().endsWith('}') ? '' : ' The end seems to be cut off.'
    throw new InputError(
      `${path}: not JSON: ${(error as Error).message}.${cut} Expected card data; see docs/formats.md.`,
    )
  }
}

/** A record names the mark of the cards it was played with; with any others it would be another game. */
export function refuseOtherCards(path: string, record: MatchRecord, game: AnyGame, cards?: CardFile): void {
  const spec: OptionSpec<unknown> | undefined = game.withCards && game.options.cards
  const played = record.options.cards
  if (spec === undefined || played === undefined || played === spec.default) return
  const these = cards === undefined ? 'that come with the game' : `of ${cards.file}`
  const wanted = cards === undefined ? 'Name the file that it was played with: --cards FILE' : 'Name that file instead.'
  throw new InputError(
    `${path}: it was played with other cards (their mark is ${played}) than those ${these} (${spec.default}). ${wanted}`,
  )
}
