import { agree, quantity } from '@holdout/words'

/** Help for each setting, as `holdout serve --help` shows it. */
export const settingText = {
  host: 'address to listen on; 0.0.0.0 lets other computers connect',
  port: 'port to listen on; 0 picks a free one',
  data: 'folder for games and accounts',
  databaseUrl: 'PostgreSQL database instead of a file; needed for several nodes',
  redisUrl: "Redis server that tells nodes about each other's changes immediately",
  secret: 'key that signs sessions: at least 32 characters, the same on every node',
  origins: 'other origins whose pages may use this server, separated by commas',
  hosts: 'host names that this server answers for, separated by commas',
  trustProxy: 'whether to trust the client address from a proxy in front',
  botPause: 'how long a bot waits before it moves',
  lag: 'how late a move may arrive after its deadline',
  awayAfter: 'how long a player may be away before the others decide',
  budget: 'CPU time per second that requests from one address may use; 0 for no limit',
  requests: 'requests per minute from one address; 0 for no limit',
  connections: 'open sockets per address; 0 for no limit',
  personTables: 'tables of one person that are not over; 0 for no limit',
  addressTables: 'new tables per day from one address; 0 for no limit',
  minFree: 'free disk space below which new tables and chat lines are rejected; 0 for no limit',
  maxDatabase: 'size of the database at which new tables and chat lines are rejected; 0 for no limit',
  chatLines: 'chat lines that a table keeps; 0 for all',
  keepGuests: 'days after which guests without games are deleted; 0 for never',
  keepWaiting: 'days after which unused tables that never started are deleted; 0 for never',
  keepFinished: 'days after which finished games are deleted; 0 for never',
  keepPlaying: 'days after which games in progress without a move are deleted, with a notice before; 0 for never',
  keepChat: 'days after which chat lines are deleted; 0 for never',
  backupDir: 'folder to which every change is copied while the server runs (SQLite)',
  keepBackups: 'days for which every moment can be restored from the backup folder; 0 for all',
  keepAnswers: 'days after which stored answers to requests are deleted; 0 for never',
  keepNotices: 'days after which notices are deleted, sent or not',
  noticeDelay: 'how long events of one person are collected into one notice',
  privateWebhooks: 'whether webhooks and push services may be in the private network of this server',
  smtpUrl: 'mail server for notices by mail, such as smtp://user:password@host:587',
  mailFrom: 'sender address of mails; needed with a mail server',
  metrics: 'who may read /metrics',
  logLevel: 'log level; logs are JSON lines on stdout',

  any: 'any',
  none: 'none',
  generated: 'generated',
}

/** Errors about a setting. `name` is the flag or the environment variable. */
export const settingError = {
  number: (name: string, value: string, min: number, max: number): string =>
    `${name} cannot be "${value}". Use a whole number from ${min} to ${max}.`,
  /** Does not repeat the value: it may contain a password. */
  url: (name: string, protocol: string): string =>
    `${name} is not a valid address. Use one such as ${protocol}//user:password@host/name.`,
  choice: (name: string, value: string, choices: readonly string[]): string =>
    `${name} cannot be "${value}". Use ${choices.length === 1 ? choices[0] : `one of ${choices.join(', ')}`}.`,
  secretTooShort: (name: string, min: number): string =>
    `${name} is too short. Use at least ${quantity(min, 'character')}, the same on every node.`,
  secretMissing: (min: number): string =>
    `HOLDOUT_SECRET is missing. With DATABASE_URL, set it to at least ${quantity(min, 'character')}, the same on every node, so that sessions are valid on all nodes.`,
  backupOfPostgres:
    'HOLDOUT_BACKUP_DIR is for SQLite only. With DATABASE_URL, let PostgreSQL archive its write-ahead log: see docs/hosting.md.',
  mail: (name: string, value: string): string =>
    `${name} cannot be "${value}". Use a mail address such as holdout@example.org.`,
  mailFromMissing: 'HOLDOUT_MAIL_FROM is missing. With HOLDOUT_SMTP_URL, set it to the sender address of mails.',
  origins: (name: string, value: string): string =>
    `${name} contains "${value}". Use origins such as https://play.example.org, separated by commas.`,
  hosts: (name: string, value: string): string =>
    `${name} contains "${value}". Use host names without ports, such as play.example.org, separated by commas.`,
}

/** Errors that keep the server from starting. */
export const startText = {
  noWebFiles: (folder: string): string =>
    `${folder} has no web files. Run \`npm run build\` first, or use \`npm start\`.`,
  portTaken: (port: number): string =>
    `Port ${port} is already in use. Choose another with --port, or stop the program that uses it.`,
  portForbidden: (port: number): string =>
    `This user account may not use port ${port}. Choose a port above 1023 with --port.`,
  noSuchAddress: (host: string): string => `This machine has no address "${host}". Choose another with --host.`,
  cannotListen: (host: string, port: number, cause: string): string => `Cannot listen on ${host}:${port}: ${cause}`,
  cannotOpenDatabase: (database: string, cause: string): string => `${database} cannot be opened: ${cause}`,
  databaseOfUrl: 'The database of DATABASE_URL',
  cannotWriteData: (folder: string, cause: string): string =>
    `Cannot write to ${folder}: ${cause}. Choose another folder (--data, HOLDOUT_DATA).`,
  secretDamaged: (file: string, length: number, min: number): string =>
    `${file} is damaged: the key has ${quantity(length, 'character')} and needs at least ${min}. Restore it from a backup, or delete it: all users are then logged out, and guests cannot return to their seats.`,
  databaseLost: (database: string, secret: string): string =>
    `${database} is missing or empty, but ${secret} shows that this folder was in use. Restore the database from a backup. To start over with an empty server, delete ${secret}.`,
  newerSchema: (found: string, known: string): string =>
    `The database was upgraded by a newer version of Holdout (schema ${found}; this version knows ${known}). Start the newer version on this node.`,
  olderNodes: (nodes: number): string =>
    `This version changes the database, but ${quantity(nodes, 'connection')} of an earlier version ${agree(nodes, 'is', 'are')} open. Stop all nodes of the earlier version first, then start this one.`,
  databaseDamaged: (file: string, found: string): string => `${file} is damaged: ${found}. Restore it from a backup.`,
  folderInUse: (folder: string): string =>
    `Another server uses ${folder}. Stop it first, or give this server its own folder (--data, HOLDOUT_DATA). To run several servers for the same tables, use PostgreSQL and Redis (DATABASE_URL, REDIS_URL).`,
}

/** Errors of `holdout backup` and `holdout restore`. */
export const backupText = {
  noDatabase: (folder: string, file: string): string => `${folder} has no ${file}. Name the data folder with --data.`,
  targetExists: (target: string): string => `${target} already exists. Name a new folder for the backup.`,
  cannotCreate: (folder: string, cause: string): string => `Cannot create ${folder}: ${cause}`,
  cannotCopy: (cause: string): string => `Cannot copy the data: ${cause}`,
  noContinuous: (folder: string): string =>
    `${folder} has no continuous backup. Name the folder that the server was given with --backup-dir.`,
  tooEarly: (first: string): string => `The earliest moment that can be restored is ${first}.`,
  copyDamaged: (cause: string): string => `The copy failed its integrity check: ${cause}`,
}

/** Faults that `holdout check` finds. */
export const checkText = {
  page: (found: string): string => `The database file is damaged: ${found}.`,
  foreignRows: (n: number, part: string): string =>
    `${quantity(n, 'row')} of ${part} ${agree(n, 'belongs', 'belong')} to no table.`,
  gap: (table: string): string => `Table ${table}: the log has a gap.`,
  count: (table: string, stored: number, found: number): string =>
    `Table ${table}: the row counts ${quantity(stored, 'move')}, but the log has ${found}.`,
  illegal: (table: string, entry: number): string =>
    `Table ${table}: entry ${entry} is not a legal move after the one before.`,
  outcome: (table: string, stored: string | null, found: string | null): string =>
    `Table ${table}: the stored outcome is ${stored ?? 'none'}, but the moves lead to ${found ?? 'none'}.`,
  unreadable: (table: string, cause: string): string => `Table ${table} cannot be read: ${cause}.`,
}

/** The work of the server during which an error was logged. */
export const logText = {
  request: 'HTTP request failed',
  redis: 'Redis',
  socket: 'socket',
  proxyNotTrusted:
    'requests come through a proxy (X-Forwarded-For), but HOLDOUT_TRUST_PROXY is off: all players have its address and share the limits of one address. Set it to "on" if the proxy is yours.',
  closeConnection: 'close a connection',
  message: (kind: string): string => `handle message "${kind}"`,
  backup: 'continuous backup',
  trimChat: 'delete old chat lines',
  prune: 'delete old data',
  daily: 'play a daily challenge with bots',
  pruned: 'deleted old data',
  space: 'check free space',
  removeSpectator: 'remove a spectator',
  resumeDueTables: 'resume due tables',
  resumeTable: (table: string): string => `resume table ${table}`,
  table: (table: string): string => `table ${table}`,
  notify: (table: string): string => `store notices about table ${table}`,
  deliver: 'deliver notices',
  channel: (kind: string): string => `send a notice by ${kind}`,
  refreshTable: (table: string): string => `refresh table ${table}`,
  checkTables: 'check tables for changes',
  notifyWatcher: 'notify a connection',
  savePresence: 'save who is connected',
  spectatorNames: (table: string): string => `look up spectator names of table ${table}`,
  snapshot: (table: string): string => `save a snapshot of table ${table}`,
}

/** Log lines about space. Sizes are in MB; a limit of 0 is none. */
const space = (free: number | null, used: number, minFree: number, maxDatabase: number): string =>
  [
    ...(free === null ? [] : [`${free} MB free (minimum ${minFree})`]),
    `database ${used} MB${maxDatabase === 0 ? '' : ` (maximum ${maxDatabase})`}`,
  ].join(', ')
export const spaceText = {
  ok: (...sizes: Parameters<typeof space>): string => `There is enough space again: ${space(...sizes)}.`,
  warning: (...sizes: Parameters<typeof space>): string =>
    `Space is running out: ${space(...sizes)}. Delete old data (holdout prune), or make room.`,
  full: (...sizes: Parameters<typeof space>): string =>
    `Too little space: ${space(...sizes)}. New tables and chat lines are rejected; matches go on. Delete old data (holdout prune), or make room.`,
}

/** Internal errors. They reach the log, not the clients. */
export const faultText = {
  readWhileStoring: (table: string): string => `Table ${table} was read while an entry was being stored.`,
  otherTable: (followed: string, table: string): string =>
    `A connection that follows table ${followed} was added to table ${table}.`,
  otherAudience: (table: string): string =>
    `A message about table ${table} was about to be sent to a connection that it was not written for.`,
  otherSeat: (seat: string, who: string): string => `A hint for ${seat} was about to be sent to ${who}.`,
  tableGone: (table: string): string => `Table ${table} is no longer in the store.`,
  entryDoesNotFollow: (table: string, entry: number): string =>
    `Table ${table}: entry ${entry} does not follow from the one before.`,
  rulesCannotReplay: (table: string, rules: number, entry: number): string =>
    `Table ${table}: rules version ${rules} cannot replay entry ${entry}. The match continues from the entry before it.`,
  storeClosed: 'The store is closed.',
  logEmptied: 'The write-ahead log was emptied by another program.',
  logRestarted: 'The write-ahead log was started again by another program.',
  logUnknown: 'The write-ahead log has an unknown format.',
  logClosed: 'The write-ahead log is closed.',
}

/** Help texts of the metrics. */
export const metricText = {
  requests: 'Duration of HTTP requests, by method, route and status',
  answers: 'Time to answer a socket message; for a move it includes storing it',
  faults: 'Internal errors written to the log',
  tables: 'Tables that this node has open',
  watchers: 'Connections that watch a table',
  sockets: 'Open connections',
  refused: 'Requests over a budget or limit',
  diskFree: 'Free bytes on the disk of the database; -1 if unknown',
  database: 'Bytes of the database; -1 if unknown',
  backupAge: 'Seconds since all changes were in the continuous backup; -1 without one',
  space: '0: enough space, 1: running out, 2: new tables and chat lines are rejected',
  pruned: 'Rows deleted because of their age, by kind',
}
