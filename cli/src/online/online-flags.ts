import { InputError } from '@holdout/engine'
import { onlineErrorText } from '../text/online.ts'

/** The options of `holdout play` as typed; an option that was left out is undefined. */
export type TypedFlags = Readonly<Record<string, unknown>>

/** Options that the server decides or that have no meaning at an online table. */
const NOT_ONLINE = ['seed', 'save', 'resume', 'fast', 'cards'] as const
/** Options that are fixed when a table is opened. */
const NOT_WHEN_JOINING = ['options', 'preset', 'bots'] as const

/** Rejects options that do not go with `--online`. `joins`: the table exists already. */
export function rejectOnlineFlags(flags: TypedFlags, joins: boolean): void {
  for (const flag of NOT_ONLINE)
    if (flags[flag] !== undefined)
      throw new InputError(onlineErrorText.notOnline(`--${flag}`, onlineErrorText.notOnlineBecause[flag]))
  for (const flag of NOT_WHEN_JOINING)
    if (joins && flags[flag] !== undefined) throw new InputError(onlineErrorText.onlyNewTable(`--${flag}`))
}

/** Rejects options that need `--online`. */
export function rejectOfflineFlags(flags: TypedFlags): void {
  for (const flag of ['table', 'name'])
    if (flags[flag] !== undefined) throw new InputError(onlineErrorText.onlyOnline(`--${flag}`))
}
