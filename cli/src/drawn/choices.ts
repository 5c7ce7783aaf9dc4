import { clip, padTo, widthOf, wrap } from '../output/width.ts'
import type { Look } from './look.ts'

/** A choice: its label, and the kind by which choices are grouped. */
export interface ChoiceLabel {
  readonly kind: string
  readonly label: string
}

interface Line {
  /** The index of the choice on this line; null for a heading. */
  readonly choice: number | null
  readonly text: string
}

/** Choices laid out in columns. */
export interface ChoiceGrid {
  readonly columns: readonly (readonly Line[])[]
  readonly widths: readonly number[]
  readonly rows: number
}

const GAP = 2
/** Widths to try for wrapping labels. If none fits, the columns become a list that scrolls. */
const CAPS = [Number.POSITIVE_INFINITY, 36, 30, 26, 22, 18]

/**
 * Lays out choices in as few rows as possible, from `least` up. Choices of one kind whose labels begin alike get that
 * beginning as a heading: "Barricade the …", and below it the four entrances. If they do not fit in `most` rows, the
 * grid is taller and scrolls.
 */
export function layChoices(choices: readonly ChoiceLabel[], width: number, least: number, most: number): ChoiceGrid {
  for (let rows = least; rows <= most; rows++) {
    for (const cap of CAPS) {
      const grid = pack(blocksOf(choices, cap), rows)
      if (grid && totalWidth(grid) <= width) return grid
    }
  }
  return listGrid(choices, width)
}

/** Lines that stay together: a heading with its choices, or one choice. */
function blocksOf(choices: readonly ChoiceLabel[], cap: number): Line[][] {
  const blocks: Line[][] = []
  const digits = String(choices.length).length
  for (let from = 0; from < choices.length; ) {
    let to = from + 1
    while (to < choices.length && choices[to].kind === choices[from].kind) to++
    const labels = choices.slice(from, to).map(({ label }) => label)
    const begin = labels.length > 1 ? commonBeginning(labels) : ''
    const lines = labels.map((label, i) => choiceLines(from + i, label.slice(begin.length), digits, cap))
    if (begin) blocks.push([{ choice: null, text: begin.trimEnd() }, ...lines.flat()])
    else blocks.push(...lines)
    from = to
  }
  return blocks
}

function choiceLines(choice: number, label: string, digits: number, cap: number): Line[] {
  const number = String(choice + 1).padStart(digits)
  const room = Math.min(cap, 200)
  return wrap(label, room).map((text, i) => ({
    choice,
    text: i === 0 ? `${number}  ${text}` : `${' '.repeat(digits + 2)}${text}`,
  }))
}

/**
 * The words with which all labels begin, leaving at least one word of each label. What is left never begins with a
 * number: beside the number of the choice it would be mistaken for it.
 */
function commonBeginning(labels: readonly string[]): string {
  const split = labels.map(label => label.split(' '))
  let count = 0
  while (split.every(words => words.length > count + 1 && words[count] === split[0][count])) count++
  while (count > 0 && split.some(words => /^\d/.test(words[count]))) count--
  return count === 0 ? '' : `${split[0].slice(0, count).join(' ')} `
}

/** Puts blocks in columns of at most `rows` rows without splitting a block; null if a block is too tall. */
function pack(blocks: readonly Line[][], rows: number): ChoiceGrid | null {
  const columns: Line[][] = []
  let headed = false
  for (const block of blocks) {
    if (block.length > rows) return null
    const last = columns.at(-1)
    const heads = block[0].choice === null
    // A choice without a heading must not follow a headed block: it would seem to belong to it.
    if (last && last.length + block.length <= rows && !(headed && !heads)) last.push(...block)
    else columns.push([...block])
    headed = heads || (headed && last === columns.at(-1))
  }
  return gridOf(columns)
}

function gridOf(columns: readonly (readonly Line[])[]): ChoiceGrid {
  return {
    columns,
    widths: columns.map(lines => Math.max(...lines.map(({ text }) => widthOf(text)))),
    rows: Math.max(0, ...columns.map(({ length }) => length)),
  }
}

function totalWidth({ widths }: ChoiceGrid): number {
  return widths.reduce((sum, width) => sum + width + GAP, 0)
}

/** The layout for too many choices: even columns, ordered from top to bottom. */
function listGrid(choices: readonly ChoiceLabel[], width: number): ChoiceGrid {
  const digits = String(choices.length).length
  const widest = Math.max(...choices.map(({ label }) => widthOf(label))) + digits + 2
  const count = Math.max(1, Math.floor(width / (Math.min(widest, width - GAP) + GAP)))
  const rows = Math.ceil(choices.length / count)
  const room = Math.floor(width / count) - GAP
  const lines = choices.map(({ label }, choice) => ({
    choice,
    text: clip(`${String(choice + 1).padStart(digits)}  ${label}`, room),
  }))
  return gridOf(
    Array.from({ length: count }, (_, i) => lines.slice(i * rows, (i + 1) * rows)).filter(col => col.length),
  )
}

/** Draws the grid; if it is taller than `height`, only the part around the chosen item. */
export function drawChoices(grid: ChoiceGrid, chosen: number | null, height: number, look: Look): string[] {
  const first = firstRow(grid, chosen, height)
  const lines: string[] = []
  for (let row = first; row < Math.min(grid.rows, first + height); row++) {
    let line = ''
    grid.columns.forEach((column, i) => {
      const cell = column[row]
      const mine = cell !== undefined && cell.choice !== null && cell.choice === chosen
      const text = padTo(look.text(cell?.text ?? ''), grid.widths[i])
      const mark = mine && column[row - 1]?.choice !== chosen ? look.sign('▸', '>') : ' '
      const painted = mine ? look.paint(text, 'reverse') : cell?.choice === null ? look.paint(text, 'dim') : text
      line += `${mark}${painted}${' '.repeat(GAP - 1)}`
    })
    lines.push(line.trimEnd())
  }
  return lines
}

function firstRow(grid: ChoiceGrid, chosen: number | null, height: number): number {
  if (grid.rows <= height || chosen === null) return 0
  const row = placeOf(grid, chosen)?.row ?? 0
  return Math.max(0, Math.min(row - Math.floor(height / 2), grid.rows - height))
}

function placeOf(grid: ChoiceGrid, choice: number): { column: number; row: number } | null {
  for (const [column, lines] of grid.columns.entries()) {
    const row = lines.findIndex(line => line.choice === choice)
    if (row >= 0) return { column, row }
  }
  return null
}

/** Whether the label of a choice was cut. */
export function isClipped(grid: ChoiceGrid, choice: number): boolean {
  return grid.columns.flat().some(line => line.choice === choice && line.text.endsWith('…'))
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The choice that an arrow key moves to. */
export function neighbor(grid: ChoiceGrid, chosen: number | null, direction: Direction): number | null {
  const all = grid.columns.flat().flatMap(({ choice }) => (choice === null ? [] : [choice]))
  const order = [...new Set(all)]
  if (order.length === 0) return null
  if (chosen === null) return direction === 'up' || direction === 'left' ? (order.at(-1) as number) : order[0]
  const at = order.indexOf(chosen)
  if (direction === 'up') return order[(at - 1 + order.length) % order.length]
  if (direction === 'down') return order[(at + 1) % order.length]
  const place = placeOf(grid, chosen)
  if (!place) return order[0]
  const step = direction === 'left' ? -1 : 1
  const next = grid.columns[(place.column + step + grid.columns.length) % grid.columns.length]
  const near = next
    .map(({ choice }, row) => ({ choice, far: Math.abs(row - place.row) }))
    .filter((cell): cell is { choice: number; far: number } => cell.choice !== null)
    .sort((a, b) => a.far - b.far)
  return near[0].choice
}
