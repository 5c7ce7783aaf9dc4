import Database from 'libsql/promise'

/** How long after a commit the log of the database is emptied into its file. Not much later: a log that grows is slower to write than one that begins anew. */
const AFTER_MS = 250

/**
 * Empties the database's write-ahead log into its file, on a connection of its own and in another thread: when the writer does that
 * itself, every now and then a move waits for it, and all others with it.
 */
export class Checkpoints {
  private readonly database: Database
  private timer: NodeJS.Timeout | null = null
  private running: Promise<unknown> = Promise.resolve()

  constructor(file: string) {
    this.database = new Database(file, {})
  }

  /** Something was committed. */
  wrote(): void {
    this.timer ??= setTimeout(() => this.run(), AFTER_MS)
  }

  private run(): void {
    // What cannot be done now (somebody reads what is in the log) is done the next time, and when the log has a thousand pages the writer does it itself.
    this.running = Promise.resolve(this.database.exec('pragma wal_checkpoint(passive)'))
      .catch(() => {})
      .then(() => {
        this.timer = null
      })
  }

  async close(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    await this.running
    this.database.close()
  }
}
