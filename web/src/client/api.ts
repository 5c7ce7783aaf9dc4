import type { MatchRecord } from '@holdout/engine'
import type { DailyBoard, DailyOverview, DailyStart, NewTable, TableInfo } from '@holdout/protocol'
import type { DailyResult } from '@holdout/table/daily'
import { errorText } from '../text/errors.ts'
import { fileUrl } from './address.ts'

/** An answer of the server that is an error. */
export class ServerError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

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
  if (!answer.ok) throw new ServerError(found.error ?? errorText.serverError(answer.status), answer.status)
  return found
}

export interface Me {
  readonly name: string
  readonly login: string | null
}

/** A way in which the server reaches a person whose page is closed. */
export interface NoticeChannel {
  readonly id: string
  readonly kind: 'push' | 'webhook' | 'mail'
  readonly to: string
  readonly confirmed: boolean
}

interface QuietHours {
  readonly from: string
  readonly to: string
  readonly zone: string
}

export interface MyNotices {
  readonly when: 'always' | 'away' | 'never'
  readonly quiet: QuietHours | null
  readonly muted: readonly string[]
  readonly channels: readonly NoticeChannel[]
  readonly pushKey: string
  /** Whether the server can send mail. */
  readonly mail: boolean
}

interface TestedChannel {
  readonly id: string
  readonly ok: boolean
  readonly reason?: string
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
  notices: (): Promise<MyNotices> => ask('GET', 'me/notices'),
  changeNotices: (change: Partial<Pick<MyNotices, 'when' | 'quiet'>>): Promise<MyNotices> =>
    ask('PUT', 'me/notices', change),
  muteNotices: (table: string, on: boolean): Promise<MyNotices> =>
    ask('PUT', `me/notices/muted/${encodeURIComponent(table)}`, { on }),
  addPush: (subscription: object): Promise<NoticeChannel> => ask('POST', 'me/notices/push', subscription),
  addWebhook: (url: string): Promise<NoticeChannel> => ask('POST', 'me/notices/webhook', { url }),
  addMail: (address: string): Promise<NoticeChannel> => ask('POST', 'me/notices/mail', { address }),
  confirmMail: (id: string, code: string): Promise<MyNotices> =>
    ask('POST', `me/notices/channels/${encodeURIComponent(id)}/confirm`, { code }),
  removeChannel: (id: string): Promise<MyNotices> => ask('DELETE', `me/notices/channels/${encodeURIComponent(id)}`),
  testNotices: async (): Promise<readonly TestedChannel[]> =>
    (await ask<{ channels: TestedChannel[] }>('POST', 'me/notices/test', {})).channels,
  openTable: async (wish: NewTable): Promise<string> => (await ask<{ id: string }>('POST', 'tables', wish)).id,
  table: (id: string): Promise<TableInfo> => ask('GET', `tables/${encodeURIComponent(id)}`),
  publicTables: async (): Promise<readonly TableInfo[]> => (await ask<{ tables: TableInfo[] }>('GET', 'tables')).tables,
  myTables: async (): Promise<readonly TableInfo[]> => (await ask<{ tables: TableInfo[] }>('GET', 'me/tables')).tables,
  /** Leaves a table, or declines its rematch. */
  leaveTable: (id: string): Promise<unknown> => ask('POST', `tables/${encodeURIComponent(id)}/leave`, {}),
  record: (id: string): Promise<unknown> => ask('GET', `tables/${encodeURIComponent(id)}/record`),
  daily: (): Promise<DailyOverview> => ask('GET', 'daily'),
  startDaily: (game: string): Promise<DailyStart> => ask('POST', `daily/${game}/start`, {}),
  /** Sends the record of a challenge. A visitor without a name becomes a guest with this one. */
  sendDaily: async (
    game: string,
    sent: { readonly name: string; readonly day: string; readonly ticket: string; readonly record: MatchRecord },
  ): Promise<DailyResult> => (await ask<{ result: DailyResult }>('POST', `daily/${game}/results`, sent)).result,
  dailyBoard: (game: string, query: Readonly<Record<string, string>>): Promise<DailyBoard> =>
    ask('GET', `daily/${game}/board?${new URLSearchParams(query)}`),
  dailyGroups: async (): Promise<readonly string[]> => (await ask<{ groups: string[] }>('GET', 'daily/groups')).groups,
  newDailyGroup: (name: string): Promise<{ readonly code: string; readonly groups: readonly string[] }> =>
    ask('POST', 'daily/groups', { name }),
  joinDailyGroup: async (code: string, name: string): Promise<readonly string[]> =>
    (await ask<{ groups: string[] }>('PUT', `daily/groups/${encodeURIComponent(code)}`, { name })).groups,
  leaveDailyGroup: async (code: string): Promise<readonly string[]> =>
    (await ask<{ groups: string[] }>('DELETE', `daily/groups/${encodeURIComponent(code)}`)).groups,
}
