import { clockTime, ENTRANCES, entranceTitle, type View } from '@holdout/until-dawn/table'
import { capital, plain, quantity } from '@holdout/words'
import type { Ended, Ending, EndTable } from '../../table/end/ending.ts'

/** Who is alive at dawn, as a badge and after "dawn". */
const SAVED: Readonly<Record<string, readonly [badge: string, dawn: string]>> = {
  perfect: ['Rebecca and Jasper are alive', 'with Rebecca and Jasper'],
  'rebecca-only': ['Rebecca is alive', 'with Rebecca'],
  'jasper-only': ['Jasper is alive', 'with Jasper'],
  alone: ['alone', 'alone'],
}

const LOST: Readonly<Record<string, readonly [badge: string, headline: string, shared: string]>> = {
  bitten: ['bitten', 'John turned', 'John turned'],
  overrun: ['overrun', 'Overrun', 'The cabin was overrun'],
  conceded: ['gave up', 'You gave up', 'I gave up'],
}

/** The time of the night, how far dawn was, and what still stood. */
export function ending({ outcome, won, view, names }: Ended<View>): Ending {
  const { id, tier, facts } = outcome
  const at = clockTime(view.time, view.night)
  const stood = `${quantity(Number(facts.entrances), 'entrance')} still stood.`
  const kind = String(view.night)
  const chips = [
    view.jasper === 'dead' ? 'Jasper is dead' : 'Jasper is alive',
    `${quantity(Number(facts.barricades), 'plank')} up`,
    `${quantity(view.ammo, 'shell')} left`,
  ]
  const table = nightOf(view, at)
  if (won) {
    const [badge, dawn] = SAVED[id] ?? ['alive', 'alive']
    return {
      badge: `Won · ${badge}`,
      headline: 'Dawn.',
      line: `${plain(outcome.text, names)} ${stood}`,
      chips: chips.slice(1),
      table,
      mark: { kind, score: 100 + tier, say: `dawn ${dawn}` },
      share: `I reached dawn ${dawn}.`,
    }
  }
  const [badge, headline, shared] = LOST[id] ?? LOST.conceded
  const left = view.night - view.time
  const before = left > 0 ? `${timeOf(left)} before dawn` : 'in the last attack before dawn'
  return {
    badge: `Lost · ${badge}`,
    headline: `${headline} at ${at}.`,
    line: `${capital(before)}. ${stood}`,
    chips,
    table,
    mark: { kind, score: view.time, say: at },
    share: `${shared} at ${at}, ${before}.`,
  }
}

/** How far the night went, and what became of each entrance. */
function nightOf({ time, night, doors }: View, at: string): EndTable {
  return {
    title: 'How far you got',
    note: `${time} of ${night} spaces`,
    way: { from: clockTime(0, night), to: clockTime(night, night), at: time / night, say: at },
    rows: doors.map(({ barricades, breachedBy }, i) => ({
      name: capital(entranceTitle(ENTRANCES[i])),
      say: breachedBy === null ? `${barricades === 0 ? 'no planks' : quantity(barricades, 'plank')}, held` : 'breached',
      bad: breachedBy !== null,
    })),
  }
}

/** A number of half hours in words. */
function timeOf(halves: number): string {
  const hours = Math.floor(halves / 2)
  if (halves % 2 === 0) return hours === 1 ? 'an hour' : `${hours} hours`
  return hours === 0 ? 'half an hour' : hours === 1 ? 'an hour and a half' : `${hours} and a half hours`
}
