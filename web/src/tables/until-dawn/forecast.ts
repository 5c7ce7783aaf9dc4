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

/** The known results of the attack, to be marked on the board. */
export interface Forecast {
  readonly falls: readonly Entrance[]
  /** When the entrances fall: if you stop now, or if you stop after the chosen or pointed move. */
  readonly when: 'now' | 'then'
  readonly losses: ReadonlyMap<Entrance, number>
  readonly runs: readonly Run[]
  /** Cards that the howling Screamers add. */
  readonly howls: number
  /** Whether the whole attack is known: an attacked entrance that does not fall holds. */
  readonly isWhole: boolean
}

const NOTHING: Forecast = { falls: [], when: 'now', losses: new Map(), runs: [], howls: 0, isWhole: false }

/** What the attack does if you stop now, or after the chosen or pointed move. */
export function useForecast(idle: boolean): Forecast {
  const { preview, upcoming } = useChoosing()
  if (idle) return NOTHING
  if (!preview) return forecastOf(upcoming?.log, 'now')
  const shot = eventsOf(preview.log).flatMap(event =>
    event.event === 'displaced' ? [{ ...event, cards: [event.card] }] : [],
  )
  const begins = preview.log.some(({ event }) => (event as Event).event === 'zombie-turn-began')
  const then = begins ? forecastOf(preview.log, 'now') : forecastOf(preview.next ?? upcoming?.log, 'then')
  // Two arrows from one entrance to the next cannot be told apart: the shot comes first.
  return shot.length > 0 ? { ...then, runs: begins ? [...shot, ...then.runs] : shot } : then
}

function forecastOf(told: Told | null | undefined, when: Forecast['when']): Forecast {
  const { falls, losses, runs, howls, isOver } = attackIn(eventsOf(told ?? []))
  return {
    falls: falls.map(({ at }) => at),
    when,
    losses,
    runs,
    howls: howls.reduce((sum, { draws }) => sum + draws, 0),
    isWhole: isOver,
  }
}

type Told = readonly { readonly event: unknown }[]

function eventsOf(told: Told): Event[] {
  return told.map(({ event }) => event as Event)
}
