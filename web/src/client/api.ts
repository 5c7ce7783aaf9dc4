import type { NewTable, TableInfo } from '@holdout/protocol'

const UNREACHABLE = 'The server cannot be reached. Games on this device still work.'

/** Where the server is: beside the page. A page that was opened from a plain file host has none. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  if (!navigator.onLine) throw new Error(UNREACHABLE) // the browser would note a failed request
  try {
    answer = await fetch(`./api/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Error(UNREACHABLE)
  }
  const type = answer.headers.get('content-type') ?? ''
  if (!type.includes('json')) throw new Error('There is no server for online tables behind this page.')
  const found = (await answer.json()) as T & { error?: string }
  if (!answer.ok) throw new Error(found.error ?? `The server answered ${answer.status}.`)
  return found
}

export interface Me {
  readonly name: string
  readonly login: string | null
}

export const api = {
  me: async (): Promise<Me | null> => (await ask<{ me: Me | null }>('GET', 'me')).me,
  /** Takes a name; a stranger becomes a guest. */
  takeName: async (name: string): Promise<Me> => (await ask<{ me: Me }>('PUT', 'me', { name })).me,
  /** Makes an account of a guest, who keeps name and games; a stranger takes a name with it. */
  signUp: async (login: string, password: string, name?: string): Promise<Me> =>
    (await ask<{ me: Me }>('POST', 'account', { login, password, ...(name === undefined ? {} : { name }) })).me,
  logIn: async (login: string, password: string): Promise<Me> =>
    (await ask<{ me: Me }>('POST', 'login', { login, password })).me,
  logOut: async (): Promise<null> => (await ask<{ me: null }>('POST', 'logout', {})).me,
  logOutEverywhere: async (): Promise<null> => (await ask<{ me: null }>('POST', 'logout-everywhere', {})).me,
  changePassword: async (old: string, password: string): Promise<Me> =>
    (await ask<{ me: Me }>('PUT', 'account/password', { old, password })).me,
  /** Everything that the server knows of me is gone; an account must say its password. */
  forgetMe: async (password?: string): Promise<null> =>
    (await ask<{ me: null }>('DELETE', 'me', password === undefined ? {} : { password })).me,
  openTable: async (wish: NewTable): Promise<string> => (await ask<{ id: string }>('POST', 'tables', wish)).id,
  table: (id: string): Promise<TableInfo> => ask('GET', `tables/${encodeURIComponent(id)}`),
  publicTables: async (): Promise<readonly TableInfo[]> => (await ask<{ tables: TableInfo[] }>('GET', 'tables')).tables,
  myTables: async (): Promise<readonly TableInfo[]> => (await ask<{ tables: TableInfo[] }>('GET', 'me/tables')).tables,
  record: (id: string): Promise<unknown> => ask('GET', `tables/${encodeURIComponent(id)}/record`),
}
