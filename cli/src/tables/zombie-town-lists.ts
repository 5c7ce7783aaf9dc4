import { harmless } from '@holdout/table'
import {
  type BuildingView,
  type PawnView,
  type PlayerView,
  textOfCard,
  type View,
  worthOf,
} from '@holdout/zombie-town/table'
import type { Canvas } from '../drawn/canvas.ts'
import type { Look } from '../drawn/look.ts'
import type { Tone } from '../output/paint.ts'
import { clip, padTo, wrap } from '../output/width.ts'
import type { Names } from '../play/log.ts'
import { zombieTownText as board } from '../text/boards.ts'

export const LETTERS: Readonly<Record<string, string>> = {
  red: 'R',
  blue: 'B',
  green: 'G',
  yellow: 'Y',
  white: 'W',
  black: 'K',
}
const TONES: Readonly<Record<string, Tone>> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' }

export function toneOf(letter: string): Tone {
  return TONES[letter] ?? 'bold'
}

/** The letter of a player's buildings: that of their first pawn. */
export function letterOf(view: View, seat: string | null): string {
  if (seat === null) return '-'
  return LETTERS[view.pawns.find(pawn => pawn.seat === seat)?.pawn ?? ''] ?? '?'
}

/** Short names of the house cards; the legend explains them. */
const HOUSES: Readonly<Record<string, string>> = {
  'house-survivalist': 'Surv.',
  'house-wood-worker': 'Wood',
  'house-nosy-neighbors': 'Nosy',
  'house-gun-collector': 'Guns',
  'house-nurse': 'Nurse',
  'house-normal': 'Plain',
}

/** The buildings are listed in two columns of six. */
const IN_A_LIST = 6
const LIST_WIDTH = 26
const PLAYERS = 8
const NAME = 14

/** The size of map and lists: a status line, the column letters, 14 rows of the town. */
export const WHOLE = { columns: 100, rows: 16 } as const

/** The text around the map: the day above it; to its right the buildings, the players and the viewer's hand. */
export class Lists {
  constructor(
    private readonly canvas: Canvas,
    private readonly left: number,
    private readonly view: View,
    private readonly names: Names,
    private readonly look: Look,
  ) {}

  draw(): void {
    this.drawNews()
    this.view.buildings.forEach((building, i) => {
      const column = this.left + Math.floor(i / IN_A_LIST) * LIST_WIDTH
      this.listBuilding(building, column, 1 + (i % IN_A_LIST))
    })
    const below = this.listPlayers()
    const rows = this.canvas.rows - below
    this.listHand(rows > 2 ? below + 1 : below, Math.min(2, rows))
  }

  private name(seat: string): string {
    return harmless(this.names[seat] ?? board.player(seat.slice(1)))
  }

  private drawNews(): void {
    const { view, canvas } = this
    const at = canvas.put(0, 0, board.day(view.day, view.lastDay), 'bold')
    const cut = canvas.columns < WHOLE.columns || canvas.rows < WHOLE.rows
    const news = `${this.doing()}  ${board.cemetery(view.cemetery)}`
    canvas.put(at, 0, `  ${cut ? `${board.tooSmall}  ` : ''}${news}`)
  }

  /** The active player and their remaining actions. */
  private doing(): string {
    const { active, asked, actions, walks } = this.view
    if (asked === null) return board.over
    if (asked.step === 'home' || asked.step === 'keep') return board.settingUp
    const left = asked.step === 'zombie-move' ? board.toMove(asked.left ?? 0) : board.left(actions, walks)
    return board.turn(this.name(active), left)
  }

  private listBuilding(b: BuildingView, column: number, row: number): void {
    const letter = letterOf(this.view, b.owner)
    const worth = b.walls?.length ? `=${b.walls.reduce((sum, wall) => sum + wall.value, 0)}` : ''
    const inside = this.view.zombies.find(({ at }) => at === b.at)?.count
    const stored = b.stored.reduce((sum, { count }) => sum + count, 0)
    const parts = [
      b.wallCount ? `w${b.wallCount}${worth}` : '',
      b.pressed ? `z${b.pressed}` : '',
      inside ? `!${inside}` : '',
      b.pile ? `c${b.pile}` : '',
      b.survivors.length ? `s${b.survivors.length}` : '',
      b.fireworks.length ? this.look.sign('✶', '*') : '',
      b.house === null ? '' : `${HOUSES[b.house]} ${b.counter}`,
      stored ? `+${stored}` : '',
    ]
    const begin = this.canvas.put(column, row, `${b.at} `)
    const at = this.canvas.put(begin, row, `${letter}${b.home ? '^' : ' '}`, toneOf(letter))
    const room = Math.min(column + LIST_WIDTH, this.canvas.columns) - at - 1
    const text = ` ${parts.filter(Boolean).join(' ')}`
    const pawns = this.view.pawns.filter(pawn => pawn.at === b.at).map(({ pawn }) => LETTERS[pawn])
    const named = `${text} (${pawns.join('')})`
    this.canvas.put(at, row, pawns.length > 0 && named.length <= room ? named : clip(text, room))
  }

  /** Draws a row for every player and one for a second pawn. Returns the next free row. */
  private listPlayers(): number {
    const { canvas, view, left } = this
    canvas.put(left, PLAYERS - 1, `  ${board.playerColumn.padEnd(NAME)}${board.columns}`, 'dim')
    let row = PLAYERS
    for (const player of view.players) {
      const tones: Tone[] = player.seat === view.active ? ['bold'] : []
      view.pawns
        .filter(({ seat }) => seat === player.seat)
        .forEach((pawn, i) => {
          const letter = LETTERS[pawn.pawn]
          canvas.put(left, row, letter, toneOf(letter))
          const who = i === 0 ? this.playerPart(player) : ' '.repeat(NAME + 14)
          canvas.put(left + 2, row++, `${who}${player.alive ? pawnPart(pawn) : ''}`, ...tones)
        })
    }
    return row
  }

  private playerPart({ seat, handCount, dealtCount, kills, alive, score }: PlayerView): string {
    const name = padTo(clip(this.name(seat), NAME), NAME)
    if (!alive) return `${name} ${board.dead}`
    return `${name}${String(score.total).padStart(4)}${String(kills).padStart(5)}${String(handCount + dealtCount).padStart(5)}`
  }

  private listHand(row: number, rows: number): void {
    const me = this.view.players.find(({ seat }) => seat === this.view.who)
    if (!me?.hand || !me.alive || rows < 1) return
    const dealt = me.dealt?.length ? board.dealt(cards(me.dealt)) : board.hand
    const text = this.look.text(`${dealt}${me.hand.length ? cards(me.hand) : board.noCards}.`)
    const width = this.canvas.columns - this.left
    const lines = wrap(text, width, 2)
    lines.slice(0, rows).forEach((line, i) => {
      const more = i === rows - 1 && lines.length > rows
      this.canvas.put(this.left, row + i, more ? clip(`${line} ${lines[rows]}`, width) : line)
    })
  }
}

function pawnPart({ at, health, guns, carried }: PawnView): string {
  if (at === null) return health === 0 ? ` ${board.dead}` : ''
  const bullets = guns.length ? guns.map(gun => gun.bullets).join(',') : board.noGuns
  return ` ${at.padEnd(3)} ${String(health).padStart(2)} ${bullets.padEnd(4)} ${carried.length || ''}`
}

/** Cards with their counts, the worth of barricades and the bullets of guns. */
function cards(ids: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .map(([id, count]) => `${count > 1 ? `${count} ` : ''}${textOfCard(id).title}${worthOf(id)}`)
    .join(', ')
}
