import type { Seat } from '@holdout/engine'
import type { CardName, Event, View } from '@holdout/until-daylight/table'
import { useShownLog } from '../../table/shown-log.ts'

/** Cards that another player gave the viewer. */
export interface Gift {
  readonly from: Seat
  readonly card: CardName
  readonly amount: number
}

/** What the viewer was given since they last acted. It is shown at the plates, where it covers nothing. */
export function useGifts({ you }: View): readonly Gift[] {
  const log = useShownLog() as readonly { readonly event: Event }[]
  return you === null ? [] : giftsIn(log, you)
}

/**
 * What makes a card fly when it changes hands: the attributes of a card in a bag, which comes out of the bag or the heap
 * that it was in.
 */
export function useTravel(): (seat: Seat, card: string) => Readonly<Record<`data-${string}`, string | undefined>> {
  const log = useShownLog() as readonly { readonly event: Event }[]
  const last = log.findLast(({ event }) => moved(event) !== null)?.event
  const move = last ? moved(last) : null
  return (seat, card) => ({
    'data-travel': `card/${seat}/${card}`,
    'data-at': seat,
    'data-from': move?.to === seat && move.card === card ? move.out : undefined,
  })
}

/** Whose bag a card has come into, and the piece that it came out of. */
function moved(event: Event): { readonly to: Seat; readonly card: CardName; readonly out: string } | null {
  switch (event.event) {
    case 'drew':
      return { to: event.who, card: event.card, out: 'card/found' }
    case 'gave':
      return { to: event.to, card: event.card, out: `card/${event.who}/${event.card}` }
    case 'passed-on':
      return { to: event.to, card: event.card, out: `card/${event.from}/${event.card}` }
    case 'took':
    case 'stole':
      return { to: event.who, card: event.card, out: `card/${event.from}/${event.card}` }
    default:
      return null
  }
}

function giftsIn(log: readonly { readonly event: Event }[], you: Seat): readonly Gift[] {
  const acted = log.findLastIndex(({ event }) => 'who' in event && event.who === you)
  return log.slice(acted + 1).flatMap(({ event }) => {
    if (event.event === 'gave' && event.to === you) return [{ from: event.who, card: event.card, amount: event.amount }]
    return event.event === 'passed-on' && event.to === you ? [{ from: event.from, card: event.card, amount: 1 }] : []
  })
}
