import { BOT_LEVELS, isBotLevel } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { InputError, readOptions, type SeatSpec } from '@holdout/engine'
import type { NewTable } from '@holdout/protocol'
import type { StoredSeat, StoredTable } from '../store/store.ts'
import { tableText } from '../text/table.ts'
import { newId } from './ids.ts'
import { checkNoBot } from './names.ts'
import { commitToSeed } from './shuffle.ts'
import { botSeat } from './table-setup.ts'

/** A table as a user asks for it. Throws an `InputError` if the request does not fit the game. */
export async function newTable(user: string, request: NewTable, now: number): Promise<StoredTable> {
  const game = await loadGame(request.game)
  const options = readOptions(game.options, request.options) as Record<string, unknown>
  const specs: readonly SeatSpec[] = game.seats(options)
  checkNoBot(request.name, specs)
  const seats = specs.map(({ seat }) => seatFor(seat, user, request))
  for (const seat of [...Object.keys(request.bots), ...(request.seat === null ? [] : [request.seat])])
    if (!specs.some(spec => spec.seat === seat))
      throw new InputError(
        tableText.noSuchSeat(
          seat,
          specs.map(spec => spec.seat),
        ),
      )
  const { secret, seedHash } = commitToSeed()
  return {
    id: newId(),
    version: 1,
    status: 'waiting',
    public: request.public,
    setup: {
      game: request.game,
      rulesVersion: game.rulesVersion,
      options,
      seats,
      spectators: request.spectators,
      host: { user, name: request.name },
      secret,
      seedHash,
      // The host adds no contribution here: the hash is not published yet.
      entropy: {},
      pausedBy: null,
      rematch: null,
      ...(request.hints ? { hints: true } : {}),
      ...(request.undo === false ? { undoOff: true } : {}),
      ...(request.awayAfter === undefined ? {} : { awayAfter: request.awayAfter }),
    },
    moves: 0,
    clocks: [],
    dueAt: null,
    outcome: null,
    winners: null,
    created: now,
    updated: now,
  }
}

function seatFor(seat: string, user: string, { seat: own, name, bots }: NewTable): StoredSeat {
  if (seat === own) return { seat, kind: 'person', user, name, level: null }
  const level = Object.hasOwn(bots, seat) ? bots[seat] : null
  if (level === null) return { seat, kind: 'open', user: null, name: '', level: null }
  if (!isBotLevel(level)) throw new InputError(tableText.noSuchBot(level, BOT_LEVELS))
  return botSeat(seat, level)
}
