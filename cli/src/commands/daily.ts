import { SHELF } from '@holdout/catalog'
import { ServerApi } from '@holdout/client'
import { InputError } from '@holdout/engine'
import type { DailyBoard, DailyRow } from '@holdout/protocol'
import {
  challengeOf,
  type DailyGame,
  dailyGames,
  dayOf,
  endOfDay,
  featuredOn,
  isDay,
  placesOf,
  scoreText,
} from '@holdout/table/daily'
import type { Command } from 'commander'
import { gameNamed } from '../input/arguments.ts'
import type { Io } from '../io.ts'
import { readAddress } from '../online/address.ts'
import { Printer } from '../output/printer.ts'
import { dailyText as text } from '../text/daily.ts'
import { surfacesOf } from './play.ts'

interface Flags {
  readonly board?: string
  readonly day?: string
  readonly span?: string
  readonly plain?: boolean
  readonly fast?: boolean
}

type Span = DailyBoard['span']

const SPANS: readonly Span[] = ['day', 'week', 'all']
const HOUR_MS = 3_600_000

export function addDaily(program: Command, io: Io): void {
  program
    .command('daily [slug]')
    .description(text.about)
    .option('--board <url>', text.boardHelp)
    .option('--day <day>', text.dayHelp)
    .option('--span <days>', text.spanHelp)
    .option('--plain', text.plainHelp)
    .option('--fast', text.fastHelp)
    .addHelpText('after', text.examples)
    .action(async (slug: string | undefined, flags: Flags) => {
      if (flags.board === undefined)
        for (const flag of ['day', 'span'] as const)
          if (flags[flag] !== undefined) throw new InputError(text.needsBoard(`--${flag}`))
      if (slug !== undefined) {
        const about = await challengeNamed(slug)
        return flags.board === undefined ? play(about, flags, io) : showBoard(about, flags.board, flags, io)
      }
      if (flags.board !== undefined) throw new InputError(text.needsGame('--board'))
      list(io)
    })
}

async function challengeNamed(slug: string): Promise<DailyGame> {
  const { title } = await gameNamed(slug)
  const about = dailyGames(SHELF).find(one => one.slug === slug)
  if (!about) throw new InputError(text.noChallenge(title))
  return about
}

function list(io: Io): void {
  const printer = new Printer(io)
  const now = Date.now()
  const day = dayOf(now)
  const games = dailyGames(SHELF)
  const featured = featuredOn(day, games)
  printer.line(text.today(day, Math.floor((endOfDay(day) - now) / HOUR_MS)))
  for (const about of games) {
    printer.line(
      printer.paint(text.challenge(about.title, challengeOf(about, day, null).title, about === featured), 'bold'),
    )
    printer.line(text.play(about.slug))
  }
}

async function play(about: DailyGame, { plain, fast }: Flags, io: Io): Promise<void> {
  const { number, title, seed, options, bots } = challengeOf(about, dayOf(Date.now()), null)
  const printer = new Printer(io)
  printer.line(text.starts(about.title, number, title))
  printer.line(text.local)
  const { playAtTable } = await import('../play/play.ts')
  const request = {
    slug: about.slug,
    seed,
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
    bots: Object.values(bots)[0] ?? 'medium', // all rivals of a challenge have one level
    askAll: false,
    plain: plain === true,
    fast: fast === true,
  }
  await playAtTable(request, io, surfacesOf(io, request.fast))
}

async function showBoard(about: DailyGame, url: string, flags: Flags, io: Io): Promise<void> {
  const day = flags.day ?? dayOf(Date.now())
  if (!isDay(day)) throw new InputError(text.wrongDay(day))
  const span = SPANS.find(one => one === (flags.span ?? 'day'))
  if (!span) throw new InputError(text.wrongSpan(flags.span ?? ''))
  const board = await new ServerApi(readAddress(url, undefined).server, null).dailyBoard(about.slug, day, span)
  const printer = new Printer(io)
  printer.line(printer.paint(text.board(about.title, board.day, span), 'bold'))
  if (board.rows.length === 0) printer.line(text.empty)
  else for (const line of tableOf(about, board)) printer.line(line)
  if (board.botsPlay) printer.line(text.botsPlay)
}

/** The rows of a board in columns. */
function tableOf(about: DailyGame, { rows, span }: DailyBoard): string[] {
  const places = placesOf(rows, span)
  const cells = [
    span === 'day' ? text.columns.day : text.columns.days,
    ...rows.map((row, i) => [String(places[i]), nameOf(row), ...factsOf(about, row, span)]),
  ]
  const widths = cells[0].map((_, at) => Math.max(...cells.map(row => row[at].length)))
  return cells.map(row =>
    row
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd(),
  )
}

function nameOf({ name, level }: DailyRow): string {
  return level === null ? name : text.bot(level)
}

function factsOf(about: DailyGame, { last, wins, days, beaten, moves }: DailyRow, span: Span): string[] {
  return span === 'day'
    ? [text.result(last.won, scoreText(about.daily, last)), String(moves)]
    : [wins, days, beaten, moves].map(String)
}
