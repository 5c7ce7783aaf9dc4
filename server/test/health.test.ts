import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { Disk } from './history/disk.ts'
import { Person } from './people.ts'
import { gather, servers } from './table-host.ts'

const { start, newData } = servers()

it('finds out that the store answers but cannot write', async () => {
  const disk = new Disk()
  const store = await disk.open()
  await store.ping()
  disk.setReadOnly(true)
  await expect(store.ping()).rejects.toThrow()
  disk.setReadOnly(false)
  await store.ping()
  await disk.remove()
})

it.each(['missing', 'empty'])('does not start with a key beside a database that is %s', async how => {
  const data = newData()
  await (await start(data)).stop()
  for (const end of ['', '-wal', '-shm']) rmSync(join(data, `holdout.db${end}`), { force: true })
  if (how === 'empty') writeFileSync(join(data, 'holdout.db'), '')
  await expect(start(data)).rejects.toThrow(/is missing or empty.*Restore the database from a backup/)
  rmSync(join(data, 'secret'))
  await start(data)
})

it('goes on as before when the clock of the machine is set back or forward', async () => {
  const { url } = await start()
  const { pages } = await gather(url, 'until-dawn', { 'table-clock': 60 })
  const [page] = pages
  for (const step of [-3_600_000, 3_600_000]) {
    const real = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real + step)
    for (let i = 0; i < 20; i++) expect(await page.request({ type: 'text', on: true })).toMatchObject({ type: 'done' })
    const again = await (await Person.called('Cat', url)).open(page.info?.id as string)
    await again.until(() => again.news !== null)
    for (const { left, of } of again.news?.clocks ?? []) {
      expect(left).toBeLessThanOrEqual(of)
      expect(left).toBeGreaterThan(0)
    }
    expect(again.news?.clocks).toHaveLength(1)
    expect(again.news?.scene.outcome).toBeNull()
    clock.mockRestore()
  }
})
