import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { type Screen, sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { openRecord, type Position, positionBefore } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

interface Heard {
  sounds: number
  buzzed: number[]
}

/** Counts sounds and vibrations, and opens the position with the clock of the page in our hands. */
async function open({ record }: Position, screen: Screen, settings: object): Promise<Page> {
  visit = await site.visit(screen, { pace: 1, motion: 'full', confirm: 'never', ...settings })
  const { page } = visit
  await page.addInitScript(() => {
    const heard: Heard = { sounds: 0, buzzed: [] }
    Object.assign(window, { heard })
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (...given) {
      heard.sounds += 1
      return start.apply(this, given)
    }
    navigator.vibrate = (length: unknown) => heard.buzzed.push(Number(length)) > 0
  })
  await page.clock.install({ time: 0 })
  await openRecord(visit, record)
  await settled(page)
  await page.clock.runFor(3_000) // the pictures arrive after the table
  return page
}

/** Lets time pass. In small steps, because the page must draw between two timers. */
async function run(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) await page.clock.runFor(Math.min(100, left))
}

const heardIn = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard)

/** Chooses a move from the list. From then on time passes only with `run`. */
async function choose(page: Page, say: string): Promise<void> {
  await page.keyboard.press('c')
  const choice = page.locator('dialog .choice', { hasText: say }).first()
  await choice.waitFor()
  await page.clock.pauseAt(600_000)
  await choice.evaluate((button: HTMLElement) => button.click())
}

/** Lets time pass in tiny steps until something is shown. */
async function until(page: Page, isShown: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; !(await isShown()); steps++) {
    expect(steps).toBeLessThan(400)
    await page.clock.runFor(10)
  }
}

/** The step that the picture of the gong shows, as a number; null without the picture. */
const stepOf = async (page: Page): Promise<number | null> => {
  const gong = page.locator('.dl-gong')
  return (await gong.count()) ? Number(await gong.getAttribute('data-step')) : null
}
const lastLine = (page: Page) => page.locator('.drawer .log__line > span').last().textContent()
async function openLog(page: Page): Promise<void> {
  await page.keyboard.press('l')
  await page.locator('.drawer .log__line').first().waitFor()
}

/** A gong that is followed by fate and wave in the same move. The wave comes to the player. */
const gong = () =>
  positionBefore('until-daylight', { players: 4, 'search-mode': 'untimed' }, 'p1', (_move, { events }) =>
    ['gong', 'fate', 'wave-came'].every(event => events.includes(event)),
  )

it('plays gong, caught, fate and wave one after the other, and the log follows', async () => {
  const position = await gong()
  const page = await open(position, 'desktop', { mute: false })
  await openLog(page)
  await choose(page, position.say)
  await until(page, async () => (await stepOf(page)) === 0)
  expect(await lastLine(page)).toContain('The gong sounds.')
  expect(await page.locator('.frame__dock').getAttribute('inert')).not.toBeNull()
  await run(page, 1_000)
  expect(await stepOf(page), 'the gong rings for 1.2 s').toBe(0)
  await run(page, 300)
  expect(await stepOf(page), 'caught').toBe(1)
  expect(await page.locator('.dl-gong__caught h2').textContent()).toContain('You are caught')
  expect(await lastLine(page)).not.toContain('fate')
  await run(page, 900)
  expect(await stepOf(page), 'the die of fate').toBe(2)
  expect(await page.locator('.dl-gong__fate .is-now').count(), 'it still rolls').toBe(0)
  await run(page, 600)
  expect(await page.locator('.dl-gong__fate .is-now').count()).toBe(1)
  await run(page, 600)
  expect(await stepOf(page), 'the wave').toBe(3)
  const cards = page.locator('.dl-wave__card')
  const backs = page.locator('.dl-wave__back')
  const size = (await cards.count()) + (await backs.count())
  expect(await cards.count()).toBeLessThan(size)
  for (let waits = 0; (await stepOf(page)) !== null; waits++) {
    expect(waits).toBeLessThan(60)
    await run(page, 200)
  }
  expect(await page.locator('.frame__dock').getAttribute('inert')).toBeNull()
  expect(await lastLine(page)).toContain('combat turn')
  expect((await heardIn(page)).sounds).toBeGreaterThan(0)
})

it('Space skips to the end at once, and the speed is remembered', async () => {
  const position = await gong()
  const page = await open(position, 'phone', {})
  await choose(page, position.say)
  await until(page, async () => (await stepOf(page)) === 0)
  await page.getByRole('button', { name: '4×' }).evaluate((button: HTMLElement) => button.click())
  await run(page, 350)
  expect(await stepOf(page), 'four times as fast').toBe(1)
  await page.keyboard.press(' ')
  await expect.poll(() => stepOf(page)).toBeNull()
  expect(await page.locator('.stage-cover, .stage-inset').count()).toBe(0)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('holdout:settings') ?? '{}').pace)
  expect(kept).toBe(4)
})

it('shows still pictures without motion, and stays silent when muted', async () => {
  const position = await gong()
  const page = await open(position, 'phone', { motion: 'off', mute: true })
  await choose(page, position.say)
  await until(page, async () => (await stepOf(page)) === 0)
  const moving = () =>
    page.evaluate(() =>
      (document.querySelector('.stage-cover')?.getAnimations({ subtree: true }) ?? [])
        .map(animation => (animation as CSSAnimation).animationName)
        .filter(name => name !== 'stage-in'),
    )
  expect(await moving()).toEqual([])
  await run(page, 1_300)
  expect(await stepOf(page), 'the beats have the same length').toBe(1)
  await run(page, 900)
  expect(await moving()).toEqual([])
  await run(page, 8_000)
  expect(await stepOf(page)).toBeNull()
  expect(await heardIn(page)).toEqual({ sounds: 0, buzzed: [] })
})

it('vibrates with the gong if sound is on', async () => {
  const position = await gong()
  const page = await open(position, 'phone', { mute: false })
  await choose(page, position.say)
  await until(page, async () => (await stepOf(page)) === 0)
  await expect.poll(async () => (await heardIn(page)).buzzed).toEqual([200])
})

it('turns an attack card for 900 ms while the player can go on', async () => {
  const options = { mode: 'solo', 'survivor-clock': 0, 'zombie-clock': 0 }
  const position = await positionBefore('thirty-seconds', options, 'survivor', (_move, { events, over }) => {
    return !over && events.includes('attack-card')
  })
  const page = await open(position, 'desktop', {})
  await choose(page, position.say)
  const card = page.locator('.stage-inset .ts-attack')
  await until(page, async () => (await card.count()) > 0)
  expect(await card.locator('li.is-now').count()).toBe(1)
  expect(await page.locator('.frame__dock').getAttribute('inert'), 'input stays open').toBeNull()
  const first = await card.evaluate(element => element.setAttribute('data-first', 'true')).then(() => card.first())
  await run(page, 400)
  expect(await first.getAttribute('data-first'), 'after 400 ms').toBe('true')
  await run(page, 600)
  expect(await page.locator('.ts-attack[data-first]').count(), 'after 1 s').toBe(0)
})

/**
 * Runs in the page: the texts and pieces that the event on stage covers, except in the part whose place it takes, and
 * what of its own words cannot be read.
 */
function coveredByStage(pieces: string): string[] {
  const stage = document.querySelector('.stage-inset')
  if (!stage) return ['nothing on stage']
  const box = stage.getBoundingClientRect()
  const within = (part: DOMRect): boolean =>
    part.left > box.left - 1 && part.right < box.right + 1 && part.top > box.top - 1 && part.bottom < box.bottom + 1
  const under = ({ left, right, top, bottom }: DOMRect): boolean =>
    left < box.right - 1 && box.left < right - 1 && (top + bottom) / 2 < box.bottom && box.top < (top + bottom) / 2
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('.frame') as Element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.parentElement as HTMLElement
    if (!text.nodeValue?.trim() || !at.checkVisibility({ visibilityProperty: true })) continue
    if (at.closest('[data-stage], .visually-hidden, [data-testid="announcer"]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    // What a scrolling region has cut off, and what lies below the part whose place is taken, is not seen anyway.
    const region = at.closest('.zt-box, .log, .ts-alley')?.getBoundingClientRect()
    const seen = [...range.getClientRects()].filter(({ left, top, width, height }) => {
      const middle = top + height / 2
      if (width <= 1 || (region && (middle < region.top || middle > region.bottom))) return false
      return !document.elementFromPoint(left + width / 2, middle)?.closest('[data-stage]')
    })
    if (stage.contains(at) ? !seen.every(within) : seen.some(under)) found.push(text.nodeValue)
  }
  const acting = [...document.querySelectorAll(pieces)].filter(piece => piece.checkVisibility())
  return [...found, ...acting.filter(piece => under(piece.getBoundingClientRect())).map(piece => piece.className)]
}

const ALLEY = { mode: 'solo', 'survivor-clock': 0, 'zombie-clock': 0 }

/** An event that each table stages small, and the pieces that may act in it. */
const SMALL: readonly (readonly [string, () => Promise<Position>, string])[] = [
  [
    'thirty-seconds',
    () =>
      positionBefore('thirty-seconds', ALLEY, 'survivor', (_, { over, events }) => {
        return !over && events.includes('attack-card')
      }),
    '.ts-standee, .ts-zombie, .ts-warehouse, .kit-clock, .ts-kit, .prompt',
  ],
  [
    'zombie-town',
    () =>
      positionBefore('zombie-town', { players: 2 }, 'p1', (_, { over, events }) => {
        return !over && events.includes('clashed')
      }),
    '.zt-pawn, .zt-zombie, .zt-dock > *, .prompt',
  ],
  [
    'until-daylight',
    () =>
      positionBefore('until-daylight', { players: 4, 'search-mode': 'untimed' }, 'p1', (_, { over, events }) => {
        return !over && events.includes('rolled')
      }),
    '.dl-horde, .prompt, .frame__dock button',
  ],
]

it.each(SMALL)('stages an event of %s where it covers no text and no piece that acts', async (_slug, find, pieces) => {
  const position = await find()
  const page = await open(position, 'desktop', { botPause: 2000 })
  await choose(page, position.say.split(/ on | of player/)[0]) // the rivals have names at the table
  const inset = page.locator('.stage-inset')
  await until(page, async () => (await inset.count()) > 0)
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height })
    // Parts that appear with the new size have their place after the frame that draws them.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => dispatchEvent(new Event('resize')))
          return { covered: await page.evaluate(coveredByStage, pieces), shown: await inset.isVisible() }
        },
        { message: `${width}` },
      )
      .toEqual({ covered: [], shown: true })
  }
})

it('shows everything at once with the playback off', async () => {
  const position = await gong()
  const page = await open(position, 'desktop', { pace: 0 })
  await openLog(page)
  await choose(page, position.say)
  await until(page, async () => (await lastLine(page))?.includes('combat turn') ?? false)
  expect(await page.locator('.stage-cover, .stage-inset').count()).toBe(0)
})

it('plays the loop of the place after the first press, and none when it is off', async () => {
  for (const [ambience, loops] of [
    [30, 1],
    [0, 0],
  ]) {
    visit = await site.visit('desktop', { mute: false, ambience })
    const { page } = visit
    await page.addInitScript(() => {
      Object.assign(window, { loops: 0 })
      const { start } = AudioBufferSourceNode.prototype
      AudioBufferSourceNode.prototype.start = function (...given) {
        if (this.loop) (window as unknown as { loops: number }).loops += 1
        return start.apply(this, given)
      }
    })
    await visit.go('/quick/until-dawn?seed=4')
    await settled(page)
    const loopsNow = () => page.evaluate(() => (window as unknown as { loops: number }).loops)
    expect(await loopsNow()).toBe(0)
    await page.mouse.click(5, 5)
    if (loops > 0) await until(page, async () => (await loopsNow()) === loops)
    else await page.waitForTimeout(500)
    expect(await loopsNow()).toBe(loops)
    if (loops > 0) await visit.leave()
  }
})

it('asks for no sound before the first press, also while bots play', async () => {
  visit = await site.visit('desktop', { mute: false, ambience: 30, botPause: 300 })
  const { page } = visit
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  // The page reports by itself: a look into it from here would count as a press.
  await page.addInitScript(() => {
    const { AudioContext } = window
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        console.log('audio')
      }
    }
    const timer = setInterval(() => {
      const { phase, seq } = document.querySelector<HTMLElement>('.frame')?.dataset ?? {}
      if (phase !== 'ask' || Number(seq) === 0) return
      clearInterval(timer)
      setTimeout(() => console.log('my turn'), 500) // sounds wait for the cards to land
    }, 50)
  })
  await visit.go('/quick/viral-dawn?seed=1') // a bot begins
  await expect.poll(() => said).toContain('my turn')
  expect(said).not.toContain('audio')
  await page.mouse.click(5, 5)
  await expect.poll(() => said).toContain('audio')
})
