import type { NewTable, TableInfo } from '@holdout/protocol'
import { errorText } from '../text/errors.ts'
import { fileUrl } from './address.ts'

/** Sends a request to the server next to the page. A plain file host has no server. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  if (!navigator.onLine) throw new Error(errorText.unreachable) // otherwise the browser would log a failed request
  try {
    answer = await fetch(fileUrl(`api/${path}`), {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Error(errorText.unreachable)
  }
  const type = answer.headers.get('content-type') ?? ''
  if (!type.includes('json')) throw new Error(errorText.noServer)
  const found = (await answer.json()) as T & { error?: string }
  if (!answer.ok) throw new Error(found.error ?? errorText.serverError(answer.status))
  return found
}

export interface Me {
  readonly name: string
  readonly login: string | null
}

export const api = {
  me: async (): Promise<Me | null> => (await ask<{ me: Me | null }>('GET', 'me')).me,
  /** Sets the name. A visitor without a name becomes a guest. */
  takeName: async (name: string): Promise<Me> => (await ask<{ me: Me }>('PUT', 'me', { name })).me,
  /** Creates an account. A guest keeps name and games; a visitor without a name must give one. */
  signUp: async (login: string, password: string, name?: string): Promise<Me> =>
    (await ask<{ me: Me }>('POST', 'account', { login, password, ...(name === undefined ? {} : { name }) })).me,
  logIn: async (login: string, password: string): Promise<Me> =>
    (await ask<{ me: Me }>('POST', 'login', { login, password })).me,
  logOut: async (): Promise<null> => (await ask<{ me: null }>('POST', 'logout', {})).me,
  logOutEverywhere: async (): Promise<null> => (await ask<{ me: null }>('POST', 'logout-everywhere', {})).me,
  changePassword: async (old: string, password: string): Promise<Me> =>
    (await ask<{ me: Me }>('PUT', 'account/password', { old, password })).me,
  /** Deletes all data of this person. With an account, the password is required. */
  forgetMe: async (password?: string): Promise<null> =>
    (await ask<{ me: null }>('DELETE', 'me', password === undefined ? {} : { password })).me,
  openTable: async (wish: NewTable): Promise<string> => (await ask<{ id: string }>('POST', 'tables', wish)).id,
  table: (id: string): Promise<TableInfo> => ask('GET', `tables/${encodeURIComponent(id)}`),
  publicTables: async (): Promise<readonly TableInfo[]> => (await ask<{ tables: TableInfo[] }>('GET', 'tables')).tables,
  myTables: async (): Promise<readonly TableInfo[]> => (await ask<{ tables: TableInfo[] }>('GET', 'me/tables')).tables,
  /** Leaves a table, or declines its rematch. */
  leaveTable: (id: string): Promise<unknown> => ask('POST', `tables/${encodeURIComponent(id)}/leave`, {}),
  record: (id: string): Promise<unknown> => ask('GET', `tables/${encodeURIComponent(id)}/record`),
}
