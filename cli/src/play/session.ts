import { randomBytes } from 'node:crypto'
import type { CardFile } from '@holdout/catalog'
import { type AnyGame, InputError, Match, replay } from '@holdout/engine'
import { type AnyMatch, playersOf, readSeating, type Seating } from '@holdout/host'
import { recordFrom } from '../input/record-file.ts'
import { tableOptions } from './defaults.ts'
import { seatPeople } from './seating.ts'

/** A match about to be played, and who plays it. */
export interface Session {
  readonly match: AnyMatch
  readonly seating: Seating
  readonly askAll: boolean
  readonly clocks: readonly { id: string; left: number }[]
}

/** What somebody asked for on the command line. */
export interface NewGame {
  readonly seed?: string | undefined
  readonly options: Readonly<Record<string, string>>
  readonly seats?: string | undefined
  readonly bots: string
  readonly askAll: boolean
}

/** A new game as it was asked for; what cannot be is refused by name. */
export function newSession(game: AnyGame, wish: NewGame): Session {
  const options = tableOptions(game, wish.options)
  const seed = wish.seed ?? randomSeed()
  const first = Match.start(game, { seed, options })
  const seating = seatPeople(game, first.options, wish.seats, wish.bots)
  const match = Match.start(game, { seed, options, players: playersOf(seating) }) as AnyMatch
  return { match, seating, askAll: wish.askAll, clocks: [] }
}

/** The same people at the same deal again. */
export function sameAgain({ match, seating, askAll }: Session): Session {
  const { game, seed, options, players } = match
  const again = Match.start(game as AnyGame, { seed, options: options as Record<string, unknown>, players })
  return { match: again as AnyMatch, seating, askAll, clocks: [] }
}

/** A saved game, to go on with. What does not replay to what it claims is refused, and left untouched. */
export async function savedSession(path: string, slug?: string, cards?: CardFile): Promise<Session> {
  const { record, game } = await recordFrom(path, cards)
  const untouched = 'The file was left as it is.'
  if (slug !== undefined && slug !== record.game)
    throw new InputError(`${path}: this is a game of ${record.game}, not of ${slug}. ${untouched}`)
  if (record.outcome !== null)
    throw new InputError(`${path}: that game is over (${record.outcome}); see it with: npx holdout replay ${path}`)
  let match: AnyMatch
  try {
    match = replay(game, record) as AnyMatch
  } catch (error) {
    if (error instanceof InputError)
      throw new InputError(`${path}: it cannot be gone on with. ${error.message} ${untouched}`)
    throw error
  }
  if (match.record().hash !== record.hash)
    throw new InputError(
      `${path}: it does not replay to the position it claims: changed by hand, or damaged. ${untouched}`,
    )
  const table = (record.meta?.table ?? {}) as { askAll?: unknown; clocks?: unknown }
  return {
    match,
    seating: readSeating(game, match.options, record.meta?.table),
    askAll: table?.askAll === true,
    clocks: readClocks(table?.clocks),
  }
}

function readClocks(saved: unknown): { id: string; left: number }[] {
  if (!Array.isArray(saved)) return []
  return saved.filter(clock => typeof clock?.id === 'string' && Number.isFinite(clock?.left) && clock.left >= 0)
}

/** Eight letters and digits that can be read out over the telephone. */
function randomSeed(): string {
  const signs = '23456789abcdefghjkmnpqrstuvwxyz'
  return Array.from(randomBytes(8), byte => signs[byte % signs.length]).join('')
}
