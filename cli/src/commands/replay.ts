import { InputError, type MatchRecord, type Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Command } from 'commander'
import { wholeNumber } from '../input/arguments.ts'
import { cardFile } from '../input/card-file.ts'
import { recordFrom } from '../input/record-file.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { boardPage } from '../pages/board-page.ts'
import { PlainSurface } from '../plain/plain-surface.ts'
import { ReplayText } from '../replay/playback.ts'
import { replayJson, replayLines } from '../replay/transcript.ts'
import { fileText } from '../text/files.ts'
import { replayText } from '../text/replay.ts'
import { optionHelp } from '../text/shared.ts'

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
    .description(replayText.about)
    .option('--rules', replayText.rulesHelp)
    .option('--step', replayText.stepHelp)
    .option('--at <move>', replayText.atHelp)
    .option('--seat <seat>', replayText.seatHelp)
    .option('--cards <file>', optionHelp.cards)
    .option('--json', replayText.jsonHelp)
    .option('--plain', replayText.plainHelp)
    .addHelpText('after', replayText.examples)
    .action(async (file: string, flags: ReplayFlags) => replayFile(file, flags, io))
}

async function replayFile(file: string, flags: ReplayFlags, io: Io): Promise<void> {
  const { record, game } = await recordFrom(file, cardFile(flags.cards).cards)
  const playback = readPlayback(file, game, record, flags.seat)
  const printer = new Printer(io)
  if (flags.at !== undefined) {
    const move = wholeNumber('--at', flags.at, 0, playback.length)
    if (flags.json) return printer.json(playback.viewAt(move))
    printer.line(replayText.at(game.title, move, playback.length, playback.titleAt(move)))
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

function readPlayback(file: string, game: AnyKnownGame, record: MatchRecord, seat: string | undefined): ReplayText {
  try {
    // A record hides nothing from its reader. A game with one seat is shown from that seat, others from the table.
    const playback = new ReplayText(game, record, 'table')
    const seats = game.seats(playback.match.options).map(spec => spec.seat)
    const who: Who = seat ?? (seats.length === 1 ? seats[0] : 'table')
    if (who === 'table') return playback
    if (!seats.includes(who)) throw new InputError(replayText.unknownSeat(who, seats))
    return new ReplayText(game, record, who)
  } catch (error) {
    if (error instanceof InputError) throw new InputError(fileText.at(file, error.message))
    throw error
  }
}
