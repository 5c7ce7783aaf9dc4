import { withCurrentIds } from '@holdout/engine'
import { readStored, writeStored } from '../../client/storage.ts'
import type { GameInfo } from '../../worker/messages.ts'
import {
  FIRST_BOTS,
  FIRST_GAME,
  isKind,
  type Kind,
  nameOf,
  noTimer,
  type Plan,
  type SetupRequest,
  seated,
} from './plan.ts'

/**
 * The setup that an address asks for: `?seed=7&people=2&seats=4&bots=hard&preset=first-game&opt.shells=10`. The number
 * of players can also be an option.
 */
export function requestOf(query: URLSearchParams): SetupRequest {
  const picked: Record<string, unknown> = {}
  for (const [name, value] of query) {
    const option = name.startsWith('opt.') ? name.slice('opt.'.length) : ''
    if (option && option !== 'players' && option !== 'people') picked[option] = value
  }
  const bots = query.get('bots')
  return {
    people: countOf(query.get('people') ?? query.get('opt.people')),
    seats: countOf(query.get('seats') ?? query.get('opt.players')),
    bots: isBot(bots) ? bots : undefined,
    seed: query.get('seed') ?? '',
    picked,
    preset: query.get('preset') ?? undefined,
  }
}

/**
 * A request in terms of a game: its preset under the options that it names, with typed values. In a first game bots are
 * easy and no timer runs, whoever asks for it: the lesson, this page or a link.
 */
export function requestFor(game: Pick<GameInfo, 'slug' | 'options' | 'presets'>, request: SetupRequest): SetupRequest {
  const { players, ...preset } = game.presets.find(({ id }) => id === request.preset)?.options ?? {}
  const seats = request.seats ?? (typeof players === 'number' ? players : undefined)
  const picked = readPicked(game, request.picked)
  if (request.preset !== FIRST_GAME) return { ...request, seats, picked: { ...preset, ...picked } }
  const options = { ...noTimer(game), ...preset, ...picked }
  return { ...request, bots: request.bots ?? FIRST_BOTS, seats, picked: options }
}

/**
 * Converts texts from an address to option values. An unknown text stays a text, so that the engine rejects it with its
 * name.
 */
function readPicked(
  { options }: Pick<GameInfo, 'options'>,
  picked: SetupRequest['picked'] = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(withCurrentIds(options, picked)).map(([name, value]) => {
      const spec = options[name]
      if (!spec || typeof value !== 'string') return [name, value]
      if (spec.type === 'choice')
        return [name, spec.choices.find(choice => String(choice.value) === value)?.value ?? value]
      if (spec.type === 'number') return [name, /^-?\d+$/.test(value) ? Number(value) : value]
      return [name, value === 'on' || value === 'true' ? true : value === 'off' || value === 'false' ? false : value]
    }),
  )
}

/** The defaults saved on this device for a game, without options that the game no longer has. */
export function defaultsOf({ slug, options }: Pick<GameInfo, 'slug' | 'options'>): SetupRequest {
  const kept = readStored(`usual:${slug}`) as { picked?: unknown; seats?: unknown; kinds?: unknown } | null
  const picked = isObject(kept?.picked)
    ? Object.entries(withCurrentIds(options, kept.picked)).filter(([name]) => Object.hasOwn(options, name))
    : []
  const kinds = Array.isArray(kept?.kinds) ? kept.kinds.filter(isKind) : []
  return {
    picked: Object.fromEntries(picked),
    ...(typeof kept?.seats === 'number' ? { seats: kept.seats } : {}),
    ...(kinds.length > 0 ? { kinds } : {}),
  }
}

/** For a first visit: saved defaults if there are any, otherwise a first game. */
export function gentleDefaults(game: Pick<GameInfo, 'slug' | 'options' | 'presets'>): SetupRequest {
  if (readStored(`usual:${game.slug}`) !== null) return defaultsOf(game)
  return requestFor(game, { preset: FIRST_GAME })
}

/** Saves a plan as the default of a game. Returns false if there is no room. Seed and names are not part of it. */
export function saveDefaults(slug: string, plan: Plan, seats: number): boolean {
  const kinds = seated(plan, seats).map(({ kind }) => kind)
  return writeStored(`usual:${slug}`, {
    picked: plan.picked,
    kinds,
    ...(plan.count === null ? {} : { seats: plan.count }),
  })
}

/** The names used last on this device. */
export function savedNames(): string[] {
  const kept = readStored('names')
  return Array.isArray(kept) ? kept.filter(name => typeof name === 'string').map(nameOf) : []
}

export function saveNames(plan: Plan, seats: number): void {
  writeStored(
    'names',
    seated(plan, seats).map(({ kind, name }) => (kind === 'person' ? nameOf(name) : '')),
  )
}

/** Combines saved defaults with an address; the address wins. */
export function combine(usual: SetupRequest, asked: SetupRequest): SetupRequest {
  return {
    ...usual,
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
    picked: { ...usual.picked, ...asked.picked },
  }
}

function countOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : undefined
}

function isBot(text: string | null): text is Kind {
  return isKind(text) && text !== 'person'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
