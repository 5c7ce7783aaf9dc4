import { topOf, type Who } from '@holdout/engine'
import { type CardId, type CardName, face } from '../data/load.ts'
import type { Event } from '../events.ts'
import { nightLength, type State } from '../state.ts'
import { viewDoors } from './doors.ts'
import type { Counts, View } from './types.ts'

export { clone } from './clone.ts'
export { determinize } from './determinize.ts'
export type { View } from './types.ts'

/** The view of the player; spectators see the same. */
export function view(s: State, _who: Who, open?: View): View {
  if (open) return open
  const top = s.agenda.length ? s.agenda[s.agenda.length - 1] : null
  const asked =
    top && (top.step === 'choose-action' || top.step === 'place-zombie' || top.step === 'use-jasper') ? top : null
  const known = { deck: counts(s.deck), discard: counts(s.discard), bitePile: counts(s.bitePile) }
  return {
    options: s.options,
    doors: viewDoors(s, asked?.step === 'choose-action'),
    supply: s.supply,
    ammo: s.ammo,
    time: s.time,
    zombieTime: s.zombieTime,
    night: nightLength(s),
    jasper: s.jasper,
    closed: s.closed,
    rebecca: s.rebecca,
    deck: s.deck.length, // only the count: cards and order are hidden
    discard: s.discard.length,
    discardTop: nameOrNull(topOf(s.discard)), // UD-87 only the top of the discard pile is visible
    bitePile: s.bitePile.length,
    drawn: asked && 'card' in asked ? face(asked.card).id : null,
    asked: asked?.step ?? null,
    known,
    memory: s.options['memory-aid'] ? known : null,
    open: s.outcome ? { deck: s.deck.map(name), bitePile: s.bitePile.map(name) } : null,
  }
}

function name(card: CardId): CardName {
  return face(card).id
}

function nameOrNull(card: CardId | null): CardName | null {
  return card === null ? null : face(card).id
}

function counts(pile: readonly CardId[]): Counts {
  const found: Record<CardName, number> = {}
  for (const card of [...pile].sort((a, b) => a - b)) found[name(card)] = (found[name(card)] ?? 0) + 1
  return found
}

/** Returns the event unchanged: all events are public. */
export function see(event: Event, _who: Who): Event {
  return event
}
