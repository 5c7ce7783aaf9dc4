import Database from 'libsql/promise'

/** Delay between a commit and the checkpoint, in ms. Short, because a long log is slower to write. */
const AFTER_MS = 250

/**
 * Copies SQLite's write-ahead log into the database file, on its own connection and in another thread. Done by the
 * writer, it would delay moves now and then.
 */
export class Checkpoints {
  private readonly database: Database
  private timer: NodeJS.Timeout | null = null
  private running: Promise<unknown> = Promise.resolve()

  constructor(file: string) {
    this.database = new Database(file, {})
  }

  /** Call it after a commit. */
  wrote(): void {
    this.timer ??= setTimeout(() => this.run(), AFTER_MS)
  }

  private run(): void {
    // Pages that a reader still uses are left for the next time. At 1000 pages the writer does it itself.
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
