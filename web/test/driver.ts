import type { Page } from 'playwright-core'

/** The input device of the player. */
export type Hand = 'mouse' | 'touch' | 'keyboard' | 'list'

type Settled = 'ask' | 'over' | 'hand-over'

/** Repeatable random numbers, for the same game every time. */
export function luckOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Waits until the table asks a person, in its own fonts and with no move on its way, or the game is over. */
export async function settled(page: Page): Promise<Settled> {
  const handle = page.waitForFunction(
    () => {
      const { phase } = document.querySelector<HTMLElement>('.frame')?.dataset ?? {}
      if (document.querySelector('[data-walking="true"], .frame[aria-busy="true"]')) return null
      if (document.fonts.status !== 'loaded') return null // text of another font has another size
      return phase === 'ask' || phase === 'over' || phase === 'hand-over' ? phase : null
    },
    undefined,
    { timeout: 60_000, polling: 10 },
  )
  try {
    return (await (await handle).jsonValue()) as Settled
  } catch (error) {
    throw new Error(`The table does not settle at ${page.url()}: ${await sight(page)}`, { cause: error })
  }
}

/**
 * Plays by pressing highlighted elements at random, until the game is over or `stop` returns true. Presses only visible
 * elements, and never opens the list of choices: every move must be possible on the board. `keyboard` focuses a piece
 * and presses Enter; `list` uses only the list, by keys.
 */
export async function playOn(
  page: Page,
  hand: Hand,
  luck: () => number,
  stop: (seq: number) => boolean = () => false,
): Promise<void> {
  let still = { seq: -1, presses: 0 }
  let before = ''
  for (let presses = 0; presses < 6_000; presses++) {
    const wanted = hand === 'list' ? [] : [CONFIRM, HIGHLIGHTED]
    const focus = hand === 'keyboard'
    const { phase, seq, aim, key } = await page.evaluate(lookInPage, { before, wanted, luck: luck(), focus })
    before = key
    if (phase === 'over' || stop(seq)) return
    still = { seq, presses: still.seq === seq ? still.presses + 1 : 0 }
    if (still.presses > (hand === 'list' ? MOST_CHOICES_WITHOUT_MOVE : MOST_WITHOUT_MOVE))
      throw new Error(`${still.presses} presses led to no move: ${await sight(page)}`)
    if (aim) await pressPoint(page, hand, aim)
    else if (phase === 'hand-over') await pressAt(page, '.hand-over .button--main', hand, luck)
    else if (hand === 'list') await chooseByKeys(page, luck, seq)
    else if (await closeStraySheet(page)) continue
    else throw new Error(`Nothing can be pressed: ${await sight(page)}`)
  }
  throw new Error('The game is not over after 6000 presses.')
}

const MOST_WITHOUT_MOVE = 200
/** From the list, a move takes one choice. Waiting for a list that does not open takes seconds. */
const MOST_CHOICES_WITHOUT_MOVE = 12

/** The number of moves once the table waits for a person. */
export async function seqAtRest(page: Page): Promise<number> {
  await settled(page)
  return seqOf(page)
}

export async function seqOf(page: Page): Promise<number> {
  return Number(await page.locator('.frame').getAttribute('data-seq'))
}

/** The text on the table, for the message of a test that got stuck. */
async function sight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { dataset = {}, ariaBusy = null } = document.querySelector<HTMLElement>('.frame') ?? {}
    const texts = [...document.querySelectorAll('.prompt, dialog, .notice, .callout')].map(one => one.textContent)
    return [JSON.stringify({ ...dataset, ariaBusy, fonts: document.fonts.status }), ...texts].join(' | ')
  })
}

const CONFIRM = '.prompt .button--main, .vd-hand__acts .button--main, .ts-ask-row .button--main'
/** The elements that a table highlights because they can be pressed. */
export const HIGHLIGHTED = [
  'button.can',
  'button.button--open:not(.prompt__buttons *)',
  'button.is-end',
  'button.is-start:not(.is-begun)',
  'button.zt-action',
  'button.ts-target',
  '.zt-row button',
]
  .map(selector => `.frame ${selector}:not([aria-pressed="true"]):not(:disabled)`)
  .join(', ')

/**
 * Presses once without waiting for a decision, for tables with other players. `fromList`: uses the list of choices,
 * after several presses without a move.
 */
export async function pressOnce(page: Page, hand: Hand, luck: () => number, fromList: boolean): Promise<void> {
  if (await closeStraySheet(page)) return // such as the recap, which opens on return to a decision
  if (!fromList && (await pressAt(page, CONFIRM, hand, luck))) return
  if (!fromList && (await pressAt(page, HIGHLIGHTED, hand, luck))) return
  await page.waitForTimeout(60) // it may still be coming, or be another player's turn by now
  if ((await page.locator('.frame').getAttribute('data-phase')) === 'ask') await chooseFromList(page, hand, luck)
}

/**
 * Closes a sheet without choices. A board that moves between aiming and pressing can open one by accident, such as the
 * card of a house.
 */
async function closeStraySheet(page: Page): Promise<boolean> {
  const stray = page.locator('dialog.sheet:not(:has(.choice))')
  if ((await stray.count()) === 0) return false
  await page.keyboard.press('Escape')
  await stray.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => {})
  return true
}

const CHOICES = 'dialog .choice:not(.choice--barred):not([data-kind="standing"])'

async function chooseFromList(page: Page, hand: Hand, luck: () => number): Promise<void> {
  const opens = await pressAt(page, '.prompt__buttons .button--open', hand, luck)
  // A chosen move that waits for confirmation hides the list: without this the driver would wait forever.
  if (!opens && (await pressAt(page, '.prompt .button--main', hand, luck))) return
  const opened = await page.waitForSelector(CHOICES, { timeout: 5_000 }).catch(() => null)
  if (opened) await pressAt(page, CHOICES, hand, luck)
  else await page.keyboard.press('Escape')
}

/** Chooses with keys: C opens the list, a number selects a choice, Enter takes it, Enter again confirms. */
async function chooseByKeys(page: Page, luck: () => number, seq: number): Promise<void> {
  await page.keyboard.press('c')
  const count = await page.evaluate(async selector => {
    const focused = () => document.activeElement?.classList.contains('choice')
    for (let tries = 0; tries < 500 && !focused(); tries++) await new Promise(go => setTimeout(go, 10))
    return document.querySelectorAll(selector).length
  }, CHOICES)
  if (count === 0) return page.keyboard.press('Escape')
  for (const digit of String(1 + Math.floor(luck() * count))) await page.keyboard.press(digit)
  await page.keyboard.press('Enter')
  const asksTwice = await page.evaluate(async before => {
    const shut = () => document.querySelector('dialog.sheet') === null
    for (let tries = 0; tries < 200 && !shut(); tries++) await new Promise(go => setTimeout(go, 10))
    const now = document.querySelector<HTMLElement>('.frame')?.dataset
    return now?.seq === String(before) && document.querySelector('.prompt .button--main') !== null
  }, seq)
  if (asksTwice) await page.keyboard.press('Enter')
  await page.evaluate(async before => {
    const seq = () => document.querySelector<HTMLElement>('.frame')?.dataset.seq
    for (let tries = 0; tries < 50 && seq() === String(before); tries++) await new Promise(go => setTimeout(go, 10))
  }, seq)
}

/** Presses one of the visible elements that match the selector. Returns whether there was one. */
async function pressAt(page: Page, selector: string, hand: Hand, luck: () => number): Promise<boolean> {
  const { aim, key } = await page.evaluate(lookInPage, { before: null, wanted: [selector], luck: luck() })
  if (!aim) return false
  await pressPoint(page, hand, aim)
  await page.evaluate(lookInPage, { before: key, wanted: null, luck: 0 })
  return true
}

async function pressPoint(page: Page, hand: Hand, { x, y }: Point): Promise<void> {
  if (hand === 'touch') await page.touchscreen.tap(x, y)
  else if (hand === 'keyboard') await page.keyboard.press('Enter')
  else await page.mouse.click(x, y)
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The memory of the driver in the page between two presses: the elements highlighted at the last press. */
interface Memory {
  highlighted?: { seq: number; elements: WeakSet<Element> }
}

interface Look {
  /** The table as it was at the last press: waits briefly for a change. null: looks now, whatever the table does. */
  readonly before: string | null
  /** Selectors of elements to press; the first with an element that can be pressed counts. null: only waits. */
  readonly wanted: readonly string[] | null
  readonly luck: number
  /** Whether to focus the element, for a press of Enter. */
  readonly focus?: boolean
}

/**
 * Runs in the page, all in one call because each call costs milliseconds: waits for the effect of the last press and
 * until the table asks, then chooses a point to press. Skips elements that are covered or cut off, and prefers elements
 * that were highlighted after the last press, as a person would.
 */
async function lookInPage({ before, wanted, luck, focus }: Look): Promise<{
  phase: Settled
  seq: number
  /** Changes with anything that a press can cause. */
  key: string
  aim: Point | null
}> {
  const memory = window as unknown as Memory
  const wait = (ms: number) => new Promise(go => setTimeout(go, ms))
  const frame = () => document.querySelector<HTMLElement>('.frame')
  const keyNow = (): string => {
    const marks = '.can, .is-end, .is-start, .is-begun, .is-chosen, [aria-pressed="true"], .button--main'
    const marked = frame()?.querySelectorAll(marks).length
    const { seq, phase } = frame()?.dataset ?? {}
    return [seq, phase, marked, document.querySelectorAll('dialog').length].join('/')
  }
  const isSettled = (): boolean => {
    if (document.querySelector('[data-walking="true"], .frame[aria-busy="true"]')) return false
    return ['ask', 'over', 'hand-over'].includes(frame()?.dataset.phase ?? '')
  }
  const pointOf = (selector: string): Point | null => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      element => element.checkVisibility() && (!sheet || sheet.contains(element)),
    )
    const seq = Number(frame()?.dataset.seq)
    const known = memory.highlighted?.seq === seq ? memory.highlighted.elements : new WeakSet()
    memory.highlighted = { seq, elements: new WeakSet(all) }
    const fresh = all.filter(element => !known.has(element))
    for (const list of fresh.length > 0 ? [fresh, all] : [all]) {
      const first = Math.floor(luck * list.length)
      for (const element of [...list.slice(first), ...list.slice(0, first)]) {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        // Cards in a hand overlap: try several points of each.
        for (const part of [0.5, 0.2, 0.8]) {
          const x = left + width * part
          const y = top + height * part
          if (!element.contains(document.elementFromPoint(x, y))) continue
          if (focus) element.focus()
          return { x, y }
        }
      }
    }
    return null
  }
  const firstPoint = (): Point | null => {
    for (const selector of wanted ?? []) {
      const point = pointOf(selector)
      if (point) return point
    }
    return null
  }

  // The effect of a press shows in the next frame at the earliest; the worker answers a move a little later.
  if (before !== null) for (let tries = 0; tries < 12 && keyNow() === before; tries++) await wait(10)
  if (before !== null && wanted !== null) {
    const late = performance.now() + 60_000
    while (!isSettled()) {
      if (performance.now() > late) throw new Error(`The table asks nothing: ${keyNow()}`)
      await wait(8)
    }
  }
  let aim = firstPoint()
  if (!aim && before !== null && wanted && wanted.length > 0) {
    await wait(150) // it may still be coming
    if (isSettled()) aim = firstPoint()
  }
  const { phase = '', seq = '-1' } = frame()?.dataset ?? {}
  return { phase: phase as Settled, seq: Number(seq), key: keyNow(), aim }
}
