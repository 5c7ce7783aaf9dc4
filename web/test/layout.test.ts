import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowsers } from '../../tools/programs/browser.ts'
import { sharedSite, type Visit } from './browser.ts'
import { HIGHLIGHTED, luckOf, settled } from './driver.ts'
import { measure } from './layout-check.ts'
import { KNOWN, MATCHES, RULES } from './layout-rules.ts'
import { LONG } from './long.ts'
import { positionsAlong } from './positions.ts'

const DESKTOP = [1366, 768] as const
const PHONE = [390, 844] as const
/** From 1366 x 768 to 1920 x 1080 a table changes only in size: `npm run test:long` measures the larger one. */
const SIZES = [DESKTOP, PHONE, [844, 390], ...(LONG ? [[1920, 1080] as const] : [])] as const
/** The sizes with the least room on a desk and on a phone: the ones for other browsers than the first. */
const SMALL_SIZES = [DESKTOP, PHONE]
/** The first decision, the middle of the game, and the last decision. */
const PARTS = [0, 0.5, 1]
const PRESSES = LONG ? 14 : 9
/** The part of its height that a board keeps with very large text. */
const LEAST_BOARD = 0.85

const site = sharedSite()
let visit: Visit
/** A visitor with the largest text. */
let reader: Visit
/** The known exceptions that were met, and the games that were measured. */
const met = new Set<string>()
const measured = new Set<string>()
describe.each(findBrowsers())('in %s', browser => {
  const isFirst = browser === findBrowsers()[0]
  beforeAll(async () => {
    visit = await site.visit('desktop', { confirm: 'always' }, { browser })
    reader = await site.visit('desktop', { textSize: 130 }, { browser })
    await reader.go('/')
    await visit.go('/') // everything below happens on this page: opening one costs a second
  })
  afterAll(async () => {
    await visit.leave()
    await reader.leave()
  })

  it.each(Object.keys(MATCHES) as (keyof typeof MATCHES)[])('the table fits at all sizes: %s', async name => {
    const { slug, ...how } = MATCHES[name]
    const { page } = visit
    /** Problem → where it was first seen. */
    const wrong: Record<string, string> = {}
    const note = (problem: string, where: string): void => {
      if (KNOWN[slug].includes(problem)) met.add(`${slug}: ${problem}`)
      else wrong[problem] ??= where
    }
    for (const [part, record] of (await positionsAlong(slug, how, PARTS)).entries()) {
      await open(visit, `${name} ${part}`, JSON.stringify(record))
      const boards = new Map<number, number>()
      for (const [width, height] of isFirst ? SIZES : SMALL_SIZES) {
        await page.setViewportSize({ width, height })
        boards.set(width, await boardHeight(page))
        const problems = await page.evaluate(measure, { rules: RULES[slug], desktop: width > 1_000 })
        for (const { kind, at, detail } of problems)
          note(`${kind}: ${at}`, `${detail}, at ${width} x ${height}, position ${part + 1}`)
      }
      if (part !== 1 || !isFirst) continue
      await open(reader, `${name} ${part}`, JSON.stringify(record))
      for (const [width, height] of SMALL_SIZES) {
        await reader.page.setViewportSize({ width, height })
        const where = `at ${width} x ${height}, with very large text`
        const problems = await reader.page.evaluate(measure, { rules: RULES[slug], desktop: width > 1_000 })
        for (const { kind, at, detail } of problems) note(`${kind}: ${at}`, `${detail}, ${where}`)
        const [usual, now] = [boards.get(width) ?? 0, await boardHeight(reader.page)]
        if (now < usual * LEAST_BOARD) note('board shrinks', `${usual} to ${now}, ${where}`)
      }
      for (const size of SMALL_SIZES) {
        await page.setViewportSize({ width: size[0], height: size[1] })
        for (const moved of await pressAndWatch(page))
          note(`${moved.what} moves`, `${moved.how}, at ${size.join(' x ')}`)
      }
    }
    measured.add(slug)
    expect(wrong).toEqual({})
  })

  it('lists no exception that is not needed any more', () => {
    const known = Object.entries(KNOWN)
      .filter(([slug]) => measured.has(slug))
      .flatMap(([slug, problems]) => problems.map(problem => `${slug}: ${problem}`))
    expect(known.filter(problem => !met.has(problem))).toEqual([])
  })
})

function boardHeight(page: Page): Promise<number> {
  return page.locator('.frame__board').evaluate(board => board.clientHeight)
}

async function open(by: Visit, name: string, record: string): Promise<void> {
  const { page } = by
  const id = name.replaceAll(' ', '-')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`holdout:match:${id}`, record] as const)
  await page.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] })
  await by.go('/')
  await page.locator('.frame').waitFor({ state: 'detached' })
  await by.go(`/play/${id}`)
  await page.locator('.frame').waitFor()
  await settled(page)
  await page.keyboard.press('Escape') // skips a playback
}

/** Presses pieces at random, cancels and confirms, and returns the parts of the frame that moved meanwhile. */
async function pressAndWatch(page: Page): Promise<{ what: string; how: string }[]> {
  const luck = luckOf(3)
  const moved: { what: string; how: string }[] = []
  let first: Readonly<Record<string, string>> = {}
  for (let press = 0; press < PRESSES; press++) {
    const now = await page.evaluate(pressOne, { highlighted: HIGHLIGHTED, luck: luck(), press })
    for (const [what, box] of Object.entries(now))
      if (first[what] !== undefined && isFar(first[what], box)) moved.push({ what, how: `${first[what]} to ${box}` })
    first = { ...now, ...first }
    if ((await settled(page)) !== 'ask') break
  }
  return moved
}

/** Whether two boxes differ by more than the border of a piece that is selected. */
function isFar(a: string, b: string): boolean {
  const other = b.split(' ').map(Number)
  return a.split(' ').some((value, i) => Math.abs(Number(value) - other[i]) > 3)
}

/** Runs in the page: presses one piece, and every third time Cancel or the main button. Returns the frame's boxes. */
async function pressOne({
  highlighted,
  luck,
  press,
}: {
  highlighted: string
  luck: number
  press: number
}): Promise<Record<string, string>> {
  const wait = (ms: number) => new Promise(go => setTimeout(go, ms))
  const PARTS = {
    prompt: '.prompt',
    dock: '.frame__dock',
    board: '.frame__board',
    Undo: '.prompt__undo',
    Cancel: '.prompt__cancel',
    'main button': '.prompt__main.button--main',
  }
  const boxes = Object.entries(PARTS).flatMap(([what, selector]) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box ? [[what, [box.x, box.y, box.width, box.height].map(Math.round).join(' ')]] : []
  })
  const confirm = document.querySelector<HTMLElement>('.prompt .button--main')
  const cancel = document.querySelector<HTMLElement>('.prompt__cancel')
  const pieces = [...document.querySelectorAll<HTMLElement>(highlighted)].filter(one => one.checkVisibility())
  const next = press % 3 === 2 ? (press % 2 ? (cancel ?? confirm) : (confirm ?? cancel)) : null
  const aim = next ?? pieces[Math.floor(luck * pieces.length)] ?? confirm
  aim?.click()
  await wait(60)
  return Object.fromEntries(boxes)
}
