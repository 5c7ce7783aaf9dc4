/** Values of options. A list means any of its values. */
export interface Condition {
  readonly [option: string]: Value | readonly Value[] | { readonly not: Value }
}

type Value = string | number | boolean

/** Whether the options fit one of the conditions. Data instead of a function, so that it can be sent to a page. */
export function holds(conditions: readonly Condition[], options: Readonly<Record<string, unknown>>): boolean {
  return conditions.some(condition =>
    Object.entries(condition).every(([name, wanted]) => {
      if (typeof wanted !== 'object') return options[name] === wanted
      return 'not' in wanted ? options[name] !== wanted.not : wanted.includes(options[name] as Value)
    }),
  )
}

/** `calm` is no timer. */
export type ClockId = 'timed' | 'slow' | 'calm'

export interface ClockChoice {
  readonly id: ClockId
  readonly title: string
  readonly help: string
  /** The options it sets. */
  readonly options: Readonly<Record<string, string | number>>
}

/**
 * The timer of a game as three choices. A game whose only timer is the option `table-clock` needs none: pages have
 * choices for it.
 */
export interface ClockPlan {
  /** The purpose of the timer, such as "for each decision". */
  readonly note: string
  /** In the order pages show them. */
  readonly choices: readonly ClockChoice[]
  /** With these options there is no timer; absent: the options of the choice `calm`. */
  readonly calm?: readonly Condition[]
  /** With these options the game has no timer to set. */
  readonly none?: readonly Condition[]
  /** More seconds than this count as slow; absent: the most seconds that the choice `timed` sets. */
  readonly slowAbove?: number
  /** The choice for a person who plays alone with bots; absent: the defaults of the options. */
  readonly alone?: ClockId
  /** The option that lists of tables show, and its unit after "60 s": "per turn". */
  readonly shown: { readonly option: string; readonly each: string }
}

/** The choice that fits a set of options. */
export function clockChoice(plan: ClockPlan, options: Readonly<Record<string, unknown>>): ClockId {
  const setBy = (id: ClockId): ClockChoice['options'] => plan.choices.find(choice => choice.id === id)?.options ?? {}
  if (holds(plan.calm ?? [setBy('calm')], options)) return 'calm'
  const timed = Object.entries(setBy('timed')).filter(([, value]) => typeof value === 'number')
  const slowAbove = plan.slowAbove ?? Math.max(...timed.map(([, seconds]) => Number(seconds)))
  return timed.some(([name]) => Number(options[name]) > slowAbove) ? 'slow' : 'timed'
}
