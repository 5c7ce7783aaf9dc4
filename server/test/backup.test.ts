import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUp } from '../src/backup.ts'
import { gather, playOn, servers } from './table-host.ts'

const { start, newData } = servers()
const newFolder = (): string => join(mkdtempSync(join(tmpdir(), 'holdout-backup-')), 'copy')

it('copies everything during play, and the copy can be served', async () => {
  const data = newData()
  const { url } = await start(data)
  const { id, people, pages } = await gather(url, 'viral-dawn')
  let acknowledged = 0
  let copy: ReturnType<typeof backUp> | null = null
  await playOn(pages, moves => {
    acknowledged = moves
    if (moves === 20) copy ??= backUp(data, newFolder())
    return moves > 25
  })
  expect(acknowledged).toBeGreaterThan(20)
  if (!copy) throw new Error('no copy was made')
  const { folder, people: count, tables, entries } = copy as ReturnType<typeof backUp>
  expect({ count, tables }).toEqual({ count: 2, tables: 1 })
  expect(entries).toBeGreaterThanOrEqual(20)
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0)
  // The same people connect to the copy with their cookies, and play on from there.
  const restored = await start(folder)
  const again = await Promise.all(people.map(person => person.at(restored.url).open(id)))
  for (const page of again) await page.until(() => page.news !== null)
  expect(again[0].news?.seq).toBeGreaterThanOrEqual(entries) // a bot may have moved since
  expect(await playOn(again, moves => moves >= 4)).toBe(4)
})

it('rejects a folder without data and an existing target, and leaves nothing partial', async () => {
  const empty = newData()
  expect(() => backUp(empty, newFolder())).toThrow('has no holdout.db')
  const data = newData()
  await start(data)
  expect(() => backUp(data, data)).toThrow('already exists')
  const broken = newData()
  writeFileSync(join(broken, 'holdout.db'), 'this is no database, though it is long enough to look like one'.repeat(50))
  const target = newFolder()
  expect(() => backUp(broken, target)).toThrow('Cannot copy the data')
  expect(existsSync(target)).toBe(false)
  expect(readdirSync(join(target, '..'))).toEqual([])
})
