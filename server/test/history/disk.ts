import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'

/** In memory where possible: this disk models syncs, so real ones would only cost time. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const FILE = 'holdout.db'
const LOG = `${FILE}-wal`
/** More pages than a test ever writes. */
const NO_LIMIT = 1_000_000
/** The lowest `pragma synchronous` with which a commit is on the disk when it returns. */
const FULL = 2
const NORMAL = 1

/**
 * A disk under a real SQLite store that can fill up and lose its power. A killed process loses nothing that it wrote,
 * because the operating system keeps the pages. A machine without power loses every page that was not synced: SQLite
 * syncs its log at each commit only if `synchronous` is `full`.
 */
export class Disk {
  private folder = mkdtempSync(join(PLACE, 'holdout-disk-'))
  private database: Database.Database | null = null
  private current: Store | null = null

  constructor(
    /** Changes the connection after the store has set it up, to plant a fault. */
    private readonly plant: (database: Database.Database) => void = () => {},
  ) {}

  async open(): Promise<Store> {
    const open = (file: string): Database.Database => {
      this.database = new Database(file)
      return this.database
    }
    this.current = await sqliteStore(join(this.folder, FILE), { open })
    this.plant(this.database as unknown as Database.Database)
    this.copy('opened')
    return this.current
  }

  /** The disk has room for no further page, or has room again. */
  setFull(full: boolean): void {
    this.database?.exec(`pragma max_page_count = ${full ? this.pragma('page_count') : NO_LIMIT}`)
  }

  /** The disk can be read but not written. */
  setReadOnly(on: boolean): void {
    this.database?.exec(`pragma query_only = ${on}`)
  }

  /** The power fails, and the machine starts again with what was synced. */
  async loseUnsynced(): Promise<Store> {
    const synced = this.pragma('synchronous')
    const before = { folder: this.folder, store: this.current }
    this.folder = mkdtempSync(join(PLACE, 'holdout-disk-'))
    const from = (name: string): string => join(before.folder, name)
    const to = (name: string): string => join(this.folder, name)
    copyFileSync(from(synced >= NORMAL ? FILE : `opened-${FILE}`), to(FILE))
    const log = synced >= FULL ? LOG : synced >= NORMAL ? null : `opened-${LOG}`
    if (log !== null && existsSync(from(log))) copyFileSync(from(log), to(LOG))
    await before.store?.close()
    rmSync(before.folder, { recursive: true, force: true })
    return this.open()
  }

  async remove(): Promise<void> {
    await this.current?.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private copy(tag: string): void {
    for (const name of [FILE, LOG])
      if (existsSync(join(this.folder, name)))
        copyFileSync(join(this.folder, name), join(this.folder, `${tag}-${name}`))
  }

  private pragma(name: string): number {
    const row = this.database?.prepare(`pragma ${name}`).get() as Record<string, number>
    return row[name]
  }
}
