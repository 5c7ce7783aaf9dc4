import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@holdout/engine'
import type { Bus } from './bus/bus.ts'
import { inProcessBus } from './bus/in-process.ts'
import type { Config } from './config.ts'
import { Metrics } from './metrics.ts'
import { Accounts } from './people/accounts.ts'
import { Sessions } from './people/sessions.ts'
import { SHORTEST_SECRET } from './settings.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { BotPool } from './tables/bot-pool.ts'
import { TableRegistry } from './tables/table-registry.ts'
import { logText, metricText, startText } from './text/operator.ts'

/** The SQLite file in the data folder. */
export const DATABASE_FILE = 'holdout.db'
/** The key that signs sessions. */
export const SECRET_FILE = 'secret'

/** The parts of a running node. */
export interface Node {
  readonly config: Config
  readonly store: Store
  readonly bus: Bus
  readonly sessions: Sessions
  readonly accounts: Accounts
  readonly registry: TableRegistry
  readonly metrics: Metrics
  /** Logs and counts an internal error. `request` is the id of the request that caused it, if any. */
  reportError(error: unknown, about: string, request?: string): void
  close(): Promise<void>
}

export async function openNode(config: Config, note: Node['reportError']): Promise<Node> {
  const metrics = new Metrics()
  const reportError: Node['reportError'] = (error, about, request) => {
    metrics.countError()
    note(error, about, request)
  }
  const key = config.secret ?? loadSecret(config.data)
  const store = await openStore(config)
  const bus = await openBus(config, error => reportError(error, logText.redis))
  const now = (): number => Date.now()
  const { botPause, lag, awayAfter } = config
  const botPool = BotPool.create()
  const registry = new TableRegistry({ store, bus, now, botPause, botPool, lag, awayAfter, reportError })
  await registry.resumeDueTables()
  metrics.addGauge('holdout_tables', metricText.tables, () => registry.load)
  metrics.addGauge('holdout_watchers', metricText.watchers, () => registry.watching)
  return {
    config,
    store,
    bus,
    sessions: new Sessions(store, key, now),
    accounts: new Accounts(store, registry, now),
    registry,
    metrics,
    reportError,
    async close() {
      await registry.close()
      await botPool?.close()
      await bus.close()
      await store.close()
    },
  }
}

/** Loads the Redis or PostgreSQL driver only if it is needed. */
async function openBus({ redisUrl }: Config, reportError: (error: unknown) => void): Promise<Bus> {
  if (!redisUrl) return inProcessBus()
  const { redisBus } = await import('./bus/redis.ts')
  return redisBus(redisUrl, reportError)
}

async function openStore({ databaseUrl, data }: Config): Promise<Store> {
  try {
    if (!databaseUrl) return await sqliteStore(join(data, DATABASE_FILE), { alone: true })
    const { postgresStore } = await import('./store/postgres.ts')
    return await postgresStore(databaseUrl)
  } catch (error) {
    if (error instanceof InputError) throw error
    const what = databaseUrl ? startText.databaseOfUrl : join(data, DATABASE_FILE)
    throw new InputError(startText.cannotOpenDatabase(what, (error as Error).message))
  }
}

/**
 * The session key in the data folder, created at the first start. It stays the same, so that sessions survive restarts.
 */
function loadSecret(data: string): string {
  const file = join(data, SECRET_FILE)
  let secret: string
  try {
    if (!existsSync(file)) {
      mkdirSync(data, { recursive: true })
      // Renamed only when complete, so that a crash cannot leave a partial key that could be guessed.
      writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    }
    secret = readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { message } = error as Error
    throw new InputError(startText.cannotWriteData(data, message))
  }
  if (secret.length >= SHORTEST_SECRET) return secret
  throw new InputError(startText.secretDamaged(file, secret.length, SHORTEST_SECRET))
}
