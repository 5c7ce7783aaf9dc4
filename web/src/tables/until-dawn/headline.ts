import type { Event } from '@holdout/until-dawn/table'
import { tableText } from '../../text/table.ts'
import { text } from './text.ts'

/** The player's own actions. */
const OWN: ReadonlySet<Event['event']> = new Set([
  'barricaded',
  'shot',
  'displaced',
  'jasper-sent',
  'treated',
  'passed',
  'placed',
  'put-into-bite-pile',
])

/** What zombies do at the entrances. */
const ATTACK: ReadonlySet<Event['event']> = new Set([
  'zombie-turn-began',
  'set-found',
  'turned',
  'scratched',
  'wandered',
  'sneakers-held',
  'sneakers-swept',
  'breached',
  'pushed',
  'swept-away',
  'howled',
  'howl-drew',
  'final-assault-began',
  'overrun',
])

/** Who acts while an event is played back. Cards that are drawn and tested are part of the night. */
export function headlineOf(event: Event['event']): string {
  if (OWN.has(event)) return tableText.prompt.yourMove
  return ATTACK.has(event) ? text.prompt.attack : text.prompt.night
}
