import { InputError } from '@holdout/engine'
import { type Env, kinds, type Setting } from './settings.ts'

const { text, number, url, oneOf, secret, origins } = kinds

/** Everything a host may choose: the variable in the environment, the flag of `holdout serve`, and what it is for. */
export const SETTINGS = {
  host: text('HOST', '--host <address>', 'where to listen; 0.0.0.0 lets others in', '127.0.0.1'),
  port: number('PORT', '--port <number>', 'the port to listen at; 0: any that is free', 8080, 0, 65_535),
  data: text('HOLDOUT_DATA', '--data <folder>', 'where games and accounts are kept', './data'),
  /** null: SQLite in the data folder. */
  databaseUrl: url('DATABASE_URL', '--database-url <url>', 'PostgreSQL instead of a file, for several nodes', [
    'postgres:',
    'postgresql:',
  ]),
  /** null: one node. */
  redisUrl: url('REDIS_URL', '--redis-url <url>', 'Redis, so that nodes hear of each other at once', [
    'redis:',
    'rediss:',
  ]),
  /** null: made once, and kept in the data folder. No flag: what stands on a command line is seen by everybody on the machine. */
  secret: secret('HOLDOUT_SECRET', 'the key that signs sessions: 32 signs or more, the same on every node'),
  origins: origins('HOLDOUT_ORIGINS', '--origins <list>', 'other addresses whose pages may use this server'),
  trustProxy: oneOf('HOLDOUT_TRUST_PROXY', '--trust-proxy <on|off>', 'whether a proxy in front says who asks', [
    'off',
    'on',
  ]),
  botPause: number('HOLDOUT_BOT_PAUSE', '--bot-pause <ms>', 'how long a bot seems to think', 700, 0, 60_000),
  lag: number('HOLDOUT_LAG', '--lag <ms>', 'how much later than its deadline a move may arrive', 300, 0, 5_000),
  awayAfter: number(
    'HOLDOUT_AWAY',
    '--away <ms>',
    'how long somebody may be away before the others decide',
    60_000,
    0,
    24 * 3_600_000,
  ),
  requests: number(
    'HOLDOUT_REQUESTS',
    '--requests <number>',
    'requests a minute that one address may make; 0: any number',
    600,
    0,
    1_000_000,
  ),
  connections: number(
    'HOLDOUT_CONNECTIONS',
    '--connections <number>',
    'sockets that one address may hold open; 0: any number',
    100,
    0,
    1_000_000,
  ),
  metrics: oneOf('HOLDOUT_METRICS', '--metrics <who>', 'who may read /metrics', ['local', 'on', 'off']),
  logLevel: oneOf('HOLDOUT_LOG', '--log <level>', 'how much is logged, as JSON lines on stdout', [
    'warn',
    'debug',
    'info',
    'error',
    'silent',
  ]),
} as const

export type Config = { readonly [K in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[K]['read']> }

type Name = keyof Config

/**
 * Reads flags and environment; a wrong value is refused by the name it was given under. Flags (texts, under the names of `Config`)
 * win over the environment; `fixed` wins over both.
 */
export function readConfig(
  env: Env,
  fixed: Partial<Config> = {},
  flags: Readonly<Partial<Record<Name, string>>> = {},
): Config {
  const read = (name: Name): unknown => {
    const setting: Setting<unknown> = SETTINGS[name]
    const flag = flags[name]
    const [from, given] = flag === undefined ? [setting.env, env[setting.env]] : [setting.flagName, flag]
    return setting.read(given === '' && flag === undefined ? undefined : given, from)
  }
  const names = Object.keys(SETTINGS) as Name[]
  const config = { ...Object.fromEntries(names.map(name => [name, read(name)])), ...fixed } as Config
  if (config.databaseUrl !== null && config.secret === null)
    throw new InputError(
      'HOLDOUT_SECRET is missing; with DATABASE_URL it takes 32 signs or more, the same on every node, or people would be strangers on the next one.',
    )
  return config
}
