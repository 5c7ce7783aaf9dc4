import type { Page } from 'playwright-core'

/** How a person acts. */
export type Hand = 'mouse' | 'touch' | 'keyboard'

export interface Played {
  readonly presses: number
  /** How often something could only be done through the list of all choices. */
  readonly listed: number
}

/** Luck of the tests' own: the same game every time. */
export function luckOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Waits until the table wants something of a person, or is over. */
export async function settled(page: Page): Promise<'ask' | 'over' | 'hand-over' | 'bot' | 'wait'> {
  const handle = await page.waitForFunction(
    () => {
      const frame = document.querySelector<HTMLElement>('.frame')
      const { phase } = frame?.dataset ?? {}
      return phase === 'ask' || phase === 'over' || phase === 'hand-over' ? phase : null
    },
    undefined,
    { timeout: 60_000, polling: 30 },
  )
  return (await handle.jsonValue()) as 'ask'
}

/**
 * Plays on by pressing what glows, like somebody who has no idea: until the game is over, or `stop` says so. Only what is to be
 * seen is pressed; the list of all choices is opened where nothing glows.
 */
export async function playOn(
  page: Page,
  hand: Hand,
  luck: () => number,
  stop: (seq: number) => boolean = () => false,
): Promise<Played> {
  let presses = 0
  let listed = 0
  for (; presses < 6_000; presses++) {
    const phase = await settled(page)
    if (phase === 'over') return { presses, listed }
    if (stop(await seqOf(page))) return { presses, listed }
    if (phase === 'hand-over') await press(page, '.hand-over .button--main', 0, hand)
    else if (hand === 'keyboard') await chooseByKeys(page, luck)
    else if (await confirms(page, hand)) continue
    else if (!(await pressGlowing(page, hand, luck))) {
      await page.waitForTimeout(200) // it may still be on its way
      if ((await settled(page)) !== 'ask' || (await pressGlowing(page, hand, luck))) continue
      listed++
      await chooseFromList(page, hand, luck)
    }
  }
  throw new Error(`After ${presses} presses the game is still not over.`)
}

export async function seqOf(page: Page): Promise<number> {
  return Number(await page.locator('.frame').getAttribute('data-seq'))
}

/** Presses the filled button that makes a drafted move, if there is one. */
async function confirms(page: Page, hand: Hand): Promise<boolean> {
  if (!(await page.locator('.prompt .button--main').count())) return false
  const before = await seqOf(page)
  await press(page, '.prompt .button--main', 0, hand)
  await page
    .waitForFunction(seq => Number(document.querySelector<HTMLElement>('.frame')?.dataset.seq) !== seq, before, {
      polling: 20,
    })
    .catch(() => {})
  return true
}

const GLOWING =
  '.frame button.can:not([aria-pressed="true"]):not(:disabled), .frame button.button--open:not(.prompt__buttons *)'

async function pressGlowing(page: Page, hand: Hand, luck: () => number): Promise<boolean> {
  const seen = await page.evaluate(
    selector => [...document.querySelectorAll(selector)].map(element => element.checkVisibility()),
    GLOWING,
  )
  const places = seen.flatMap((visible, i) => (visible ? [i] : []))
  if (places.length === 0) return false
  return press(page, GLOWING, places[Math.floor(luck() * places.length)], hand)
}

async function chooseFromList(page: Page, hand: Hand, luck: () => number): Promise<void> {
  await press(page, '.prompt__buttons .button--open', 0, hand)
  const choices = page.locator('dialog .choice:not(.choice--barred):not([data-kind="standing"])')
  if ((await choices.count()) === 0) return void (await page.keyboard.press('Escape'))
  await press(
    page,
    'dialog .choice:not(.choice--barred):not([data-kind="standing"])',
    Math.floor(luck() * (await choices.count())),
    hand,
  )
}

/** C opens the list, a number goes to a choice, Enter takes it, Enter again confirms. */
async function chooseByKeys(page: Page, luck: () => number): Promise<void> {
  await page.keyboard.press('c')
  const choices = page.locator('dialog .choice:not(.choice--barred):not([data-kind="standing"])')
  await choices.first().waitFor({ timeout: 10_000 })
  await page.waitForFunction(() => document.activeElement?.classList.contains('choice'))
  const number = 1 + Math.floor(luck() * (await choices.count()))
  for (const digit of String(number)) await page.keyboard.press(digit)
  await page.keyboard.press('Enter')
  await page.locator('dialog.sheet').waitFor({ state: 'detached' })
  if (await page.locator('.prompt .button--main').count()) await page.keyboard.press('Enter')
}

/** How often a press did not find its mark. */
let missed = 0

async function press(page: Page, selector: string, index: number, hand: Hand): Promise<boolean> {
  const target = page.locator(selector).nth(index)
  try {
    if (hand === 'touch') await target.tap({ timeout: 3_000 })
    else await target.click({ timeout: 3_000 })
    return true
  } catch (error) {
    // The table moved on under the finger, or something lay over it: that is no fault, the next look finds something else.
    if (missed++ > 40) throw error
    return true
  }
}
