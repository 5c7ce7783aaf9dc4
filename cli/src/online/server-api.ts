import { InputError, type MatchRecord, readRecord } from '@holdout/engine'
import type { NewTable, TableInfo } from '@holdout/protocol'

/** Longer than this nobody waits for an answer. */
const PATIENCE_MS = 15_000

/** What a program asks of a server over HTTP, as one guest. */
export class ServerApi {
  constructor(
    readonly server: string,
    public cookie: string | null,
  ) {}

  /** Takes a name; a stranger becomes a guest. */
  async takeName(name: string): Promise<void> {
    await this.ask('PUT', 'me', { name })
  }

  async openTable(wish: NewTable): Promise<string> {
    const { id } = (await this.ask('POST', 'tables', wish)) as { id?: unknown }
    if (typeof id === 'string') return id
    throw this.nonsense('it did not say which table it opened')
  }

  async tableInfo(id: string): Promise<TableInfo> {
    const info = (await this.ask('GET', `tables/${encodeURIComponent(id)}`)) as Partial<TableInfo>
    if (typeof info.game === 'string' && Array.isArray(info.seats)) return info as TableInfo
    throw this.nonsense('it did not describe the table')
  }

  /** The record of a finished game. */
  async record(id: string): Promise<MatchRecord> {
    const found = await this.ask('GET', `tables/${encodeURIComponent(id)}/record`)
    return readRecord(JSON.stringify(found), `the record of table ${id}`)
  }

  private async ask(method: string, path: string, body?: unknown): Promise<object> {
    let answer: Response
    try {
      answer = await fetch(new URL(`api/${path}`, this.server), {
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          ...(this.cookie ? { cookie: this.cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    } catch (error) {
      throw new InputError(`The server at ${this.server} cannot be reached: ${reasonIn(error)}.`)
    }
    const given = answer.headers.get('set-cookie')
    if (given) this.cookie = given.split(';')[0]
    const found = await answer.json().catch(() => null)
    if (typeof found !== 'object' || found === null) throw this.nonsense('it does not answer in JSON')
    if (answer.ok) return found
    const { error } = found as { error?: unknown }
    throw new InputError(typeof error === 'string' ? error : `The server answered ${answer.status}.`)
  }

  private nonsense(what: string): InputError {
    return new InputError(`There is no Holdout server at ${this.server}: ${what}.`)
  }
}

/** Node hides what went wrong behind "fetch failed". */
function reasonIn(error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} seconds`
  const cause = (error as { cause?: { code?: string; message?: string } }).cause
  const known: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'nobody answers there',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'its name cannot be looked up just now',
  }
  return known[cause?.code ?? ''] ?? cause?.message ?? cause?.code ?? (error as Error).message
}
