import { SHELF } from '@holdout/catalog'
import { type ClockId, type ClockPlan, clockChoice, holds } from '@holdout/engine'
import { timerText } from '../../text/setup.ts'
import type { GameInfo } from '../../worker/messages.ts'

type Options = Readonly<Record<string, unknown>>

/** For games that declare no choices and have the option `table-clock`. */
const TABLE_CLOCK: ClockPlan = {
  note: timerText.note,
  choices: [
    { id: 'calm', ...timerText.none, options: { 'table-clock': 0 } },
    { id: 'slow', ...timerText.slow, options: { 'table-clock': 120 } },
    { id: 'timed', ...timerText.timed, options: { 'table-clock': 30 } },
  ],
  slowAbove: 60,
  shown: { option: 'table-clock', each: timerText.each },
}

/** The timer of a game; null if it has none to set. `options` are its options or the options of a table. */
export function clockOf({ slug, options }: { slug: string; options: Options }): ClockPlan | null {
  const declared = SHELF.find(about => about.slug === slug)?.clock
  return declared ?? ('table-clock' in options ? TABLE_CLOCK : null)
}

/** The timer of a table as one of three choices; `calm` if there is none. */
export function paceOf(clock: ClockPlan | null, options: Options): ClockId {
  return clock && !holds(clock.none ?? [], options) ? clockChoice(clock, options) : 'calm'
}

/** Options that a timer choice sets to a mode, not to seconds. They have no field of their own. */
export function clockModes(clock: ClockPlan | null): string[] {
  const set = clock?.choices.flatMap(({ options }) => Object.entries(options)) ?? []
  return [...new Set(set.flatMap(([name, value]) => (typeof value === 'string' ? [name] : [])))]
}

/** The options with each timer mode at its default if that gives the same timer: it would count as a house rule. */
export function withPlainModes(game: Pick<GameInfo, 'slug' | 'options'>, options: Options): Options {
  const clock = clockOf(game)
  let plain = options
  for (const name of clockModes(clock)) {
    const standard = { ...plain, [name]: game.options[name].default }
    if (paceOf(clock, standard) === paceOf(clock, plain)) plain = standard
  }
  return plain
}

/** The timer for a person who plays alone, where it is not the default. */
export function clockPreset(game: Pick<GameInfo, 'slug' | 'options'>, people: number): Options {
  const clock = clockOf(game)
  return (people <= 1 && clock?.choices.find(({ id }) => id === clock.alone)?.options) || {}
}
