import { setImmediate } from 'node:timers/promises'
import { type Analysis, Analyzing } from '@holdout/analysis'
import { InputError, type MatchRecord, type Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type Names, Playback } from '@holdout/table'
import type { Command } from 'commander'
import { cardFile } from '../input/card-file.ts'
import { checkWritable, writeWhole } from '../input/files.ts'
import { recordFrom } from '../input/record-file.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { withBar } from '../output/with-bar.ts'
import { analysisLines } from '../pages/analysis-page.ts'
import { analyzeText as text } from '../text/analyze.ts'
import { fileText } from '../text/files.ts'
import { optionHelp } from '../text/shared.ts'

interface AnalyzeFlags {
  readonly seat?: string
  readonly allOpen?: boolean
  readonly deep?: boolean
  readonly cards?: string
  readonly json?: boolean
  readonly out?: string
}

export function addAnalyze(program: Command, io: Io): void {
  program
    .command('analyze <file>')
    .description(text.about)
    .option('--seat <seat>', text.seatHelp)
    .option('--all-open', text.openHelp)
    .option('--deep', text.deepHelp)
    .option('--cards <file>', optionHelp.cards)
    .option('--json', text.jsonHelp)
    .option('--out <report.html>', text.outHelp)
    .addHelpText('after', text.examples)
    .action((file: string, flags: AnalyzeFlags) => analyzeFile(file, flags, io))
}

async function analyzeFile(file: string, flags: AnalyzeFlags, io: Io): Promise<void> {
  const { record, game } = await recordFrom(file, cardFile(flags.cards).cards)
  if (flags.out !== undefined) checkWritable(flags.out)
  const { analyzing, names, seat } = begin(file, game, record, flags)
  const analysis = await withBar(io, text.progress, on => finish(analyzing, on))
  const printer = new Printer(io)
  const heading = text.head(game.title, names[seat], flags.allOpen === true, record.moves.length)
  if (flags.out !== undefined) {
    const { analysisReport } = await import('../pages/analysis-report.ts') // loaded late: it loads the simulator
    writeWhole(flags.out, analysisReport(analysis, heading, names))
    printer.aside(text.saved(flags.out))
  }
  if (flags.json) return printer.json(analysis)
  printer.line(heading)
  if (record.outcome === null) printer.line(text.unfinished)
  printer.line()
  for (const line of analysisLines(analysis, names, printer.width)) printer.line(line)
}

/** Replays the record. All errors in it name the file. */
function begin(
  file: string,
  game: AnyKnownGame,
  record: MatchRecord,
  { seat: wanted, allOpen, deep }: AnalyzeFlags,
): { readonly analyzing: Analyzing; readonly names: Names; readonly seat: Seat } {
  try {
    if (record.moves.length === 0) throw new InputError(text.noMoves)
    const playback = new Playback(game, record)
    const specs = game.seats(playback.match.options)
    const seat = wanted ?? specs[0].seat
    const names = Object.fromEntries(specs.map(spec => [spec.seat, playback.names[spec.seat] ?? spec.title]))
    const known = allOpen ? 'all' : 'seen'
    return { analyzing: new Analyzing(game, record, { seat, known, depth: deep ? 'deep' : 'quick' }), names, seat }
  } catch (error) {
    if (error instanceof InputError) throw new InputError(fileText.at(file, error.message))
    throw error
  }
}

/** How long the analysis works before signals and the progress bar get their turn, in ms. */
const SLICE_MS = 50

async function finish(
  analyzing: Analyzing,
  on: { readonly progress?: (done: number, of: number) => void; readonly signal?: AbortSignal },
): Promise<Analysis> {
  for (let done = false; !done; ) {
    on.signal?.throwIfAborted()
    const until = performance.now() + SLICE_MS
    while (!done && performance.now() < until) done = analyzing.step()
    on.progress?.(analyzing.done, analyzing.of)
    await setImmediate()
  }
  return analyzing.analysis as Analysis
}
