import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/** An attack with a Gun in another area as a lesson, which accepts only its moves. */
const LESSON = `game until-daylight

# Fire into another line
// Attack with the Gun.
options players=3, search-mode=untimed
given   p1: drifter [W] bag(gun gun-ammo*3)
        p2: psycho [W S W B R] bag(psycho-cleaver focus)
        p3: trigger bag(trigger-revolver)
        turn: combat p1
        receiver: p2
        pile-a: bandage rag planks
chance  attack: head body body
when    attack p2 gun

// Roll.
when    roll 3

// Use the bodies first.
when    pay bb
`

async function openLesson(page: Page): Promise<void> {
  await page.route(/first-round\.scenario.*\.js/, route =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(LESSON)}` }),
  )
  await visit.go('/learn/until-daylight')
  await page.locator('.lesson__panel').waitFor()
}

type Press = (piece: Locator) => Promise<void>

const WAYS: readonly (readonly [string, 'desktop' | 'phone', Press])[] = [
  ['mouse', 'desktop', piece => piece.click()],
  ['touch', 'phone', piece => piece.tap()],
  ['the Enter key', 'desktop', piece => piece.press('Enter')],
]

const says = async (page: Page, words: string): Promise<void> => {
  await expect.poll(() => page.locator('.lesson__words').textContent()).toContain(words)
}

describe('an attack in Until Daylight', () => {
  it.each(WAYS)('is aimed, rolled, arranged and confirmed by %s', async (_name, screen, press) => {
    visit = await site.visit(screen, { confirm: 'never' })
    const { page } = visit
    await openLesson(page)
    const teammate = page.getByRole('region', { name: "Player 2's area" })
    expect(await teammate.locator('.dl-area__pick').allTextContents()).toEqual(['Attack', 'Give', 'Trade'])
    await press(teammate.getByRole('button', { name: 'Attack: Player 2' }))
    await expect.poll(() => page.locator('.prompt__note').textContent()).toContain('Press a card of your inventory')
    await press(page.locator('.dl-bag').getByRole('button', { name: /^Gun$/ }))
    await says(page, 'Roll')
    const rows = page.locator('.dl-odds__row')
    expect(await rows.allTextContents()).toHaveLength(3)
    for (const row of await rows.allTextContents()) expect(row).toMatch(/Roll \d dic?e \d ammo(\d+%){3}/)
    await press(rows.last())
    await says(page, 'Use the bodies first')

    const verdicts = page.locator('.dl-line--plan .dl-line__fate')
    expect(await verdicts.allTextContents()).toEqual(['Falls', 'Spared', 'Falls', 'Follows you home', 'Stays'])
    await expect.poll(() => page.locator('.prompt__ask').textContent()).toBe('2 cards fall: Wanderer and Wanderer')
    const bodies = page.locator('.dl-payments').getByRole('button', { name: /2 bodies/ })
    if ((await bodies.getAttribute('aria-pressed')) !== 'true') await press(bodies)
    expect(await bodies.getAttribute('aria-pressed')).toBe('true')
    await press(page.getByRole('button', { name: 'Confirm dice' }))
    await expect.poll(() => page.locator('.lesson__words').textContent()).toMatch(/Well done|end/)
  })
})
