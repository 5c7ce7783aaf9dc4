import { InputError } from '@holdout/engine'

/** Where a server is, and which of its tables is meant. */
export interface Address {
  /** Ends with a slash. */
  readonly server: string
  readonly table: string | null
}

const CODE = /^[A-Za-z0-9_-]{1,64}$/

/** What was given with `--online` and `--table`: a server's address or an invitation, and the code of a table. */
export function readAddress(online: string, table: string | undefined): Address {
  const url = URL.canParse(online) ? new URL(online) : null
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new InputError(
      `--online cannot be "${online}"; it takes the address of a server, such as http://127.0.0.1:8080/, or a table's link.`,
    )
  const invited = /^#\/table\/([^/?]+)/.exec(url.hash)?.[1] ?? null
  if (table !== undefined && !CODE.test(table))
    throw new InputError(`--table cannot be "${table}"; it takes the code of a table, such as k7w3m9x2pq.`)
  if (table !== undefined && invited !== null && table !== invited)
    throw new InputError(`The link is of table ${invited}, --table says ${table}. Leave one of them out.`)
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
  return { server: `${url.origin}${path}`, table: table ?? invited }
}

/** The link that others open to sit down at a table. */
export function inviteTo(server: string, table: string): string {
  return `${server}#/table/${table}`
}

/** The command that leads back to a table. */
export function wayBack(server: string, table: string, name: string): string {
  const called = /^[\w-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`
  return `npx holdout play --online ${server} --table ${table} --name ${called}`
}
