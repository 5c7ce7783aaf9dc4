import { loadGame } from '@holdout/catalog'
import { expect, it } from 'vitest'
import { Person } from './people.ts'
import { newTable, servers } from './table-host.ts'

const { start } = servers()

it('shows a changed name at tables that have not started, to everyone', async () => {
  const { url } = await start()
  const ann = await Person.called('Ann', url)
  const id = (await ann.ask('POST', 'api/tables', newTable('viral-dawn', { seat: 'p1' }))).body.id as string
  const [own, other] = [await ann.open(id), await (await Person.called('Ben', url)).open(id)]
  await other.until(() => other.info?.seats[0].name === 'Ann')
  expect(await other.request({ type: 'sit', seat: 'p2', name: 'Ben', entropy: '' })).toMatchObject({ type: 'done' })
  await ann.ask('PUT', 'api/me', { name: 'Ben' })
  for (const page of [own, other]) await page.until(() => page.info?.seats[0].name === 'Ben 2')
  expect(other.info?.host).toBe('Ben 2')
})

it('accepts no forged name, and marks a program', async () => {
  const { url } = await start()
  const ann = await Person.called('Ann', url)
  for (const name of ['Admin', 'Hol\u200ddout', 'PyBot (bot)'])
    expect(await ann.ask('PUT', 'api/me', { name })).toMatchObject({ status: 400 })
  const id = (await ann.ask('POST', 'api/tables', newTable('viral-dawn', { seat: 'p1' }))).body.id as string
  const page = await (await Person.called('Cat', url)).open(id)
  const sit = (name: string, more = {}) => page.request({ type: 'sit', seat: 'p2', name, entropy: '', ...more })
  expect(await sit('Server')).toMatchObject({ type: 'error' })
  const bot = (await loadGame('viral-dawn')).seats({ players: 4 })[3].bot ?? ''
  expect(await sit(bot)).toMatchObject({ type: 'error', message: expect.stringContaining('is reserved') })
  expect(await sit('A\u200dnn')).toMatchObject({ type: 'done' })
  await page.until(() => page.info?.seats[1].name === 'Ann 2')
  expect(await sit('PyBot', { program: true })).toMatchObject({ type: 'done' })
  await page.until(() => page.info?.seats[1].name === 'PyBot (bot)')
})
