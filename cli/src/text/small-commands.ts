import { quantity } from '@holdout/words'

export const backupText = {
  about:
    'Copy all data of a server into a new folder, while the server runs. To restore it, start the server with --data and a copy of that folder.',
  dataHelp: 'the folder with games and accounts (HOLDOUT_DATA; ./data)',
  examples: '\nExample:\n  holdout backup backups/monday',
  databaseUrl: 'DATABASE_URL is set, so the data is in PostgreSQL. Back it up with pg_dump.',
  done: (folder: string, { people, tables, entries }: { people: number; tables: number; entries: number }) =>
    `${folder}: backup written and checked: ${quantity(people, 'account')}, ${quantity(tables, 'table')}, ${quantity(entries, 'move')}.`,
} as const

export const restoreText = {
  about:
    'Write a new data folder with everything as it was at a moment, from the folder that a server was given with --backup-dir.',
  atHelp: 'the moment, such as 2031-05-01T20:15:00Z; without a zone, the time of this computer; default: the latest',
  examples: '\nExample:\n  holdout restore /safe/holdout restored --at 2031-05-01T20:15:00Z',
  wrongTime: (text: string) => `--at cannot be "${text}". Use a time such as 2031-05-01T20:15:00Z.`,
  done: (
    folder: string,
    until: string,
    { people, tables, entries }: { people: number; tables: number; entries: number },
  ) =>
    `${folder}: restored and checked, with all changes until ${until}: ${quantity(people, 'account')}, ${quantity(tables, 'table')}, ${quantity(entries, 'move')}.`,
} as const

/** After how many days something is deleted. */
const after = (days: number, what: string): string =>
  days === 0 ? 'kept forever' : `${what} more than ${quantity(days, 'day')} ago`

export const pruneText = {
  about: 'Delete old data of a server, as its settings say, while the server runs. A server also does this once a day.',
  dryRunHelp: 'only count what would be deleted',
  examples: '\nExample:\n  holdout prune --dry-run --keep-guests 90 --keep-waiting 30',
  dryRun: 'Would be deleted (nothing was changed):',
  done: 'Deleted:',
  guests: (count: number, days: number): string =>
    `  ${quantity(count, 'guest')} without games (${after(days, 'last seen')})`,
  waiting: (count: number, days: number): string =>
    `  ${quantity(count, 'table')} that never started (${after(days, 'last used')})`,
  playing: (count: number, days: number): string =>
    `  ${quantity(count, 'game')} in progress (${after(days, 'last move')})`,
  finished: (count: number, days: number): string => `  ${quantity(count, 'finished game')} (${after(days, 'ended')})`,
  chat: (count: number, days: number, lines: number): string =>
    `  ${quantity(count, 'chat line')} (${after(days, 'written')}; ${lines === 0 ? 'no limit' : `at most ${lines}`} per table)`,
  answers: (count: number, days: number): string =>
    `  ${quantity(count, 'stored answer')} to requests (${after(days, 'given')})`,
  notices: (count: number, days: number): string => `  ${quantity(count, 'notice')} (${after(days, 'due')})`,
  sessions: (count: number): string => `  ${quantity(count, 'ended session')} (expired)`,
  space: 'SQLite reuses the freed space; its file does not shrink. `holdout backup` writes a compact copy.',
} as const

export const checkText = {
  about:
    'Check all data of a server, also while it runs: the database pages, rows without a table, gaps in logs, and that every match replays to its stored result. Exits with 1 if something is wrong.',
  examples: '\nExample:\n  holdout check --data backups/monday',
  done: (found: { tables: number; entries: number; replayed: number; otherRules: number }, faults: number) =>
    `${quantity(found.tables, 'table')}, ${quantity(found.entries, 'move')}: ${quantity(found.replayed, 'match', 'matches')} replayed${
      found.otherRules === 0 ? '' : `, ${found.otherRules} with earlier rules not replayed`
    }. ${faults === 0 ? 'No faults.' : `${quantity(faults, 'fault')}.`}`,
} as const

export const benchText = {
  about: 'Measure the speed of the rules: random playouts, clone, views, moves. Prints medians of CPU time.',
  roundsHelp: 'number of rounds to take the median of',
  scaleHelp: 'length of a round; 1 is about a second per game',
  examples: '\nExample:\n  holdout bench until-dawn --rounds 9',
  progress: 'Measuring',
} as const

export const catalogText = {
  about: "List every card of a game: the count, the effect, and whether its data is the rulebook's or ours.",
  cardsHelp:
    "use the cards in this file instead of the game's own, and list the changes; docs/formats.md describes the format",
  examples: '\nExamples:\n  holdout catalog until-dawn\n  holdout catalog until-daylight --cards box.json',
} as const

export const gamesText = {
  about: 'List the games.',
  examples: '\nExample:\n  holdout games',
} as const

export const rulesText = {
  about: 'Print the rulebook of a game, or search it with a question, keywords or a rule id.',
  examples:
    '\nExamples:\n  holdout rules until-dawn | less\n  holdout rules until-dawn can I shoot twice\n  holdout rules until-dawn UD-41',
} as const

export const optionsText = {
  about: 'List the options and presets of a game, with their values and defaults.',
  examples:
    '\nExamples:\n  holdout options until-dawn\n  holdout play until-dawn --options night-length=short,shells=10',
  none: (title: string) => `${title} has no options.`,
  presets: 'PRESETS',
  sameAs: (options: readonly string[]) =>
    options.length ? `Same as --options ${options.join(',')}.` : 'Every option at its default.',
  values: (range: string) => `Values: ${range}.`,
  noRules: 'Does not change the rules.',
} as const

export const serveText = {
  about: 'Serve the games in a browser, with online tables, on this computer or for others.',
  after:
    '\nOptions override environment variables. Details: docs/hosting.md\n\nExample:\n  holdout serve --port 3000 --host 0.0.0.0',
  running: (url: string) => `Holdout is running at ${url}   (press Ctrl+C to stop)`,
} as const
