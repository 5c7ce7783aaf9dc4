import { harmless } from '@holdout/host'
import {
  BOARD,
  type BuildingView,
  isBuilding,
  type PawnView,
  type PlayerView,
  textOfCard,
  type View,
} from '@holdout/zombie-town/table'
import { Canvas } from '../drawn/canvas.ts'
import { Lines } from '../drawn/lines.tsx'
import type { Look } from '../drawn/look.ts'
import type { Names } from '../play/log.ts'
import type { Tone } from '../text/paint.ts'
import type { TableLayout } from './layout.ts'

/** A line of news, the letters of the columns, fourteen rows of the town. */
const ROWS = 16
const CELL = 3
/** Where the lists beside the map begin. */
const LISTS = 4 + 14 * CELL + 2
const LIST_WIDTH = 27

export const zombieTown: TableLayout<View> = {
  rows: (_view, look) => Math.min(ROWS, look.rows),
  Board({ view, names, look }) {
    const canvas = new Canvas(Math.min(100, look.columns), zombieTown.rows(view, look))
    new Town(canvas, view, names, look).draw()
    return <Lines lines={canvas.lines(look.paint)} width={look.columns} />
  },
  legend: look => [
    '1 to 6     so many zombies on a square; 6 is full. # is the cemetery, x an empty starting square',
    'R B G Y W K  pawns: red, blue, green, yellow, white, black (K); two letters are two pawns, + more',
    '01 R2      a building, and under or beside its number the owner (his first pawn) and how many walls stand; -- nobody',
    'b01 R^ w2 z3 c9 s1 +2 Nurse 5',
    '           the list: building, owner (^ home base), walls, zombies pressing, unexplored cards, survivors, stored cards,',
    `           house card and what it is worth; ! zombies inside, ${look.sign('✶', '*')} fireworks. Your own walls show their worth, as w2=5`,
    'Red b01 4+ guns 3,2 with 1   a pawn: place, health, bullets in its guns, survivors it carries',
  ],
}

const LETTERS: Readonly<Record<string, string>> = {
  red: 'R',
  blue: 'B',
  green: 'G',
  yellow: 'Y',
  white: 'W',
  black: 'K',
}
const TONES: Readonly<Record<string, Tone>> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' }

function toneOf(letter: string): Tone {
  return TONES[letter] ?? 'bold'
}

/** The map on the left, what it cannot show on the right. */
class Town {
  private readonly zombies: ReadonlyMap<string, { readonly count: number; readonly moved: number }>
  private readonly drawnBuildings = new Map<number, number>()

  constructor(
    private readonly canvas: Canvas,
    private readonly view: View,
    private readonly names: Names,
    private readonly look: Look,
  ) {
    this.zombies = new Map(view.zombies.map(each => [each.at, each]))
  }

  draw(): void {
    this.drawNews()
    for (let col = 0; col < BOARD.columns.length; col++) this.canvas.put(4 + col * CELL, 1, BOARD.columns[col], 'dim')
    BOARD.cells.forEach((cells, row) => {
      this.canvas.put(0, row + 2, String(row + 1).padStart(2), 'dim')
      cells.forEach((cell, col) => {
        const at = 4 + col * CELL
        if (cell === 'cemetery') this.canvas.put(at - 1, row + 2, '###', 'dim')
        else if (isBuilding(cell)) this.drawBuilding(cell, at, row + 2)
        else this.drawStreet(cell, at, row + 2)
      })
    })
    this.view.buildings.forEach((building, i) => {
      this.listBuilding(building, LISTS + (i < 6 ? 0 : LIST_WIDTH), 2 + (i % 6))
    })
    this.listPlayers(9)
  }

  private name(seat: string): string {
    return harmless(this.names[seat] ?? `Player ${seat.slice(1)}`)
  }

  private drawNews(): void {
    const { view, canvas } = this
    const left =
      view.asked?.step === 'zombie-move'
        ? `${view.asked.left ?? 0} zombies to move`
        : `${view.actions} actions, ${view.walks} free movements`
    const at = canvas.put(0, 0, `Day ${view.day} of ${view.lastDay}`, 'bold')
    canvas.put(at, 0, `  ${this.name(view.active)}: ${left}.  Cemetery ${view.cemetery}`)
  }

  /** The letter by which a player's houses are known: that of his first pawn. */
  private letterOf(seat: string): string {
    return LETTERS[this.view.pawns.find(pawn => pawn.seat === seat)?.pawn ?? ''] ?? '?'
  }

  private drawBuilding(building: number, at: number, row: number): void {
    const { canvas, view } = this
    const half = this.drawnBuildings.get(building) ?? 0
    this.drawnBuildings.set(building, half + 1)
    const { owner, wallCount } = view.buildings[building]
    if (half === 0) return void canvas.put(at, row, String(building + 1).padStart(2, '0'), 'reverse')
    const letter = owner === null ? '-' : this.letterOf(owner)
    canvas.put(at, row, `${letter}${owner === null && wallCount === 0 ? '-' : wallCount}`, 'reverse', toneOf(letter))
  }

  private drawStreet(loc: number, at: number, row: number): void {
    const { canvas, view } = this
    const name = BOARD.names[loc]
    const pawns = view.pawns.filter(pawn => pawn.at === name)
    let column = at
    if (pawns.length > 0) {
      for (const { pawn } of pawns.slice(0, 2))
        column = canvas.put(column, row, LETTERS[pawn], 'bold', toneOf(LETTERS[pawn]))
      if (pawns.length > 2) canvas.put(at + 1, row, '+', 'bold')
    }
    const here = this.zombies.get(name)
    if (here) canvas.put(column, row, String(here.count), ...(here.moved === here.count ? (['dim'] as const) : []))
    else if (pawns.length === 0) {
      const starts = BOARD.starts.slice(0, view.options['start-squares']).includes(loc)
      canvas.put(at, row, starts ? 'x' : this.look.sign('·', '.'), 'dim')
    }
  }

  /** `b01 R^ w2 z3 c9 s1 Nurse 5` */
  private listBuilding(b: BuildingView, column: number, row: number): void {
    const letter = b.owner === null ? '-' : this.letterOf(b.owner)
    let at = this.canvas.put(column, row, `${b.at} `)
    at = this.canvas.put(at, row, `${letter}${b.home ? '^' : ' '}`, toneOf(letter))
    const worth = b.walls?.length ? `=${b.walls.reduce((sum, wall) => sum + wall.value, 0)}` : ''
    const inside = this.zombies.get(b.at)?.count
    const stored = b.stored.reduce((sum, { count }) => sum + count, 0)
    const parts = [
      b.wallCount ? `w${b.wallCount}${worth}` : '',
      b.pressed ? `z${b.pressed}` : '',
      inside ? `!${inside}` : '',
      b.pile ? `c${b.pile}` : '',
      b.survivors.length ? `s${b.survivors.length}` : '',
      stored ? `+${stored}` : '',
      b.fireworks.length ? this.look.sign('✶', '*') : '',
      b.house === null ? '' : `${textOfCard(b.house).title.split(/[\s']/)[0].slice(0, 6)} ${b.counter}`,
    ]
    const pawns = this.view.pawns.filter(pawn => pawn.at === b.at).map(({ pawn }) => LETTERS[pawn])
    const text = ` ${[...(pawns.length ? [`(${pawns.join('')})`] : []), ...parts.filter(Boolean)].join(' ')}`
    this.canvas.put(at, row, text.slice(0, column + LIST_WIDTH - at - 1))
  }

  private listPlayers(from: number): void {
    let row = from
    const room = this.view.pawns.length + this.view.players.length <= this.canvas.rows - from
    for (const player of this.view.players) {
      const pawns = this.view.pawns.filter(({ seat }) => seat === player.seat)
      if (room) {
        this.canvas.put(
          LISTS,
          row++,
          this.playerLine(player),
          ...(player.seat === this.view.active ? (['bold'] as const) : []),
        )
        for (const pawn of pawns) this.canvas.put(LISTS + 2, row++, this.pawnLine(pawn), toneOf(LETTERS[pawn.pawn]))
      } else {
        const line = `${this.playerLine(player)}; ${pawns.map(pawn => this.pawnLine(pawn)).join('; ')}`
        this.canvas.put(LISTS, row++, line, toneOf(LETTERS[pawns[0]?.pawn ?? '']))
      }
    }
  }

  private playerLine({ seat, handCount, dealtCount, kills, alive, score }: PlayerView): string {
    if (!alive) return `${this.name(seat)} dead`
    return `${this.name(seat).slice(0, 14)} ${score.total}p ${kills}k h${handCount + dealtCount}`
  }

  private pawnLine({ pawn, at, health, guns, carried }: PawnView): string {
    const title = pawn.charAt(0).toUpperCase() + pawn.slice(1)
    if (at === null) return `${title} -`
    const bullets = guns.length ? ` guns ${guns.map(gun => gun.bullets).join(',')}` : ' no gun'
    return `${title} ${at} ${health}+${bullets}${carried.length ? ` with ${carried.length}` : ''}`
  }
}
