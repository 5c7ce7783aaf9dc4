import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bus } from './bus/bus.ts'
import { inProcessBus } from './bus/in-process.ts'
import { redisBus } from './bus/redis.ts'
import type { Config } from './config.ts'
import { Sessions } from './people/sessions.ts'
import { postgresStore } from './store/postgres.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { Keeper } from './tables/keeper.ts'

/** All that a running node holds, whichever adapters it uses. */
export interface Node {
  readonly config: Config
  readonly store: Store
  readonly bus: Bus
  readonly sessions: Sessions
  readonly keeper: Keeper
  complain(error: unknown, about: string): void
  close(): Promise<void>
}

export async function openNode(config: Config, complain: (error: unknown, about: string) => void): Promise<Node> {
  const store = config.databaseUrl
    ? await postgresStore(config.databaseUrl)
    : await sqliteStore(join(config.data, 'holdout.db'))
  const bus = config.redisUrl ? redisBus(config.redisUrl, error => complain(error, 'redis')) : inProcessBus()
  const now = (): number => Date.now()
  const { botPause, lag, awayAfter } = config
  const keeper = new Keeper({ store, bus, now, botPause, lag, awayAfter, complain })
  await keeper.dueRound()
  return {
    config,
    store,
    bus,
    sessions: new Sessions(store, config.secret ?? keptSecret(config.data), now),
    keeper,
    complain,
    async close() {
      await keeper.close()
      await bus.close()
      await store.close()
    },
  }
}

/** Made at the first start, and the same ever after: a restart logs nobody out. */
function keptSecret(data: string): string {
  const file = join(data, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(data, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
