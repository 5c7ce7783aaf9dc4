import { InputError } from '@holdout/engine'

/** Everything a host may choose. Each has a flag of `holdout serve` or a variable in the environment; docs/hosting.md lists them. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Folder with the SQLite file and the key for sessions. */
  readonly data: string
  /** `postgres://…`: several nodes share it. null: SQLite in the data folder. */
  readonly databaseUrl: string | null
  /** `redis://…`: several nodes hear of each other's moves. null: one node. */
  readonly redisUrl: string | null
  /** The key that signs sessions; the same on every node. null: made once, and kept in the data folder. */
  readonly secret: string | null
  /** Addresses of pages that may open sockets besides our own, such as `https://play.example.org`. */
  readonly origins: readonly string[]
  /** Whether a proxy in front says who is asking and whether it was asked over TLS. */
  readonly trustProxy: boolean
  readonly botPause: number
  readonly lag: number
  readonly awayAfter: number
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the environment; a wrong value is refused by name. Flags win over it. */
export function readConfig(env: Env, flags: Partial<Config> = {}): Config {
  const text = (name: string, standard: string): string => env[name] ?? standard
  const number = (name: string, standard: number, min: number, max: number): number => {
    const given = env[name]
    if (given === undefined) return standard
    const value = /^\d+$/.test(given.trim()) ? Number(given) : Number.NaN
    if (value >= min && value <= max) return value
    throw new InputError(`${name} cannot be "${given}"; it takes a whole number from ${min} to ${max}.`)
  }
  const url = (name: string, ...protocols: string[]): string | null => {
    const given = env[name]
    if (!given) return null
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given
    throw new InputError(
      `${name} is no address of the kind it takes (${protocols.map(one => `${one}//…`).join(' or ')}).`,
    )
  }
  const level = text('HOLDOUT_LOG', 'warn')
  if (!isLevel(level)) throw new InputError(`HOLDOUT_LOG cannot be "${level}"; it takes ${LEVELS.join(', ')}.`)
  return {
    host: text('HOST', '127.0.0.1'),
    port: number('PORT', 8080, 0, 65_535),
    data: text('HOLDOUT_DATA', './data'),
    databaseUrl: url('DATABASE_URL', 'postgres:', 'postgresql:'),
    redisUrl: url('REDIS_URL', 'redis:', 'rediss:'),
    secret: secretOf(env.HOLDOUT_SECRET),
    origins: originsOf(env.HOLDOUT_ORIGINS),
    trustProxy: flagOf('HOLDOUT_TRUST_PROXY', env.HOLDOUT_TRUST_PROXY),
    botPause: number('HOLDOUT_BOT_PAUSE', 700, 0, 60_000),
    lag: number('HOLDOUT_LAG', 300, 0, 5_000),
    awayAfter: number('HOLDOUT_AWAY', 60_000, 0, 24 * 3_600_000),
    logLevel: level,
    ...flags,
  }
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

function isLevel(text: string): text is Config['logLevel'] {
  return (LEVELS as readonly string[]).includes(text)
}

function secretOf(given: string | undefined): string | null {
  if (given === undefined) return null
  if (given.length >= 32) return given
  throw new InputError('HOLDOUT_SECRET is too short; it takes 32 signs or more, the same on every node.')
}

function originsOf(given: string | undefined): string[] {
  const origins = (given ?? '')
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new InputError(
        `HOLDOUT_ORIGINS holds "${origin}"; it takes addresses such as https://play.example.org, with commas between them.`,
      )
  return origins
}

function flagOf(name: string, given: string | undefined): boolean {
  if (given === undefined || given === 'off') return false
  if (given === 'on') return true
  throw new InputError(`${name} cannot be "${given}"; it takes on or off.`)
}
