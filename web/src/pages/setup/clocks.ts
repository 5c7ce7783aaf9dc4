import type { GameInfo } from '../../worker/messages.ts'

type Options = Readonly<Record<string, unknown>>

export type ClockId = 'timed' | 'slow' | 'calm'

interface ClockMode {
  readonly id: ClockId
  readonly title: string
  readonly help: string
  /** What choosing it sets. */
  readonly options: Options
}

/** The clock of a game, as three choices. */
export interface ClockPlan {
  readonly note: string
  readonly modes: readonly ClockMode[]
  /** Which of them a set of options amounts to. */
  now(options: Options): ClockId
  /** No clock runs in such a game at all; then nothing is asked about it. */
  none?(options: Options): boolean
}

const mode = (id: ClockId, title: string, help: string, options: Options): ClockMode => ({ id, title, help, options })

/** `short` is the most seconds that still count as timed. */
function paceOf(seconds: readonly unknown[], short: number): ClockId {
  if (seconds.every(value => value === 0)) return 'calm'
  return seconds.some(value => typeof value === 'number' && value > short) ? 'slow' : 'timed'
}

const TABLE_CLOCK: ClockPlan = {
  note: 'for each decision',
  modes: [
    mode('calm', 'No clock', 'Think as long as you like', { 'table-clock': 0 }),
    mode('slow', 'Slow', 'Two minutes for each decision', { 'table-clock': 120 }),
    mode('timed', 'Timed', 'Thirty seconds, then a careful default', { 'table-clock': 30 }),
  ],
  now: options => paceOf([options['table-clock']], 60),
}

const CLOCKS: Readonly<Record<string, ClockPlan>> = {
  'thirty-seconds': {
    note: 'runs in every Action Phase',
    modes: [
      mode('timed', 'Timed', 'Thirty seconds, as the name says', { 'survivor-clock': 30, 'zombie-clock': 30 }),
      mode('slow', 'Slow', 'A minute each', { 'survivor-clock': 60, 'zombie-clock': 60 }),
      mode('calm', 'No clock', 'Think as long as you like', { 'survivor-clock': 0, 'zombie-clock': 0 }),
    ],
    now: options => paceOf([options['survivor-clock'], options['zombie-clock']], 30),
    none: options => options.mode === 'solo',
  },
  'until-daylight': {
    note: 'runs only while you search',
    modes: [
      mode('timed', 'Timed', 'Everyone rushes until the gong', { 'search.mode': 'timed', 'search.seconds': 90 }),
      mode('slow', 'Slow', 'Longer, and the gong still comes', { 'search.mode': 'timed', 'search.seconds': 150 }),
      mode('calm', 'Calm', 'By turns: a few each, then chance', { 'search.mode': 'untimed' }),
    ],
    now: options => (isTimedSearch(options) ? paceOf([options['search.seconds']], 90) : 'calm'),
  },
  'viral-dawn': {
    note: 'for turns and for reactions',
    modes: [
      mode('calm', 'No clock', 'Think as long as you like', { turnSeconds: 0, reactSeconds: 0 }),
      mode('slow', 'Slow', 'Three minutes a turn, 45 s to react', { turnSeconds: 180, reactSeconds: 45 }),
      mode('timed', 'Timed', 'A minute a turn, 12 s to react', { turnSeconds: 60, reactSeconds: 12 }),
    ],
    now: options => paceOf([options.turnSeconds, options.reactSeconds], 60),
  },
}

/** null: the game has no clock that one could set. */
export function clockOf({ slug, options }: Pick<GameInfo, 'slug' | 'options'>): ClockPlan | null {
  return CLOCKS[slug] ?? ('table-clock' in options ? TABLE_CLOCK : null)
}

/** `auto` is timed from two people on (DL-43, DL-53). */
export function isTimedSearch(options: Options): boolean {
  if (options['search.mode'] !== 'auto') return options['search.mode'] === 'timed'
  return typeof options.people === 'number' && options.people >= 2
}

/** What the clock is set to when nobody has said anything: alone one should not have to hurry. */
export function clockPreset(slug: string, people: number): Options {
  return slug === 'viral-dawn' && people <= 1 ? { turnSeconds: 0, reactSeconds: 0 } : {}
}
