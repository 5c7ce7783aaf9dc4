import type { AnyKnownGame } from '@holdout/knowledge'
import { type AttackView, type CardName, type PlayerView, titleOf, type View } from '@holdout/until-daylight/table'
import { Canvas } from '../drawn/canvas.ts'
import { Lines } from '../drawn/lines.tsx'
import type { Look } from '../drawn/look.ts'
import type { Tone } from '../output/paint.ts'
import { widthOf } from '../output/width.ts'
import type { Names } from '../play/log.ts'
import { untilDaylightText as board } from '../text/boards.ts'
import type { TableLayout } from './layout.ts'

const WIDEST = 120
/** Rows around the players: the round above, the dice below. Each player has one or two rows between them. */
const FRAME = 2
/** The width for a player's name and character. */
const LABEL = 22

/** Uses the card titles of the game at this table, which may come from a card file. */
export function layout(game: AnyKnownGame): TableLayout<View> {
  const titles = new Map(game.cards.map(({ id, title }) => [id, title]))
  const titled: Titled = card => titles.get(card) ?? titleOf(card)
  return {
    rows,
    Board({ view, names, look }) {
      const columns = Math.min(WIDEST, look.columns)
      const canvas = new Canvas(columns, rows(view, look))
      new Night(canvas, view, names, look, titled).draw()
      return <Lines lines={canvas.lines(look.paint)} width={look.columns} />
    },
    legend: look => board.legend(look.sign),
  }
}

type Titled = (card: string) => string

function rows(view: View, look: Look): number {
  return FRAME + view.players.length * (roomy(view, look) ? 2 : 1) + (roomy(view, look) ? 0 : 1)
}

function roomy(view: View, look: Look): boolean {
  return look.rows >= FRAME + view.players.length * 2
}

const LETTERS: Readonly<Record<string, { readonly letter: string; readonly tones: readonly Tone[] }>> = {
  wanderer: { letter: 'W', tones: [] },
  brute: { letter: 'B', tones: ['yellow'] },
  monster: { letter: 'M', tones: ['red', 'bold'] },
  raider: { letter: 'R', tones: ['blue'] },
  survivor: { letter: 'S', tones: ['green', 'bold'] },
}

/** Draws the table. */
class Night {
  constructor(
    private readonly canvas: Canvas,
    private readonly view: View,
    private readonly names: Names,
    private readonly look: Look,
    private readonly titled: Titled,
  ) {}

  draw(): void {
    const { view, canvas, look } = this
    this.drawNight()
    const both = roomy(view, look)
    view.players.forEach((player, i) => {
      const row = 1 + i * (both ? 2 : 1)
      this.drawPlayer(player, row)
      if (both) this.drawBag(player, row + 1, 4)
    })
    const own = view.players.find(({ seat }) => seat === view.you)
    if (!both && own) this.drawBag(own, canvas.rows - 2, 1)
    if (view.attack) this.drawAttack(view.attack, canvas.rows - 1)
    else this.drawPiles(canvas.rows - 1)
  }

  private nameOf(seat: string): string {
    return this.look.text(this.names[seat] ?? seat)
  }

  private drawNight(): void {
    const { canvas, view } = this
    let at = canvas.put(1, 0, board.round(view.round), 'bold')
    at = canvas.put(at, 0, view.cycle > 1 ? board.cycle(view.cycle) : '')
    const phase = {
      search: board.search(view.timed, view.searchTurn ?? 0),
      combat: board.combat,
      pause: board.pause,
      'set-up': board.setUp,
    }[view.phase]
    at = canvas.put(at + 2, 0, phase, ...(view.phase === 'combat' ? (['red'] as const) : (['yellow'] as const)))
    if (view.phase !== 'set-up') at = canvas.put(at + 2, 0, board.wave(view.nextWave, view.carAlarms))
    const leader = view.leader
      ? board.leader(this.nameOf(view.leader))
      : board.actingLeader(this.nameOf(view.actingLeader))
    canvas.put(at + 2, 0, leader, 'dim')
  }

  /** Marks, name, health, tokens and saved Survivors, then the line of horde cards. */
  private drawPlayer(player: PlayerView, row: number): void {
    const { canvas, view, look } = this
    const inTurn = view.turnOf === player.seat
    canvas.put(0, row, inTurn ? look.sign('▶', '>') : ' ', 'bold')
    canvas.put(1, row, view.receiver === player.seat ? look.sign('◎', '@') : ' ', 'red')
    canvas.put(2, row, view.leader === player.seat ? look.sign('★', '*') : ' ', 'yellow')
    canvas.put(4, row, this.labelOf(player), ...(player.seat === view.you ? (['bold'] as const) : []))
    if (player.character === null) return
    const left = player.health - player.damage
    const hurt: Tone[] = left <= 2 ? ['red', 'bold'] : left <= 4 ? ['yellow'] : []
    let at = canvas.put(27, row, `${look.sign('♥', 'H')}${left}/${player.health}`, ...hurt)
    at = canvas.put(Math.max(at, 34) + 1, row, board.experience(player.experience))
    const tokens = look.sign('≡', '=').repeat(player.barricades) + look.sign('▲', '^').repeat(player.traps)
    at = canvas.put(Math.max(at, 40) + 1, row, tokens, 'bold')
    at = canvas.put(Math.max(at, 43) + 1, row, player.saved ? board.saved(player.saved) : '', 'green')
    this.drawLine(player.line, Math.max(at, 51) + 1, row)
  }

  /** Name and character. If there is no room for both, the name is cut. */
  private labelOf({ seat, character }: PlayerView): string {
    const name = this.nameOf(seat)
    if (character === null) return name.slice(0, LABEL)
    const role = ` (${this.titled(character).replace(/^The /, '')})`
    const short = name.length + role.length > LABEL ? name.replace(/ \(bot\)$/, '') : name
    return `${short.slice(0, Math.max(1, LABEL - role.length))}${role}`.slice(0, LABEL)
  }

  private drawLine(line: readonly CardName[], from: number, row: number): void {
    const { canvas, look } = this
    if (line.length === 0) {
      canvas.put(from, row, look.sign('·', '-'), 'dim')
      return
    }
    let at = from
    line.forEach((card, i) => {
      if (at + 5 > canvas.columns && i < line.length - 1) {
        if (at >= 0) canvas.put(at, row, `+${line.length - i}`, 'bold')
        at = Number.NEGATIVE_INFINITY
      }
      const face = LETTERS[card] ?? { letter: card.charAt(0).toUpperCase(), tones: [] }
      at = canvas.put(at, row, face.letter, ...face.tones) + 1
    })
  }

  private drawBag(player: PlayerView, row: number, from: number): void {
    const { canvas, look } = this
    if (player.character === null) return
    const full: Tone[] = player.overfull ? ['red', 'bold'] : ['dim']
    let at = canvas.put(from, row, board.bag(player.slots, player.limit), ...full) + 1
    const kinds = [...new Set(player.bag)]
    for (const [i, card] of kinds.entries()) {
      const count = player.bag.filter(other => other === card).length
      const text = look.text(
        `${this.titled(card)}${count > 1 ? ` ${look.sign('×', 'x')}${count}` : ''}${i < kinds.length - 1 ? ',' : ''}`,
      )
      if (at + widthOf(text) > canvas.columns - 4 && i < kinds.length - 1) {
        canvas.put(at, row, `+${kinds.length - i}`, 'bold')
        return
      }
      at = canvas.put(at, row, text) + 1
    }
  }

  private drawAttack(attack: AttackView, row: number): void {
    const { canvas } = this
    const area = attack.by === attack.area ? null : this.nameOf(attack.area)
    let at = canvas.put(1, row, board.attack(this.nameOf(attack.by), this.titled(attack.with), area), 'bold')
    if (attack.dice + attack.heads > 0)
      at = canvas.put(at + 2, row, board.dice(attack.heads, attack.bodies, attack.misses))
    if (attack.convert > 0) at = canvas.put(at + 2, row, board.convert(Math.min(6, attack.convert)), 'dim')
    if (attack.felled.length) canvas.put(at + 2, row, board.felled(attack.felled.length), 'green')
  }

  private drawPiles(row: number): void {
    const { canvas, view, look } = this
    const supply = `${look.sign('≡', '=')}${view.barricades} ${look.sign('▲', '^')}${view.traps}`
    canvas.put(
      1,
      row,
      board.piles(
        view.piles[0],
        view.piles[1],
        view.rubbleDiscard.length,
        view.horde,
        view.hordeDiscard.length,
        supply,
      ),
      'dim',
    )
  }
}
