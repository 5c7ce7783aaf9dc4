import type { LoadPlayer, LoadTables } from '../../server/test/load/join.ts'

const SEATED_AT_ONCE = 20
const PLAYERS = 4
/** The first moves of the tables are spread over this time, in ms. */
const SPREAD_MS = 400

interface RunningTable {
  readonly players: LoadPlayer[]
  /** How many players have seen the last move. */
  seen: number
  /** When the last move was sent. */
  at: number
  pace: number
}

interface Counted {
  moves: number
  bytes: number
  /** Times until all four players had a move, in ms. */
  all: number[]
}

/** Tables with four players each. Each table has one unanswered move at a time. */
export class LoadRun {
  counted: Counted = { moves: 0, bytes: 0, all: [] }
  private readonly tables: RunningTable[] = []
  private pace = 0
  private hasBegun = false
  private isStopped = false

  private constructor(private readonly loadTables: LoadTables) {}

  static async seat(loadTables: LoadTables, count: number): Promise<LoadRun> {
    const run = new LoadRun(loadTables)
    for (let from = 0; from < count; from += SEATED_AT_ONCE) {
      const numbers = Array.from({ length: Math.min(SEATED_AT_ONCE, count - from) }, (_, i) => from + i)
      await Promise.all(numbers.map(number => run.seatTable(number)))
    }
    return run
  }

  /** Sets the time between two moves of a table, in ms; 0: as fast as possible. */
  play(pace: number): void {
    this.pace = pace
    if (this.hasBegun) return
    this.hasBegun = true
    for (const table of this.tables) setTimeout(() => this.move(table), Math.random() * SPREAD_MS)
  }

  /** Counts from now on. */
  count(): void {
    this.counted = { moves: 0, bytes: 0, all: [] }
  }

  stop(): void {
    this.isStopped = true
    for (const { players } of this.tables) for (const player of players) player.close()
  }

  private async seatTable(number: number): Promise<void> {
    const table: RunningTable = { players: [], seen: 0, at: 0, pace: 0 }
    for (let player = 0; player < PLAYERS; player++)
      table.players.push(await this.loadTables.join(number, player, bytes => this.see(number, table, bytes)))
    this.tables.push(table)
  }

  private see(number: number, table: RunningTable, bytes: number): void {
    if (!this.loadTables.hasBegun(number)) return // the deal
    this.counted.bytes += bytes
    table.seen += 1
    if (table.seen < PLAYERS) return
    table.seen = 0
    this.counted.moves += 1
    this.counted.all.push(performance.now() - table.at)
    if (this.pace > 0) {
      setTimeout(() => this.move(table), this.untilNext(table))
    } else {
      table.pace = 0
      this.move(table)
    }
  }

  private move(table: RunningTable): void {
    if (this.isStopped) return
    table.at = performance.now()
    if (!table.players[0].send()) throw new Error('A table is over. Use fewer seconds or more tables.')
  }

  /** How long a table waits. After a phase at another pace all tables would move at once, so they are spread. */
  private untilNext(table: RunningTable): number {
    if (table.pace === this.pace) return Math.max(0, this.pace - (performance.now() - table.at))
    table.pace = this.pace
    return Math.random() * this.pace
  }
}
