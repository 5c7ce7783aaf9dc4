import type { OptionSpec, Preset, SeatSpec } from '@holdout/engine'
import type { GameInfo, NewTable } from '../../worker/messages.ts'
import { clockPreset, isTimedSearch } from './clocks.ts'

export type Kind = 'person' | 'greedy' | 'random'
export const KINDS: readonly Kind[] = ['person', 'greedy', 'random']

/** A place at the table and who will sit there. `id` stays with it when places are changed. */
export interface Chair {
  readonly id: number
  readonly kind: Kind
  readonly name: string
}

type Options = Readonly<Record<string, unknown>>
type Game = Pick<GameInfo, 'slug' | 'options' | 'presets'>

/** Everything that was chosen for a new table. What was not chosen is not here: it follows from the game and from who sits. */
export interface Plan {
  readonly chairs: readonly Chair[]
  /** How many seats are taken; null where the game itself says how many there are. */
  readonly count: number | null
  readonly picked: Options
  readonly seed: string
}

/** What a link or an earlier evening asks for. */
export interface Wishes {
  readonly people?: number | undefined
  readonly seats?: number | undefined
  readonly bots?: Kind | undefined
  readonly picked?: Options
  readonly kinds?: readonly Kind[]
  readonly names?: readonly string[]
  readonly seed?: string
}

const MOST_CHAIRS = 8

/** Fewest and most seats that a host may choose, and what the book has; null where there is nothing to choose. */
export function seatRange({ options }: Game): { min: number; max: number; standard: number } | null {
  const spec = options.players
  if (!spec) return null
  if (spec.type === 'number') return { min: spec.min, max: spec.max, standard: Number(spec.default) }
  if (spec.type !== 'choice') return null
  const counts = spec.choices.map(({ value }) => Number(value))
  return { min: Math.min(...counts), max: Math.max(...counts), standard: Number(spec.default) }
}

/** A table as it is laid when nobody has touched anything: one person first, bots by rules of thumb on the rest. */
export function freshPlan(game: Game, wishes: Wishes = {}): Plan {
  const range = seatRange(game)
  const people = clamp(wishes.people ?? 1, 0, range?.max ?? MOST_CHAIRS)
  const wanted = wishes.seats ?? range?.standard ?? 0
  const chairs = Array.from({ length: MOST_CHAIRS }, (_, i): Chair => {
    const kind = wishes.people === undefined ? wishes.kinds?.[i] : undefined
    return { id: i, kind: kind ?? (i < people ? 'person' : (wishes.bots ?? 'greedy')), name: wishes.names?.[i] ?? '' }
  })
  const count = range && clamp(Math.max(wanted, wishes.people ?? 0), range.min, range.max)
  return peopleFirst(game, { chairs, count, picked: wishes.picked ?? {}, seed: wishes.seed ?? '' })
}

/** The chairs that are in use; `seats` is how many the game has where that is not for the host to choose. */
export function seated(plan: Plan, seats: number): readonly Chair[] {
  return plan.chairs.slice(0, plan.count ?? seats)
}

/** The whole set of options: the game's own, then what suits a casual evening, then what was picked, then who sits. */
export function optionsOf(game: Game, plan: Plan, seats: number): Options {
  const people = seated(plan, seats).filter(({ kind }) => kind === 'person').length
  const options: Record<string, unknown> = { ...standardOf(game), ...casual(game, people), ...plan.picked }
  if (plan.count !== null) options.players = plan.count
  if ('people' in game.options) options.people = people
  if ('search.mode' in options && isTimedSearch({ ...options, 'search.mode': 'auto' }) === isTimedSearch(options))
    options['search.mode'] = 'auto' // the same by another name would count as a house option
  return options
}

export function standardOf({ options }: Game): Options {
  return Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, spec.default]))
}

/** Where we leave the book for people who just want to play; none of it changes the rules. */
function casual({ slug, options }: Game, people: number): Options {
  const { undo } = options
  const kind = undo?.type === 'choice' && undo.choices.some(({ value }) => value === 'until-reveal')
  return { ...(kind ? { undo: 'until-reveal' } : {}), ...clockPreset(slug, people) }
}

/** Options off the book that change the rules: such games are counted apart. The number of players is no such thing. */
export function houseOptions({ options: specs }: Game, options: Options): string[] {
  return Object.keys(specs).filter(name => name !== 'players' && isHouse(specs[name], options[name]))
}

export function isHouse(spec: OptionSpec<unknown>, value: unknown): boolean {
  return spec.rules && value !== spec.default
}

export function pick(plan: Plan, options: Options): Plan {
  return { ...plan, picked: { ...plan.picked, ...options } }
}

/** Back to what follows by itself. */
export function unpick(plan: Plan, name: string): Plan {
  const { [name]: _gone, ...picked } = plan.picked
  return { ...plan, picked }
}

/** A preset speaks about all that any preset of the game speaks about; the rest stays as it is. */
export function takePreset({ presets }: Game, plan: Plan, { options }: Preset<Options>): Plan {
  const about = presets.flatMap(preset => Object.keys(preset.options))
  const rest = Object.entries(plan.picked).filter(([name]) => !about.includes(name))
  return { ...plan, picked: { ...Object.fromEntries(rest), ...options } }
}

/** The preset that the options amount to, if any. */
export function presetNow(game: Game, options: Options): string | null {
  const about = new Set(game.presets.flatMap(preset => Object.keys(preset.options)))
  const standard = standardOf(game)
  const found = game.presets.find(preset =>
    [...about].every(name => options[name] === (preset.options[name] ?? standard[name])),
  )
  return found?.id ?? null
}

export function setChair(game: Game, plan: Plan, id: number, change: Partial<Omit<Chair, 'id'>>): Plan {
  const chairs = plan.chairs.map(chair => (chair.id === id ? { ...chair, ...change } : chair))
  return change.kind === undefined ? { ...plan, chairs } : peopleFirst(game, { ...plan, chairs })
}

/** One seat more, at the end. */
export function addChair(game: Game, plan: Plan, kind: Kind): Plan {
  const range = seatRange(game)
  if (plan.count === null || !range || plan.count >= range.max) return plan
  const added = plan.chairs[plan.count]
  return setChair(game, { ...plan, count: plan.count + 1 }, added.id, { kind })
}

/** One seat less; those behind it move up. */
export function removeChair(game: Game, plan: Plan, id: number): Plan {
  const range = seatRange(game)
  if (plan.count === null || !range || plan.count <= range.min) return plan
  const gone = plan.chairs
    .filter(chair => chair.id === id)
    .map((chair): Chair => ({ ...chair, kind: 'greedy', name: '' }))
  return { ...plan, chairs: [...plan.chairs.filter(chair => chair.id !== id), ...gone], count: plan.count - 1 }
}

/** Where seats differ: the one person at the table takes that one, and who sat there takes theirs. */
export function sitAt(plan: Plan, place: number): Plan {
  const mine = plan.chairs.findIndex(({ kind }) => kind === 'person')
  if (mine < 0 || mine === place) return plan
  const chairs = [...plan.chairs]
  ;[chairs[mine], chairs[place]] = [chairs[place], chairs[mine]]
  return { ...plan, chairs }
}

/** The game has fewer seats now than before, and those that are left have only bots: the person moves up. */
export function moveUp(plan: Plan, seats: number): Plan {
  const used = seated(plan, seats)
  return used.some(({ kind }) => kind === 'person') ? plan : sitAt(plan, 0)
}

/** A game that is told how many people sit takes them to be on the first seats. */
function peopleFirst({ options }: Game, plan: Plan): Plan {
  if (!('people' in options) || plan.count === null) return plan
  const used = plan.chairs.slice(0, plan.count)
  const people = used.filter(({ kind }) => kind === 'person')
  const bots = used.filter(({ kind }) => kind !== 'person')
  return { ...plan, chairs: [...people, ...bots, ...plan.chairs.slice(plan.count)] }
}

/** What is asked of the engine. Only what leaves the book is named, so that a later change of a default reaches old links too. */
export function tableOf(game: Game, plan: Plan, seats: readonly SeatSpec[], newSeed: () => string): NewTable {
  const chairs = seated(plan, seats.length)
  const people: Record<string, string | null> = {}
  const bots: Record<string, string> = {}
  seats.forEach(({ seat }, i) => {
    const { kind, name } = chairs[i]
    if (kind === 'person') people[seat] = nameOf(name) || null
    else bots[seat] = kind
  })
  const standard = standardOf(game)
  const options = Object.entries(optionsOf(game, plan, seats.length)).filter(
    ([name, value]) => value !== standard[name],
  )
  return {
    slug: game.slug,
    seed: seedOf(plan.seed) ?? newSeed(),
    options: Object.fromEntries(options),
    seating: { people, bots },
  }
}

export function nameOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, 24)
}

/** The seed that somebody typed; null: a new deal. */
export function seedOf(text: string): string | null {
  return text.trim().slice(0, 64) || null
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, Math.trunc(value) || 0))
}
