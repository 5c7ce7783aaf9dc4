import { harmless } from '@holdout/host'
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

/** The letter by which a player's houses are known: that of his first pawn. */
export function letterOf(view: View, seat: string | null): string {
  if (seat === null) return '-'
  return LETTERS[view.pawns.find(pawn => pawn.seat === seat)?.pawn ?? ''] ?? '?'
}

/** House cards in a word each; the help page says what they do. */
const HOUSES: Readonly<Record<string, string>> = {
  'house-survivalist': 'Surv.',
  'house-wood-worker': 'Wood',
  'house-nosy-neighbors': 'Nosy',
  'house-gun-collector': 'Guns',
  'house-nurse': 'Nurse',
  'house-normal': 'Plain',
}

/** Six buildings stand below each other, twice. */
const IN_A_LIST = 6
const LIST_WIDTH = 26
const PLAYERS = 8
const NAME = 14

/** The room that map and lists need: a line of news, the letters of the columns, fourteen rows of the town. */
export const WHOLE = { columns: 100, rows: 16 } as const
const TOO_SMALL = '(cut off: needs 100 by 30)'

/** What the map cannot show: the day above it; beside it the buildings, the players, and the hand of the one who looks. */
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
    return harmless(this.names[seat] ?? `Player ${seat.slice(1)}`)
  }

  private drawNews(): void {
    const { view, canvas } = this
    const at = canvas.put(0, 0, `Day ${view.day} of ${view.lastDay}`, 'bold')
    const cut = canvas.columns < WHOLE.columns || canvas.rows < WHOLE.rows
    const news = `${this.doing()}  In the cemetery: ${many(view.cemetery, 'zombie')}.`
    canvas.put(at, 0, `  ${cut ? `${TOO_SMALL}  ` : ''}${news}`)
  }

  /** Whose turn it is and what is left of it. */
  private doing(): string {
    const { active, asked, actions, walks } = this.view
    if (asked === null) return 'The game is over.'
    if (asked.step === 'home' || asked.step === 'keep') return 'Setting up.'
    const left =
      asked.step === 'zombie-move'
        ? `${many(asked.left ?? 0, 'zombie')} to move`
        : `${many(actions, 'action')}, ${many(walks, 'free movement')} left`
    return `${this.name(active)}: ${left}.`
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

  /** A row for every player, and one for a second pawn. Says which row is free after them. */
  private listPlayers(): number {
    const { canvas, view, left } = this
    canvas.put(left, PLAYERS - 1, `  ${'player'.padEnd(NAME)} pts kill hand at  hp guns with`, 'dim')
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
    if (!alive) return `${name} dead`
    return `${name}${String(score.total).padStart(4)}${String(kills).padStart(5)}${String(handCount + dealtCount).padStart(5)}`
  }

  private listHand(row: number, rows: number): void {
    const me = this.view.players.find(({ seat }) => seat === this.view.who)
    if (!me?.hand || !me.alive || rows < 1) return
    const dealt = me.dealt?.length ? `Dealt: ${cards(me.dealt)}. Kept: ` : 'Your hand: '
    const text = this.look.text(`${dealt}${me.hand.length ? cards(me.hand) : 'no cards'}.`)
    const width = this.canvas.columns - this.left
    const lines = wrap(text, width, 2)
    lines.slice(0, rows).forEach((line, i) => {
      const more = i === rows - 1 && lines.length > rows
      this.canvas.put(this.left, row + i, more ? clip(`${line} ${lines[rows]}`, width) : line)
    })
  }
}

function pawnPart({ at, health, guns, carried }: PawnView): string {
  if (at === null) return health === 0 ? ' dead' : ''
  const bullets = guns.length ? guns.map(gun => gun.bullets).join(',') : 'none'
  return ` ${at.padEnd(3)} ${String(health).padStart(2)} ${bullets.padEnd(4)} ${carried.length || ''}`
}

/** Cards by name and number, with what a barricade is worth and what a gun is loaded with. */
function cards(ids: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .map(([id, count]) => `${count > 1 ? `${count} ` : ''}${textOfCard(id).title}${worthOf(id)}`)
    .join(', ')
}

function many(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
