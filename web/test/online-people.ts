import { afterEach, expect } from 'vitest'
import type { Extras, Screen, testSite, Visit } from './browser.ts'
import { type Hand, HIGHLIGHTED, luckOf, pressOnce } from './driver.ts'

/** Returns a function that creates guests for a test; all of them leave after it. `on` can prepare their page. */
export function guestsOf(site: Pick<ReturnType<typeof testSite>, 'visit'>) {
  const guests: Guest[] = []
  afterEach(async () => {
    for (const { visit } of guests.splice(0)) await visit.leave()
  })
  return async (
    name: string,
    screen: Exclude<Screen, 'landscape'> = 'desktop',
    on: (visit: Visit) => Promise<unknown> = async () => {},
    extras: Extras = {},
  ): Promise<Guest> => {
    const visit = await site.visit(screen, {}, extras)
    await on(visit)
    const guest = new Guest(name, visit, screen)
    guests.push(guest)
    return guest
  }
}

/** A person at an online table with their own browser. */
export class Guest {
  readonly hand: Hand
  readonly luck: () => number
  /** All messages received from the server. */
  readonly frames: string[] = []

  constructor(
    readonly name: string,
    readonly visit: Visit,
    screen: 'desktop' | 'phone',
  ) {
    this.hand = screen === 'phone' ? 'touch' : 'mouse'
    this.luck = luckOf(name.length + name.charCodeAt(0))
    visit.page.on('websocket', socket => socket.on('framereceived', ({ payload }) => this.frames.push(String(payload))))
  }

  get page() {
    return this.visit.page
  }

  /** Opens a table as its host. Returns its link. */
  async opens(slug: string, options: string): Promise<string> {
    await this.visit.go(`/host/${slug}?${options}`)
    return this.opensNow()
  }

  /** Opens the table that is set up on the page. Returns its link. */
  async opensNow(): Promise<string> {
    await this.page.getByLabel('Your name').fill(this.name)
    await this.page.getByRole('button', { name: 'Open table' }).click()
    await this.page.getByText('· you').waitFor()
    return this.page.getByLabel('Link for your friends').inputValue()
  }

  /** Follows a link and enters a name. */
  async follows(link: string): Promise<void> {
    await this.page.goto(link)
    await this.page.getByLabel('Your name').fill(this.name)
    await this.page.getByRole('button', { name: /^(Join table|Watch)$/ }).click()
  }

  async sitsDown(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click()
    await this.page.getByText('· you').waitFor()
  }

  /** Fills the free seats with bots and starts. */
  async starts(bot: string): Promise<void> {
    const free = this.page.locator('.seats__row[data-kind="open"] select')
    for (let left = await free.count(); left > 0; left = await free.count()) {
      await free.first().selectOption(bot)
      await expect.poll(() => free.count()).toBe(left - 1)
    }
    await this.page.getByRole('button', { name: 'Start game' }).click()
    await this.atTable()
  }

  async atTable(): Promise<void> {
    await this.page.locator('.frame').waitFor()
  }

  async seesNow(): Promise<{ readonly phase: string; readonly seq: number }> {
    return this.page.evaluate(() => {
      const { phase = '', seq = '-1' } = document.querySelector<HTMLElement>('.frame')?.dataset ?? {}
      return { phase, seq: Number(seq) }
    })
  }

  /** All text on the page, visible and for screen readers. */
  async words(): Promise<string> {
    return this.page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label]')].map(element => element.getAttribute('aria-label'))
      return [document.body.textContent, ...labels].join('\n')
    })
  }

  /** Opens the log with its folded lines. */
  async opensLog(): Promise<void> {
    await this.page.keyboard.press('l')
    await this.page.locator('.log__line').first().waitFor()
    const folded = this.page.locator('.log__more[aria-expanded="false"]')
    while ((await folded.count()) > 0) await folded.first().click()
  }

  async says(text: string): Promise<void> {
    await this.page.getByPlaceholder('Message').fill(text)
    await this.page.getByRole('button', { name: 'Send' }).click()
  }

  /** The cards of the deal, which the open log shows to this player only. */
  async dealt(): Promise<string[]> {
    const [, cards = ''] = new RegExp(`${this.name} is dealt ([^.]+)\\.`).exec(await this.words()) ?? []
    return cards === '' ? [] : cards.split(/, | and /)
  }

  /** Leaves the table by opening another page. */
  async gone(): Promise<void> {
    await this.visit.go('/about')
    await this.page.locator('h1').waitFor()
  }

  /** Loses the connection for a moment: the page says so and reconnects. */
  async losesTheLine(): Promise<void> {
    const lost = this.page.getByText('The connection is lost')
    this.visit.forgive(/ERR_INTERNET_DISCONNECTED/)
    await this.visit.cutOff(true)
    await lost.waitFor()
    await this.visit.cutOff(false)
    await lost.waitFor({ state: 'detached' })
  }

  /** The results of the shuffle proof: bound, seeded, as promised, with the own contribution, as committed. */
  async readsProof(): Promise<(string | null)[]> {
    await this.page.getByRole('button', { name: /^Shuffle verified/ }).click()
    await this.page.locator('.proof li').first().waitFor()
    const lines = await this.page.locator('.proof li').all()
    return Promise.all(lines.map(line => line.getAttribute('data-ok')))
  }
}

/** The most looks at a table without a move before the test fails. */
const MOST_LOOKS = 1_500
const LOOK_MS = 40
/** After this many presses without a move, the driver uses the list of choices. */
const ENOUGH = 5

/** The screen of a guest, for the message of a test that got stuck. */
async function sight(guest: Guest): Promise<string> {
  const { phase, seq } = await guest.seesNow()
  const words = await guest.page.locator('.prompt, dialog, .notice').allInnerTexts()
  return `${guest.name} after move ${seq} (${phase}): ${words.join(' | ')}`
}

/** All guests play at random at the same time, until the game is over or `stop` returns true for one of them. */
export async function playUntil(
  people: readonly Guest[],
  stop: (guest: Guest, seq: number) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  let done = false
  const play = async (guest: Guest): Promise<void> => {
    let seen = { seq: -1, presses: 0, looks: 0 }
    while (!done) {
      const { phase, seq } = await guest.seesNow()
      if (phase === 'over' || (await stop(guest, seq))) {
        done = true
        return
      }
      if (seq !== seen.seq) seen = { seq, presses: 0, looks: 0 }
      if (seen.looks++ > MOST_LOOKS || seen.presses > 60)
        throw new Error(
          `${guest.name}: no move after many presses. ${(await Promise.all(people.map(sight))).join(' // ')}`,
        )
      if (phase === 'ask') {
        await pressOnce(guest.page, guest.hand, guest.luck, seen.presses > ENOUGH)
        seen = { ...seen, presses: seen.presses + 1 }
      } else await guest.page.waitForTimeout(LOOK_MS)
    }
  }
  try {
    await Promise.all(people.map(play))
  } finally {
    done = true
  }
}

/**
 * Plays faster with clicks inside the page, for the long middle of a game. If that leads to no move, `playUntil` makes
 * the next one.
 */
export async function hurryUntil(people: readonly Guest[], last = 1e9): Promise<void> {
  for (;;) {
    const hurry = people.map(({ page, name }) =>
      page.evaluate(clickInPage, { last, seed: name.charCodeAt(0), highlighted: HIGHLIGHTED }),
    )
    if ((await Promise.all(hurry)).every(Boolean)) return
    const { seq } = await people[0].seesNow()
    for (const { page } of people) if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
    await playUntil(people, (_, now) => now > seq)
  }
}

/** Runs in the page until the game is over or move `last` is made. Returns false if it got stuck. */
async function clickInPage({
  last,
  seed,
  highlighted,
}: {
  last: number
  seed: number
  highlighted: string
}): Promise<boolean> {
  const wait = (ms: number) => new Promise(go => setTimeout(go, ms))
  let state = seed
  const oneOf = <T>(list: readonly T[]): T | undefined => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return list[Math.floor((state / 2 ** 32) * list.length)]
  }
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(element => element.checkVisibility())
  const frame = () => document.querySelector<HTMLElement>('.frame')?.dataset ?? {}
  let seen = { seq: '', presses: 0, looks: 0 }
  for (;;) {
    const { seq = '-1', phase } = frame()
    if (phase === 'over' || Number(seq) >= last) return true
    if (seq !== seen.seq) seen = { seq, presses: 0, looks: 0 }
    if (seen.looks++ > 200 || seen.presses > 20) return false
    if (phase !== 'ask') {
      await wait(15)
      continue
    }
    seen.presses++
    const choices = find('dialog .choice:not(.choice--barred):not([data-kind="standing"])')
    const confirm = find('.prompt .button--main')
    // On the board, as far as that leads to a move: each list that opens costs a restyle of the whole page.
    const glowing = seen.presses < 6 ? find(highlighted) : []
    const target = oneOf(choices) ?? confirm[0] ?? oneOf(glowing) ?? find('.prompt__buttons .button--open')[0] ?? null
    target?.click()
    for (let tries = 0; tries < 8 && frame().seq === seq && target; tries++) await wait(10)
    if (!target) await wait(20)
  }
}
