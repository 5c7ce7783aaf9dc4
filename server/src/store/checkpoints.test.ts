import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, expect, it } from 'vitest'
import { Checkpoints } from './checkpoints.ts'

const folder = mkdtempSync(join(tmpdir(), 'holdout-checkpoints-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The rows in the database file, without those that are only in the log. */
function rowsInFile(file: string, copy = join(folder, 'copy.db')): number {
  copyFileSync(file, copy)
  const database = new Database(copy)
  try {
    return (database.prepare('select count(*) as rows from moves').get() as { rows: number }).rows
  } finally {
    database.close()
  }
}

it('copy commits from the log into the file after a delay', async () => {
  const file = join(folder, 'a.db')
  const database = new Database(file)
  database.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table moves (move text)')
  database.exec('pragma wal_checkpoint(truncate)')
  const checkpoints = new Checkpoints(file)
  database.exec("insert into moves values ('lay')")
  expect(rowsInFile(file)).toBe(0)
  checkpoints.wrote()
  await expect.poll(() => rowsInFile(file), { timeout: 10_000 }).toBe(1)
  await checkpoints.close()
  database.close()
})
