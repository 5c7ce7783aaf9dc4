import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { openRecord, positionBefore } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/** Chooses a move (`say`: by its text), opens a sheet over the table, and confirms the move under the sheet. */
async function moveUnder(page: Page, open: () => Promise<void>, say = /./ as string | RegExp): Promise<void> {
  const choice = page.locator('dialog .choice:not([data-kind="standing"])', { hasText: say }).first()
  await page.keyboard.press('c')
  await choice.click()
  await page.locator('.prompt .button--main').waitFor()
  await open()
  await page.locator('dialog.sheet').waitFor()
  const before = await page.locator('.frame').getAttribute('data-seq')
  await page.locator('.prompt .button--main').dispatchEvent('click')
  await page.locator(`.frame:not([data-seq="${before}"])`).waitFor()
}

/** Opens a game one move before its end, and returns its page. */
async function beforeTheEnd(slug: string, options: Readonly<Record<string, unknown>>, seat: string): Promise<string> {
  const { record, say } = await positionBefore(slug, options, seat, (_, { over }) => over)
  visit = await site.visit('phone', { confirm: 'always' })
  await openRecord(visit, record)
  await settled(visit.page)
  return say
}

it('the list of keys has every key once', async () => {
  visit = await site.visit('desktop')
  await visit.go('/quick/until-daylight?seed=1')
  await settled(visit.page)
  await visit.page.keyboard.press('?')
  const rows = visit.page.locator('dialog .keys kbd')
  await rows.first().waitFor()
  const keys = (await rows.allTextContents()).flatMap(label => label.split(', '))
  expect(keys).toContain('R')
  expect(keys.length).toBe(new Set(keys).size)
})

it.each([
  ['until-dawn', {}, 'john'],
  ['viral-dawn', { players: 4, 'turn-seconds': 0, 'react-seconds': 0 }, 'p1'],
] as const)('the end of a game of %s closes the list of choices', async (slug, options, seat) => {
  const say = await beforeTheEnd(slug, options, seat)
  await moveUnder(visit.page, () => visit.page.keyboard.press('c'), say)
  await visit.page.locator('.end').waitFor()
  expect(await visit.page.locator('dialog').count()).toBe(0)
})

it('the end of a game closes a sheet of the table', async () => {
  const say = await beforeTheEnd('until-dawn', { 'memory-aid': true }, 'john')
  await moveUnder(visit.page, () => visit.page.locator('button.ud-pile[data-pile="discard"]').click(), say)
  await visit.page.locator('.end').waitFor()
  expect(await visit.page.locator('dialog').count()).toBe(0)
})

it('the list of choices closes with its decision, and opens again only on request', async () => {
  visit = await site.visit('phone', { confirm: 'always', botPause: 900 })
  await visit.go('/quick/viral-dawn?seed=4&opt.turn-seconds=0&opt.react-seconds=0')
  await settled(visit.page)
  await moveUnder(visit.page, () => visit.page.keyboard.press('c'))
  await visit.page.locator('.frame[data-phase="bot"]').waitFor()
  await visit.page.locator('dialog').waitFor({ state: 'detached' })
  await settled(visit.page)
  expect(await visit.page.locator('dialog').count()).toBe(0)
})
