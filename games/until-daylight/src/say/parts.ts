import type { Phrase, Ref, Seat } from '@holdout/engine'
import type { Box, CardName } from '../data/box.ts'

/** The words that sentences are made of; titles come out of the box in use. */
export interface Parts {
  readonly box: Box
  card(name: CardName): Ref
  /** A character in the middle of a sentence. */
  character(name: string): Ref
  cards(names: readonly CardName[]): Phrase
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

export function planTitle(plan: string): string {
  if (plan.startsWith('attack-')) return `everybody attacks the area of Player ${plan.slice('attack-p'.length)}`
  return plan === 'save-ammunition' ? 'save the ammunition' : 'build barricades and traps'
}
