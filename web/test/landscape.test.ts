import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { openRecord, positionOf } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave()) // fails on console output

const GAMES = ['until-dawn', 'thirty-seconds', 'zombie-town', 'until-daylight', 'viral-dawn']
const SMALL = { width: 740, height: 360 }

it.each(GAMES)('a phone in landscape shows the board of %s, and every button can be pressed', async slug => {
  visit = await site.visit('landscape')
  await visit.go(`/quick/${slug}?seed=7&bots=random`)
  await settled(visit.page)
  expect(await wrongWith(visit.page), 'at the start').toEqual([])
  const withoutRecap = async (): Promise<string[]> => {
    // The recap opens by itself, a little later, if others moved.
    if ((await visit.page.locator('dialog').count()) > 0) await visit.page.keyboard.press('Escape')
    return wrongWith(visit.page)
  }
  await openRecord(visit, await positionOf(slug, 'timed'))
  await settled(visit.page)
  await expect.poll(withoutRecap, { message: 'later' }).toEqual([])

  await visit.page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('holdout:settings') ?? '{}')
    localStorage.setItem('holdout:settings', JSON.stringify({ ...settings, textSize: 130 }))
  })
  await visit.page.setViewportSize(SMALL)
  await visit.page.reload()
  await settled(visit.page)
  await expect.poll(withoutRecap, { message: 'on a smaller phone with very large text' }).toEqual([])
})

/** Problems for touch: a board that is too low, a button that is too small or cannot be scrolled to. */
function wrongWith(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_BOARD = 200
    const FINGER = 44
    const root = document.documentElement
    const wrong: string[] = []
    if (root.scrollWidth > root.clientWidth)
      wrong.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)
    const board = document.querySelector('.frame__board')?.getBoundingClientRect().height ?? 0
    if (board < LEAST_BOARD) wrong.push(`the board is ${board} px high`)
    const buttons = [...document.querySelectorAll<HTMLElement>('.frame__dock button')].filter(one =>
      one.checkVisibility(),
    )
    for (const button of buttons) {
      button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const name = button.getAttribute('aria-label') ?? button.textContent
      if (Math.min(width, height) < FINGER - 0.5) wrong.push(`${name} is ${width} x ${height} px`)
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!button.contains(found)) wrong.push(`${name} is covered by ${found?.className}`)
    }
    if (buttons.length === 0) wrong.push('there is nothing to press')
    return wrong
  })
}
