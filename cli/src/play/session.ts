import { randomBytes } from 'node:crypto'
import type { CardFile } from '@holdout/catalog'
import { InputError, Match, replay } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type KnownMatch, playersOf, readSavedTable, type SavedClock, type Seating } from '@holdout/table'
import { recordFrom } from '../input/record-file.ts'
import { playErrorText, playText } from '../text/play.ts'
import { tableOptions } from './defaults.ts'
import { seatPeople } from './seating.ts'

/** A match to be played, and its seating. */
export interface Session {
  readonly match: KnownMatch
  readonly seating: Seating
  readonly askAll: boolean
  readonly clocks: readonly SavedClock[]
}

/** The settings of a new game on the command line. */
export interface NewGame {
  readonly seed?: string | undefined
  readonly options: Readonly<Record<string, string>>
  readonly seats?: string | undefined
  readonly bots: string
  readonly askAll: boolean
}

/** Creates a new game from the command line's settings. */
export function newSession(game: AnyKnownGame, request: NewGame): Session {
  const options = tableOptions(game, request.options)
  const seed = request.seed ?? randomSeed()
  const first = Match.start(game, { seed, options })
  const seating = seatPeople(game, first.options, request.seats, request.bots)
  const match = Match.start(game, { seed, options, players: playersOf(seating) })
  return { match, seating, askAll: request.askAll, clocks: [] }
}

/** The same people and the same deal again. */
export function sameAgain({ match, seating, askAll }: Session): Session {
  const { game, seed, options, players } = match
  const again = Match.start(game, { seed, options: options as Record<string, unknown>, players })
  return { match: again, seating, askAll, clocks: [] }
}

/** Loads a saved game to continue. Rejects a record whose moves do not lead to its claimed position. */
export async function savedSession(path: string, slug?: string, cards?: CardFile): Promise<Session> {
  const { record, game } = await recordFrom(path, cards)
  const unchanged = playText.fileUnchanged
  if (slug !== undefined && slug !== record.game)
    throw new InputError(`${playErrorText.otherGame(path, record.game, slug)} ${unchanged}`)
  if (record.outcome !== null) throw new InputError(playErrorText.over(path, record.outcome))
  let match: KnownMatch
  try {
    match = replay(game, record)
  } catch (error) {
    if (error instanceof InputError)
      throw new InputError(`${playErrorText.cannotContinue(path, error.message)} ${unchanged}`)
    throw error
  }
  if (match.record().hash !== record.hash) throw new InputError(`${playErrorText.otherPosition(path)} ${unchanged}`)
  return { match, ...readSavedTable(match, record.meta?.table) }
}

/** Eight letters and digits, without those that look alike. */
function randomSeed(): string {
  const characters = '23456789abcdefghjkmnpqrstuvwxyz'
  return Array.from(randomBytes(8), byte => characters[byte % characters.length]).join('')
}
