import {
  BITE_LIMIT,
  type CardName,
  clockTime,
  type Entrance,
  entranceTitle,
  type View,
  type ZombieView,
} from '@holdout/until-dawn/table'
import { Canvas } from '../drawn/canvas.ts'
import { Lines } from '../drawn/lines.tsx'
import type { Look } from '../drawn/look.ts'
import type { Tone } from '../output/paint.ts'
import { widthOf } from '../output/width.ts'
import { untilDawnText as board } from '../text/boards.ts'
import type { TableLayout } from './layout.ts'

/** Rows: the track, two rows of zombies above the windows, the cabin. ROOMY adds a third row of zombies and space. */
const COMPACT = 11
const ROOMY = 13
const WIDEST = 100

export const layout: TableLayout<View> = {
  rows: (_view, look) => (look.rows >= ROOMY ? ROOMY : COMPACT),
  Board({ view, look }) {
    const columns = Math.min(WIDEST, look.columns)
    const canvas = new Canvas(columns, layout.rows(view, look))
    new Cabin(canvas, view, look).draw()
    return <Lines lines={canvas.lines(look.paint)} width={look.columns} />
  },
  legend: look => board.legend(look.sign),
}

const attackMarks = (look: Look): [string, string] => [look.sign('»', '>'), look.sign('«', '<')]
const previewMarks = (look: Look): [string, string] => [look.sign('›', '('), look.sign('‹', ')')]
const plank = (look: Look): string => look.sign('≡', '=')

/** The symbol of a card: a letter, and a color with the same meaning. */
function faceOf(card: CardName): { code: string; tones: Tone[] } {
  const [kind, ...rest] = card.split('-')
  const plus = card.endsWith('-plus') ? '+' : ''
  const zombie = { scratcher: 'R', sneaker: 'B', screamer: 'G' }[kind]
  if (zombie) return { code: zombie + plus, tones: [COLORS[zombie]] }
  if (kind === 'bite') return { code: `bite ${rest[0]}${plus}`, tones: [] }
  return { code: rest[0] === 'clockwise' ? 'CW' : 'CCW', tones: [] }
}

const COLORS: Readonly<Record<string, Tone>> = { R: 'red', B: 'blue', G: 'green' }

/** A card or a count of cards, as it is drawn. */
interface Drawn {
  readonly text: string
  readonly tones: readonly Tone[]
}

const REBECCA = 'Zombie Rebecca'

/** The cabin with its four entrances: front door on the left, two windows above, back door on the right. */
class Cabin {
  private readonly left: number
  private readonly right: number
  private readonly roof: number
  private readonly floor: number

  constructor(
    private readonly canvas: Canvas,
    private readonly view: View,
    private readonly look: Look,
  ) {
    const side = Math.min(23, Math.max(18, Math.floor((canvas.columns - 44) / 2)))
    this.left = side
    this.right = canvas.columns - side - 1
    this.roof = canvas.rows >= ROOMY ? 5 : 4
    this.floor = canvas.rows - 1
  }

  draw(): void {
    this.drawTrack()
    this.drawWalls()
    const middle = Math.floor((this.left + this.right) / 2)
    this.drawWindow(1, this.left + 1, middle)
    this.drawWindow(2, middle + 1, this.right - 1)
    this.drawDoor(0, 1, this.left - 2)
    this.drawDoor(3, this.right + 2, this.canvas.columns - 1)
    this.drawInside(middle)
  }

  /** The time track from left to right with both markers. */
  private drawTrack(): void {
    const { canvas, look, view } = this
    const { night, time, zombieTime } = view
    const step = canvas.columns - 24 >= night * 2 ? 2 : 1
    const dawn = `${look.sign('☼', '*')} ${board.dawn(clockTime(night, night))}`
    let at = canvas.put(1, 0, clockTime(time, night), 'bold') + 1
    at = canvas.put(at, 0, look.sign('├', '|'), 'dim')
    for (let space = 0; space <= night; space++) {
      const owed = space >= zombieTime && space < time
      const line = owed ? look.sign('━', '=') : look.sign('─', '-')
      const tones: Tone[] = owed ? ['yellow'] : ['dim']
      canvas.put(at, 0, space === night ? ' ' : line.repeat(step), ...tones)
      if (space === zombieTime && space === time) canvas.put(at, 0, step === 2 ? 'ZT' : 'X', 'bold')
      else if (space === zombieTime) canvas.put(at, 0, 'Z', 'bold', 'green')
      else if (space === time) canvas.put(at, 0, 'T', 'bold')
      at += step
    }
    canvas.put(time === night ? at + 1 : at - 1, 0, dawn, 'yellow')
  }

  private drawWalls(): void {
    const { canvas, look, left, right, roof, floor } = this
    const wall = look.sign('═', '=')
    canvas.put(left, roof, look.sign('╔', '+') + wall.repeat(right - left - 1) + look.sign('╗', '+'))
    canvas.put(left, floor, look.sign('╚', '+') + wall.repeat(right - left - 1) + look.sign('╝', '+'))
    canvas.down(left, roof + 1, floor - 1, look.sign('║', '|'))
    canvas.down(right, roof + 1, floor - 1, look.sign('║', '|'))
  }

  private drawWindow(at: Entrance, from: number, to: number): void {
    const { canvas, look, view, roof } = this
    const centered = (text: string): number => from + Math.floor((to - from + 1 - widthOf(text)) / 2)
    const sill = `${look.sign('╡', '[')}${this.planksOf(at).padEnd(10)}${look.sign('╞', ']')}`
    canvas.put(centered(sill), roof, sill, ...(view.doors[at].breachedBy ? (['red'] as const) : []))
    // The stack ends at the window, so empty rows are above it. Row 0 belongs to the track.
    const guests = view.rebecca === at ? 1 : 0
    const rows = this.stackOf(at, to - from + 1, roof - 2 - guests)
    const top = roof - rows.length - guests
    const title = this.titleOf(at)
    canvas.put(centered(title), top - 1, title, ...this.titleTones(at))
    rows.forEach((cards, i) => {
      this.drawCards(cards, centered(cards.map(({ text }) => text).join(' ')), top + i)
    })
    if (guests) canvas.put(centered(REBECCA), roof - 1, REBECCA, 'red', 'bold')
    if (view.jasper === at) canvas.put(centered('Jasper'), roof + 1, 'Jasper', 'bold')
  }

  private drawDoor(at: Entrance, from: number, to: number): void {
    const { canvas, look, view, roof, left, right } = this
    const row = roof + 1
    const { breachedBy, barricades } = view.doors[at]
    const red: Tone[] = breachedBy ? ['red'] : []
    canvas.put(from, row, this.titleOf(at), ...this.titleTones(at))
    canvas.put(from, row + 1, this.planksOf(at).trim(), ...red)
    const rebecca = view.rebecca === at
    const rows = this.stackOf(at, to - from + 1, this.floor - row - (rebecca ? 2 : 1))
    rows.forEach((cards, i) => {
      this.drawCards(cards, from, row + 2 + i)
    })
    if (rebecca) canvas.put(from, row + 2 + rows.length, REBECCA, 'red', 'bold')
    const wall = at === 0 ? left : right
    // The doorway: a gap in the wall, with or without barricades.
    const gap = breachedBy ? look.sign('╳', 'X') : barricades ? plank(look) : ' '
    canvas.put(wall, row, look.sign('╨', '+'))
    canvas.down(wall, row + 1, row + 2, gap, ...red)
    canvas.put(wall, row + 3, look.sign('╥', '+'))
    if (view.jasper === at) canvas.put(at === 0 ? left + 2 : right - 7, row + 2, 'Jasper', 'bold')
  }

  private titleOf(at: Entrance): string {
    return `E${at} ${entranceTitle(at)}${this.view.closed === at ? board.closed : ''}`
  }

  private titleTones(at: Entrance): Tone[] {
    if (this.view.doors[at].breachedBy) return ['dim']
    return this.view.closed === at ? ['bold', 'yellow'] : ['bold']
  }

  private planksOf(at: Entrance): string {
    const { barricades, breachedBy } = this.view.doors[at]
    if (breachedBy) return board.breached
    return barricades === 0 ? board.open : `${plank(this.look).repeat(barricades)} ${barricades}`
  }

  /** The stack in rows, top first; cards that do not fit are counted. */
  private stackOf(at: Entrance, width: number, most: number): Drawn[][] {
    const { zombies, breachedBy } = this.view.doors[at]
    if (breachedBy) return [[{ text: board.breachedBy(faceOf(breachedBy).code), tones: ['dim'] }]]
    if (zombies.length === 0) return [[{ text: this.look.sign('·', '-'), tones: ['dim'] }]]
    const cards = [...zombies].reverse().map(zombie => this.cardOf(zombie))
    const rows: Drawn[][] = [[]]
    let used = 0
    for (const [i, card] of cards.entries()) {
      const rest = cards.length - i
      const room = rows.length === most && rest > 1 ? width - widthOf(` +${rest}`) : width
      if (used > 0 && used + widthOf(card.text) > room) {
        if (rows.length === most) {
          rows[most - 1].push({ text: `+${rest}`, tones: ['bold'] })
          break
        }
        rows.push([])
        used = 0
      }
      rows[rows.length - 1].push(card)
      used += widthOf(card.text) + 1
    }
    return rows
  }

  private drawCards(cards: readonly Drawn[], column: number, row: number): void {
    let at = column
    for (const { text, tones } of cards) at = this.canvas.put(at, row, text, ...tones) + 1
  }

  /** Marks an attacking zombie as »R«, and one that would attack if you stopped now as ›R‹. */
  private cardOf({ card, attacking, wouldAttack }: ZombieView): Drawn {
    const { code, tones } = faceOf(card)
    if (attacking) {
      const [open, close] = attackMarks(this.look)
      return { text: open + code + close, tones: [...tones, 'bold', 'reverse'] }
    }
    if (wouldAttack) {
      const [open, close] = previewMarks(this.look)
      return { text: open + code + close, tones: [...tones, 'bold'] }
    }
    return { text: code, tones }
  }

  /** The inside of the cabin: the rug, and your supplies. */
  private drawInside(middle: number): void {
    const { canvas, view, roof, look, floor } = this
    const rug = look.sign('░', ':')
    if (view.jasper === 'dead') canvas.put(middle - 5, roof + 1, `${look.sign('†', 'x')} Jasper`, 'dim')
    else canvas.put(middle - 5, roof + 1, view.jasper === 'rug' ? `${rug} Jasper ${rug}` : rug.repeat(10), 'dim')
    if (view.jasper === 'rug') canvas.put(middle - 3, roof + 1, 'Jasper', 'bold')
    const shell = look.sign('▮', '|')
    const spent = look.sign('▯', '.')
    const rows: [string, string, string][] = [
      [
        board.shells,
        shell.repeat(view.ammo) + spent.repeat(Math.max(0, view.options.shells - view.ammo)),
        String(view.ammo),
      ],
      [board.planks, plank(look).repeat(view.supply) || board.noPlanks, view.supply ? String(view.supply) : ''],
      [board.bite, look.sign('▒', '#').repeat(Math.min(5, view.bitePile)) || board.noBite, this.biteNote()],
      [board.deck, String(view.deck), this.discardNote()],
    ]
    const column = middle - 11
    const first = floor - rows.length
    rows.forEach(([name, picture, note], i) => {
      canvas.put(column, first + i, name, 'dim')
      const next = canvas.put(
        column + 7,
        first + i,
        picture,
        ...(name === board.bite && view.rebecca !== null ? (['red'] as const) : []),
      )
      canvas.put(next + 1, first + i, note)
    })
  }

  private biteNote(): string {
    const { bitePile, rebecca } = this.view
    return bitePile === 0 ? '' : board.biteNote(bitePile, rebecca !== null, bitePile >= BITE_LIMIT)
  }

  private discardNote(): string {
    const { discard, discardTop } = this.view
    return discardTop === null ? '' : board.discard(discard, faceOf(discardTop).code)
  }
}
