import type { Seat } from '@holdout/engine'
import {
  type AttackView,
  type CardName,
  isSame,
  type Move,
  type Payment,
  partsOf,
  planOf,
  type View,
} from '@holdout/until-daylight/table'
import type { Paths } from '../../table/selection.ts'

/** The actions on a player's area, in the order of their buttons. */
export const DEEDS = ['attack', 'give', 'trade', 'heal', 'lure-from', 'lure-to'] as const
export type Deed = (typeof DEEDS)[number]

/** The faces of a combat die, in the order in which the dice lie on the table. */
export const FACES = ['head', 'body', 'miss'] as const
export type DieFace = (typeof FACES)[number]

/** The ids of all pieces that can be pressed. A drawn piece and a move that uses it take their id from here. */
export const PIECE = {
  /** A card of the viewer's bag, the bare hands, or an attack crafted from cards. */
  bag: (card: string): string => `bag:${card}`,
  theirs: (seat: Seat, card: CardName): string => `theirs:${seat}/${card}`,
  pile: (pile: 'A' | 'B'): string => `pile:${pile}`,
  deed: (deed: Deed, seat: Seat): string => `${deed}:${seat}`,
  /** A die of the last roll. Dice with the same face are equal. */
  die: (face: DieFace): string => `die:${face}`,
  /** A card that is offered: a character or an objective. */
  offer: (card: string): string => `offer:${card}`,
  /** A way to use dice on the next card in line. */
  payment: (way: string): string => `pay:${way}`,
  /** Confirms the dice as they are arranged. */
  confirm: 'button:confirm',
  /** The named pair of parts beside the bag. */
  recipe: (recipe: string): string => `recipe:${recipe}`,
  roll: (ammo: number): string => `button:roll-${ammo}`,
  amount: (amount: number): string => `button:amount-${amount}`,
  /** A plain button. */
  button: (name: string): string => `button:${name}`,
} as const

/** Splits a piece id. */
export function readPiece(piece: string): { readonly kind: string; readonly of: string } {
  const cut = piece.indexOf(':')
  return { kind: piece.slice(0, cut), of: piece.slice(cut + 1) }
}

/** The ways to choose a move by pressing pieces. */
export function pathsOf(move: Move, view: View): Paths {
  switch (move.move) {
    case 'character':
      return [[PIECE.offer(move.character)]]
    case 'keep':
      return [[PIECE.offer(move.objective)]]
    case 'draw':
      return [[PIECE.pile(move.pile)]]
    case 'give':
      return inBothOrders(PIECE.bag(move.card), PIECE.deed('give', move.to)).flatMap(pieces =>
        withAmount(move, held(view, view.you, move.card), ...pieces),
      )
    case 'ask':
      return [[], [PIECE.deed('trade', move.from)]].flatMap(first =>
        withAmount(move, held(view, move.from, move.card), ...first, PIECE.theirs(move.from, move.card)),
      )
    case 'steal':
      return [[PIECE.theirs(move.from, move.card)]]
    case 'discard':
      return isInTurn(view) ? [[PIECE.bag(move.card), PIECE.button('discard')]] : [[PIECE.bag(move.card)]]
    case 'use':
      return [[PIECE.bag(move.card), PIECE.button('use')]]
    case 'boost':
    case 'hand-on':
    case 'protect':
      return [[PIECE.bag(move.card)]]
    case 'attack':
      return inBothOrders(PIECE.bag(move.with), PIECE.deed('attack', move.area))
    case 'heal':
      return [[PIECE.deed('heal', move.who)]]
    case 'lure':
      return [[PIECE.deed('lure-from', move.from), PIECE.deed('lure-to', move.to)]]
    case 'reroll':
      return rerollPaths({ head: move.heads, body: move.bodies, miss: move.misses })
    case 'pay':
    case 'hit':
    case 'pass':
    case 'stop':
      return paymentPaths(move, view)
    case 'build':
      return buildPaths(move.recipe)
    case 'roll':
      return [[PIECE.roll(move.ammo)]]
    case 'answer':
      return [[PIECE.button(move.agree ? 'agree' : 'refuse')]]
    case 'sacrifice':
      return [[PIECE.button(move.give ? 'sacrifice' : 'take-damage')]]
    default:
      return [[PIECE.button(move.move)]]
  }
}

/** The name of a way to use dice on a card. */
export function wayOf(move: Payment): string {
  if (move.move === 'pay') return `${move.heads}/${move.converted}/${move.bodies}`
  return move.move === 'hit' ? `hit-${move.with}` : move.move
}

/** The dice, then the confirmation of the plan; the best arrangement needs no press before it. */
function paymentPaths(move: Payment, view: View): Paths {
  const piece = PIECE.payment(wayOf(move))
  const [first] = planOf(view)
  if (!first) return [[piece]]
  const path = [piece, PIECE.confirm]
  return first.way && isSame(first.way, move) ? [[PIECE.confirm], path] : [path]
}

/** The named pair, or its two parts in the bag. */
function buildPaths(recipe: string): Paths {
  const [one, other] = partsOf(recipe)
  const pair = [PIECE.recipe(recipe)]
  if (!one || !other) return [pair]
  const ways = inBothOrders(PIECE.bag(one), PIECE.bag(other))
  return [pair, ...(one === other ? ways.slice(1) : ways)]
}

function inBothOrders(a: string, b: string): [string, string][] {
  return [
    [a, b],
    [b, a],
  ]
}

/** Whether cards can be used and given now, so that discarding one needs a button of its own. */
export function isInTurn({ asked, turnOf, you }: View): boolean {
  return turnOf === you && (asked?.step === 'search-turn' || asked?.step === 'combat-turn')
}

function held({ players }: View, seat: Seat | null, card: CardName): number {
  return players.find(player => player.seat === seat)?.bag.filter(other => other === card).length ?? 0
}

/** The last press is needed only if there is a choice between amounts. */
function withAmount({ amount }: { amount: number }, most: number, ...pieces: readonly string[]): Paths {
  return most > 1 ? [pieces, [...pieces, PIECE.amount(amount)]] : [pieces]
}

/** The dice in any order, then the button. */
function rerollPaths(dice: Readonly<Record<DieFace, number>>): Paths {
  const faces = FACES.filter(face => dice[face] > 0)
  if (faces.length === 0) return [[PIECE.button('reroll')]]
  return faces.flatMap(face => rerollPaths({ ...dice, [face]: dice[face] - 1 }).map(rest => [PIECE.die(face), ...rest]))
}

/** The number of dice with each face. */
export function diceOf({
  heads,
  bodies,
  misses,
}: Pick<AttackView, 'heads' | 'bodies' | 'misses'>): Readonly<Record<DieFace, number>> {
  return { head: heads, body: bodies, miss: misses }
}
