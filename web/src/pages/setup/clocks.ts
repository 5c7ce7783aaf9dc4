import { timerText } from '../../text/setup.ts'
import type { GameInfo } from '../../worker/messages.ts'

type Options = Readonly<Record<string, unknown>>

export type ClockId = 'timed' | 'slow' | 'calm'

interface ClockMode {
  readonly id: ClockId
  readonly title: string
  readonly help: string
  /** The options it sets. */
  readonly options: Options
}

/** The clock of a game as three choices. */
export interface ClockPlan {
  readonly note: string
  readonly modes: readonly ClockMode[]
  /** The choice that matches a set of options. */
  now(options: Options): ClockId
  /** True if the game has no clock with these options. */
  none?(options: Options): boolean
}

const mode = (id: ClockId, [title, help]: readonly [string, string], options: Options): ClockMode => ({
  id,
  title,
  help,
  options,
})

/** `short`: more seconds than this count as slow. */
function paceOf(seconds: readonly unknown[], short: number): ClockId {
  if (seconds.every(value => value === 0)) return 'calm'
  return seconds.some(value => typeof value === 'number' && value > short) ? 'slow' : 'timed'
}

const TABLE_CLOCK: ClockPlan = {
  note: timerText.table.note,
  modes: [
    mode('calm', timerText.none, { 'table-clock': 0 }),
    mode('slow', timerText.table.slow, { 'table-clock': 120 }),
    mode('timed', timerText.table.timed, { 'table-clock': 30 }),
  ],
  now: options => paceOf([options['table-clock']], 60),
}

const CLOCKS: Readonly<Record<string, ClockPlan>> = {
  'thirty-seconds': {
    note: timerText.thirtySeconds.note,
    modes: [
      mode('timed', timerText.thirtySeconds.timed, { 'survivor-clock': 30, 'zombie-clock': 30 }),
      mode('slow', timerText.thirtySeconds.slow, { 'survivor-clock': 60, 'zombie-clock': 60 }),
      mode('calm', timerText.none, { 'survivor-clock': 0, 'zombie-clock': 0 }),
    ],
    now: options => paceOf([options['survivor-clock'], options['zombie-clock']], 30),
    none: options => options.mode === 'solo',
  },
  'until-daylight': {
    note: timerText.untilDaylight.note,
    modes: [
      mode('timed', timerText.untilDaylight.timed, { 'search.mode': 'timed', 'search.seconds': 90 }),
      mode('slow', timerText.untilDaylight.slow, { 'search.mode': 'timed', 'search.seconds': 150 }),
      mode('calm', timerText.untilDaylight.calm, { 'search.mode': 'untimed' }),
    ],
    now: options => (isTimedSearch(options) ? paceOf([options['search.seconds']], 90) : 'calm'),
  },
  'viral-dawn': {
    note: timerText.viralDawn.note,
    modes: [
      mode('calm', timerText.none, { turnSeconds: 0, reactSeconds: 0 }),
      mode('slow', timerText.viralDawn.slow, { turnSeconds: 180, reactSeconds: 45 }),
      mode('timed', timerText.viralDawn.timed, { turnSeconds: 60, reactSeconds: 12 }),
    ],
    now: options => paceOf([options.turnSeconds, options.reactSeconds], 60),
  },
}

/** The clock of a game; null if it has none to set. */
export function clockOf({ slug, options }: Pick<GameInfo, 'slug' | 'options'>): ClockPlan | null {
  return CLOCKS[slug] ?? ('table-clock' in options ? TABLE_CLOCK : null)
}

/** Whether the search is timed. `auto` is timed with two or more people (DL-43, DL-53). */
export function isTimedSearch(options: Options): boolean {
  if (options['search.mode'] !== 'auto') return options['search.mode'] === 'timed'
  return typeof options.people === 'number' && options.people >= 2
}

/** The default clock: none for a person who plays alone. */
export function clockPreset(slug: string, people: number): Options {
  return slug === 'viral-dawn' && people <= 1 ? { turnSeconds: 0, reactSeconds: 0 } : {}
}
