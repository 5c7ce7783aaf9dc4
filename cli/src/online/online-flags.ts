import { InputError } from '@holdout/engine'

/** Flags of `holdout play` as they were typed; what was left out is undefined. */
export type TypedFlags = Readonly<Record<string, unknown>>

/** What the server decides, or what makes no sense at a table on a server, and why. */
const NOT_ONLINE: readonly (readonly [flag: string, written: string, because: string])[] = [
  ['seed', '--seed', 'the server deals, together with the players, so that nobody can know the cards'],
  ['save', '--save', 'the server keeps the game'],
  ['resume', '--resume', 'the server keeps the game; --table CODE goes on with it'],
  ['fast', '--fast', 'how long bots think is for the server to say'],
  ['cards', '--cards', 'the server plays with its own cards'],
]
/** What the one who opened a table has chosen already. */
const NOT_WHEN_JOINING: readonly (readonly [flag: string, written: string])[] = [
  ['options', '--options'],
  ['preset', '--preset'],
  ['bots', '--bots'],
]

/** Refuses flags that do not go together, by name. `joins`: the table exists already. */
export function refuseOnlineFlags(flags: TypedFlags, joins: boolean): void {
  for (const [flag, written, because] of NOT_ONLINE)
    if (flags[flag] !== undefined)
      throw new InputError(`${written} does not go with --online: ${because}. Leave one of them out.`)
  for (const [flag, written] of NOT_WHEN_JOINING)
    if (joins && flags[flag] !== undefined)
      throw new InputError(`${written} is for a new table; whoever opened this one has chosen. Leave it out.`)
}

export function refuseOfflineFlags(flags: TypedFlags): void {
  for (const flag of ['table', 'name'])
    if (flags[flag] !== undefined)
      throw new InputError(`--${flag} is for tables on a server; say which with --online URL, or leave it out.`)
}
