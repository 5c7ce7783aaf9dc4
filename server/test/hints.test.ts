import { SLUGS } from '@holdout/catalog'
import type { FromServer } from '@holdout/protocol'
import { expect, it } from 'vitest'
import { type Page, Person } from './people.ts'
import { gather, servers } from './table-host.ts'

const { start } = servers()

const hintsTo = (page: Page): FromServer[] => page.received.filter(({ type }) => type === 'hint')

it.each(SLUGS)('only the player who asks gets a hint, with their own legal moves: %s', async slug => {
  const { url } = await start()
  const { id, pages } = await gather(url, slug, undefined, { hints: true })
  const spectator = await (await Person.called('Cat', url)).open(id)
  expect(pages[0].info?.hints).toBe(true)
  const asked = (page: Page): boolean => page.news?.scene.choices.some(({ kind }) => kind !== 'standing') ?? false
  await Promise.race(pages.map(page => page.until(() => asked(page))))
  const asker = pages.find(asked) as Page
  expect(await asker.request({ type: 'hint' })).toMatchObject({ type: 'done' })
  const [hint] = hintsTo(asker)
  if (hint?.type !== 'hint') throw new Error('no hint')
  const legal = asker.news?.scene.choices.map(({ move }) => move)
  expect(hint.best.length).toBeGreaterThan(0)
  for (const { move, chance } of hint.best) {
    expect(legal).toContainEqual(move)
    expect(chance).toBeGreaterThanOrEqual(0)
  }
  expect(await spectator.request({ type: 'hint' })).toMatchObject({ type: 'error' })
  for (const other of [...pages.filter(page => page !== asker), spectator]) expect(hintsTo(other)).toEqual([])
})

it('hints are off unless the table allows them', async () => {
  const { url } = await start()
  const { pages } = await gather(url, 'until-dawn')
  expect(await pages[0].request({ type: 'hint' })).toMatchObject({
    type: 'error',
    message: 'Hints are off at this table.',
  })
  expect(hintsTo(pages[0])).toEqual([])
  expect(pages[0].info).toBeTruthy()
  expect(pages[0].info).not.toHaveProperty('hints')
})
