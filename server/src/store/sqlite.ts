import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { InputError } from '@holdout/engine'
import { Kysely, SqliteDialect, sql } from 'kysely'
import Database from 'libsql'
import { startText } from '../text/operator.ts'
import { Checkpoints } from './checkpoints.ts'
import { lockFolder } from './folder-lock.ts'
import { GroupCommit } from './group-commit.ts'
import type { Schema } from './schema.ts'
import { sqlStore } from './sql-store.ts'
import type { Store } from './store.ts'

/** Copies every commit of a database elsewhere while it is written: record 0022. */
interface Copier {
  /** Copies the last commits. Called before the database is closed. */
  close(): Promise<void>
}

/** Starts to copy a file. `writer` is the only connection that writes to it. */
export type StartCopier = (file: string, writer: Database.Database) => Promise<Copier>

interface SqliteOptions {
  /** Locks the folder against other servers. */
  readonly alone?: boolean
  /** Opens the database. Tests use it to make the disk fail. */
  readonly open?: (file: string) => Database.Database
  readonly copier?: StartCopier | null
}

/** A store in one file. Entries that arrive together are committed together and confirmed after that. */
export async function sqliteStore(
  file: string,
  { alone = false, open = one => new Database(one), copier = null }: SqliteOptions = {},
): Promise<Store> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const release = alone ? lockFolder(dirname(file)) : () => {}
  try {
    return await openSqlite(file, open(file), release, copier)
  } catch (error) {
    release()
    throw error
  }
}

async function openSqlite(
  file: string,
  database: Database.Database,
  release: () => void,
  copier: StartCopier | null,
): Promise<Store> {
  database.exec('pragma busy_timeout = 5000')
  refuseDamage(file, database) // before the mode is set, which reads the list of tables
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const checkpoints = file === ':memory:' ? null : new Checkpoints(file)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) })
  let group: GroupCommit | null = null // created later, because its statements need the tables
  let copying: Copier | null = null
  const store = await sqlStore({
    name: 'sqlite',
    db,
    moves: sql<number>`(select coalesce(max(seq), 0) from entries where table_id = tables.id)`,
    append(row, after) {
      group ??= new GroupCommit(database, checkpoints)
      return group.append(row, after)
    },
    reject(row) {
      group ??= new GroupCommit(database, checkpoints)
      return group.reject(row)
    },
    addChat(row) {
      group ??= new GroupCommit(database, checkpoints)
      return group.addChat(row)
    },
    saveSnapshot(row) {
      group ??= new GroupCommit(database, checkpoints)
      return group.saveSnapshot(row)
    },
    async close() {
      group?.close()
      await copying?.close()
      await checkpoints?.close()
      await db.destroy()
      release()
    },
  })
  copying = (await copier?.(file, database)) ?? null
  return store
}

/** A larger file is not checked at the start, because that would read all of it. */
const LARGEST_CHECKED = 512 * 1024 * 1024

/** Throws if a page of the file is damaged. Otherwise this would be found only when the page is read. */
function refuseDamage(file: string, database: Database.Database): void {
  if (file === ':memory:' || !existsSync(file) || statSync(file).size > LARGEST_CHECKED) return
  let found: string
  try {
    found = (database.prepare('pragma quick_check(1)').get() as { quick_check: string }).quick_check
  } catch (error) {
    found = (error as Error).message
  }
  if (found !== 'ok') throw new InputError(startText.databaseDamaged(file, found))
}
