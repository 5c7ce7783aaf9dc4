import type { Scene } from '@holdout/table'
import {
  againCard,
  cardIn,
  idOf,
  isWholeRow,
  type Label,
  type Move,
  modeNamed,
  ROWS,
  rowOfTarget,
  type Slot,
  type Target,
  type View,
  zombieOn,
} from '@holdout/thirty-seconds/table'
import type { Paths } from '../../table/selection.ts'
import { DEFAULT_PERSON, isPerson } from './roles/role-list.ts'

/**
 * The ids of all pieces that can be pressed. A drawn piece and a move that uses it take their id from the same
 * function, with the slots and targets of the rules.
 */
export const PIECE = {
  slot: (slot: Slot): string => `slot:${slot}`,
  /** A zombie, or a whole row. */
  at: (target: Target): string => `at:${target}`,
  row: (row: number): string => `row:${row}`,
  card: (card: string): string => `card:${card}`,
  floor: (card: string): string => `floor:${card}`,
  /** A zombie in the warehouse. */
  inside: (card: string): string => `inside:${card}`,
  /** The button of an action that needs further pieces. */
  act: (act: Act): string => `act:${act}`,
  /** One use of the selected gear: an attack mode, `drop` or `reload`. */
  use: (use: string, token = false): string => `use:${use}${token ? '+token' : ''}`,
  /** The same for an Ability token, after the zombie was selected. */
  forToken: (slot: Slot, use: string): string => `token:${slot}/${use}`,
  /** A person to play, and the button that starts the game with the selected one. */
  person: (id: string): string => `person:${id}`,
  play: 'start:play',
  /** An action of the selected zombie. */
  deed: (deed: Deed): string => `deed:${deed}`,
} as const

export type Act = 'stomp' | 'knock-down' | 'dash' | 'trade' | 'pick-up' | 'drop' | 'replace' | 'shamble'
/** Whole moves that have a place on the pad while they are legal. */
const PAD_MOVES = ['stand-up', 'break-free', 'clear-head', 'ability'] as const
export type PadMove = (typeof PAD_MOVES)[number]
export const DEEDS = ['bite', 'trip', 'grab', 'rise'] as const
export type Deed = (typeof DEEDS)[number]

/** Whether the move is a cell of the pad, which is shown in the Action Phases. */
export function isOnPad({ move }: Move, { asked }: View): boolean {
  if (asked !== 'survivor-acts' && asked !== 'zombie-acts') return false
  return [...PAD_MOVES, 'draw', 'draw-card', 'end-phase'].includes(move)
}

/** An answer that keeps harm from the Survivor. */
export function isSaving({ move }: Move): boolean {
  return move === 'breathe' || move === 'block' || move === 'cancel'
}

/** An answer that ends the game. */
export function isFatal({ move }: Move): boolean {
  return move === 'die'
}

/** Splits a piece id. */
export function readPiece(piece: string): { readonly kind: string; readonly of: string } {
  const cut = piece.indexOf(':')
  return { kind: piece.slice(0, cut), of: piece.slice(cut + 1) }
}

/** The viewer's face-up cards: the deck being searched, or the cards looked at and the hand. */
export function handOf(view: View): readonly Label[] | null {
  return view.search ?? view.lookedAt?.concat(view.hand ?? []) ?? view.hand ?? view.zombieHand
}

/** Whether the table draws a piece. A move whose pieces are not drawn is offered as a button. */
function isDrawn(piece: string, view: View): boolean {
  const { kind, of } = readPiece(piece)
  if (kind === 'card') return handOf(view)?.includes(of) ?? false
  if (kind === 'inside') return view.warehouse.includes(of)
  if (kind === 'slot') return cardIn(view, Number(of)) !== null
  if (kind === 'at') return isWholeRow(Number(of)) || zombieOn(view, Number(of)) !== null
  return true
}

type Position = Pick<Scene<View, Move>, 'view' | 'choices'>

/** The ways to choose a move by pressing pieces. A move without any is a plain button. */
export function pathsOf(move: Move, position: Position): Paths {
  const paths = drawnPaths(move, position)
  if (['attack', 'drop', 'trade', 'replace', 'place'].includes(move.move)) return paths
  const alone = paths.filter(
    ([first], i) => isAlone(first, position) && paths.findIndex(path => path[0] === first) === i,
  )
  return [...paths, ...alone.filter(path => path.length > 1).map(([first]) => [first])]
}

function drawnPaths(move: Move, position: Position): Paths {
  const { view } = position
  return allPaths(move, position).filter(path => path.length > 0 && path.every(piece => isDrawn(piece, view)))
}

/** How many moves begin with a piece, by the list of choices. */
const begun = new WeakMap<Position['choices'], ReadonlyMap<string, number>>()

/**
 * Whether a press on a card or an action leaves no choice, so that it takes no second press. Gear always takes one: a
 * press must not drop or fire it.
 */
function isAlone(piece: string, { view, choices }: Position): boolean {
  const { kind } = readPiece(piece)
  if (kind !== 'card' && kind !== 'act') return false
  const counts = begun.get(choices) ?? countBeginnings({ view, choices })
  begun.set(choices, counts)
  return counts.get(piece) === 1
}

function countBeginnings(position: Position): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { move, kind } of position.choices) {
    if (kind === 'standing') continue
    for (const first of new Set(drawnPaths(move, position).map(path => path[0])))
      counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return counts
}

function allPaths(move: Move, { view, choices }: Position): Paths {
  switch (move.move) {
    case 'choose':
      return personPaths(move.character)
    case 'walk':
      return [[PIECE.row(view.row + move.by)]]
    case 'dash':
      return [[PIECE.act('dash'), PIECE.row(view.row + move.by)]]
    case 'attack':
      return attackPaths(move)
    case 'stomp':
    case 'knock-down':
      return inAnyOrder(PIECE.act(move.move), PIECE.at(move.target))
    case 'again':
    case 'give':
      return [[PIECE.at(move.target)]]
    case 'bite':
    case 'trip':
    case 'grab':
      return inAnyOrder(PIECE.at(move.target), PIECE.deed(move.move))
    case 'rise':
      return view.asked === 'zombie-acts'
        ? inAnyOrder(PIECE.at(move.target), PIECE.deed('rise'))
        : [[PIECE.at(move.target)]]
    case 'shamble':
    case 'advance': {
      const path = [PIECE.at(move.target), PIECE.row(rowOfTarget(move.target) + move.by)]
      return move.move === 'advance' ? [path] : [path, [PIECE.act('shamble'), ...path]]
    }
    case 'pick-up':
      return [[PIECE.floor(move.card)], [PIECE.act('pick-up'), PIECE.floor(move.card)]]
    case 'drop':
      return [
        [PIECE.slot(move.slot), PIECE.use('drop')],
        [PIECE.act('drop'), PIECE.slot(move.slot)],
      ]
    case 'confront':
      return [[PIECE.slot(move.slot)], [PIECE.slot(move.slot), PIECE.use(move.mode)]]
    case 'trade':
      return inAnyOrder(PIECE.card(move.card), PIECE.card(move.other)).map(pair => [PIECE.act('trade'), ...pair])
    case 'replace':
      return orders(move.cards.split(' ').map(PIECE.card)).map(cards => [...cards, PIECE.act('replace')])
    case 'place':
      return [[PIECE.card(move.card)], [PIECE.row(rowOfHorde(view)), PIECE.card(move.card)]]
    // Where a card can come both ways, the row or the Shrieker tells which.
    case 'deploy':
      return [[PIECE.card(move.card)], [PIECE.card(move.card), PIECE.row(ROWS)]]
    case 'shriek':
      return [
        [PIECE.card(move.card)],
        ...shriekers(view).flatMap(target => inAnyOrder(PIECE.card(move.card), PIECE.at(target))),
      ]
    case 'break-in':
      return [[PIECE.inside(move.card)]]
    case 'play':
      return playPaths(move, view, choices)
    case 'equip':
    case 'use':
    case 'discard':
    case 'send':
    case 'keep-card':
    case 'take':
    case 'block':
      return [[PIECE.card(move.card)]]
    default:
      return []
  }
}

/** The person, then the start. The first person needs no press; a random one is a plain button. */
function personPaths(id: string): Paths {
  if (!isPerson(id)) return []
  const path = [PIECE.person(id), PIECE.play]
  return id === DEFAULT_PERSON ? [path, [PIECE.play]] : [path]
}

/**
 * An attack is the weapon, then the zombie, or the other way round; rows can be pressed only after a Grenade. What costs
 * more than Energy needs its own press: a token or a throw is a use of the weapon; Quick Trigger, Quick Hands and Lined Up are cards.
 */
function attackPaths(move: Extract<Move, { move: 'attack' }>): Paths {
  const { kind, area } = modeNamed(move.mode)
  const slot = PIECE.slot(move.slot)
  const use = PIECE.use(move.mode, move.token)
  const aim = [PIECE.at(move.target), ...(move.second === null ? [] : [PIECE.at(move.second)])]
  const cards = [
    ...(move.quick ? [PIECE.card(againCard(kind))] : []),
    ...(move.second === null ? [] : [PIECE.card('lined-up')]),
  ]
  const begin = cards.length === 2 ? inAnyOrder(cards[0], cards[1]) : [cards]
  const direct = !move.token && (kind !== 'thrown' || area)
  return [
    ...(direct ? begin.map(first => [...first, slot, ...aim]) : []),
    ...begin.map(first => [...first, slot, use, ...aim]),
    ...(direct && !area && cards.length === 0 ? [[...aim, slot]] : []),
    // After the zombie, a shot for a token is a button of its own.
    ...(move.token && !area && cards.length === 0 ? [[...aim, PIECE.forToken(move.slot, move.mode)]] : []),
  ]
}

function playPaths(move: Extract<Move, { move: 'play' }>, view: View, choices: Position['choices']): Paths {
  const card = PIECE.card(move.card)
  if ('take' in move) return [[card, PIECE.floor(move.take)]]
  if ('second' in move) {
    const before = 'slot' in move ? [card, PIECE.slot(move.slot)] : [card]
    const { card: name, target, second } = move
    const isReverse = (other: Move): boolean =>
      other.move === 'play' &&
      other.card === name &&
      'second' in other &&
      other.target === second &&
      other.second === target
    // Where the order matters, the zombie that is pressed first is shot first.
    const ordered = choices.some(choice => isReverse(choice.move))
    const pairs = inAnyOrder(PIECE.at(target), PIECE.at(second))
    return (ordered ? pairs.slice(0, 1) : pairs).map(pair => [...before, ...pair])
  }
  if ('target' in move) {
    const to = 'by' in move ? [PIECE.row(rowOfTarget(move.target) + move.by)] : []
    return inAnyOrder(card, PIECE.at(move.target)).map(pair => [...pair, ...to])
  }
  if ('by' in move) return [[card, PIECE.row(view.row + move.by)]]
  if (!('slot' in move)) return [[card]]
  const slot = PIECE.slot(move.slot)
  return move.card === 'reload'
    ? [
        [card, slot],
        [slot, PIECE.use('reload')],
      ]
    : [[card, slot]]
}

/** The standing Shriekers, one of which calls a zombie from the hand. */
function shriekers({ rows }: View): readonly Target[] {
  return rows.flatMap(({ zombies }, row) =>
    zombies.flatMap(({ zombie, down }, i) => (!down && idOf(zombie) === 'shrieker' ? [(row + 1) * 10 + i + 1] : [])),
  )
}

/** The row in which the next zombie is placed during the set-up. */
export function rowOfHorde({ about }: View): number {
  return typeof about === 'number' ? about : 6
}

/** All orders of a few pieces. */
function orders(pieces: readonly string[]): (readonly string[])[] {
  if (pieces.length <= 1) return [pieces]
  return pieces.flatMap((piece, i) => orders(pieces.toSpliced(i, 1)).map(rest => [piece, ...rest]))
}

function inAnyOrder(a: string, b: string): [string, string][] {
  return a === b
    ? [[a, b]]
    : [
        [a, b],
        [b, a],
      ]
}
