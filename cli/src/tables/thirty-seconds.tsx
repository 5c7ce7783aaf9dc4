import {
  abilityText,
  FULL_HEALTH,
  hasSupplyIcon,
  idOf,
  ROWS,
  type RowView,
  STREET,
  SURVIVOR,
  sideOf,
  titleOf,
  type View,
  ZOMBIE,
  type ZombieView,
  zombieNamed,
} from '@holdout/thirty-seconds/table'
import { capital } from '@holdout/words'
import { Canvas } from '../drawn/canvas.ts'
import { Lines } from '../drawn/lines.tsx'
import type { Look } from '../drawn/look.ts'
import type { Tone } from '../output/paint.ts'
import type { Names } from '../play/log.ts'
import { thirtySecondsText as text } from '../text/boards.ts'
import type { TableLayout } from './layout.ts'

/** Lines: the turn, three lines of zombies, the alley, the Survivor, the hands. */
const LINES = 11
const WIDEST = 110
const STREET_WIDTH = 8

export const layout: TableLayout<View> = {
  rows: (_view, look) => Math.min(LINES, look.rows),
  Board({ view, names, look }) {
    const canvas = new Canvas(Math.min(WIDEST, look.columns), layout.rows(view, look))
    new Alley(canvas, view, names, look).draw()
    return <Lines lines={canvas.lines(look.paint)} width={look.columns} />
  },
  legend: look => text.legend(look.sign),
}

const ZOMBIES: Readonly<Record<string, string>> = {
  crawler: 'Cr',
  shuffler: 'Sh',
  runner: 'Ru',
  shrieker: 'Sk',
  'zombie-friend': 'Fr',
  brute: 'Br',
}

const SUPPLIES: Readonly<Record<string, string>> = {
  shotgun: 'Sg',
  'first-aid-kit': 'Aid',
  'body-armor': 'Arm',
  'adrenaline-shot': 'Adr',
  chainsaw: 'Saw',
  'fire-axe': 'Axe',
  crowbar: 'Cro',
}

/** The alley from the warehouse on the left to the street on the right. */
class Alley {
  private readonly width: number

  constructor(
    private readonly canvas: Canvas,
    private readonly view: View,
    private readonly names: Names,
    private readonly look: Look,
  ) {
    this.width = Math.max(5, Math.floor((canvas.columns - STREET_WIDTH - 1) / ROWS))
  }

  draw(): void {
    this.drawTurn()
    for (let row = 1; row <= ROWS; row++) this.drawRow(row, this.view.rows[row - 1])
    this.drawStreet()
    this.drawSurvivor(7)
    this.drawEquipment(8)
    this.drawHands(9)
  }

  private nameOf(seat: string): string {
    return this.names[seat] ?? (seat === 'survivor' ? text.survivor : text.zombies)
  }

  private drawTurn(): void {
    const { canvas, view, look } = this
    if (view.round === 0) {
      canvas.put(1, 0, text.settingUp, 'bold')
      return
    }
    let at = canvas.put(1, 0, text.round(view.round), 'bold')
    at = canvas.put(at + 2, 0, text.turn(this.nameOf(view.active)))
    at = canvas.put(at + 2, 0, `${look.sign('⚡', 'E')}${view.energy}`, 'bold', 'yellow')
    if (view.phase?.bell) at = canvas.put(at + 2, 0, text.bell, 'bold', 'red')
    for (const seat of [SURVIVOR, ZOMBIE])
      if (view.idle[sideOf(seat)] > 0)
        at = canvas.put(at + 2, 0, text.stillThere(seat === view.who, this.nameOf(seat)), 'bold', 'red')
    if (view.inPlay.length) canvas.put(at + 2, 0, text.inPlay(view.inPlay.map(titleOf)), 'red')
  }

  private left(row: number): number {
    return 1 + (row - 1) * this.width
  }

  private drawRow(row: number, there: RowView): void {
    const { canvas, view, look, width } = this
    const left = this.left(row)
    const here = row === view.row
    there.zombies.forEach((zombie, i) => {
      canvas.put(left, 3 - i, zombieText(zombie), ...zombieTones(zombie, here))
    })
    const line = look.sign('─', '-')
    const number = String(row)
    canvas.put(left, 4, line.repeat(width), 'dim')
    canvas.put(left, 4, here ? `[${number}]` : ` ${number} `, ...(here ? (['bold', 'reverse'] as const) : []))
    if (here) {
      const figure = view.down ? look.sign('☻', 's') : look.sign('☺', 'S')
      canvas.put(left + 1, 5, figure, 'bold', view.down ? 'red' : 'green')
      if (view.grabbedBy !== null) canvas.put(left + 2, 5, text.held, 'red')
    }
    if (there.token) canvas.put(left + (here ? 3 : 1), 5, look.sign('◆', '*'), 'yellow', 'bold')
    const floor = [...there.faceUp.map(supplyText), ...Array.from({ length: there.faceDown }, () => '?')]
    canvas.put(left, 6, fitting(floor, width - 1), 'blue')
  }

  private drawStreet(): void {
    const { canvas, view, look } = this
    const left = this.left(STREET)
    canvas.put(left, 4, text.street, 'bold', 'green')
    if (view.row > ROWS) canvas.put(left + 3, 5, look.sign('☺', 'S'), 'bold', 'green')
    if (view.warehouse.length === 0) return
    const note = text.behindDoor(view.warehouse.map(lurkerText))
    canvas.put(canvas.columns - note.length - 1, 0, note, 'dim')
  }

  private drawSurvivor(line: number): void {
    const { canvas, view, look } = this
    if (view.character === null) return
    let at = canvas.put(1, line, capital(view.character), 'bold')
    if (view.ability !== null) at = canvas.put(at + 1, line, abilityText(view.ability).title, 'dim')
    const hearts = look.sign('♥', '#').repeat(view.health) + look.sign('♡', '.').repeat(FULL_HEALTH - view.health)
    at = canvas.put(at + 2, line, `${hearts} ${view.health}`, view.health <= 2 ? 'red' : 'green')
    at = canvas.put(at + 2, line, `${look.sign('◆', '*')}${view.tokens}`, 'yellow')
    if (view.down) at = canvas.put(at + 2, line, text.down, 'bold', 'red')
    if (view.concussions > 0) at = canvas.put(at + 2, line, text.concussed(view.concussions), 'red')
    if (view.lastBreath === 'spent') canvas.put(at + 2, line, text.noLastBreath, 'dim')
  }

  private drawEquipment(line: number): void {
    const slots = this.view.slots.map((card, i) => text.slot(i + 1, card === null ? null : titleOf(card)))
    this.canvas.put(1, line, text.equipped, 'dim')
    this.canvas.put(11, line, slots.join('   '))
  }

  private drawHands(line: number): void {
    const { canvas, view } = this
    const mine = view.hand
    const counts = text.survivorHand(view.handCount.supplies, view.handCount.tactics)
    canvas.put(1, line, text.survivor, 'dim')
    canvas.put(11, line, mine ? this.handText(mine) : counts)
    if (view.options.mode === 'solo') {
      canvas.put(1, line + 1, text.decksLabel, 'dim')
      canvas.put(11, line + 1, text.decks(view.piles.zombies.draw, view.piles.supplies.draw))
      return
    }
    const theirs = text.zombieHand(view.zombieHandCount.zombies, view.zombieHandCount.tactics)
    canvas.put(1, line + 1, text.zombies, 'dim')
    canvas.put(11, line + 1, view.zombieHand ? this.handText(view.zombieHand) : theirs)
  }

  /** Groups equal cards: `2× Shuffler`. */
  private handText(cards: readonly string[]): string {
    const counts = new Map<string, number>()
    for (const card of cards) counts.set(titleOf(card), (counts.get(titleOf(card)) ?? 0) + 1)
    const times = this.look.sign('×', 'x')
    return (
      [...counts].map(([title, count]) => (count > 1 ? `${count}${times} ${title}` : title)).join(', ') || text.noCards
    )
  }
}

function zombieCode(name: string): string {
  return ZOMBIES[idOf(name)] ?? name.slice(0, 2)
}

/** A zombie behind the door: with its health only if it is hurt, `?` if it is unseen. */
function lurkerText(name: string | null): string {
  if (name === null) return '?'
  const [kind, health = ''] = name.split('/')
  return zombieCode(kind) + health
}

function zombieText({ zombie, health, down, time, attacked }: ZombieView): string {
  const supplies = hasSupplyIcon(zombie) ? '+' : ''
  return `${zombieCode(zombie)}${health}${supplies}${down ? '*' : ''}${time > 0 ? `~${time}` : ''}${attacked ? '!' : ''}`
}

function zombieTones({ zombie, down }: ZombieView, here: boolean): Tone[] {
  if (down) return ['dim']
  const tones: Tone[] = zombieNamed(zombie)?.tier === 'boss' ? ['red', 'bold'] : ['red']
  return here ? [...tones, 'bold'] : tones
}

function supplyText(tag: string): string {
  const name = idOf(tag)
  return SUPPLIES[name] ?? capital(name.slice(0, 3))
}

/** The words that fit in the width; the rest are counted. */
function fitting(words: readonly string[], width: number): string {
  for (let count = words.length; count > 0; count--) {
    const rest = words.length - count
    const fitted = words.slice(0, count).join(' ') + (rest > 0 ? `+${rest}` : '')
    if (fitted.length <= width) return fitted
  }
  return words.length > 0 ? `+${words.length}` : ''
}
