import { InputError } from './errors.ts'
import type { Condition } from './setup.ts'

/** One option of a match, under a kebab-case id. The default gives the game as in its rulebook. */
export type OptionSpec<T> = Place & {
  readonly title: string
  readonly help: string
  readonly default: T
  /** false: changes only presentation or timing, so results are comparable with games at the default. */
  readonly rules: boolean
} & (
    | { readonly type: 'choice'; readonly choices: readonly { readonly value: T; readonly title: string }[] }
    | {
        readonly type: 'number'
        readonly min: number
        readonly max: number
        readonly unit?: string
        /** The meaning of 0, if it is allowed besides the range: "no clock", "no limit". */
        readonly zero?: string
      }
    | { readonly type: 'flag' }
  )

export type OptionSpecs<O> = { readonly [K in keyof O]: OptionSpec<O[K]> }

/** A named set of options. */
export interface Preset<O> {
  readonly id: string
  readonly title: string
  readonly help: string
  readonly options: Partial<O>
}

interface Place {
  /**
   * Where setup pages show it: `main`, `timer`, or the title of a group under "More options". Without groups, a game's
   * first three options are main options.
   */
  readonly group?: string
  /** It has an effect only with these options; pages hide it otherwise. */
  readonly when?: readonly Condition[]
  /** The id that it had before. It is accepted wherever options are read, and state hashes are computed with it. */
  readonly formerly?: string
}

type Basics = Place & { readonly title: string; readonly help: string; readonly rules?: boolean }

/** Helpers to declare options. An option that changes only presentation or timing has `rules: false`. */
export const option = {
  flag({ rules = true, ...basics }: Basics, standard = false) {
    return { type: 'flag' as const, ...basics, rules, default: standard }
  },
  /** The first choice is the default. */
  choice<const T>({ rules = true, ...basics }: Basics, ...choices: readonly (readonly [T, string])[]) {
    const listed = choices.map(([value, label]) => ({ value, title: label }))
    return { type: 'choice' as const, ...basics, rules, default: choices[0][0], choices: listed }
  },
  number(
    { rules = true, ...basics }: Basics,
    range: { default: number; min: number; max: number; unit?: string; zero?: string },
  ) {
    return { type: 'number' as const, ...basics, rules, ...range }
  },
}

type Options = Readonly<Record<string, unknown>>
type AnySpecs = Readonly<Record<string, OptionSpec<unknown>>>

/** Options under their current ids. The later one counts if an option is given under both ids. */
export function withCurrentIds(specs: object, given: Options): Record<string, unknown> {
  const all = Object.entries(specs as AnySpecs)
  const current = new Map(all.flatMap(([id, { formerly }]) => (formerly === undefined ? [] : [[formerly, id]])))
  return Object.fromEntries(Object.entries(given).map(([id, value]) => [current.get(id) ?? id, value]))
}

/** Options under the ids that state hashes are computed with, so that a new id changes no hash. */
export function withFormerIds(specs: object, options: Options): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).map(([id, value]) => [(specs as AnySpecs)[id]?.formerly ?? id, value]),
  )
}

/**
 * Completes the given options with defaults. Throws an `InputError` for an unknown option, a wrong type or a value out
 * of range.
 */
export function readOptions<O>(specs: OptionSpecs<O>, from: Readonly<Record<string, unknown>> = {}): O {
  const given = withCurrentIds(specs, from)
  const names = Object.keys(specs)
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) {
      const only = names.length === 1 ? 'The only option is' : 'The options are'
      const known = names.length ? `${only}: ${names.join(', ')}` : 'This game has no options'
      throw new InputError(`There is no option "${name}". ${known}.`)
    }
  }
  const options: Record<string, unknown> = {}
  for (const name of names) {
    const spec = specs[name as keyof O] as OptionSpec<unknown>
    options[name] = name in given ? readOption(name, spec, given[name]) : spec.default
  }
  return Object.freeze(options) as O
}

/** Reads one value. Also accepts text from a command line, such as `8`, `on` and `short`. */
function readOption(name: string, spec: OptionSpec<unknown>, value: unknown): unknown {
  if (spec.type === 'flag') {
    if (value === true || value === 'on' || value === 'true') return true
    if (value === false || value === 'off' || value === 'false') return false
  } else if (spec.type === 'number') {
    const number = typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value
    const inRange = typeof number === 'number' && number >= spec.min && number <= spec.max
    if (Number.isInteger(number) && (inRange || (number === 0 && spec.zero !== undefined))) return number
  } else {
    const found = spec.choices.find(choice => choice.value === value || String(choice.value) === value)
    if (found) return found.value
  }
  throw new InputError(
    `Option "${name}" cannot be ${JSON.stringify(value)}. Use ${'choices' in spec ? 'one of ' : ''}${optionRange(spec)}.`,
  )
}

/** The allowed values of an option, as text. */
export function optionRange(spec: OptionSpec<unknown>): string {
  if (spec.type === 'flag') return 'on or off'
  if (spec.type === 'number') {
    const zero = spec.zero && spec.min > 0 ? `, or 0 (${spec.zero})` : ''
    return `a whole number from ${spec.min} to ${spec.max}${spec.unit ? ` (${spec.unit})` : ''}${zero}`
  }
  return spec.choices.map(choice => String(choice.value)).join(', ')
}

/** The options that change the rules and are not at their default. Such games are counted separately. */
export function houseRules<O>(specs: OptionSpecs<O>, options: O): string[] {
  return (Object.keys(specs) as (keyof O & string)[]).filter(
    name => specs[name].rules && options[name] !== specs[name].default,
  )
}
