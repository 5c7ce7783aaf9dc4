import { BOT_LEVELS } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { InputError, readOptions, type SeatSpec } from '@holdout/engine'
import type { NewTable, TableInfo } from '@holdout/protocol'
import type { TableNews } from '../bus/bus.ts'
import type { StoredSeat, StoredTable } from '../store/store.ts'
import { logText } from '../text/operator.ts'
import { tableText } from '../text/table.ts'
import { newId } from './ids.ts'
import { LiveTable } from './live-table.ts'
import { botOn, HERE_MS } from './seats.ts'
import type { Setting } from './setting.ts'
import { commitToSeed } from './shuffle.ts'
import { handOver, rematchIs } from './table-rules.ts'

/** Somebody who is shown a table: a connection. */
export interface Watcher {
  readonly user: string
  /** The table or its game has changed. */
  told(about: 'log' | 'table' | 'chat'): void
}

/** How often a node says who is connected to it, and looks for tables that nobody tends. */
const ROUND_MS = 10_000
/** That is done for a part of the tables at a time: nobody's move waits for all of them. */
const PARTS = 20
const DUE_ROUND_MS = 1_000
/** A table that nobody watches is let go of after so long. */
const IDLE_MS = 60_000

interface Kept {
  readonly table: LiveTable
  readonly watchers: Set<Watcher>
  idleSince: number
}

/** The tables that this node serves just now. Any node can serve any table. */
export class Keeper {
  private readonly kept = new Map<string, Promise<Kept | null>>()
  /** Those that are open. */
  private readonly tables = new Map<string, Kept>()
  private readonly timers: NodeJS.Timeout[] = []
  private part = 0

  constructor(private readonly setting: Setting) {
    setting.bus.subscribe(
      message => 'table' in message && this.heard(message),
      () => void this.lookAt(this.kept.keys()),
    )
    this.timers.push(
      setInterval(() => void this.round(this.part++ % PARTS), ROUND_MS / PARTS),
      setInterval(() => void this.dueRound(), DUE_ROUND_MS),
    )
    for (const timer of this.timers) timer.unref()
  }

  /** Tables that ran when the last process stopped, or that another node left behind, go on. */
  async dueRound(): Promise<void> {
    const now = this.setting.now()
    try {
      const due = await this.setting.store.borrowDue(now - DUE_ROUND_MS, now + 5 * DUE_ROUND_MS, 100)
      await Promise.all(due.map(id => this.tend(id)))
    } catch (error) {
      this.setting.complain(error, logText.resumeDueTables)
    }
  }

  private async tend(id: string): Promise<void> {
    try {
      await (await this.open(id))?.table.tend()
    } catch (error) {
      this.setting.complain(error, logText.resumeTable(id))
    }
  }

  async create(user: string, wish: NewTable): Promise<string> {
    const game = await loadGame(wish.game)
    const options = readOptions(game.options, wish.options) as Record<string, unknown>
    const specs: readonly SeatSpec[] = game.seats(options)
    const seats = specs.map(({ seat }) => this.seatFor(seat, user, wish))
    for (const seat of [...Object.keys(wish.bots), ...(wish.seat === null ? [] : [wish.seat])])
      if (!specs.some(spec => spec.seat === seat))
        throw new InputError(
          tableText.noSuchSeat(
            seat,
            specs.map(spec => spec.seat),
          ),
        )
    const { secret, seedHash } = commitToSeed()
    const now = this.setting.now()
    const table: StoredTable = {
      id: newId(),
      version: 1,
      status: 'gathering',
      public: wish.public,
      setup: {
        game: wish.game,
        rulesVersion: game.rulesVersion,
        options,
        seats,
        spectators: wish.spectators,
        host: { user, name: wish.name },
        secret,
        seedHash,
        // The one who opens the table adds nothing: they have not been told the hash yet.
        entropy: {},
        pausedBy: null,
        rematch: null,
        ...(wish.awayAfter === undefined ? {} : { awayAfter: wish.awayAfter }),
      },
      moves: 0,
      clocks: [],
      dueAt: null,
      outcome: null,
      winners: null,
      created: now,
      updated: now,
    }
    await this.setting.store.createTable(table)
    await this.setting.store.seen([{ table: table.id, user }], now)
    return table.id
  }

  private seatFor(seat: string, user: string, { seat: own, name, bots }: NewTable): StoredSeat {
    if (seat === own) return { seat, kind: 'person', user, name, level: null }
    const level = Object.hasOwn(bots, seat) ? bots[seat] : null
    if (level === null) return { seat, kind: 'open', user: null, name: '', level: null }
    if (!BOT_LEVELS.includes(level)) throw new InputError(tableText.noSuchBot(level, BOT_LEVELS))
    return botOn(seat, level)
  }

  /** The same people, game and options again; seats stay theirs. */
  async rematch(id: string, user: string): Promise<string | null> {
    const kept = await this.open(id)
    const setup = kept?.table.setup
    if (!kept || !setup) return null
    if (setup.rematch !== null) return setup.rematch
    const own = setup.seats.find(seat => seat.user === user)
    if (!own || kept.table.status !== 'over') return null
    const bots = Object.fromEntries(
      setup.seats.flatMap(seat => (seat.user === null && seat.level ? [[seat.seat, seat.level]] : [])),
    )
    const wish: NewTable = {
      game: setup.game,
      options: setup.options as NewTable['options'],
      public: false,
      spectators: setup.spectators,
      name: own.name,
      bots,
      seat: own.seat,
      entropy: '',
      ...(setup.awayAfter === undefined ? {} : { awayAfter: setup.awayAfter }),
    }
    const fresh = await this.create(user, wish)
    const claimed = await kept.table.change(rematchIs(fresh))
    if (claimed.ok) return fresh
    // Somebody else was quicker: nobody needs this one.
    await (await this.table(fresh))?.change(handOver(user, null))
    return kept.table.setup.rematch
  }

  /** The table, with this watcher told of all that happens there from now on. */
  async watch(id: string, watcher: Watcher): Promise<LiveTable | null> {
    const kept = await this.open(id)
    if (!kept) return null
    kept.watchers.add(watcher)
    await this.setting.store.seen([{ table: id, user: watcher.user }], this.setting.now())
    await kept.table.presence(await this.setting.store.lastSeen(id)) // clocks that stood still run in the first scene they see
    this.setting.bus.publish({ table: id, about: 'presence' })
    return kept.table
  }

  async unwatch(id: string, watcher: Watcher): Promise<void> {
    const kept = await this.kept.get(id)
    if (!kept?.watchers.delete(watcher)) return
    kept.idleSince = this.setting.now()
    if ([...kept.watchers].some(({ user }) => user === watcher.user)) return
    // Gone from here; should they be connected to another node, that one says so within ten seconds.
    await this.setting.store.seen([{ table: id, user: watcher.user }], this.setting.now() - HERE_MS)
    this.setting.bus.publish({ table: id, about: 'presence' })
  }

  async info(id: string, user: string | null): Promise<TableInfo | null> {
    return (await this.open(id))?.table.info(user) ?? null
  }

  async table(id: string): Promise<LiveTable | null> {
    return (await this.open(id))?.table ?? null
  }

  /** How much this node has in hand: for metrics. */
  get load(): number {
    return this.kept.size
  }

  /** Connections that are shown a table: for metrics. */
  get watching(): number {
    let sum = 0
    for (const { watchers } of this.tables.values()) sum += watchers.size
    return sum
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    const all = await Promise.all([...this.kept.values()].map(kept => kept.catch(() => null)))
    await Promise.all(all.map(kept => kept?.table.close()))
  }

  private open(id: string): Promise<Kept | null> {
    const found = this.kept.get(id)
    if (found) return found
    const opening = this.openNow(id)
    this.kept.set(id, opening)
    opening.then(
      kept => kept ?? this.letGo(id),
      () => this.letGo(id),
    )
    return opening
  }

  private letGo(id: string): void {
    this.kept.delete(id)
    this.tables.delete(id)
    this.setting.bus.leave(id)
  }

  private async openNow(id: string): Promise<Kept | null> {
    const watchers = new Set<Watcher>()
    await this.setting.bus.follow(id) // first, so that nothing is missed between looking and listening
    const table = await LiveTable.open(this.setting, id, about => {
      for (const watcher of watchers) this.tell(watcher, about)
    })
    if (!table) return null
    const kept: Kept = { table, watchers, idleSince: this.setting.now() }
    this.tables.set(id, kept)
    return kept
  }

  private heard(news: TableNews): void {
    const isKnown = news.mark && this.tables.get(news.table)?.table.knows(news.mark)
    if (!isKnown) void this.look(news) // most of what a node hears it has said itself
  }

  private async look({ table: id, about, mark }: TableNews): Promise<void> {
    const kept = await this.kept.get(id)?.catch(() => null)
    if (!kept) return
    try {
      if (about === 'chat') for (const watcher of kept.watchers) this.tell(watcher, 'chat')
      else if (about === 'presence') await kept.table.presence(await this.setting.store.lastSeen(id))
      else if (!mark || !kept.table.knows(mark)) await kept.table.refresh()
    } catch (error) {
      this.setting.complain(error, logText.refreshTable(id))
    }
  }

  /** What goes wrong with one watcher is no concern of the others, nor of the game. */
  private tell(watcher: Watcher, about: 'log' | 'table' | 'chat'): void {
    try {
      watcher.told(about)
    } catch (error) {
      this.setting.complain(error, logText.notifyWatcher)
    }
  }

  /** Says who is here; looks again at the tables, in case a message was lost; lets go of idle ones. */
  private async round(part: number): Promise<void> {
    const mine = [...this.kept.keys()].filter(id => partOf(id) === part)
    if (mine.length === 0) return
    const now = this.setting.now()
    const sightings: { table: string; user: string }[] = []
    for (const [id, { table, watchers, idleSince }] of await this.opened(mine)) {
      const idle = watchers.size === 0 && now - idleSince > IDLE_MS
      if (idle && (table.status !== 'playing' || table.canWait(IDLE_MS))) {
        this.letGo(id)
        await table.close()
      } else for (const user of new Set([...watchers].map(watcher => watcher.user))) sightings.push({ table: id, user })
    }
    try {
      await this.setting.store.seen(sightings, now)
    } catch (error) {
      this.setting.complain(error, logText.savePresence)
    }
    await this.lookAt(mine)
  }

  /** What others have done to the tables that this node has in hand: a few queries for all of them. */
  private async lookAt(ids: Iterable<string>): Promise<void> {
    try {
      const kept = await this.opened(ids)
      const marks = await this.setting.store.marks([...kept.keys()])
      const watched = [...kept].filter(([, { watchers }]) => watchers.size > 0)
      const seen = await this.setting.store.lastSeenAt(watched.map(([id]) => id))
      for (const [id, { table }] of kept) {
        const mark = marks.get(id)
        if (mark && !table.knows(mark)) await table.refresh()
        const here = seen.get(id)
        if (here) await table.presence(here)
      }
    } catch (error) {
      this.setting.complain(error, logText.checkTables)
    }
  }

  private async opened(ids: Iterable<string>): Promise<Map<string, Kept>> {
    const all = await Promise.all([...ids].map(async id => [id, await this.kept.get(id)?.catch(() => null)] as const))
    return new Map(all.filter((one): one is [string, Kept] => one[1] != null))
  }
}

/** Which part of the tables one belongs to: always the same. */
function partOf(id: string): number {
  let sum = 0
  for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) % 9_973
  return sum % PARTS
}
