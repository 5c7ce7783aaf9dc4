import type { Seat } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import type { Code, Event, Standing, View } from '@holdout/viral-dawn/table'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Offers } from './offers.ts'

/** What every part of this table needs to draw itself. */
export interface Drawn {
  readonly view: View
  /** Short names; the viewer is "You". */
  readonly names: Readonly<Record<Seat, string>>
  readonly offers: Offers
  /** Whether to give advice for beginners. */
  readonly help: boolean
  readonly narrow: boolean
  readonly review: boolean
  /** The best split of the laid cards, by place. */
  readonly splits: readonly Standing[]
  /** Cards that rivals laid since the viewer's turn. */
  readonly fresh: ReadonlySet<Code>
  /** Points at a hand card: the prompt says what it does. */
  readonly point: (card: Code | null) => void
  /** Where a card that was hidden until now comes from. */
  readonly origins: ReadonlyMap<Code, string>
  /** The winner, if the game is over. */
  readonly winner: Seat | null
}

const DrawnContext = createContext<Drawn | null>(null)

export const DrawnProvider = DrawnContext.Provider

export function useDrawn(): Drawn {
  return useContext(DrawnContext) as Drawn
}

const PHONE = matchMedia('(max-width: 47.5rem), (max-height: 30rem)')

/** Whether the screen is small. There cards are too small to press, so a place is pressed as a whole. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    changed => {
      PHONE.addEventListener('change', changed)
      return () => PHONE.removeEventListener('change', changed)
    },
    () => PHONE.matches,
  )
}

/** Names without the part in parentheses. */
export function shortNames(names: Readonly<Record<Seat, string>>): Record<Seat, string> {
  return Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, name.replace(/ \([^)]*\)$/, '')]))
}

/** Where new cards start: at the plate of the player who played them, or at the draw pile. */
export function originsOf(news: readonly LogLine<Event>[]): Map<Code, string> {
  const origins = new Map<Code, string>()
  for (const { event } of news) {
    if (event.event === 'drew') {
      if (event.card !== null) origins.set(event.card, 'draw')
    } else if ('card' in event && 'seat' in event && typeof event.card === 'string')
      origins.set(event.card, `plate:${event.seat}`)
  }
  return origins
}
