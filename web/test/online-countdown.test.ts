import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { testSite } from './browser.ts'
import { type Guest, guestsOf } from './online-people.ts'

const site = testSite()
const visitors = guestsOf(site)

/** A guest whose connection takes `longer` more ms each way. */
function arrives(name: string, longer: number): Promise<Guest> {
  return visitors(name, 'desktop', async ({ page }) => {
    if (longer === 0) return
    await page.routeWebSocket(/\/api\/socket$/, near => {
      const far = near.connectToServer()
      near.onMessage(message => setTimeout(() => far.send(message), longer))
      far.onMessage(message => setTimeout(() => near.send(message), longer))
    })
  })
}

/** How many seconds are watched. A busy machine can delay one; a wrong clock is wrong on all. */
const TICKS = 7

/** When the page began to show each of the next seconds, by the clock of the machine, which all pages share. */
function ticksOn(page: Page): Promise<[shown: number, at: number][]> {
  return page.evaluate(
    count =>
      new Promise<[number, number][]>(done => {
        const ticks: [number, number][] = []
        const shown = (): number =>
          Number.parseInt(document.querySelector('.frame__clock .ring')?.textContent ?? '', 10)
        let last = shown()
        const watch = new MutationObserver(() => {
          const now = shown()
          if (Number.isNaN(now) || now === last) return
          last = now
          if (ticks.push([now, Date.now()]) < count) return
          watch.disconnect()
          done(ticks)
        })
        watch.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    TICKS,
  )
}

it('shows the same countdown to all within 0.1 seconds, on slow connections too', async () => {
  const [ann, ben, cat] = [await arrives('Ann', 0), await arrives('Ben', 150), await arrives('Cat', 400)]
  const link = await ann.opens('viral-dawn', 'opt.turn-seconds=120')
  await ben.follows(link)
  await ben.sitsDown()
  await ann.starts('easy')
  await cat.follows(link)
  for (const guest of [ben, cat]) await guest.atTable()
  for (const { page } of [ann, ben, cat]) await page.locator('.frame__clock .ring').waitFor()
  const [here, ...there] = await Promise.all([ann, ben, cat].map(({ page }) => ticksOn(page)))
  for (const ticks of there) {
    const apart = ticks.flatMap(([shown, at]) => here.filter(([same]) => same === shown).map(([, then]) => at - then))
    expect(apart.length).toBeGreaterThan(TICKS / 2)
    const usual = apart.map(Math.abs).sort((a, b) => a - b)[Math.floor(apart.length / 2)]
    expect(usual, `ms apart: ${apart.join(', ')}`).toBeLessThan(100)
  }
})
