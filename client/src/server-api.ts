import { InputError, type MatchRecord, readRecord } from '@holdout/engine'
import type { DailyBoard, NewTable, TableInfo } from '@holdout/protocol'
import { apiText as text } from './text.ts'

/** The time limit for one request. */
const PATIENCE_MS = 15_000

/** The HTTP API of a server, used as one guest. */
export class ServerApi {
  constructor(
    readonly server: string,
    public cookie: string | null,
  ) {}

  /** Sets the name. A new visitor becomes a guest. */
  async takeName(name: string): Promise<void> {
    await this.ask('PUT', 'me', { name })
  }

  async openTable(wish: NewTable): Promise<string> {
    const { id } = (await this.ask('POST', 'tables', wish)) as { id?: unknown }
    if (typeof id === 'string') return id
    throw this.notHoldout(text.noTableId)
  }

  async tableInfo(id: string): Promise<TableInfo> {
    const info = (await this.ask('GET', `tables/${encodeURIComponent(id)}`)) as Partial<TableInfo>
    if (typeof info.game === 'string' && Array.isArray(info.seats)) return info as TableInfo
    throw this.notHoldout(text.noTableInfo)
  }

  /** The record of a finished game. */
  async record(id: string): Promise<MatchRecord> {
    const found = await this.ask('GET', `tables/${encodeURIComponent(id)}/record`)
    return readRecord(JSON.stringify(found), `the record of table ${id}`)
  }

  /** The board of a game's daily challenge. */
  async dailyBoard(game: string, day: string, span: DailyBoard['span']): Promise<DailyBoard> {
    const query = new URLSearchParams({ day, span })
    const board = (await this.ask('GET', `daily/${encodeURIComponent(game)}/board?${query}`)) as Partial<DailyBoard>
    if (Array.isArray(board.rows)) return board as DailyBoard
    throw this.notHoldout(text.noBoard)
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
      throw new InputError(text.unreachable(this.server, reasonIn(error)))
    }
    const given = answer.headers.get('set-cookie')
    if (given) this.cookie = given.split(';')[0]
    const found = await answer.json().catch(() => null)
    if (typeof found !== 'object' || found === null) throw this.notHoldout(text.notJson)
    if (answer.ok) return found
    const { error } = found as { error?: unknown }
    throw new InputError(typeof error === 'string' ? error : text.status(answer.status))
  }

  private notHoldout(what: string): InputError {
    return new InputError(text.notHoldout(this.server, what))
  }
}

/** The cause of a failed fetch. Node's own message is only "fetch failed". */
function reasonIn(error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return text.noAnswer(PATIENCE_MS / 1000)
  const cause = (error as { cause?: { code?: string; message?: string } }).cause
  const known: Readonly<Record<string, string>> = {
    ECONNREFUSED: text.refused,
    ENOTFOUND: text.unknownHost,
    EAI_AGAIN: text.lookupFailed,
  }
  return known[cause?.code ?? ''] ?? cause?.message ?? cause?.code ?? (error as Error).message
}
