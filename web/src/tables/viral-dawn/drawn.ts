import type { Seat } from '@holdout/engine'
import type { Told } from '@holdout/host'
import type { Code, Event, View } from '@holdout/viral-dawn/table'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Offers } from './offers.ts'
import { type Split, splitOf, wonSplit } from './split.ts'

/** What every part of this table needs to draw itself. */
export interface Drawn {
  readonly view: View
  /** Short enough for a plate; whoever looks on is "You". */
  readonly names: Readonly<Record<Seat, string>>
  /** The same for sentences of the game, which say "she lays": nobody is "You" there. */
  readonly called: Readonly<Record<Seat, string>>
  readonly offers: Offers
  /** Tell beginners what they overlook. */
  readonly help: boolean
  readonly narrow: boolean
  readonly review: boolean
  /** The card that was picked up. */
  readonly begun: Code | null
  /** The laid card of somebody else that was named. */
  readonly taking: Code | null
  /** Place → how its cards are best used. */
  readonly splits: readonly Split[]
  /** Where a card comes from that was hidden until now. */
  readonly origins: ReadonlyMap<Code, string>
  /** Whose layout won; the game is over. */
  readonly winner: Seat | null
}

const DrawnContext = createContext<Drawn | null>(null)

export const DrawnProvider = DrawnContext.Provider

export function useDrawn(): Drawn {
  return useContext(DrawnContext) as Drawn
}

const PHONE = matchMedia('(max-width: 47.5rem), (max-height: 30rem)')

/** On a phone cards are too small to be pressed one by one: there a place is pressed as a whole. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    changed => {
      PHONE.addEventListener('change', changed)
      return () => PHONE.removeEventListener('change', changed)
    },
    () => PHONE.matches,
  )
}

/** Where room is short, what stands in brackets after a name goes. */
export function shortNames(names: Readonly<Record<Seat, string>>): Record<Seat, string> {
  return Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, name.replace(/ \([^)]*\)$/, '')]))
}

export function splitsOf({ places, options, last }: View, winner: Seat | null): Split[] {
  return places.map(({ seat, laid }) =>
    winner !== null && seat === winner && last
      ? wonSplit(last.resources, last.miles, last.counts)
      : splitOf(laid, options.expertTens),
  )
}

/** Cards that come out of a hand start at its owner's plate, drawn ones at the pile. */
export function originsOf(news: readonly Told<Event>[]): Map<Code, string> {
  const origins = new Map<Code, string>()
  for (const { event } of news) {
    if (event.event === 'drew') {
      if (event.card !== null) origins.set(event.card, 'draw')
    } else if ('card' in event && 'seat' in event && typeof event.card === 'string')
      origins.set(event.card, `plate:${event.seat}`)
  }
  return origins
}
