import type { OptionSpec, Preset, SeatSpec } from '@holdout/engine'
import type { GameInfo, NewMatch } from '../../worker/messages.ts'
import { clockOf, clockPreset, withPlainModes } from './clocks.ts'

/** A player of a seat. `greedy` and `random` are levels of earlier versions: links and saved defaults name them. */
export type Kind = 'person' | 'easy' | 'medium' | 'hard' | 'expert' | 'greedy' | 'random'
/** The players that menus offer. */
export const KINDS: readonly Kind[] = ['person', 'easy', 'medium', 'hard', 'expert']
const EARLIER: readonly Kind[] = ['greedy', 'random']

export function isKind(text: unknown): text is Kind {
  return KINDS.includes(text as Kind) || EARLIER.includes(text as Kind)
}

/** A seat at a new table and its player. `id` stays the same when seats change order. */
export interface Chair {
  readonly id: number
  readonly kind: Kind
  readonly name: string
}

type Options = Readonly<Record<string, unknown>>
type Game = Pick<GameInfo, 'slug' | 'options' | 'presets'>

/** The choices made for a new table. Everything else follows from the game and the seats. */
export interface Plan {
  readonly chairs: readonly Chair[]
  /** The number of seats; null if the game fixes it. */
  readonly count: number | null
  readonly picked: Options
  readonly seed: string
}

/** The setup that a link or saved defaults ask for. */
export interface SetupRequest {
  readonly people?: number | undefined
  readonly seats?: number | undefined
  readonly bots?: Kind | undefined
  /** The id of a preset. */
  readonly preset?: string | undefined
  readonly picked?: Options
  readonly kinds?: readonly Kind[]
  readonly names?: readonly string[]
  readonly seed?: string
}

const MOST_CHAIRS = 8

/** The preset for a first game. With it, bots are easy, no timer runs, and hints are on. */
export const FIRST_GAME = 'first-game'
/** The bots of a first game. */
export const FIRST_BOTS: Kind = 'easy'

/** The options that turn off the timer. */
export function noTimer(game: Game): Options {
  return clockOf(game)?.choices.find(({ id }) => id === 'calm')?.options ?? {}
}

/** The fewest, most and standard number of seats; null if the game fixes the number. */
export function seatRange({ options }: Game): { min: number; max: number; standard: number } | null {
  const spec = options.players
  if (!spec) return null
  if (spec.type === 'number') return { min: spec.min, max: spec.max, standard: Number(spec.default) }
  if (spec.type !== 'choice') return null
  const counts = spec.choices.map(({ value }) => Number(value))
  return { min: Math.min(...counts), max: Math.max(...counts), standard: Number(spec.default) }
}

/** The plan of an untouched table: one person in the first seat, medium bots in the others. */
export function freshPlan(game: Game, request: SetupRequest = {}): Plan {
  const range = seatRange(game)
  const people = clamp(request.people ?? 1, 0, range?.max ?? MOST_CHAIRS)
  const wanted = request.seats ?? range?.standard ?? 0
  const chairs = Array.from({ length: MOST_CHAIRS }, (_, i): Chair => {
    const kind = request.people === undefined ? request.kinds?.[i] : undefined
    return { id: i, kind: kind ?? (i < people ? 'person' : (request.bots ?? 'medium')), name: request.names?.[i] ?? '' }
  })
  const count = range && clamp(Math.max(wanted, request.people ?? 0), range.min, range.max)
  return peopleFirst(game, { chairs, count, picked: request.picked ?? {}, seed: request.seed ?? '' })
}

/** The chairs in use. `seats` is the number of seats where the game fixes it. */
export function seated(plan: Plan, seats: number): readonly Chair[] {
  return plan.chairs.slice(0, plan.count ?? seats)
}

/** All options: the game's defaults, then our casual defaults, then what was picked, then the players. */
export function optionsOf(game: Game, plan: Plan, seats: number): Options {
  const people = seated(plan, seats).filter(({ kind }) => kind === 'person').length
  const options: Record<string, unknown> = { ...standardOf(game), ...casual(game, people), ...plan.picked }
  if (plan.count !== null) options.players = plan.count
  if ('people' in game.options) options.people = people
  return withPlainModes(game, options)
}

export function standardOf({ options }: Game): Options {
  return Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, spec.default]))
}

/** Our defaults where they differ from the rulebook. None of them changes the rules. */
function casual(game: Game, people: number): Options {
  const { undo } = game.options
  const kind = undo?.type === 'choice' && undo.choices.some(({ value }) => value === 'until-reveal')
  return { ...(kind ? { undo: 'until-reveal' } : {}), ...clockPreset(game, people) }
}

/**
 * The house rules: options that differ from the rulebook and change the rules. The number of players is not one, nor is
 * an option of the chosen preset, which says itself what it changes: a first game is no table with house rules.
 */
export function houseOptions(game: Game, options: Options): string[] {
  const { options: specs, presets } = game
  const preset = presets.find(({ id }) => id === presetNow(game, options))?.options ?? {}
  return Object.keys(specs).filter(
    name => name !== 'players' && !(name in preset) && isHouse(specs[name], options[name]),
  )
}

export function isHouse(spec: OptionSpec<unknown>, value: unknown): boolean {
  return spec.rules && value !== spec.default
}

export function pick(plan: Plan, options: Options): Plan {
  return { ...plan, picked: { ...plan.picked, ...options } }
}

/** Returns an option to its default. */
export function unpick(plan: Plan, name: string): Plan {
  const { [name]: _gone, ...picked } = plan.picked
  return { ...plan, picked }
}

/**
 * Applies a preset. It resets every option that any preset of the game sets, and leaves the rest. A first game also has
 * easy bots and no timer.
 */
export function takePreset(game: Game, plan: Plan, { id, options: { players, ...preset } }: Preset<Options>): Plan {
  const easier = ({ kind }: Chair): Kind => (kind === 'person' ? kind : FIRST_BOTS)
  const chairs = id === FIRST_GAME ? plan.chairs.map(chair => ({ ...chair, kind: easier(chair) })) : plan.chairs
  const options = id === FIRST_GAME ? { ...noTimer(game), ...preset } : preset
  const about = game.presets.flatMap(preset => Object.keys(preset.options))
  const rest = Object.entries(plan.picked).filter(([name]) => !about.includes(name))
  const count = typeof players === 'number' && plan.count !== null ? players : plan.count
  return { ...plan, chairs, count, picked: { ...Object.fromEntries(rest), ...options } }
}

/** The preset that matches the options, if any. The number of players does not matter. */
export function presetNow(game: Game, options: Options): string | null {
  const about = new Set(game.presets.flatMap(preset => Object.keys(preset.options)))
  about.delete('players')
  const standard = { ...standardOf(game), ...casual(game, Number(options.people ?? 1)) }
  const found = game.presets.find(preset => {
    const set = Object.fromEntries([...about].map(name => [name, preset.options[name] ?? standard[name]]))
    const wanted = withPlainModes(game, { ...options, ...set })
    return [...about].every(name => options[name] === wanted[name])
  })
  return found?.id ?? null
}

export function setChair(game: Game, plan: Plan, id: number, change: Partial<Omit<Chair, 'id'>>): Plan {
  const chairs = plan.chairs.map(chair => (chair.id === id ? { ...chair, ...change } : chair))
  return change.kind === undefined ? { ...plan, chairs } : peopleFirst(game, { ...plan, chairs })
}

/** The level of the next bot: that of the last one at the table, or of the seat that is added. */
export function botLevel(plan: Plan, seats: number): Kind {
  const used = seated(plan, seats)
  const bots = [...used.toReversed(), ...plan.chairs.slice(used.length)].filter(({ kind }) => kind !== 'person')
  return bots[0]?.kind ?? 'medium'
}

/** Adds a seat at the end. */
export function addChair(game: Game, plan: Plan, kind: Kind): Plan {
  const range = seatRange(game)
  if (plan.count === null || !range || plan.count >= range.max) return plan
  const added = plan.chairs[plan.count]
  return setChair(game, { ...plan, count: plan.count + 1 }, added.id, { kind })
}

/** Removes a seat; the seats after it move up. */
export function removeChair(game: Game, plan: Plan, id: number): Plan {
  const range = seatRange(game)
  if (plan.count === null || !range || plan.count <= range.min) return plan
  const gone = plan.chairs
    .filter(chair => chair.id === id)
    .map((chair): Chair => ({ ...chair, kind: 'medium', name: '' }))
  return { ...plan, chairs: [...plan.chairs.filter(chair => chair.id !== id), ...gone], count: plan.count - 1 }
}

/** Moves the only person at the table to a seat; the two players change places. */
export function sitAt(plan: Plan, place: number): Plan {
  const mine = plan.chairs.findIndex(({ kind }) => kind === 'person')
  if (mine < 0 || mine === place) return plan
  const chairs = [...plan.chairs]
  ;[chairs[mine], chairs[place]] = [chairs[place], chairs[mine]]
  return { ...plan, chairs }
}

/** Moves the person up if the game now has fewer seats and only bots would be left. */
export function moveUp(plan: Plan, seats: number): Plan {
  const used = seated(plan, seats)
  return used.some(({ kind }) => kind === 'person') ? plan : sitAt(plan, 0)
}

/** A game with a `people` option expects the people in the first seats. */
function peopleFirst({ options }: Game, plan: Plan): Plan {
  if (!('people' in options) || plan.count === null) return plan
  const used = plan.chairs.slice(0, plan.count)
  const people = used.filter(({ kind }) => kind === 'person')
  const bots = used.filter(({ kind }) => kind !== 'person')
  return { ...plan, chairs: [...people, ...bots, ...plan.chairs.slice(plan.count)] }
}

/**
 * The table to start. Includes only options that differ from the defaults, so that a changed default reaches old links.
 */
export function tableOf(game: Game, plan: Plan, seats: readonly SeatSpec[], newSeed: () => string): NewMatch {
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

/** The seed that was typed; null for a new deal. */
export function seedOf(text: string): string | null {
  return text.trim().slice(0, 64) || null
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, Math.trunc(value) || 0))
}
