import { InputError } from '@holdout/engine'
import { tablePath } from '@holdout/protocol/pages'
import { onlineErrorText } from '../text/online.ts'

/** The address of a server and, optionally, a table on it. */
export interface ServerAddress {
  /** Ends with a slash. */
  readonly server: string
  readonly table: string | null
}

const CODE = /^[A-Za-z0-9_-]{1,64}$/
/** The folder of the app and the code of the table in the link of a table, also in one of an earlier version. */
const LINK = /^([^#]*\/)(?:#\/)?(?:t|table)\/([^/?#]+)\/?(?:\?.*)?$/

/** Reads `--online` (the address of a server or the link of a table) and `--table` (the code of a table). */
export function readAddress(online: string, table: string | undefined): ServerAddress {
  const url = URL.canParse(online) ? new URL(online) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new InputError(onlineErrorText.badServer(online))
  const [, folder, invited = null] = LINK.exec(url.pathname + url.hash) ?? []
  if (table !== undefined && !CODE.test(table)) throw new InputError(onlineErrorText.badTable(table))
  if (table !== undefined && invited !== null && table !== invited)
    throw new InputError(onlineErrorText.twoTables(invited, table))
  const path = folder ?? (url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`)
  return { server: `${url.origin}${path}`, table: table ?? invited }
}

/** The link with which others join a table. */
export function inviteTo(server: string, table: string): string {
  return server + tablePath(table).slice(1)
}

/** The command with which a player returns to a table. */
export function wayBack(server: string, table: string, name: string): string {
  const called = /^[\w-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`
  return `npx holdout play --online ${server} --table ${table} --name ${called}`
}
