import { type BoardPart, type BoardPiece, type Phrase, say } from '@holdout/engine'
import { does, listed, player, quantity } from '@holdout/words'
import { type CardId, type Kind, kindOf, SUPPLY_KINDS, strengthOf, ZOMBIE_KINDS } from '../data/load.ts'
import { BAG, BARE_DOOR } from '../state.ts'
import type { PlayerView, View } from '../view/index.ts'
import { card } from './parts.ts'

/**
 * The table in parts: a sentence for screen readers and the plain terminal, and pieces to draw. A press on a piece
 * begins the moves that have its id in one of their fields.
 */
export function board(v: View): BoardPart[] {
  return [
    {
      title: 'Night',
      text: say`Turn ${v.turn} of ${v.turnsUntilDawn}: ${does(v.onTurn, 'is', 'are')} on watch. ${quantity(v.supplies, 'card')} in the supply deck.`,
      pieces: [
        { id: 'night', kind: 'counter', title: 'Turn', count: v.turn, most: v.turnsUntilDawn },
        { id: 'supplies', kind: 'pile', title: 'Supplies', count: v.supplies, faceDown: true },
      ],
    },
    {
      title: 'Crowd',
      text: say`Strength ${v.crowdStrength}. ${cardsLine(v.crowd)}${next(v)}`,
      pieces: [
        { id: 'crowd', kind: 'counter', title: 'Strength', count: v.crowdStrength, ...alarm(v) },
        ...counted('crowd', ZOMBIE_KINDS, v.crowd),
        { id: 'listen', kind: 'pile', title: 'Zombies', count: v.zombies, faceDown: true },
      ],
    },
    {
      title: 'Door',
      text: say`Strength ${v.doorStrength}: ${BARE_DOOR} and the cards against it. ${cardsLine(v.door)}`,
      pieces: [
        { id: 'door', kind: 'place', title: 'Door', count: v.doorStrength, text: 'Its strength holds back the crowd.' },
        ...counted('door', SUPPLY_KINDS, v.door),
      ],
    },
    ...v.players.flatMap(other => (other.seat === v.me ? ownParts(v, other) : [otherPart(other)])),
  ]
}

/** The crowd is marked as a danger as soon as it is stronger than the door. */
function alarm(v: View): Pick<BoardPiece, 'tone'> {
  return v.crowdStrength > v.doorStrength ? { tone: 'bad' } : {}
}

function ownParts(v: View, { seat, bag, kept }: PlayerView): BoardPart[] {
  const worth = strengthOf(kept ?? [])
  return [
    {
      title: 'Your bag',
      seat,
      text: say`${quantity(bag, 'card')} of ${BAG}, worth ${worth}. ${cardsLine(kept ?? [])}`,
      pieces: [
        { id: 'bag', kind: 'place', title: 'Bag', count: bag, most: BAG, text: `Worth ${worth}.` },
        ...counted('bag', SUPPLY_KINDS, kept ?? []),
      ],
    },
    { title: 'Your hand', seat, text: cardsLine(v.hand), pieces: v.hand.map(faceUp) },
  ]
}

function otherPart({ seat, hand, bag, kept }: PlayerView): BoardPart {
  const worth = kept === null ? '' : ` worth ${strengthOf(kept)}`
  return {
    title: 'Cards',
    seat,
    text: say`${player(seat)}: ${quantity(hand, 'card')} in hand, ${quantity(bag, 'card')} in the bag${worth}.`,
    pieces: [
      { id: `hand-${seat}`, kind: 'pile', title: 'Hand', count: hand, faceDown: true },
      { id: `bag-${seat}`, kind: 'pile', title: 'Bag', count: bag, faceDown: true },
      ...counted(`bag-${seat}`, SUPPLY_KINDS, kept ?? []),
    ],
  }
}

/** NW-15 What this player has heard. */
function next(v: View): Phrase {
  return v.next === null ? [] : say` Next comes ${card(v.next)}.`
}

function cardsLine(cards: readonly CardId[]): Phrase {
  return cards.length === 0 ? say`No cards.` : say`Cards: ${listed(cards.map(card))}.`
}

function faceUp(id: CardId): BoardPiece {
  const { title, strength } = kindOf(id)
  return { id, kind: 'card', title, mark: String(strength) }
}

/** Cards that lie somewhere for good: one token for each kind, with its number. */
function counted(where: string, kinds: readonly Kind[], cards: readonly CardId[]): BoardPiece[] {
  return kinds.flatMap(({ kind, title, strength }): BoardPiece[] => {
    const count = cards.filter(id => kindOf(id).kind === kind).length
    return count === 0 ? [] : [{ id: `${where}-${kind}`, kind: 'token', title, mark: String(strength), count }]
  })
}
