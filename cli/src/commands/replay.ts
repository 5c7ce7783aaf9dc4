import { type AnyGame, InputError, type MatchRecord, type Who } from '@holdout/engine'
import type { Command } from 'commander'
import { wholeNumber } from '../input/arguments.ts'
import { CARDS_HELP, cardFile } from '../input/card-file.ts'
import { recordFrom } from '../input/record-file.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { boardPage } from '../pages/board-page.ts'
import { PlainSurface } from '../plain/plain-surface.ts'
import { Playback } from '../replay/playback.ts'
import { replayJson, replayLines } from '../replay/told.ts'

interface ReplayFlags {
  readonly rules?: boolean
  readonly step?: boolean
  readonly at?: string
  readonly seat?: string
  readonly cards?: string
  readonly json?: boolean
  readonly plain?: boolean
}

export function addReplay(program: Command, io: Io): void {
  program
    .command('replay <file>')
    .description('Tell a recorded game in words, or step through it.')
    .option('--rules', 'with the id of the rule behind each event')
    .option('--step', 'step through it: n next, p previous, a number, q leaves')
    .option('--at <move>', 'show the table as it stood after that move; 0 is the deal')
    .option('--seat <seat>', 'as that seat sees it, or "table" for what everybody may see')
    .option('--cards <file>', CARDS_HELP)
    .option('--json', 'the moves with their events, as one JSON object')
    .option('--plain', 'step through it in plain lines')
    .addHelpText(
      'after',
      '\nExamples:\n  holdout replay game.json --rules\n  holdout replay game.json --step\n  holdout replay game.json --at 12',
    )
    .action(async (file: string, flags: ReplayFlags) => replayFile(file, flags, io))
}

async function replayFile(file: string, flags: ReplayFlags, io: Io): Promise<void> {
  const { record, game } = await recordFrom(file, cardFile(flags.cards).cards)
  const playback = readPlayback(file, game, record, flags.seat)
  const printer = new Printer(io)
  if (flags.at !== undefined) {
    const move = wholeNumber('--at', flags.at, 0, playback.length)
    if (flags.json) return printer.json(playback.viewAt(move))
    printer.line(`${game.title}, after move ${move} of ${playback.length}. ${playback.titleAt(move)}`)
    return printer.page(boardPage(game, playback.viewAt(move), playback.names))
  }
  if (flags.json) return printer.json(replayJson(playback))
  if (!flags.step) {
    for (const line of replayLines(playback, flags.rules === true)) printer.line(line)
    return
  }
  const drawn = !flags.plain && printer.terminal.interactive
  const surface = drawn ? await (await import('../drawn/open.ts')).openDrawn(io, { fast: true }) : new PlainSurface(io)
  try {
    await surface.replay(playback)
  } finally {
    surface.close()
  }
}

function readPlayback(file: string, game: AnyGame, record: MatchRecord, seat: string | undefined): Playback {
  try {
    // A finished game hides nothing from whoever holds its record; the one seat of a solitaire is the natural perspective.
    const playback = new Playback(game, record, 'table')
    const seats = game.seats(playback.match.options).map(spec => spec.seat)
    const who: Who = seat ?? (seats.length === 1 ? seats[0] : 'table')
    if (who === 'table') return playback
    if (!seats.includes(who))
      throw new InputError(`There is no seat "${who}"; the seats are ${seats.join(', ')}, or table.`)
    return new Playback(game, record, who)
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${file}: ${error.message}`)
    throw error
  }
}
