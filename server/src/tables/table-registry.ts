import type { NewTable, TableInfo } from '@holdout/protocol'
import { MoveTexts } from '../broadcast/encode.ts'
import type { Subscription } from '../broadcast/subscription.ts'
import type { TableMessage } from '../bus/bus.ts'
import { logText } from '../text/operator.ts'
import { LiveTable } from './live-table.ts'
import { newTable } from './new-table.ts'
import type { TableDeps } from './table-deps.ts'
import { CONNECTED_MS } from './table-setup.ts'

/** Interval for presence updates and for checking open tables, in ms. */
const ROUND_MS = 10_000
/** The tables are checked in this many parts, so that moves do not wait for all of them. */
const PARTS = 20
const DUE_ROUND_MS = 1_000
/** How long a table without watchers stays open, in ms. */
const IDLE_MS = 60_000

interface OpenTable {
  readonly table: LiveTable
  idleSince: number
}

/** The tables this node has open. Any node can open any table; the store decides which write comes first. */
export class TableRegistry {
  /** All tables, including those still being opened. */
  private readonly opening = new Map<string, Promise<OpenTable | null>>()
  /** The tables that have finished opening. */
  private readonly openTables = new Map<string, OpenTable>()
  private readonly timers: NodeJS.Timeout[] = []
  /** The texts of moves, for all tables. */
  private readonly moveTexts = new MoveTexts()
  private part = 0

  constructor(private readonly deps: TableDeps) {
    deps.bus.subscribe(
      message => 'table' in message && this.receive(message),
      () => void this.checkForChanges(this.opening.keys()),
    )
    this.timers.push(
      setInterval(() => void this.checkPart(this.part++ % PARTS), ROUND_MS / PARTS),
      setInterval(() => void this.resumeDueTables(), DUE_ROUND_MS),
    )
    for (const timer of this.timers) timer.unref()
  }

  /** Picks up tables with a due clock or bot, including those of stopped or failed nodes. */
  async resumeDueTables(): Promise<void> {
    const now = this.deps.now()
    try {
      const due = await this.deps.store.claimDue(now - DUE_ROUND_MS, now + 5 * DUE_ROUND_MS, 100)
      await Promise.all(due.map(id => this.resume(id)))
    } catch (error) {
      this.deps.reportError(error, logText.resumeDueTables)
    }
  }

  private async resume(id: string): Promise<void> {
    try {
      await (await this.open(id))?.table.playDueMove()
    } catch (error) {
      this.deps.reportError(error, logText.resumeTable(id))
    }
  }

  async create(user: string, request: NewTable): Promise<string> {
    const now = this.deps.now()
    const table = await newTable(user, request, now)
    await this.deps.store.createTable(table)
    await this.deps.store.saveSeen([{ table: table.id, user }], now)
    return table.id
  }

  /** Opens a table and adds a watcher; null if there is no such table. */
  async watch(id: string, watcher: Subscription): Promise<LiveTable | null> {
    const opened = await this.open(id)
    if (!opened) return null
    opened.table.broadcast.add(watcher)
    await this.deps.store.saveSeen([{ table: id, user: watcher.receiver.user }], this.deps.now())
    await opened.table.presence(await this.deps.store.lastSeen(id)) // stopped clocks continue before the first scene is sent
    this.deps.bus.publish({ table: id, about: 'presence' })
    return opened.table
  }

  async unwatch(id: string, watcher: Subscription): Promise<void> {
    const opened = await this.opening.get(id)
    const { user } = watcher.receiver
    if (!opened?.table.broadcast.delete(watcher)) return
    opened.idleSince = this.deps.now()
    if (opened.table.broadcast.users().has(user)) return
    // If the user is connected to another node, that node renews their presence within 10 seconds.
    await this.deps.store.saveSeen([{ table: id, user }], this.deps.now() - CONNECTED_MS)
    this.deps.bus.publish({ table: id, about: 'presence' })
  }

  async info(id: string, user: string | null): Promise<TableInfo | null> {
    const table = await this.table(id)
    return table ? table.inTurn(() => table.state.infoFor(user)) : null
  }

  /** The information about a table with the text of its last move. */
  async infoWithMove(id: string, user: string): Promise<TableInfo | null> {
    const table = await this.table(id)
    return table ? table.inTurn(() => table.state.infoWithMove(user)) : null
  }

  async table(id: string): Promise<LiveTable | null> {
    return (await this.open(id))?.table ?? null
  }

  /** Open tables, for metrics. */
  get load(): number {
    return this.opening.size
  }

  /** Connections that watch a table, for metrics. */
  get watching(): number {
    let sum = 0
    for (const { table } of this.openTables.values()) sum += table.broadcast.size
    return sum
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    const all = await Promise.all([...this.opening.values()].map(opened => opened.catch(() => null)))
    await Promise.all(all.map(opened => opened?.table.close()))
  }

  private open(id: string): Promise<OpenTable | null> {
    const found = this.opening.get(id)
    if (found) return found
    const opening = this.openNow(id)
    this.opening.set(id, opening)
    opening.then(
      opened => opened ?? this.release(id),
      () => this.release(id),
    )
    return opening
  }

  private release(id: string): void {
    this.opening.delete(id)
    this.openTables.delete(id)
    this.deps.bus.leave(id)
  }

  private async openNow(id: string): Promise<OpenTable | null> {
    await this.deps.bus.follow(id) // before reading the table, so that no message is missed
    const table = await LiveTable.open(this.deps, id, this.moveTexts)
    if (!table) return null
    const opened: OpenTable = { table, idleSince: this.deps.now() }
    this.openTables.set(id, opened)
    return opened
  }

  private receive(news: TableMessage): void {
    const isKnown = news.mark && this.openTables.get(news.table)?.table.state.knows(news.mark)
    if (!isKnown) void this.handleMessage(news) // most messages are about this node's own changes
  }

  private async handleMessage({ table: id, about, mark }: TableMessage): Promise<void> {
    const opened = await this.opening.get(id)?.catch(() => null)
    if (!opened) return
    try {
      if (about === 'chat') await opened.table.chat.refresh()
      else if (about === 'presence') await opened.table.presence(await this.deps.store.lastSeen(id))
      else if (!mark || !opened.table.state.knows(mark)) await opened.table.refresh()
    } catch (error) {
      this.deps.reportError(error, logText.refreshTable(id))
    }
  }

  /** Saves presence, releases idle tables, and checks the others in case a message was lost. */
  private async checkPart(part: number): Promise<void> {
    const mine = [...this.opening.keys()].filter(id => partOf(id) === part)
    if (mine.length === 0) return
    const now = this.deps.now()
    const sightings: { table: string; user: string }[] = []
    for (const [id, { table, idleSince }] of await this.openAmong(mine)) {
      const idle = table.broadcast.size === 0 && now - idleSince > IDLE_MS
      if (idle && (table.state.status !== 'playing' || table.timer.canRelease(IDLE_MS))) {
        this.release(id)
        await table.close()
      } else for (const user of table.broadcast.users()) sightings.push({ table: id, user })
    }
    try {
      await this.deps.store.saveSeen(sightings, now)
    } catch (error) {
      this.deps.reportError(error, logText.savePresence)
    }
    await this.checkForChanges(mine)
  }

  /** Refreshes open tables that other nodes changed, with a few queries for all of them. */
  private async checkForChanges(ids: Iterable<string>): Promise<void> {
    try {
      const opened = await this.openAmong(ids)
      const marks = await this.deps.store.marks([...opened.keys()])
      const watched = [...opened].filter(([, { table }]) => table.broadcast.size > 0)
      const seen = await this.deps.store.lastSeenAt(watched.map(([id]) => id))
      for (const [id, { table }] of opened) {
        const mark = marks.get(id)
        if (mark && !table.state.knows(mark)) await table.refresh()
        const here = seen.get(id)
        if (here) await table.presence(here)
      }
    } catch (error) {
      this.deps.reportError(error, logText.checkTables)
    }
  }

  private async openAmong(ids: Iterable<string>): Promise<Map<string, OpenTable>> {
    const all = await Promise.all(
      [...ids].map(async id => [id, await this.opening.get(id)?.catch(() => null)] as const),
    )
    return new Map(all.filter((one): one is [string, OpenTable] => one[1] != null))
  }
}

/** The part that a table belongs to. It never changes. */
function partOf(id: string): number {
  let sum = 0
  for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) % 9_973
  return sum % PARTS
}
