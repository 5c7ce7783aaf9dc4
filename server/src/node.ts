import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@holdout/engine'
import type { Bus } from './bus/bus.ts'
import { inProcessBus } from './bus/in-process.ts'
import type { Config } from './config.ts'
import { ContinuousBackup, type ContinuousBackupOptions } from './continuous/continuous-backup.ts'
import { Daily } from './daily/daily.ts'
import { DATABASE_FILE, SECRET_FILE } from './data-files.ts'
import { COUNTS } from './limits/counts.ts'
import { Limits } from './limits/limits.ts'
import { steadyNow } from './limits/steady-clock.ts'
import { Metrics } from './metrics.ts'
import { Delivery } from './notices/delivery.ts'
import { Mailer } from './notices/mail.ts'
import { Notices } from './notices/notices.ts'
import { pushKeys } from './notices/push.ts'
import { Senders } from './notices/senders.ts'
import { Subscribers } from './notices/subscribers.ts'
import { Accounts } from './people/accounts.ts'
import { Sessions } from './people/sessions.ts'
import { SHORTEST_SECRET } from './settings.ts'
import type { AbandonedRule } from './store/abandoned.ts'
import { type StartCopier, sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { BotPool } from './tables/bot-pool.ts'
import { TableRegistry } from './tables/table-registry.ts'
import { logText, metricText, startText } from './text/operator.ts'
import { Quotas } from './upkeep/quotas.ts'
import { pruneDaily, retentionOf } from './upkeep/retention.ts'
import { Space } from './upkeep/space.ts'

/** The parts of a running node. */
export interface Node {
  readonly config: Config
  readonly store: Store
  readonly bus: Bus
  readonly sessions: Sessions
  readonly accounts: Accounts
  readonly registry: TableRegistry
  readonly metrics: Metrics
  readonly limits: Limits
  readonly quotas: Quotas
  readonly notices: Notices
  readonly daily: Daily
  /** When matches without moves are removed; null: never. */
  readonly abandoned: AbandonedRule | null
  /** The time in ms since 1970, which never jumps. */
  now(): number
  /** Logs and counts an internal error. `request` is the id of the request that caused it, if any. */
  reportError(error: unknown, about: string, request?: string): void
  close(): Promise<void>
}

/** Log lines that are not errors. */
export type Tell = (level: 'info' | 'warn', text: string, facts?: object) => void

export async function openNode(config: Config, note: Node['reportError'], tell: Tell): Promise<Node> {
  const metrics = new Metrics()
  const reportError: Node['reportError'] = (error, about, request) => {
    metrics.countError()
    note(error, about, request)
  }
  const known = config.secret ?? storedSecret(config.data)
  let backedUpAt: number | null = null
  const copier = copierOf(config, {
    copied(until) {
      backedUpAt = until
    },
    reportError: error => reportError(error, logText.backup),
  })
  const store = await openStore(config, { copier })
  const key = known ?? newSecret(config.data) // after the database: a key without one means that it is lost
  const bus = await openBus(config, error => reportError(error, logText.redis))
  const now = (): number => Math.round(steadyNow())
  const { botPause, lag, awayAfter, chatLines } = config
  const { budget, requests, connections } = config
  const tables = config.addressTables
  const limits = new Limits({ now, budget, requests, connections, tables, shared: config.redisUrl !== null })
  const sharing = config.redisUrl === null ? null : shareBudgets(limits, bus)
  const botPool = BotPool.create(limits)
  const abandoned = await abandonedRule(config, store, now())
  const subscribers = new Subscribers(store.notices, now)
  await subscribers.refresh()
  const notices = {
    outbox: store.notices,
    isSubscriber: (user: string) => subscribers.has(user),
    delay: config.noticeDelay,
  }
  const tableDeps = { store, bus, now, botPause, botPool, lag, awayAfter, chatLines, abandoned, notices, reportError }
  const registry = new TableRegistry(tableDeps)
  await registry.resumeDueTables()
  const senders = await openSenders(config, store)
  const delivery = new Delivery({
    store,
    registry,
    senders,
    subscribers,
    budgets: limits.budgets('notices', COUNTS.notices),
    node: randomUUID(),
    delay: config.noticeDelay,
    now,
    reportError,
  })
  const daily = new Daily({
    store: store.daily,
    key,
    pool: botPool,
    budgets: limits.budgets('daily-results', COUNTS.dailyResults),
    now,
    reportError: error => reportError(error, logText.daily),
  })
  const space = new Space({
    folder: config.databaseUrl === null ? config.data : null,
    size: () => store.size(),
    minFree: config.minFree,
    maxDatabase: config.maxDatabase,
    warn: text => tell('warn', text),
    reportError: error => reportError(error, logText.space),
  })
  await space.check()
  const stopPruning = pruneDaily({
    store,
    retention: retentionOf(config),
    now,
    reportError: error => reportError(error, logText.prune),
    pruned(counts) {
      metrics.countPruned(counts)
      tell('info', logText.pruned, counts)
    },
  })
  metrics.addGauge('holdout_disk_free_bytes', metricText.diskFree, () => space.free ?? -1)
  metrics.addGauge('holdout_database_bytes', metricText.database, () => space.database ?? -1)
  metrics.addGauge('holdout_backup_age_seconds', metricText.backupAge, () =>
    backedUpAt === null ? -1 : (now() - backedUpAt) / 1000,
  )
  metrics.addGauge('holdout_space', metricText.space, () => ['ok', 'warning', 'full'].indexOf(space.state))
  metrics.addGauge('holdout_tables', metricText.tables, () => registry.load)
  metrics.addGauge('holdout_watchers', metricText.watchers, () => registry.watching)
  return {
    config,
    store,
    bus,
    sessions: new Sessions(store, key, now),
    accounts: new Accounts(store, registry, limits),
    registry,
    metrics,
    limits,
    abandoned,
    daily,
    notices: new Notices(store.notices, senders, subscribers, now, limits),
    quotas: new Quotas(store, limits, space, config.personTables),
    now,
    reportError,
    async close() {
      if (sharing) clearInterval(sharing)
      space.close()
      await stopPruning()
      await delivery.close()
      await registry.close()
      await daily.close()
      await botPool?.close()
      await bus.close()
      await store.close()
    },
  }
}

async function openSenders({ smtpUrl, mailFrom, privateWebhooks }: Config, store: Store): Promise<Senders> {
  const mailer = smtpUrl !== null && mailFrom !== null ? new Mailer(smtpUrl, mailFrom) : null
  return new Senders(await pushKeys(store.notices), mailer, privateWebhooks === 'on')
}

/** When matches without moves are removed, and since when players can read it. */
async function abandonedRule({ keepPlaying }: Config, store: Store, now: number): Promise<AbandonedRule | null> {
  const toldSince = await store.tellOfRemoval(keepPlaying > 0 ? now : null)
  return toldSince === null ? null : { days: keepPlaying, toldSince }
}

/** How often a node tells the others what its heavy users spent, in ms. */
const SHARE_EVERY_MS = 500

/** Shares budgets with the other nodes, in the background. */
function shareBudgets(limits: Limits, bus: Bus): NodeJS.Timeout {
  const self = randomUUID()
  bus.subscribe(
    message => {
      if ('spent' in message && message.node !== self) limits.receive(message)
    },
    () => {}, // limits are less strict for a moment
  )
  const timer = setInterval(() => {
    const message = limits.message(self)
    if (message) bus.publish(message)
  }, SHARE_EVERY_MS)
  return timer.unref()
}

/** Loads the Redis or PostgreSQL driver only if it is needed. */
async function openBus({ redisUrl }: Config, reportError: (error: unknown) => void): Promise<Bus> {
  if (!redisUrl) return inProcessBus()
  const { redisBus } = await import('./bus/redis.ts')
  return redisBus(redisUrl, reportError)
}

type BackupEvents = Pick<ContinuousBackupOptions, 'copied' | 'reportError'>

function copierOf({ backupDir, keepBackups }: Config, events: BackupEvents): StartCopier | null {
  if (backupDir === null) return null
  const options = { folder: backupDir, keepDays: keepBackups, ...events }
  return (file, writer) => ContinuousBackup.start(file, writer, options)
}

interface OpenOptions {
  /** Locks the data folder. */
  readonly alone?: boolean
  readonly copier?: StartCopier | null
}

/** Opens the database of a server. */
export async function openStore(
  { databaseUrl, data }: Config,
  { alone = true, copier = null }: OpenOptions = {},
): Promise<Store> {
  try {
    if (!databaseUrl) {
      refuseLostDatabase(data)
      return await sqliteStore(join(data, DATABASE_FILE), { alone, copier })
    }
    const { postgresStore } = await import('./store/postgres.ts')
    return await postgresStore(databaseUrl)
  } catch (error) {
    if (error instanceof InputError) throw error
    const what = databaseUrl ? startText.databaseOfUrl : join(data, DATABASE_FILE)
    throw new InputError(startText.cannotOpenDatabase(what, (error as Error).message))
  }
}

/** A key beside a missing or empty database: the file was lost or not restored. A new one would hide that. */
function refuseLostDatabase(data: string): void {
  const [secret, database] = [join(data, SECRET_FILE), join(data, DATABASE_FILE)]
  const isLost = existsSync(secret) && !(existsSync(database) && statSync(database).size > 0)
  if (isLost) throw new InputError(startText.databaseLost(database, secret))
}

/** The session key in the data folder; null before the first start. */
function storedSecret(data: string): string | null {
  const file = join(data, SECRET_FILE)
  if (!existsSync(file)) return null
  const secret = inFolder(data, () => readFileSync(file, 'utf8').trim())
  if (secret.length >= SHORTEST_SECRET) return secret
  throw new InputError(startText.secretDamaged(file, secret.length, SHORTEST_SECRET))
}

/** Creates the session key. It stays the same, so that sessions survive restarts. */
function newSecret(data: string): string {
  const file = join(data, SECRET_FILE)
  const secret = randomBytes(32).toString('hex')
  inFolder(data, () => {
    mkdirSync(data, { recursive: true })
    // Renamed only when complete, so that a crash cannot leave a partial key that could be guessed.
    writeFileSync(`${file}.new`, secret, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  })
  return secret
}

function inFolder<T>(data: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new InputError(startText.cannotWriteData(data, (error as Error).message))
  }
}
