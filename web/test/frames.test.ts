import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { sharedSite } from './browser.ts'
import { luckOf, playOn } from './driver.ts'

// `npm run measure -- frames` measures whether bots that think slow the page: whole games on a phone-sized screen, with
// every frame that took longer than 50 ms. It prints a table and proves nothing by itself, so `npm test` skips it.

const LEVELS = process.env.HOLDOUT_FRAMES?.split(',') ?? []

/** Each game, with clocks off: the driver presses slower than a clock allows. */
const GAMES: Readonly<Record<string, string>> = {
  'until-dawn': '',
  'thirty-seconds': '&opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0',
  'zombie-town': '&opt.players=3&opt.last-day=6',
  'until-daylight': '&opt.search-mode=untimed&opt.players=3&opt.short-night=on',
  'viral-dawn': '&opt.turn-seconds=0&opt.react-seconds=0',
}

interface SlowFrame {
  /** From the beginning of its work to the picture. */
  readonly ms: number
  readonly move: number
  /** From the beginning of style and layout to the picture. */
  readonly drawn: number
  /** The scripts that ran in it, the slowest first. */
  readonly scripts: readonly string[]
}

describe.runIf(LEVELS.length > 0)('frames over 50 ms', () => {
  const site = sharedSite()

  it.each(LEVELS.flatMap(level => Object.keys(GAMES).map(slug => [slug, level] as const)))(
    '%s, %s',
    async (slug, level) => {
      // Bots without pauses think and move one after the other, which is the hardest for the page.
      const visit = await site.visit('phone', { chanceBar: true }, { drawn: true })
      await visit.go(`/quick/${slug}?seed=1&bots=${level}${GAMES[slug]}`)
      await visit.page.locator('.frame').waitFor()
      await observe(visit.page)
      await playOn(visit.page, 'touch', luckOf(1))
      const { frames, slow } = await observed(visit.page)
      console.log(`${slug}, ${level}: ${frames} frames, ${slow.length} over 50 ms${slow.map(lineOf).join('')}`)
      await visit.leave()
    },
  )
})

function lineOf({ ms, drawn, move, scripts }: SlowFrame): string {
  const parts = [...scripts, `style, layout and paint ${Math.round(drawn)} ms`]
  return `\n  ${Math.round(ms)} ms at move ${move}: ${parts.join(', ')}`
}

interface Notes {
  frames: number
  slow: SlowFrame[]
}

/** Chromium's entry for a long frame; TypeScript does not know it yet. */
interface LongFrame extends PerformanceEntry {
  readonly styleAndLayoutStart: number
  readonly scripts: readonly {
    readonly invoker: string
    readonly duration: number
    readonly sourceFunctionName: string
  }[]
}

async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notes: Notes = { frames: 0, slow: [] }
    Object.assign(window, { notes })
    const count = (): void => {
      notes.frames++
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as LongFrame[]) {
        const scripts = [...entry.scripts].sort((a, b) => b.duration - a.duration)
        notes.slow.push({
          ms: entry.duration,
          drawn: entry.styleAndLayoutStart && entry.startTime + entry.duration - entry.styleAndLayoutStart,
          move: Number(document.querySelector<HTMLElement>('.frame')?.dataset.seq),
          scripts: scripts.map(one => `${one.invoker} ${one.sourceFunctionName} ${Math.round(one.duration)} ms`),
        })
      }
    }).observe({ type: 'long-animation-frame' })
  })
}

async function observed(page: Page): Promise<Notes> {
  return page.evaluate(() => (window as unknown as { notes: Notes }).notes)
}
