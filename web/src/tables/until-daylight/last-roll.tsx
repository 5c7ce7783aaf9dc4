import type { Seat } from '@holdout/engine'
import { type Event, hordeFacts, titleOf } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'
import { useShownLog } from '../../table/shown-log.ts'
import { Tray } from './dice.tsx'
import { text } from './text.ts'

type Of<K extends Event['event']> = Extract<Event, { event: K }>

const ENDS: readonly string[] = ['combat-turn', 'enemies-began', 'round-began'] satisfies Event['event'][]

/** The dice of the last attack on an area, until the turn ends: also those that eliminated nothing. */
export function LastRoll({ area, names }: { readonly area: Seat; readonly names: Names }) {
  const log = useShownLog() as readonly { readonly event: Event }[]
  const begun = log.findLastIndex(({ event }) => ENDS.includes(event.event))
  const turn = log.slice(begun + 1).map(({ event }) => event)
  const at = turn.findLastIndex(({ event }) => event === 'attacked')
  const attacked = turn[at] as Of<'attacked'> | undefined
  const since = turn.slice(at)
  const rolled = since.findLast(({ event }) => event === 'rolled' || event === 'rerolled')
  if (attacked?.area !== area || !rolled) return null
  const fell = since.filter(event => event.event === 'felled' && hordeFacts(event.card).class !== 'survivor').length
  return (
    <Tray dice={rolled as Of<'rolled' | 'rerolled'>}>
      <b>{names[attacked.who] ?? attacked.who}</b>
      {text.dice.rolled(titleOf(attacked.with))}. {text.dice.fell(fell)}
    </Tray>
  )
}
