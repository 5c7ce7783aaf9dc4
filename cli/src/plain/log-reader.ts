import type { LogText } from '../play/log.ts'
import type { TerminalTable } from '../play/terminal-table.ts'

/** The number of log lines that are repeated when a game is continued. */
const REMINDER = 6

/** Reads the log of a table: each line once for every person at the screen. */
export class LogReader {
  /** The number of moves before this reader. */
  private readonly before: number
  /** The number of lines read by each person. */
  private readonly read = new Map<string, number>()

  constructor(private readonly table: TerminalTable) {
    this.before = table.moves
  }

  /** The lines that the person at the screen has not read. */
  next(): readonly LogText[] {
    const { log, who } = this.table
    const known = Math.min(this.read.get(who) ?? this.old(log), log.length)
    this.read.set(who, log.length)
    return log.slice(known)
  }

  private old(log: readonly LogText[]): number {
    if (this.before === 0) return 0
    return Math.max(0, log.filter(({ move }) => move <= this.before).length - REMINDER)
  }
}
