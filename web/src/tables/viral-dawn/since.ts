import type { Seat } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import type { Code, Event } from '@holdout/viral-dawn/table'

/** What a rival did in a turn. */
export interface Deed {
  readonly seat: Seat
  readonly did: 'laid' | 'discarded' | 'jack' | 'king' | 'ace' | 'passed' | 'lost'
  readonly card: Code | null
  readonly on: Seat | null
}

/** What the others did since the viewer's last turn, oldest first. Spectators see the last lap. */
export function deedsSince(log: readonly LogLine[], me: Seat | null, most: number): readonly Deed[] {
  const deeds: Deed[] = []
  for (let i = log.length - 1; i >= 0 && deeds.length < most; i--) {
    const event = log[i].event as Event
    if (event.event === 'game-began') break
    const deed = deedOf(event)
    if (deed === null) continue
    if (deed.seat === me) break
    deeds.unshift(deed)
  }
  return deeds
}

function deedOf(event: Event): Deed | null {
  switch (event.event) {
    case 'laid':
    case 'discarded':
      return { seat: event.seat, did: event.event, card: event.card, on: null }
    case 'jack-played':
      return { seat: event.seat, did: 'jack', card: event.card, on: event.on }
    case 'king-played':
      return { seat: event.seat, did: 'king', card: event.take, on: event.on }
    case 'apocalypse':
      return { seat: event.seat, did: 'ace', card: event.card, on: null }
    case 'passed':
      return { seat: event.seat, did: 'passed', card: null, on: null }
    case 'turn-lost':
      return { seat: event.seat, did: 'lost', card: null, on: null }
    default:
      return null
  }
}
