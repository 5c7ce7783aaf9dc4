import { InputError } from '@holdout/engine'
import { type Env, kinds, type Setting, SHORTEST_SECRET } from './settings.ts'
import { settingText as help, settingError } from './text/operator.ts'

const { text, folder, number, url, mail, oneOf, secret, origins, hosts } = kinds

const MOST_DAYS = 36_500

/** All settings of the server: environment variable, flag of `holdout serve` and help text. */
export const SETTINGS = {
  host: text('HOST', '--host <address>', help.host, '127.0.0.1'),
  port: number('PORT', '--port <number>', help.port, 8080, 0, 65_535),
  data: text('HOLDOUT_DATA', '--data <folder>', help.data, './data'),
  /** Null: SQLite in the data folder. */
  databaseUrl: url('DATABASE_URL', '--database-url <url>', help.databaseUrl, ['postgres:', 'postgresql:']),
  /** Null: a single node. */
  redisUrl: url('REDIS_URL', '--redis-url <url>', help.redisUrl, ['redis:', 'rediss:']),
  /**
   * Null: generated and stored in the data folder. It has no flag, because all users of a machine can see command
   * lines.
   */
  secret: secret('HOLDOUT_SECRET', help.secret),
  origins: origins('HOLDOUT_ORIGINS', '--origins <list>', help.origins),
  hosts: hosts('HOLDOUT_HOSTS', '--hosts <list>', help.hosts),
  trustProxy: oneOf('HOLDOUT_TRUST_PROXY', '--trust-proxy <on|off>', help.trustProxy, ['off', 'on']),
  botPause: number('HOLDOUT_BOT_PAUSE', '--bot-pause <ms>', help.botPause, 700, 0, 60_000),
  lag: number('HOLDOUT_LAG', '--lag <ms>', help.lag, 300, 0, 5_000),
  awayAfter: number('HOLDOUT_AWAY', '--away <ms>', help.awayAfter, 60_000, 0, 24 * 3_600_000),
  budget: number('HOLDOUT_BUDGET', '--budget <ms>', help.budget, 250, 0, 10_000),
  requests: number('HOLDOUT_REQUESTS', '--requests <number>', help.requests, 600, 0, 1_000_000),
  connections: number('HOLDOUT_CONNECTIONS', '--connections <number>', help.connections, 100, 0, 1_000_000),
  personTables: number('HOLDOUT_PERSON_TABLES', '--person-tables <number>', help.personTables, 100, 0, 1_000_000),
  addressTables: number('HOLDOUT_ADDRESS_TABLES', '--address-tables <number>', help.addressTables, 1_000, 0, 1_000_000),
  minFree: number('HOLDOUT_MIN_FREE', '--min-free <MB>', help.minFree, 200, 0, 1_000_000_000),
  maxDatabase: number('HOLDOUT_MAX_DATABASE', '--max-database <MB>', help.maxDatabase, 0, 0, 1_000_000_000),
  chatLines: number('HOLDOUT_CHAT_LINES', '--chat-lines <number>', help.chatLines, 1_000, 0, 1_000_000),
  keepGuests: number('HOLDOUT_KEEP_GUESTS', '--keep-guests <days>', help.keepGuests, 0, 0, MOST_DAYS),
  keepWaiting: number('HOLDOUT_KEEP_WAITING', '--keep-waiting <days>', help.keepWaiting, 0, 0, MOST_DAYS),
  keepFinished: number('HOLDOUT_KEEP_FINISHED', '--keep-finished <days>', help.keepFinished, 0, 0, MOST_DAYS),
  keepPlaying: number('HOLDOUT_KEEP_PLAYING', '--keep-playing <days>', help.keepPlaying, 0, 0, MOST_DAYS),
  keepChat: number('HOLDOUT_KEEP_CHAT', '--keep-chat <days>', help.keepChat, 0, 0, MOST_DAYS),
  keepAnswers: number('HOLDOUT_KEEP_ANSWERS', '--keep-answers <days>', help.keepAnswers, 7, 0, MOST_DAYS),
  keepNotices: number('HOLDOUT_KEEP_NOTICES', '--keep-notices <days>', help.keepNotices, 30, 1, MOST_DAYS),
  noticeDelay: number('HOLDOUT_NOTICE_DELAY', '--notice-delay <ms>', help.noticeDelay, 5_000, 0, 3_600_000),
  privateWebhooks: oneOf('HOLDOUT_PRIVATE_WEBHOOKS', '--private-webhooks <on|off>', help.privateWebhooks, [
    'off',
    'on',
  ]),
  /** Null: no mail. */
  smtpUrl: url('HOLDOUT_SMTP_URL', '--smtp-url <url>', help.smtpUrl, ['smtp:', 'smtps:']),
  mailFrom: mail('HOLDOUT_MAIL_FROM', '--mail-from <address>', help.mailFrom),
  /** Null: no continuous backup. */
  backupDir: folder('HOLDOUT_BACKUP_DIR', '--backup-dir <folder>', help.backupDir),
  keepBackups: number('HOLDOUT_KEEP_BACKUPS', '--keep-backups <days>', help.keepBackups, 7, 0, MOST_DAYS),
  metrics: oneOf('HOLDOUT_METRICS', '--metrics <who>', help.metrics, ['local', 'on', 'off']),
  logLevel: oneOf('HOLDOUT_LOG', '--log <level>', help.logLevel, ['warn', 'debug', 'info', 'error', 'silent']),
} as const

export type Config = { readonly [K in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[K]['read']> }

type Name = keyof Config

/**
 * Reads flags and environment. An error names the flag or variable with the wrong value. Flags (texts, by the names in
 * `Config`) override the environment; `fixed` overrides both.
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
    throw new InputError(settingError.secretMissing(SHORTEST_SECRET))
  if (config.smtpUrl !== null && config.mailFrom === null) throw new InputError(settingError.mailFromMissing)
  if (config.databaseUrl !== null && config.backupDir !== null) throw new InputError(settingError.backupOfPostgres)
  return config
}
