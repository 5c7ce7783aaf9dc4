import { existsSync, readFileSync } from 'node:fs'
import { InputError } from '@holdout/engine'
import { type FittedModels, isNetwork, modelFor, type NetworkData } from '@holdout/knowledge'
import type { FitReport } from '@holdout/sim'
import type { Command } from 'commander'
import { gameNamed, optionList, wholeNumber } from '../input/arguments.ts'
import { checkWritable, writeWhole } from '../input/files.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { withBar } from '../output/with-bar.ts'
import { columns, percent } from '../pages/columns.ts'
import { fitText as text } from '../text/fit.ts'
import { optionHelp } from '../text/shared.ts'
import { simText } from '../text/sim.ts'
import { fitNetwork } from './fit-network.ts'

const MOST_GAMES = 1_000_000
const MOST_ROUNDS = 10_000

interface FitFlags {
  readonly games: string
  readonly seed: string
  readonly options?: readonly string[]
  readonly json?: boolean
  readonly out?: string
  readonly bots?: string
  readonly end?: string
  readonly network?: string
  readonly name?: string
  readonly calibrate?: boolean
}

export function addFit(program: Command, io: Io): void {
  program
    .command('fit <slug>')
    .description(text.about)
    .option('-n, --games <number>', text.gamesHelp, '1000')
    .option('-s, --seed <text>', simText.seedHelp, '1')
    .option('--bots <levels>', text.botsHelp)
    .option('--end <level>', text.endHelp)
    .option('-o, --options <k=v,…>', text.optionsHelp, (one: string, all: string[] = []) => [...all, one])
    .option('--network <rounds>', text.networkHelp)
    .option('--calibrate', text.calibrateHelp)
    .option('--json', optionHelp.jsonObject)
    .option('--out <model.json>', text.outHelp)
    .option('--name <name>', text.nameHelp)
    .addHelpText('after', text.examples)
    .action(async (slug: string, flags: FitFlags) => {
      await gameNamed(slug)
      const options = flags.options?.map(optionList) ?? []
      if (flags.out !== undefined) checkWritable(flags.out)
      if (flags.network !== undefined) {
        if (flags.out === undefined) throw new InputError(text.networkNeedsFile)
        const rounds = wholeNumber('--network', flags.network, 1, MOST_ROUNDS)
        const matches = wholeNumber('--games', flags.games, 1, MOST_GAMES)
        const bots =
          flags.end === undefined ? {} : { bots: { begin: levelsIn(flags.bots ?? flags.end), end: flags.end } }
        return fitNetwork(io, { game: slug, seed: flags.seed, rounds, matches, options, ...bots }, flags.out)
      }
      if (flags.calibrate && flags.out === undefined) throw new InputError(text.networkNeedsFile)
      // A wrong file is refused before the matches are played.
      const kept = flags.out === undefined ? {} : modelsIn(flags.out, flags.calibrate)
      const { fit } = await import('@holdout/sim') // loaded late: it loads the worker threads
      const request = {
        game: slug,
        games: wholeNumber('--games', flags.games, 1, MOST_GAMES),
        seed: flags.seed,
        options,
        ...(flags.calibrate ? { calibrate: kept } : {}),
        bots: {
          ...(flags.bots === undefined ? {} : { begin: levelsIn(flags.bots) }),
          ...(flags.end === undefined ? {} : { end: flags.end }),
        },
      }
      const report = await withBar(io, text.progress, on => fit(request, on))
      const printer = new Printer(io)
      if (flags.out !== undefined) {
        const made = flags.calibrate
          ? calibratedBy(report, kept)
          : { ...kept, [flags.name ?? report.seats[0]]: report.model }
        writeWhole(flags.out, `${JSON.stringify(made, null, 2)}\n`)
        printer.aside(text.saved(flags.out))
      }
      if (flags.json) printer.json(report)
      else for (const line of fitLines(report)) printer.line(line)
    })
}

function levelsIn(list: string): string[] {
  return list.split(',')
}

/** The models that a file has already, by the number of seats or by their names; or the network, to calibrate it. */
function modelsIn(file: string, orNetwork = false): FittedModels | NetworkData {
  if (!existsSync(file)) return {}
  try {
    const models: FittedModels | NetworkData = JSON.parse(readFileSync(file, 'utf8'))
    if (orNetwork && isNetwork(models)) return models
    if (Object.values(models).every(model => typeof model?.weights === 'object')) return models
  } catch {}
  throw new InputError(text.notModels(file))
}

/** The file with the calibration of its network, or of its model for this number of seats or the nearest one. */
function calibratedBy({ model, seats, bySeats }: FitReport, kept: FittedModels | NetworkData): object {
  const calibration = Object.values(model.weights)
  if (isNetwork(kept)) {
    const { calibrations: _, ...network } = kept
    const own = Object.entries(bySeats ?? {}).map(([count, weights]) => [count, Object.values(weights)])
    return { ...network, calibration, ...(bySeats ? { calibrations: Object.fromEntries(own) } : {}) }
  }
  return { ...kept, [seats[0]]: { ...modelFor(kept, seats[0]), calibration } }
}

function fitLines(report: FitReport): string[] {
  const { constant, handMade, fitted, model } = report
  const row = (name: string, { brier, logLoss }: FitReport['fitted']): string[] => [
    name,
    brier.toFixed(4),
    logLoss.toFixed(4),
  ]
  return [
    text.head(report.title, report.games, report.testGames, report.seed),
    text.bots(report.seats.join(', '), report.bots.begin.join(', '), report.bots.end),
    '',
    ...columns([
      text.columns,
      row(text.names.constant, constant),
      row(text.names.handMade, handMade),
      row(text.names.fitted, fitted),
    ]),
    '',
    text.reliability,
    ...columns([
      text.bins,
      ...fitted.bins.map(({ predicted, actual, count }) => [percent(predicted), percent(actual), String(count)]),
    ]),
    ...(report.scoreError ? ['', text.score(report.scoreError.constant, report.scoreError.fitted)] : []),
    '',
    text.weights,
    ...columns(Object.entries(model.weights).map(([name, weight]) => [name, weight.toFixed(3)])),
  ]
}
