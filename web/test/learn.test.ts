import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { faults } from './faults.ts'
import { doStep, PATIENT, stepOf } from './lesson-by-keys.ts'
import { LONG } from './long.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/** `learn-on-board.test.ts` plays every lesson by touch. By keys: one on each screen, all with `npm run test:long`. */
const GAMES = LONG
  ? ['until-dawn', 'viral-dawn', 'thirty-seconds', 'zombie-town', 'until-daylight']
  : ['until-dawn', 'thirty-seconds']

it.each(GAMES)(
  'the lesson of %s can be finished with keys, resumed after a reload, and leads to a first game',
  async slug => {
    visit = await site.visit(slug === 'until-dawn' ? 'phone' : 'desktop', { confirm: 'never' })
    const { page } = visit
    await visit.go(`/learn/${slug}`)
    await page.locator('.lesson__panel').waitFor()
    for (let i = 0; i < 5; i++) await doStep(page)
    const step = await stepOf(page)
    await page.reload()
    await page.locator('.lesson__panel').waitFor()
    expect(await stepOf(page), 'after a reload').toBe(step)
    for (let presses = 0; !(await doStep(page)); presses++) expect(presses).toBeLessThan(60)
    await page.getByRole('link', { name: 'Play your first game' }).click()
    await page.locator('.frame[data-phase="ask"]').waitFor({ timeout: 30_000 })
    if (slug === 'thirty-seconds') await page.locator('.ts-role-dock__play').click() // the choice of a role has no hints
    await page.getByRole('button', { name: 'Hints on' }).waitFor()
    await page
      .getByText(/^Hint:/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Hints on' }).click()
    await page.getByRole('button', { name: 'Hints off' }).waitFor()
    await visit.go('/learn')
    await page.getByText('✓ done').waitFor()
  },
)

it('a lesson can be skipped, explains why it does not take a move, and passes axe', async () => {
  visit = await site.visit('phone', { confirm: 'never' })
  const { page } = visit
  await visit.go('/learn')
  await page.locator('.box-shelf').waitFor()
  expect(await faults(page, 'all'), 'all lessons').toEqual([])
  await visit.go('/learn/until-dawn')
  await page.locator('.lesson__panel').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => stepOf(page), PATIENT).toMatch(/^2 of /)
  expect(await faults(page, 'all'), 'a step').toEqual([])
  await page.keyboard.press('c')
  await page.locator('dialog .choice', { hasText: 'Pass the time' }).click()
  await page.getByRole('alert').getByText('This move is allowed').waitFor()
  const of = Number((await stepOf(page))?.split(' of ')[1])
  for (let step = 2; step < of; step++) {
    await page.getByRole('button', { name: /Skip|Next/ }).click()
    await expect.poll(() => stepOf(page), PATIENT).toBe(`${step + 1} of ${of}`)
  }
  await page.getByRole('button', { name: /Skip|Finish/ }).click()
  await page.getByRole('heading', { name: 'You are ready to play.' }).waitFor()
  await page.getByRole('link', { name: 'Play your first game' }).waitFor()
})
