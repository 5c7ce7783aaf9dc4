import type { Phrase, Ref, Seat } from '@holdout/engine'
import type { Box, CardName } from '../data/box.ts'

/** The words that sentences are made of; titles come out of the box in use. */
export interface Parts {
  readonly box: Box
  card(name: CardName): Ref
  /** A character in the middle of a sentence. */
  character(name: string): Ref
  cards(names: readonly CardName[]): Phrase
  /** A card with its article; boosts (Lucky) and characters' own weapons (Psycho's Cleaver) have none. */
  the(name: CardName): Phrase
  seat(seat: Seat): Ref
  title(name: string): string
}

export function partsFor(box: Box): Parts {
  const title = (name: string): string => box.text[name]?.title ?? name
  const card = (name: CardName): Ref => ({ kind: 'card', id: name, text: title(name) })
  return {
    box,
    title,
    card,
    character: name => ({ kind: 'card', id: name, text: title(name).replace(/^The /, 'the ') }),
    cards: names => listed(names.map(name => [card(name)])),
    the(name) {
      const kind = box.kinds.get(name)
      const type = kind === undefined ? undefined : box.rubble[kind]?.type
      const bare = type === 'boost' || (type === 'weapon' && title(name).includes("'s "))
      return bare ? [card(name)] : ['the ', card(name)]
    },
    seat: seat => ({ kind: 'seat', id: seat, text: `Player ${seat.slice(1)}` }),
  }
}

export function listed(items: readonly Phrase[]): Phrase {
  return items.flatMap((item, i) => [i === 0 ? '' : i === items.length - 1 ? ' and ' : ', ', ...item])
}

export function many(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`}`
}

/** The same thing several times, counted: "2 Wanderer" reads better than naming each. */
export function counted(parts: Parts, names: readonly CardName[]): Phrase {
  const kinds = [...new Set(names)]
  return listed(
    kinds.map(name => {
      const count = names.filter(other => other === name).length
      return count === 1 ? [parts.card(name)] : [`${count} × `, parts.card(name)]
    }),
  )
}

/** A plan for the vote, in the middle of a sentence. */
export function planned(plan: string, p: Parts): Phrase {
  if (plan.startsWith('attack-')) return ['everyone attacks the area of ', p.seat(plan.slice('attack-'.length))]
  return [plan === 'save-ammunition' ? 'save the ammunition' : 'build barricades and traps']
}
