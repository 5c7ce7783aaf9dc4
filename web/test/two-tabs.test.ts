import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, playOn, seqOf, settled } from './driver.ts'
import { faults } from './faults.ts'
import { positionBefore } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const play = (page: Page, upTo: number) => playOn(page, 'list', luckOf(upTo), seq => seq >= upTo)
const elsewhere = (page: Page) => page.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor()
const playHere = (page: Page) => page.getByRole('button', { name: 'Play here' }).click()

/** The number of moves of the game saved on this device. */
const savedMoves = (page: Page) =>
  page.evaluate(() => {
    const id = location.pathname.split('/').at(-1)
    return JSON.parse(localStorage.getItem(`holdout:match:${id}`) ?? '{}').moves?.length
  })

let own = 0
const begun = positionBefore('zombie-town', {}, 'p1', () => ++own > 5)

/** Opens a game of Zombie Town in its first day. Returns the number of its moves. */
async function openGame(page: Page, url: string): Promise<number> {
  const { record } = await begun
  await page.goto(`${url}healthz`)
  await page.evaluate(text => localStorage.setItem('holdout:match:given', text), JSON.stringify(record))
  await page.goto(`${url}#/play/given`)
  await settled(page)
  return seqOf(page)
}

/** A game in one tab, and a second tab at the same address. */
async function twoTabs(url: string): Promise<[Page, Page]> {
  const one = visit.page
  const start = await openGame(one, url)
  await play(one, start + 1)
  const two = await visit.context.newPage()
  await two.goto(one.url())
  return [one, two]
}

it.each([
  ['on https or this machine', true, (url: string) => url],
  ['on plain http elsewhere', false, (url: string) => url.replace(/\/\/[^:/]+/, '//0.0.0.0')],
])('plays a game in one tab at a time, %s, without losing a move', async (_, secure, from) => {
  visit = await site.visit('desktop')
  if (!secure) visit.forgive(/Cross-Origin-Opener-Policy header has been ignored/)
  const [one, two] = await twoTabs(from(site.url))
  expect(await one.evaluate(() => isSecureContext)).toBe(secure)
  await elsewhere(two)
  expect(await faults(two)).toEqual([])
  const left = await seqOf(one)

  await playHere(two)
  await settled(two)
  expect(await seqOf(two)).toBe(left)
  await elsewhere(one)
  await play(two, left + 3)
  const further = await seqOf(two)
  expect(await savedMoves(one)).toBe(further)

  await playHere(one)
  await settled(one)
  expect(await seqOf(one)).toBe(further)
  await elsewhere(two)
  await play(one, further + 1)
  const last = await seqOf(one)
  await two.reload()
  await elsewhere(two)
  await one.reload()
  await settled(one)
  expect(await seqOf(one)).toBe(last)

  await one.close()
  await two.reload()
  await settled(two)
  expect(await seqOf(two)).toBe(last)
})

it('lists the games of another tab in their current state', async () => {
  visit = await site.visit('desktop')
  await visit.go('/')
  const two = await visit.context.newPage()
  const start = await openGame(two, site.url)
  const strip = visit.page.locator('.continue')
  const before = await strip.textContent()
  await play(two, start + 2)
  await expect.poll(() => strip.textContent()).not.toBe(before)
  const fresh = await visit.context.newPage()
  await fresh.goto(site.url)
  const current = await fresh.locator('.continue').textContent()
  await fresh.close()
  await expect.poll(() => strip.textContent()).toBe(current)
  await visit.page.getByText('Continue ›').click()
  await elsewhere(visit.page)
  await visit.page.locator('.page__row').getByRole('link', { name: 'Home' }).click()
  await visit.page.getByText('Continue ›').waitFor()
})

it('opens a game whose tab has crashed', async () => {
  visit = await site.visit('desktop')
  const [one, two] = await twoTabs(site.url)
  await elsewhere(two)
  const left = await seqOf(one)
  await one.close()
  await two.evaluate(() => localStorage.setItem(`holdout:open:${location.pathname.split('/').at(-1)}`, '"crashed"'))
  await two.reload()
  await settled(two)
  expect(await seqOf(two)).toBe(left)
})

it('releases a game with its page, and asks again when the browser restores the page', async () => {
  visit = await site.visit('desktop')
  const [one, two] = await twoTabs(site.url)
  await elsewhere(two)
  const turn = (page: Page, type: string) =>
    page.evaluate(name => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await turn(one, 'pagehide')
  await two.reload()
  await settled(two)
  await play(two, (await seqOf(two)) + 2)
  await turn(one, 'pageshow')
  await elsewhere(one)
  const left = await seqOf(two)
  await turn(two, 'pagehide')
  await turn(one, 'pageshow')
  await settled(one)
  expect(await seqOf(one)).toBe(left)
})

it('never overwrites moves of another tab that it missed', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  const start = await openGame(page, site.url)
  await play(page, start + 1)
  const early = await page.evaluate(() => localStorage.getItem(`holdout:match:${location.pathname.split('/').at(-1)}`))
  await play(page, start + 4)
  // A tab gets no event for its own write: this looks like a write of another tab whose event was lost.
  await page.evaluate(
    text => localStorage.setItem(`holdout:match:${location.pathname.split('/').at(-1)}`, text as string),
    early,
  )
  const kept = await savedMoves(page)
  await page.keyboard.press('c')
  await page.locator('dialog .choice:not(.choice--barred)').first().click()
  await page.keyboard.press('Enter')
  await page.getByText('moves made here could not be saved').waitFor()
  expect(await savedMoves(page)).toBe(kept)
  await playHere(page)
  await settled(page)
  expect(await seqOf(page)).toBe(kept)
})
