import type { Page } from 'playwright-core'

/** How a person acts. */
export type Hand = 'mouse' | 'touch' | 'keyboard'

export interface Played {
  readonly presses: number
  /** The questions that could only be answered through the list of all choices. */
  readonly listed: readonly string[]
}

type Settled = 'ask' | 'over' | 'hand-over'

/** Luck of the tests' own: the same game every time. */
export function luckOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Waits until the table wants something of a person, or is over. A pawn that is walking needs nobody until it has arrived. */
export async function settled(page: Page): Promise<Settled> {
  const handle = await page.waitForFunction(
    () => {
      const { phase } = document.querySelector<HTMLElement>('.frame')?.dataset ?? {}
      if (document.querySelector('[data-walking="true"]')) return null
      return phase === 'ask' || phase === 'over' || phase === 'hand-over' ? phase : null
    },
    undefined,
    { timeout: 60_000, polling: 10 },
  )
  return (await handle.jsonValue()) as Settled
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
  const listed: string[] = []
  let still = { seq: -1, presses: 0 }
  for (let presses = 0; presses < 6_000; presses++) {
    const phase = await settled(page)
    if (phase === 'over') return { presses, listed }
    const seq = await seqOf(page)
    if (stop(seq)) return { presses, listed }
    still = { seq, presses: still.seq === seq ? still.presses + 1 : 0 }
    if (still.presses > MOST_WITHOUT_MOVE)
      throw new Error(`${still.presses} presses led to no move: ${await sight(page)}`)
    if (phase === 'hand-over') await pressAt(page, '.hand-over .button--main', hand, luck)
    else if (hand === 'keyboard') await chooseByKeys(page, luck, seq)
    // Whoever has looked around for a while takes the list: some things want three presses in the right order.
    else if (still.presses < ENOUGH && (await pressWhatGlows(page, hand, luck))) continue
    else if (await shutStraySheet(page)) continue
    else {
      listed.push(await sight(page))
      await chooseFromList(page, hand, luck)
    }
  }
  throw new Error('After 6000 presses the game is still not over.')
}

const ENOUGH = 25
const MOST_WITHOUT_MOVE = 60

/** How many moves have been played, once nobody moves any more until a person does: what was pressed last may still be under way. */
export async function seqAtRest(page: Page): Promise<number> {
  for (;;) {
    await settled(page)
    const seq = await seqOf(page)
    await page.waitForTimeout(400)
    await settled(page)
    if ((await seqOf(page)) === seq) return seq
  }
}

export async function seqOf(page: Page): Promise<number> {
  return Number(await page.locator('.frame').getAttribute('data-seq'))
}

/** What stands on the table, for the message of a test that got stuck. */
async function sight(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.prompt, dialog, .notice')].map(element => element.textContent).join(' | '),
  )
}

const CONFIRM = '.prompt .button--main, .frame .zt-go'
/** What a table lights up because it can be pressed now. */
const GLOWING = [
  'button.can',
  'button.button--open:not(.prompt__buttons *)',
  'button.is-end',
  'button.is-start:not(.is-begun)',
  'button.zt-action',
  '.zt-row button',
]
  .map(selector => `.frame ${selector}:not([aria-pressed="true"]):not(:disabled)`)
  .join(', ')

/** Presses the filled button that makes a drafted move, or something that glows; says whether there was something. */
async function pressWhatGlows(page: Page, hand: Hand, luck: () => number): Promise<boolean> {
  if (await pressAt(page, CONFIRM, hand, luck)) return true
  if (await pressAt(page, GLOWING, hand, luck)) return true
  await page.waitForTimeout(150) // it may still be on its way
  return (await settled(page)) !== 'ask' || (await pressAt(page, `${CONFIRM}, ${GLOWING}`, hand, luck))
}

/**
 * One press, without waiting until somebody is asked: for tables at which others play too. `fromList`: through the list of all
 * choices, for whoever has pressed about for a while without a move coming of it.
 */
export async function pressOnce(page: Page, hand: Hand, luck: () => number, fromList: boolean): Promise<void> {
  if (!fromList && (await pressAt(page, CONFIRM, hand, luck))) return
  if (!fromList && (await pressAt(page, GLOWING, hand, luck))) return
  await page.waitForTimeout(60) // it may still be on its way, or somebody else's turn by now
  if ((await page.locator('.frame').getAttribute('data-phase')) === 'ask') await chooseFromList(page, hand, luck)
}

/**
 * A board that moves between the look and the press lets a finger open what it did not mean: the card of a house, say. Whoever
 * finds nothing to choose there puts it away, and asks no list for it.
 */
async function shutStraySheet(page: Page): Promise<boolean> {
  const stray = page.locator('dialog.sheet:not(:has(.choice))')
  if ((await stray.count()) === 0) return false
  await page.keyboard.press('Escape')
  await stray.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => {})
  return true
}

const CHOICES = 'dialog .choice:not(.choice--barred):not([data-kind="standing"])'

async function chooseFromList(page: Page, hand: Hand, luck: () => number): Promise<void> {
  const opens = await pressAt(page, '.prompt__buttons .button--open', hand, luck)
  // A move that was chosen and waits to be confirmed hides the list: without this it would wait for ever.
  if (!opens && (await pressAt(page, '.prompt .button--main', hand, luck))) return
  const opened = await page.waitForSelector(CHOICES, { timeout: 5_000 }).catch(() => null)
  if (opened) await pressAt(page, CHOICES, hand, luck)
  else await page.keyboard.press('Escape')
}

/** C opens the list, a number goes to a choice, Enter takes it, Enter again confirms. */
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

/**
 * Aims at one of the things the selector finds that is really to be seen, and presses there. What lies under something else, or is
 * cut off, is no aim. What began to glow after the last press comes first: that is what a person looks at.
 */
async function pressAt(page: Page, selector: string, hand: Hand, luck: () => number): Promise<boolean> {
  const aim = await page.evaluate(aimIn, { selector, luck: luck() })
  if (!aim) return false
  if (hand === 'touch') await page.touchscreen.tap(aim.x, aim.y)
  else await page.mouse.click(aim.x, aim.y)
  // What the press does is seen in the next frame at the earliest; a move is answered by the worker a moment later.
  await page.evaluate(async before => {
    const { signOf } = window as unknown as Memory
    for (let tries = 0; tries < 12 && signOf?.() === before; tries++) await new Promise(go => setTimeout(go, 10))
  }, aim.sign)
  return true
}

/** What the page keeps for the driver between two presses. */
interface Memory {
  /** What glowed at the last look. */
  glowed?: { seq: string; elements: WeakSet<Element> }
  /** Changes with anything that a press can lead to. */
  signOf?: () => string
}

/** Runs in the page. */
function aimIn({ selector, luck }: { selector: string; luck: number }): { x: number; y: number; sign: string } | null {
  const memory = window as unknown as Memory
  memory.signOf ??= () => {
    const frame = document.querySelector<HTMLElement>('.frame')
    const marked = frame?.querySelectorAll(
      '.can, .is-end, .is-start, .is-begun, .is-chosen, [aria-pressed="true"], .button--main',
    ).length
    return [frame?.dataset.seq, frame?.dataset.phase, marked, document.querySelectorAll('dialog').length].join('/')
  }
  const seq = document.querySelector<HTMLElement>('.frame')?.dataset.seq ?? ''
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    element => element.checkVisibility() && (!sheet || sheet.contains(element)),
  )
  const before = memory.glowed?.seq === seq ? memory.glowed.elements : new WeakSet()
  memory.glowed = { seq, elements: new WeakSet(all) }
  const fresh = all.filter(element => !before.has(element))
  for (const list of fresh.length > 0 ? [fresh, all] : [all]) {
    const first = Math.floor(luck * list.length)
    for (const element of [...list.slice(first), ...list.slice(0, first)]) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      // Cards in a hand overlap: somewhere on each of them a finger must find it.
      for (const part of [0.5, 0.2, 0.8]) {
        const x = left + width * part
        const y = top + height * part
        if (element.contains(document.elementFromPoint(x, y))) return { x, y, sign: memory.signOf() }
      }
    }
  }
  return null
}
