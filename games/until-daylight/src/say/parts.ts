import { type Phrase, type Ref, say } from '@holdout/engine'
import { agree, listed, quantity, whose } from '@holdout/words'
import { areaOfPlan, type Plan } from '../codes.ts'
import { type Box, boxOf, type CardName } from '../data/box.ts'

/** Builds the parts of sentences. Titles come from the box in use. */
export interface Parts {
  readonly box: Box
  card(name: CardName): Ref
  /** A character's title in the middle of a sentence. */
  character(name: string): Ref
  /** Every card by name, in the given order. */
  cards(names: readonly CardName[]): Phrase
  /** The cards grouped by kind: "2 × Wanderer and Brute". */
  counted(names: readonly CardName[]): Phrase
  /** One card, or several of one kind: "3 × Gun Ammo". */
  copies(name: CardName, amount: number): Phrase
  /** A card with its article. Boosts (Lucky) and basic weapons (Psycho's Cleaver) have none. */
  the(name: CardName): Phrase
  /** Cards that change hands: "the Machete", "1 × Gun Ammo", "3 × Gun Ammo". */
  these(name: CardName, amount: number): Phrase
  /** Horde cards in the middle of a sentence: "2 Wanderers and 1 Brute". */
  horde(names: readonly CardName[]): Phrase
  /** What an attack is made with, in the middle of a sentence: "bare hands", "the Machete". */
  weapon(id: string): Phrase
  title(name: string): string
}

export function partsFor(box: Box): Parts {
  const title = (name: string): string => box.text[name]?.title ?? name
  const card = (name: CardName): Ref => ({ kind: 'card', id: name, text: title(name) })
  const copies = (name: CardName, amount: number): Phrase =>
    amount === 1 ? [card(name)] : [`${amount} × `, card(name)]
  const typeOf = (name: CardName): string | undefined => {
    const kind = box.kinds.get(name)
    return kind === undefined ? undefined : box.rubble[kind]?.type
  }
  const the = (name: CardName): Phrase => {
    const type = typeOf(name)
    const bare = type === 'boost' || (type === 'weapon' && title(name).includes("'s "))
    return bare ? [card(name)] : ['the ', card(name)]
  }
  return {
    box,
    title,
    card,
    copies,
    the,
    these: (name, amount) => (amount === 1 && typeOf(name) !== 'ammunition' ? the(name) : [`${amount} × `, card(name)]),
    horde: names =>
      listed(
        [...new Set(names)].map(name => {
          const [count, ...noun] = quantity(names.filter(other => other === name).length, title(name)).split(' ')
          return [`${count} `, { ...card(name), text: noun.join(' ') }]
        }),
      ),
    character: name => ({ kind: 'card', id: name, text: title(name).replace(/^The /, 'the ') }),
    cards: names => listed(names.map(card)),
    counted: names =>
      listed([...new Set(names)].map(name => copies(name, names.filter(other => other === name).length))),
    weapon: id => (id === box.means[0].id ? [{ ...card(id), text: title(id).replace(/^Bare /, 'bare ') }] : the(id)),
  }
}

const PARTS = new WeakMap<Box, Parts>()

type InMatch = Parameters<typeof boxOf>[0]

/** The parts of sentences about a match, from its state or a view of it. */
export function partsOf(match: InMatch): Parts {
  const box = boxOf(match)
  let parts = PARTS.get(box)
  if (parts === undefined) {
    parts = partsFor(box)
    PARTS.set(box, parts)
  }
  return parts
}

export function titleIn(match: InMatch, name: string): string {
  return partsOf(match).title(name)
}

/** The dice that are not 0, in words: "1 miss and 2 heads". */
export function diceShown(misses: number, bodies: number, heads: number): Phrase {
  const parts: string[] = []
  if (misses) parts.push(quantity(misses, 'miss'))
  if (bodies) parts.push(quantity(bodies, 'body'))
  if (heads) parts.push(quantity(heads, 'head'))
  return listed(parts)
}

/** The dice spent on an enemy: "1 head and 2 bodies converted to heads". */
export function diceSpent({ heads, converted, bodies }: Spent): Phrase {
  const parts: string[] = []
  if (heads) parts.push(quantity(heads, 'head'))
  if (converted) parts.push(convertedBodies(converted))
  if (bodies) parts.push(quantity(bodies, 'body'))
  return listed(parts)
}

interface Spent {
  readonly heads: number
  readonly converted: number
  readonly bodies: number
}

/** Body dice that count as heads. */
function convertedBodies(count: number): string {
  return `${quantity(count, 'body')} converted to ${agree(count, 'a head', 'heads')}`
}

/** A plan for a vote, in the middle of a sentence. */
export function planned(plan: Plan): Phrase {
  const area = areaOfPlan(plan)
  if (area !== null) return say`everyone attacks in ${whose(area)} area`
  return [plan === 'save-ammunition' ? 'save ammunition' : 'build barricades and traps']
}
