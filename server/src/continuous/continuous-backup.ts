import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import Database from 'libsql'
import { SECRET_FILE } from '../data-files.ts'
import { steadyNow } from '../limits/steady-clock.ts'
import { baseName, changesName, deleteOldRuns, runName } from './backup-folder.ts'
import { encodeSegment } from './segments.ts'
import { type ChangedPages, WalFile } from './wal-file.ts'

/** How often new commits are copied, in ms. A restored moment is as exact as this. */
const COPY_EVERY_MS = 100
/** From this size on, SQLite starts its write-ahead log again, in frames. */
const LONGEST_LOG = 1_000
/** From this size on, the writer itself copies the log into the database, which delays moves. In frames. */
const AUTO_CHECKPOINT = 4_000
const DAY_MS = 24 * 3_600_000
/** After an error, a new run starts this much later, in ms. */
const RETRY_MS = 60_000

export interface ContinuousBackupOptions {
  /** The folder of the backups. */
  readonly folder: string
  /** How many days can be restored; 0: all. */
  readonly keepDays: number
  /** Called when all commits until then (ms since 1970) are in the backup. */
  copied(until: number): void
  reportError(error: unknown): void
}

/**
 * Copies every commit of a SQLite file to another folder while the server runs: the pages that SQLite adds to its
 * write-ahead log. SQLite starts the log again when it has copied it into the database and no connection reads it. So an open
 * read transaction keeps it until its pages are copied. Whatever else starts the log again is noticed by its header;
 * then a new run begins with a new copy of the database.
 */
export class ContinuousBackup {
  private run: Run | null = null
  private timer: NodeJS.Timeout | null = null
  private working: Promise<void> = Promise.resolve()
  private closed = false

  private constructor(
    private readonly file: string,
    private readonly writer: Database.Database,
    private readonly options: ContinuousBackupOptions,
  ) {}

  /** Copies the database, and from then on every commit. Resolves when the copy is complete. */
  static async start(
    file: string,
    writer: Database.Database,
    options: ContinuousBackupOptions,
  ): Promise<ContinuousBackup> {
    writer.exec(`pragma wal_autocheckpoint = ${AUTO_CHECKPOINT}`)
    const backup = new ContinuousBackup(file, writer, options)
    await backup.begin()
    backup.plan(COPY_EVERY_MS)
    return backup
  }

  /** Copies the last commits. Call it before the database is closed. */
  async close(): Promise<void> {
    this.closed = true
    if (this.timer) clearTimeout(this.timer)
    await this.working
    await this.round()
    await this.run?.end()
  }

  private async begin(): Promise<void> {
    this.run = await Run.start(this.file, this.writer, this.options)
  }

  private plan(ms: number): void {
    if (this.closed) return
    this.timer = setTimeout(() => {
      this.working = this.round().then(ok => this.plan(ok ? COPY_EVERY_MS : RETRY_MS))
    }, ms)
    this.timer.unref()
  }

  /** Copies what is new. False after an error; the next call then starts a new run. */
  private async round(): Promise<boolean> {
    try {
      if (!this.run) await this.begin()
      await this.run?.copy()
      return true
    } catch (error) {
      this.options.reportError(error)
      const { run } = this
      this.run = null // the write-ahead log must not grow while it cannot be copied
      await run?.end().catch(() => {})
      return false
    }
  }
}

/** An unbroken series of commits. */
class Run {
  private copiedUntil = steadyNow()
  private log = 1
  private changes: FileHandle | null = null
  private baseAt = 0
  private hasSecret = false
  private basing: Promise<void> = Promise.resolve()

  private constructor(
    private readonly file: string,
    private readonly folder: string,
    private readonly writer: Database.Database,
    private readonly reader: Database.Database,
    private wal: WalFile,
    private readonly options: ContinuousBackupOptions,
  ) {}

  static async start(file: string, writer: Database.Database, options: ContinuousBackupOptions): Promise<Run> {
    const folder = join(options.folder, runName(steadyNow()))
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    touch(writer)
    const reader = new Database(file)
    hold(reader)
    const run = new Run(file, folder, writer, reader, new WalFile(`${file}-wal`), options)
    try {
      await run.addBase()
      await run.copy()
      return run
    } catch (error) {
      await run.end()
      throw error
    }
  }

  /** Copies the commits since the last call. */
  async copy(): Promise<void> {
    const until = steadyNow()
    if (!this.hasSecret) this.copySecret()
    await this.write([this.wal.read()], until)
    if (this.wal.frames > LONGEST_LOG) await this.startLogAgain()
    if (until - this.baseAt > DAY_MS) {
      await this.basing
      this.basing = this.addBase().catch(this.options.reportError)
    }
  }

  private async write(changes: readonly (ChangedPages | null)[], until: number): Promise<void> {
    const since = this.copiedUntil
    for (const found of changes) {
      if (!found) continue
      this.changes ??= await open(join(this.folder, changesName(this.log)), 'a', 0o600)
      await this.changes.appendFile(await encodeSegment({ ...found, since, until }))
      await this.changes.datasync()
    }
    this.copiedUntil = until
    this.options.copied(until)
  }

  /** The key that signs sessions. A new server creates it after the database. */
  private copySecret(): void {
    const secret = join(dirname(this.file), SECRET_FILE)
    if (!existsSync(secret)) return
    copyFileSync(secret, join(this.folder, SECRET_FILE))
    this.hasSecret = true
  }

  async end(): Promise<void> {
    await this.basing
    this.reader.close()
    this.wal.close()
    await this.changes?.close()
  }

  /** Copies the database file. Pages that change meanwhile are in the write-ahead log, which is copied whole. */
  private async addBase(): Promise<void> {
    const { log } = this
    this.baseAt = steadyNow()
    const unfinished = join(this.folder, 'base.unfinished')
    await copyApart(this.file, unfinished)
    const handle = await open(unfinished, 'r+')
    await handle.datasync()
    await handle.close()
    await rename(unfinished, join(this.folder, baseName(log, steadyNow())))
    await deleteOldRuns(this.options.folder, this.options.keepDays, steadyNow())
  }

  /** Lets SQLite start the write-ahead log again, after its last pages were read. */
  private async startLogAgain(): Promise<void> {
    await this.basing // a base needs the log from its beginning
    const until = steadyNow()
    this.reader.exec('commit')
    const last = [this.wal.read()]
    this.writer.exec('pragma busy_timeout = 0') // players do not wait for other readers
    const { busy } = this.writer.prepare('pragma wal_checkpoint(restart)').get() as { busy: number }
    this.writer.exec('pragma busy_timeout = 5000')
    last.push(this.wal.read()) // another program may have written
    touch(this.writer)
    hold(this.reader)
    await this.write(last, until)
    if (busy !== 0) return // it is still being read; later
    this.wal.close()
    this.wal = new WalFile(`${this.file}-wal`)
    await this.changes?.close()
    this.changes = null
    this.log += 1
  }
}

/**
 * Copies a file in another process: closing a file in this one would release the locks that SQLite holds on it, and
 * another program could then delete the write-ahead log.
 */
async function copyApart(from: string, to: string): Promise<void> {
  const script = 'require("node:fs").copyFileSync(process.argv[1], process.argv[2])'
  await promisify(execFile)(process.execPath, ['-e', script, resolve(from), resolve(to)])
}

/** Writes something, so that the write-ahead log is not empty: a reader of an empty log does not keep it. */
function touch(writer: Database.Database): void {
  writer
    .prepare('insert into health (id, at) values (1, ?) on conflict (id) do update set at = excluded.at')
    .run(Math.round(steadyNow()))
}

function hold(reader: Database.Database): void {
  reader.exec('begin')
  reader.prepare('select count(*) from health').get()
}
