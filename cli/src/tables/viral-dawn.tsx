import { harmless } from '@holdout/table'
import {
  type Code,
  milesRange,
  type PlaceView,
  type PlayerView,
  ROAD,
  resourceOf,
  SUITS,
  type Suit,
  type View,
} from '@holdout/viral-dawn/table'
import { Canvas } from '../drawn/canvas.ts'
import { Lines } from '../drawn/lines.tsx'
import type { Look } from '../drawn/look.ts'
import type { Tone } from '../output/paint.ts'
import { clip, widthOf } from '../output/width.ts'
import type { Names } from '../play/log.ts'
import { viralDawnText as board } from '../text/boards.ts'
import type { TableLayout } from './layout.ts'

const WIDEST = 110
const NARROWEST = 80
/** Rows around the places: the match above, the piles and the viewer's hand below. */
const FRAME = 3
/** The column of the name. Left of it: the ring, the active player, the dealer, the number of the place. */
const NAME = 6

export const layout: TableLayout<View> = {
  rows: (view, look) => (isRoomy(view, look) ? roomyRows(view) : FRAME + 1 + view.places.length),
  Board({ view, names, look }) {
    const columns = Math.min(WIDEST, look.columns)
    const canvas = new Canvas(columns, layout.rows(view, look))
    new Ring(canvas, view, names, look).draw()
    return <Lines lines={canvas.lines(look.paint)} width={look.columns} />
  },
  legend: look => board.legend(look.sign, suitSigns(look), gap(look), roadSigns(look).join('')),
}

function isRoomy(view: View, look: Look): boolean {
  return look.rows >= roomyRows(view)
}

/** Two rows for each place. With five places there is an empty row, so that the layout is stable in 24 rows. */
function roomyRows({ places }: View): number {
  return FRAME + places.length * 2 + (places.length > 4 ? 1 : 0)
}

/** Each suit's letter in card codes, its symbol, and a color with the same meaning. */
const FACES: Readonly<Record<Suit, { readonly letter: string; readonly sign: string; readonly tones: Tone[] }>> = {
  clubs: { letter: 'C', sign: '♣', tones: ['green'] },
  diamonds: { letter: 'D', sign: '♦', tones: ['blue'] },
  hearts: { letter: 'H', sign: '♥', tones: ['red'] },
  spades: { letter: 'S', sign: '♠', tones: ['bold'] },
}

const signOf = (suit: Suit, look: Look): string => look.sign(FACES[suit].sign, FACES[suit].letter)
const suitSigns = (look: Look): string => SUITS.map(suit => signOf(suit, look)).join(' ')
const gap = (look: Look): string => look.sign('·', '-')
const roadSigns = (look: Look): string[] => [look.sign('█', '#'), look.sign('▒', '+'), look.sign('·', '.')]

/** `10S` is a ten of spades; a Joker has no suit. */
function suitOf(code: Code): Suit | null {
  return SUITS.find(suit => code.endsWith(FACES[suit].letter)) ?? null
}

function rankOf(code: Code): string {
  return code.slice(0, -1)
}

interface Piece {
  readonly text: string
  readonly tones: readonly Tone[]
}

function pieceOf(code: Code, look: Look): Piece {
  const suit = suitOf(code)
  if (suit === null) return { text: board.joker(code.slice(1)), tones: ['yellow'] }
  return { text: rankOf(code) + signOf(suit, look), tones: FACES[suit].tones }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Draws the places in turn order, with their players and cards. */
class Ring {
  /** The columns beyond the narrowest screen. */
  private readonly extra: number
  /** Whether the match has several games. */
  private readonly several: boolean

  constructor(
    private readonly canvas: Canvas,
    private readonly view: View,
    private readonly names: Names,
    private readonly look: Look,
  ) {
    this.extra = Math.max(0, canvas.columns - NARROWEST)
    this.several = view.options.games > 1
  }

  draw(): void {
    const { view, canvas, look } = this
    const roomy = isRoomy(view, look)
    this.drawMatch()
    if (!roomy) this.drawHeadings(1)
    view.places.forEach((place, i) => {
      const row = roomy ? 1 + i * 2 : 2 + i
      this.drawRing(i, row, roomy)
      this.drawMarks(place, i, row)
      if (roomy) this.drawRoomy(place, row)
      else this.drawCompact(place, row)
    })
    this.drawPiles(canvas.rows - 2)
    this.drawHand(canvas.rows - 1)
  }

  /** The name, cut to the width. A part in brackets is cut first. */
  private nameOf(seat: string, width = 14): string {
    const name = this.look.text(harmless(this.names[seat] ?? seat))
    if (widthOf(name) <= width) return name
    const bare = name.replace(/ \([^)]*\)$/, '')
    return this.look.unicode ? clip(bare, width) : bare.slice(0, width)
  }

  private drawName(place: PlaceView, width: number, row: number): void {
    const { view, canvas } = this
    const you = place.seat === view.me ? board.you : ''
    const tones: Tone[] = you ? ['bold', 'reverse'] : place.seat === view.onTurn ? ['bold'] : []
    canvas.put(NAME, row, this.nameOf(place.seat, width - you.length) + you, ...tones)
  }

  private playerAt(place: PlaceView): PlayerView {
    return this.view.players.find(({ seat }) => seat === place.seat) as PlayerView
  }

  private drawMatch(): void {
    const { canvas, view } = this
    const lap = Math.floor(view.turns / view.players.length) + 1
    let at = canvas.put(1, 0, this.several ? board.match(view.game, view.winsNeeded) : board.singleGame, 'bold')
    at = canvas.put(at + 2, 0, board.lap(lap, view.turns + 1))
    at = canvas.put(at + 2, 0, board.active(this.nameOf(view.onTurn)), 'bold')
    at = canvas.put(at + 2, 0, board.dealer(this.nameOf(view.dealer)), 'dim')
    if (view.overruns > 0) canvas.put(at + 2, 0, board.overruns(view.overruns), 'red')
  }

  private drawHeadings(row: number): void {
    const { hand, owes, won, miles, short, laid } = this.columns()
    const headings: [number, string][] = [
      [NAME, board.headings.player],
      [hand, board.headings.hand],
      [owes, board.headings.owes],
      [won, this.several ? board.headings.won : ''],
      [miles, board.headings.miles],
      [short, board.headings.short],
      [laid, board.headings.laid],
    ]
    for (const [at, text] of headings) this.canvas.put(at, row, text, 'dim')
  }

  /** The line that connects the places. */
  private drawRing(place: number, row: number, roomy: boolean): void {
    const { canvas, look, view } = this
    const last = place === view.places.length - 1
    const sign = place === 0 ? look.sign('╭', '.') : last ? look.sign('╰', "'") : look.sign('│', '|')
    canvas.put(0, row, sign, 'dim')
    if (roomy && !last) canvas.put(0, row + 1, look.sign('│', '|'), 'dim')
  }

  private drawMarks(place: PlaceView, i: number, row: number): void {
    const { canvas, look, view } = this
    if (view.onTurn === place.seat) canvas.put(1, row, look.sign('▶', '>'), 'bold', 'yellow')
    if (view.dealer === place.seat) canvas.put(2, row, 'D', 'dim')
    canvas.put(4, row, String(i + 1), 'dim')
  }

  /** The columns of the layout with one row per place. */
  private columns(): Readonly<Record<'hand' | 'owes' | 'won' | 'miles' | 'short' | 'laid', number>> {
    const hand = NAME + 15 + Math.min(8, this.extra)
    const miles = hand + (this.several ? 14 : 10)
    return { hand, owes: hand + 5, won: hand + 10, miles, short: miles + 9, laid: miles + 17 }
  }

  private drawCompact(place: PlaceView, row: number): void {
    const { canvas } = this
    const { cards, owes, wins } = this.playerAt(place)
    const columns = this.columns()
    this.drawName(place, columns.hand - NAME - 1, row)
    canvas.put(columns.hand, row, String(cards))
    if (owes > 0) canvas.put(columns.owes, row, String(owes), 'red', 'bold')
    if (this.several) canvas.put(columns.won, row, String(wins))
    canvas.put(columns.miles, row, this.milesOf(place))
    this.drawShort(place, columns.short, row)
    let at = columns.laid
    for (const piece of this.bySuit(place, canvas.columns - at)) at = this.put(at, row, piece) + 1
  }

  private drawRoomy(place: PlaceView, row: number): void {
    const { canvas, several } = this
    const { cards, owes, wins } = this.playerAt(place)
    const wide = this.extra >= 18
    const more = Math.min(8, this.extra)
    this.drawName(place, 14 + more, row)
    let at = NAME + 15 + more
    canvas.put(at, row, board.cards(cards))
    at += wide ? 9 : 8
    if (owes > 0) canvas.put(at, row, board.owes(owes), 'red', 'bold')
    at += 7
    if (several) canvas.put(at, row, board.won(wins))
    if (several && wide) at += 6
    if (!several || wide) canvas.put(at, row, board.miles, 'dim')
    at += 6
    canvas.put(at, row, this.milesOf(place))
    at += 9
    this.drawRoad(place, at, row)
    this.drawShort(place, at + ROAD + 1, row)
    this.drawResources(place, row + 1)
  }

  private milesOf(place: PlaceView): string {
    const { least, most } = milesRange(place.laid, this.view.options['expert-tens'])
    return `${least === most ? least : `${least}${this.look.sign('–', '-')}${most}`}/${ROAD}`
  }

  private drawRoad(place: PlaceView, column: number, row: number): void {
    const { least, most } = milesRange(place.laid, this.view.options['expert-tens'])
    const [certain, possible, ahead] = roadSigns(this.look)
    const far: Tone[] = place.short === null ? ['red'] : []
    for (let mile = 1; mile <= ROAD; mile++) {
      const sign = mile <= least ? certain : mile <= most ? possible : ahead
      this.canvas.put(column + mile - 1, row, sign, ...(mile <= most ? far : (['dim'] as const)))
    }
  }

  /** The cards that a place still needs to reach the Safe Zone, emphasized when it is close. */
  private drawShort({ short }: PlaceView, column: number, row: number): void {
    const { canvas } = this
    if (short === null) canvas.put(column, row, board.tooFar, 'red')
    else if (short === 0) canvas.put(column, row, board.safe, 'green', 'bold')
    else if (short === 1) canvas.put(column, row, board.oneShort, 'yellow', 'bold')
    else canvas.put(column, row, board.short(short))
  }

  /** The cards of each suit, as `♣4 10`. Cards that do not fit are counted. */
  private bySuit({ laid }: PlaceView, room: number): Piece[] {
    const groups = SUITS.map(suit => ({
      suit,
      ranks: laid.filter(code => suitOf(code) === suit).map(rankOf),
      hidden: 0,
    }))
    const textOf = ({ suit, ranks, hidden }: (typeof groups)[number]): string =>
      signOf(suit, this.look) +
      this.look.sign('', ':') +
      (ranks.join(' ') || (hidden ? '' : gap(this.look))) +
      (hidden ? `+${hidden}` : '')
    while (sum(groups.map(group => widthOf(textOf(group)) + 1)) - 1 > room) {
      const longest = groups.reduce((a, b) => (b.ranks.length > a.ranks.length ? b : a))
      if (longest.ranks.pop() === undefined) break
      longest.hidden += 1
    }
    return groups.map(group => {
      const none = group.ranks.length + group.hidden === 0
      return { text: textOf(group), tones: none ? ['dim'] : FACES[group.suit].tones }
    })
  }

  /** The four resources, each with its cards, as `food ♣4 10`; in columns if they fit. */
  private drawResources(place: PlaceView, row: number): void {
    const { canvas } = this
    const pieces = this.bySuit(place, canvas.columns - NAME)
    const labels = SUITS.map(suit => `${resourceOf(suit)} `)
    const widths = pieces.map(({ text }, i) => widthOf(labels[i] + text) + 1)
    const step = Math.floor((canvas.columns - NAME) / SUITS.length)
    const inColumns = widths.every(width => width <= step)
    const labeled = NAME + sum(widths) <= canvas.columns
    let at = NAME
    pieces.forEach((piece, i) => {
      if (inColumns) at = NAME + i * step
      if (labeled) at = canvas.put(at, row, labels[i], 'dim')
      at = this.put(at, row, piece) + 1
    })
  }

  private put(column: number, row: number, { text, tones }: Piece): number {
    return this.canvas.put(column, row, text, ...tones)
  }

  /** The draw pile, the discard pile (top first), and the current notice. */
  private drawPiles(row: number): void {
    const { canvas, view, look } = this
    const notice = this.notice()
    const end = canvas.columns - widthOf(notice)
    canvas.put(end, row, notice, 'yellow', 'bold')
    let at = canvas.put(1, row, board.draw, 'dim')
    at = canvas.put(at + 1, row, String(view.draw), ...(view.draw === 0 ? (['red', 'bold'] as const) : []))
    at = canvas.put(at + 3, row, board.discard, 'dim')
    at = canvas.put(at + 1, row, String(view.discard))
    const [top, ...under] = [...view.discarded].reverse()
    if (top === undefined) return
    at = canvas.put(at + 1, row, '[')
    at = this.put(at, row, pieceOf(top, look))
    at = canvas.put(at, row, ']')
    for (const code of under) {
      const { text } = pieceOf(code, look)
      if (at + 1 + widthOf(text) + 4 > end) {
        canvas.put(at + 1, row, look.text('…'), 'dim')
        return
      }
      at = canvas.put(at + 1, row, text, 'dim')
    }
  }

  /** Public events besides the turn, such as an attack that waits for an answer. */
  private notice(): string {
    const { view, look } = this
    const q = view.question
    const name = (seat: string): string => this.nameOf(seat, 10)
    switch (q?.asked) {
      case 'queen-answer': {
        const queens = q.queens.length ? board.queen(name(q.queens[q.queens.length - 1])) : ''
        if (q.card === null) return board.jack(name(q.by), name(q.on), queens)
        return board.king(name(q.by), pieceOf(q.card, look).text, name(q.on), queens)
      }
      case 'reversal-take':
        return board.reversal(name(q.by), name(q.from))
      case 'joker-announce':
        return board.announce(q.waiting.length)
      case 'joker-target':
        return board.jokers(q.queue.map(name))
      case 'honor-highest':
        return board.givesUp(name(q.seat))
      default:
        return view.firstLap ? board.firstLap : ''
    }
  }

  private drawHand(row: number): void {
    const { canvas, view, look } = this
    if (view.me === null) {
      canvas.put(1, row, board.handsHidden, 'dim')
      return
    }
    let at = canvas.put(1, row, board.yourHand, 'bold')
    if (view.hand.length === 0) canvas.put(at + 2, row, board.emptyHand, 'dim')
    const pieces = view.hand.map(code => pieceOf(code, look))
    const wide = sum(pieces.map(({ text }) => widthOf(text) + 4)) + at <= canvas.columns
    for (const piece of pieces) {
      at = canvas.put(at + (wide ? 2 : 1), row, wide ? '[' : '')
      at = this.put(at, row, { text: piece.text, tones: [...piece.tones, 'bold'] })
      at = canvas.put(at, row, wide ? ']' : '')
    }
  }
}
