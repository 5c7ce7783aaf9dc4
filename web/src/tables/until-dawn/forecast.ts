import type { CardName, Entrance, Event } from '@holdout/until-dawn/table'
import { useChoosing } from '../../table/choosing.ts'

interface Run {
  readonly cards: readonly CardName[]
  readonly from: Entrance
  readonly to: Entrance
}

/** The known results of an attack, up to the first unknown card. */
export interface Attack {
  readonly falls: readonly { readonly at: Entrance; readonly by: CardName }[]
  /** Planks lost, by entrance. */
  readonly losses: ReadonlyMap<Entrance, number>
  readonly runs: readonly Run[]
  readonly howls: readonly { readonly at: Entrance; readonly draws: number }[]
  readonly overrun: boolean
  /** At least one zombie attacks. */
  readonly isOn: boolean
  /** The whole attack is known: the next thing to happen is a card step. */
  readonly isOver: boolean
}

export function attackIn(events: readonly Event[]): Attack {
  const losses = new Map<Entrance, number>()
  for (const event of events)
    if (event.event === 'scratched' || event.event === 'sneakers-held')
      losses.set(event.at, (losses.get(event.at) ?? 0) + 1)
  return {
    falls: events.flatMap(event => (event.event === 'breached' ? [event] : [])),
    losses,
    runs: runsIn(events),
    howls: events.flatMap(event => (event.event === 'howled' ? [event] : [])),
    overrun: events.some(({ event }) => event === 'overrun'),
    isOn: events.some(({ event }) => event === 'turned' || event === 'wandered'),
    isOver: events.some(({ event }) => event === 'step-began'),
  }
}

/** Zombies that change entrance. A Scratcher that passes several entrances is one run, or none if it comes back. */
function runsIn(events: readonly Event[]): Run[] {
  const runs: Run[] = []
  for (const event of events) {
    if (event.event === 'pushed') runs.push(event)
    if (event.event !== 'wandered') continue
    const begun = runs.findIndex(({ cards, to }) => cards.length === 1 && cards[0] === event.card && to === event.from)
    const [before] = begun < 0 ? [] : runs.splice(begun, 1)
    runs.push({ cards: [event.card], from: before?.from ?? event.from, to: event.to })
  }
  return runs.filter(({ from, to }) => from !== to)
}

/** The known results of the chosen or pointed move, to be marked on the board. */
export interface Forecast {
  readonly falls: readonly Entrance[]
  /** When the entrances fall: through this move, or in the attack if you stopped after it. */
  readonly when: 'now' | 'then'
  readonly losses: ReadonlyMap<Entrance, number>
  readonly runs: readonly Run[]
  /** Whether the whole attack is known: an attacked entrance that does not fall holds. */
  readonly isWhole: boolean
}

const NOTHING: Forecast = { falls: [], when: 'now', losses: new Map(), runs: [], isWhole: false }

export function useForecast(idle: boolean): Forecast {
  const { preview, upcoming } = useChoosing()
  if (idle) return NOTHING
  const standing = fallsIn(upcoming?.log)
  if (!preview) return { ...NOTHING, falls: standing, when: 'now', isWhole: isWhole(upcoming?.log) }
  const events = eventsOf(preview.log)
  const attack = attackIn(events)
  const shot = events.flatMap(event => (event.event === 'displaced' ? [{ ...event, cards: [event.card] }] : []))
  if (events.some(({ event }) => event === 'zombie-turn-began'))
    return {
      falls: fallsIn(preview.log),
      when: 'now',
      losses: attack.losses,
      runs: [...shot, ...attack.runs],
      isWhole: attack.isOver,
    }
  const next = preview.next ?? upcoming?.log
  return {
    ...NOTHING,
    falls: preview.next ? fallsIn(preview.next) : standing,
    when: 'then',
    runs: shot,
    isWhole: isWhole(next),
  }
}

function eventsOf(told: readonly { readonly event: unknown }[]): Event[] {
  return told.map(({ event }) => event as Event)
}

function isWhole(told: readonly { readonly event: unknown }[] | null | undefined): boolean {
  return attackIn(eventsOf(told ?? [])).isOver
}

function fallsIn(told: readonly { readonly event: unknown }[] | null | undefined): Entrance[] {
  return attackIn(eventsOf(told ?? [])).falls.map(({ at }) => at)
}
