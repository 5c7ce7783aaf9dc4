import { type Phrase, type Ref, type Seat, say } from '@holdout/engine'
import { capitalized, form, listed, quantity } from '@holdout/words'
import { FACE_DOWN, hasSupplyIcon, idOf } from '../data/labels.ts'
import { costOfTactic, SURVIVOR_TACTICS, ZOMBIE_TACTICS } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { cardIn, type Slot } from '../slots.ts'
import { SURVIVOR } from '../state.ts'
import { placeOfTarget, rowOfTarget, type Target, zombieOn } from '../targets.ts'
import type { View } from '../view/index.ts'
import { card, deckTitle } from './cards.ts'

export { card }

export function seat(id: Seat): Ref {
  return { kind: 'seat', id, text: id === SURVIVOR ? 'the Survivor' : 'the zombies', you: 'you' }
}

export const YOU = seat(SURVIVOR)

/** The Survivor as the subject of a sentence, with the verb in the third and in the second person. */
export function survivor(other: string, you: string): Phrase {
  return say`${YOU} ${form(SURVIVOR, other, you)}`
}

/**
 * A side as the subject of a sentence, with its verb in both forms. The zombies are plural, so they are not a seat
 * here: a player's name must not come before a plural verb.
 */
export function side(id: Seat, one: string, more: string): Phrase {
  return id === SURVIVOR ? survivor(one, more) : say`${ZOMBIES} ${more}`
}

/** The possessive of a side: `the Survivor's`, `the zombies'`. */
export function ofSide(id: Seat): Phrase {
  const [who, ending] = id === SURVIVOR ? [YOU, "'s"] : [ZOMBIES, "'"]
  return [{ ...who, you: 'your' }, form(id, ending, '')]
}

/** A side draws cards that the viewer does not see. The zombies have a Tactics deck of their own. */
export function drawsHidden(id: Seat, deck: string, count: number): Phrase {
  const cards = count === 1 ? '' : ` ${quantity(count, 'card')}`
  return capitalized(say`${side(id, 'draws', 'draw')}${cards} from the ${deckOf(id, deck)}.`)
}

export function deckOf(id: Seat, deck: string): string {
  return deckTitle(id !== SURVIVOR && deck === 'tactics' ? 'zombie-tactics' : deck)
}

/** Its id is that of the seat, so that the sentences are about "you" for the zombie player. */
const ZOMBIES: Ref = { kind: 'piece', id: 'zombie', text: 'the zombies', you: 'you' }

/** The number at the end of the id of an Attack card, a step or a chart entry: `za-22` is 22. */
export function numberOf(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}

export function row(at: number): Ref {
  return { kind: 'place', id: `r${at}`, text: at > 10 ? 'the street' : `row ${at}` }
}

/** A card with its article: `a Pistol`, `an Adrenaline Shot`. Tactics cards and Body Armor have none. */
export function aCard(name: string): Phrase {
  const ref = card(name)
  if (hasNoArticle(ref.id)) return [ref]
  return say`${/^[AEIOU]/.test(ref.text) ? 'an' : 'a'} ${ref}`
}

/** A card that is on the table: `the Pistol`. Tactics cards and Body Armor have no article. */
export function theCard(name: string): Phrase {
  const ref = card(name)
  return hasNoArticle(ref.id) ? [ref] : say`the ${ref}`
}

function hasNoArticle(id: string): boolean {
  return id === 'body-armor' || [...SURVIVOR_TACTICS, ...ZOMBIE_TACTICS].some(tactic => tactic.id === id)
}

/** Cards by their names alone: `Pistol, Dodge and Sprint`. */
export function listedCards(names: readonly string[]): Phrase {
  return listed(names.map(card))
}

/** The zombie at a target: its kind and row, and its place in the row if there are several of its kind. */
export function zombieThere(v: View, target: Target): Phrase {
  const at = rowOfTarget(target)
  const zombie = zombieOn(v, target)
  if (!zombie) return say`${row(at)}`
  const { zombies } = v.rows[at - 1]
  const alike = zombies.filter(other => idOf(other.zombie) === idOf(zombie.zombie))
  const where = alike.length > 1 ? `${placeOf(placeOfTarget(target), zombies.length)} of` : 'in'
  return say`the ${card(zombie.zombie)} ${where} ${row(at)}`
}

/** A place in a row of up to three zombies, counted from the bottom. */
function placeOf(place: number, count: number): string {
  return place === 1 ? 'at the bottom' : place === count ? 'at the top' : 'in the middle'
}

/** The cost on a button: `(1E)`, `(free)`. */
export function price(energy: number): string {
  return energy === 0 ? '(free)' : `(${energy}E)`
}

/** A card to choose from a hand or a pile. Zombies of one kind differ by the Supply icon. */
export function chosenCard(name: string): Phrase {
  return hasSupplyIcon(name) ? say`${aCard(name)} with supplies` : aCard(name)
}

export function floorCard(name: string): Phrase {
  return name === FACE_DOWN ? say`a face-down Supply card` : theCard(name)
}

export function inSlot(v: View, slot: Slot): Phrase {
  const name = cardIn(v, slot)
  return name ? theCard(name) : say`slot ${slot}`
}

/** The button of a Tactics card, which several decisions have. */
export function playLabel(move: Extract<Move, { move: 'play' }>, v: View): Phrase {
  const base = say`Play ${card(move.card)} ${price(costOfTactic(move.card))}`
  if ('take' in move) return say`${base}: pick up ${floorCard(move.take)}`
  if ('second' in move) return say`${base} on ${zombieThere(v, move.target)} and ${zombieThere(v, move.second)}`
  if ('by' in move && 'target' in move)
    return say`${base}: ${zombieThere(v, move.target)} to ${row(rowOfTarget(move.target) + move.by)}`
  if ('target' in move) return say`${base} on ${zombieThere(v, move.target)}`
  if ('by' in move) return say`${base}: to ${row(v.row + move.by)}`
  if ('slot' in move) return say`${base} on ${inSlot(v, move.slot)}`
  return base
}
