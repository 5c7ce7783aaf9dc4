import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { gameIcons } from '../build/game-icons.ts'
import { testSite, type Visit } from './browser.ts'
import { colorFaults, faults } from './faults.ts'
import { LONG } from './long.ts'

// No game of ours is drawn by the generic table, so these tests build a page with a made-up one.
const web = mkdtempSync(join(tmpdir(), 'holdout-toy-table-'))
beforeAll(() =>
  build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('./toy-table', import.meta.url)),
    base: './',
    publicDir: fileURLToPath(new URL('../public', import.meta.url)), // the icons of the page
    plugins: [react(), gameIcons()],
    resolve: { conditions: ['holdout-src', 'module', 'browser', 'development|production'] },
    worker: { format: 'es', plugins: () => [gameIcons()] },
    build: { outDir: web, target: 'es2023', minify: false, modulePreload: { polyfill: false } },
  }),
)
const site = testSite({}, web)
let visit: Visit
afterEach(() => visit.leave())

const SIZES = [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
  ['landscape', { width: 844, height: 390 }],
  ...(LONG ? ([['desktop', { width: 1440, height: 900 }]] as const) : []),
] as const

const piece = (page: Page, id: string) => page.locator(`button[data-piece="${id}"]`)
const seq = (page: Page) => page.locator('.frame').getAttribute('data-seq')

it.each(SIZES)('on a %s of %o nothing scrolls sideways, and hand and buttons stay in view', async (screen, size) => {
  visit = await site.visit(screen)
  const { page } = visit
  await page.setViewportSize(size)
  await visit.go('/')
  await piece(page, 'lantern').waitFor()
  expect(await wrongWith(page), 'at the start').toEqual([])
  await piece(page, 'lantern').click()
  expect(await wrongWith(page), 'with a pressed card').toEqual([])
  expect(await faults(page, 'all')).toEqual([])
})

it.runIf(LONG)('passes axe in the other themes', async () => {
  visit = await site.visit('desktop')
  await visit.go('/')
  await piece(visit.page, 'lantern').waitFor()
  expect(await colorFaults(visit.page, ['light', 'contrast'])).toEqual([])
})

it('moves are made by touch with a confirmation, and by keyboard', async () => {
  visit = await site.visit('phone')
  const { page } = visit
  await visit.go('/')
  await piece(page, 'rope-1').tap()
  await piece(page, 'back').tap()
  expect(await seq(page)).toBe('0')
  await page.locator('.prompt .button--main').tap()
  await expect.poll(() => seq(page)).toBe('1')
  await expect.poll(() => piece(page, 'back').getAttribute('aria-label')).toContain('1 of 4')

  await page.keyboard.press('2')
  await page.keyboard.press('Enter') // the focus is on the first place
  await page.locator('.prompt .button--main').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.prompt .button--main').waitFor({ state: 'detached' })
  expect(await seq(page), 'canceled').toBe('1')
})

/** Problems of the layout: the page is too wide, or a card or button of the dock is small, covered or out of view. */
function wrongWith(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready // until then lines break elsewhere
    const FINGER = 44
    const wrong: string[] = []
    for (const area of ['html', '.frame__board', '.frame__dock']) {
      const { scrollWidth, clientWidth } = document.querySelector(area) as HTMLElement
      if (scrollWidth > clientWidth) wrong.push(`${area} is ${scrollWidth - clientWidth} px too wide`)
    }
    for (const one of document.querySelectorAll<HTMLElement>('.frame__dock button, .gt-hand .gt-piece')) {
      const { left, top, width, height } = one.getBoundingClientRect()
      const name = one.getAttribute('aria-label') ?? one.textContent
      if (Math.min(width, height) < FINGER - 0.5) wrong.push(`${name} is ${width} x ${height} px`)
      if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight)
        wrong.push(`${name} is out of view`)
      else if (!one.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
        wrong.push(`${name} is covered`)
    }
    return wrong
  })
}
