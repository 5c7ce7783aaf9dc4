import { holds, type OptionSpec } from '@holdout/engine'
import { optionsText } from '../../text/setup.ts'
import type { GameInfo } from '../../worker/messages.ts'
import { clockModes, clockOf } from './clocks.ts'

type Options = Readonly<Record<string, unknown>>

interface Group {
  readonly title: string
  readonly options: readonly string[]
}

/** Where the options of a game are on the page: with the timer, in the main options, or under "More options". */
export interface Layout {
  readonly clock: readonly string[]
  readonly first: readonly string[]
  readonly more: readonly Group[]
}

/** Options that the seats set. */
const SEATS = ['players', 'people']
/** The number of main options of a game that declares no groups. */
const MAIN = 3

/** The layout of a game, from the groups that its options declare. */
export function layoutOf({ slug, options }: Pick<GameInfo, 'slug' | 'options'>): Layout {
  const elsewhere = [...SEATS, ...clockModes(clockOf({ slug, options }))]
  const placed = Object.keys(options).filter(name => !elsewhere.includes(name) && !isDataMark(options[name]))
  const isDeclared = placed.some(name => options[name].group === 'main')
  const loose = placed.filter(name => options[name].group === undefined && name !== 'table-clock')
  const groupOf = (name: string): string => {
    if (options[name].group !== undefined) return options[name].group
    if (name === 'table-clock') return 'timer'
    return !isDeclared && loose.indexOf(name) < MAIN ? 'main' : optionsText.otherOptions
  }
  const inGroup = (group: string): string[] => placed.filter(name => groupOf(name) === group)
  const titles = [...new Set(placed.map(groupOf))].filter(group => group !== 'main' && group !== 'timer')
  return {
    clock: inGroup('timer'),
    first: inGroup('main'),
    more: titles.map(title => ({ title, options: inGroup(title) })),
  }
}

/** Whether an option has an effect with these options. A hidden option keeps its value. */
export function isShown({ when }: OptionSpec<unknown>, options: Options): boolean {
  return when === undefined || holds(when, options)
}

/** A choice with one answer only marks which data a game was played with. */
function isDataMark(spec: GameInfo['options'][string]): boolean {
  return spec.type === 'choice' && spec.choices.length < 2
}
