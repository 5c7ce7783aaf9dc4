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

function giftsIn(log: readonly { readonly event: Event }[], you: Seat): readonly Gift[] {
  const acted = log.findLastIndex(({ event }) => 'who' in event && event.who === you)
  return log.slice(acted + 1).flatMap(({ event }) => {
    if (event.event === 'gave' && event.to === you) return [{ from: event.who, card: event.card, amount: event.amount }]
    return event.event === 'passed-on' && event.to === you ? [{ from: event.from, card: event.card, amount: 1 }] : []
  })
}
