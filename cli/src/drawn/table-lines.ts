import { type Countdown, clockText } from '@holdout/table'
import { clip, widthOf, wrap } from '../output/width.ts'
import type { LogText } from '../play/log.ts'
import type { TerminalTable } from '../play/terminal-table.ts'
import { screenText } from '../text/table.ts'
import { SMALLEST, type TableFrame } from './frame.ts'
import type { Look } from './look.ts'

export function isSmall({ columns, rows }: Look): boolean {
  return columns < SMALLEST.columns || rows < SMALLEST.rows
}

export function smallLines(look: Look): string[] {
  const text = screenText.tooSmall(look.columns, look.rows, SMALLEST)
  return wrap(text, Math.max(10, look.columns - 1)).slice(0, look.rows)
}

export function handOverLines(name: string, look: Look): string[] {
  const blank = new Array<string>(Math.floor(look.rows / 2) - 1).fill('')
  return [
    ...blank,
    `  ${look.paint(look.text(screenText.passTo(name)), 'bold')}`,
    '',
    `  ${look.text(screenText.passedTo(name))}`,
  ]
}

/** The title, the clocks, and the seed or table code. */
export function headLine(table: TerminalTable, look: Look): string {
  const who = table.people.length > 1 ? ` ${look.sign('·', '-')} ${table.nameOf(table.viewer)}` : ''
  const left = clip(look.text(` ${table.game.title}${who}`), look.columns - 30)
  const time = look.text(table.countdowns.flatMap(clock => clockLine(table, clock) ?? []).join('  '))
  const right = screenText.headRight(table.tag.name, clip(table.tag.value, 16))
  const gap = look.columns - widthOf(left) - widthOf(time) - widthOf(right) - 2
  return `${look.paint(left, 'bold')}${' '.repeat(Math.max(1, gap))}${look.paint(time, 'yellow', 'bold')}  ${look.paint(right, 'dim')}`
}

/** The viewer's own clock; at an online table also the running clock of another player. */
function clockLine(table: TerminalTable, clock: Countdown): string | null {
  const own = clock.seats.length === 0 || clock.seats.includes(table.viewer)
  if (!own && !(table.online && clock.running)) return null
  const whose = own ? '' : `${clip(clock.seats.map(seat => table.nameOf(seat)).join(', '), 16)} `
  return `${whose}${clockText(clock)}${clock.running ? '' : screenText.clockPaused}`
}

/** The text of the card that the decision is about, if it fits below the choices. */
export function aboutLines(table: TerminalTable, { lower: look, grid, gridRows }: TableFrame): string[] {
  const { about } = table
  if (about === null) return []
  const lines = wrap(look.text(about), look.columns - 2).map(line => ` ${look.paint(line, 'dim')}`)
  return grid.rows + lines.length <= gridRows ? lines : []
}

/** The end of the log, with older lines dimmed, and a message below it. */
export function logLines(table: TerminalTable, message: string | null, look: Look): string[] {
  const width = look.columns - 2
  const below = message === null ? [] : wrap(look.text(message), width).map(line => look.paint(line, 'yellow', 'bold'))
  const fresh = new Set(table.news)
  const lines = table.log
    .slice(-look.rows)
    .flatMap(entry =>
      wrap(look.text(entry.text), width, 2).map(line => (fresh.has(entry) ? line : look.paint(line, 'dim'))),
    )
  return [...lines, ...below].slice(-look.rows)
}

/** New log lines, wrapped to the width of an area. */
export function newLines(news: readonly LogText[], look: Look): string[] {
  return news.flatMap(({ text }) => wrap(look.text(text), look.columns - 2, 2))
}

/** A page of new log lines, from a row on. */
export function newLinesPage(news: readonly LogText[], from: number, look: Look): string[] {
  const rows = look.rows - 1
  const lines = newLines(news, look)
  const shown = lines.slice(from, from + rows).map(line => ` ${line}`)
  const more = from + rows < lines.length ? screenText.moreToRead : screenText.readAll
  return [...fill(shown, rows), look.paint(` ${look.sign('▾', 'v')} ${more}`, 'yellow', 'bold')]
}

/** The input line, with the keys and commands to use. */
export function promptLine(table: TerminalTable, input: string, { grid, gridRows }: TableFrame, look: Look): string {
  const typed = `${look.sign('›', '>')} ${look.text(input)}${look.sign('▌', '_')}`
  const how = grid.rows > gridRows ? screenText.keysMore : screenText.keys
  const extra = table.mayStepIn.includes(table.viewer) ? screenText.stepInHint : ''
  const hint = `${how}    ${extra}${screenText.commandHints}`
  const gap = look.columns - widthOf(typed) - hint.length - 1
  return ` ${typed}${gap > 2 ? ' '.repeat(gap) + look.paint(hint, 'dim') : ''}`
}

export function fill(lines: readonly string[], rows: number): string[] {
  return Array.from({ length: Math.max(0, rows) }, (_, row) => lines[row] ?? '')
}
