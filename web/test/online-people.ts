import { afterEach, expect } from 'vitest'
import type { Extras, realBrowser, Screen, Visit } from './browser.ts'
import { type Hand, luckOf, pressOnce } from './driver.ts'

/** Lets people come to a house for a test; all of them leave after it. `on` may do something to their page first. */
export function guestsOf(house: ReturnType<typeof realBrowser>) {
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
    const visit = await house.visit(screen, {}, extras)
    await on(visit)
    const guest = new Guest(name, visit, screen)
    guests.push(guest)
    return guest
  }
}

/** Somebody at an online table, with a browser of their own. */
export class Guest {
  readonly hand: Hand
  readonly luck: () => number
  /** Everything that came over the wire. */
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

  /** Opens a table as any host does; says its link. */
  async opens(slug: string, options: string): Promise<string> {
    await this.visit.go(`/host/${slug}?${options}`)
    return this.opensNow()
  }

  /** The same, where the options have been chosen by hand. */
  async opensNow(): Promise<string> {
    await this.page.getByLabel('Your name').fill(this.name)
    await this.page.getByRole('button', { name: 'Open the table' }).click()
    await this.page.getByText('· you').waitFor()
    return this.page.getByLabel('Link for your friends').inputValue()
  }

  /** Follows a link, with nothing but a name. */
  async follows(link: string): Promise<void> {
    await this.page.goto(link)
    await this.page.getByLabel('Your name at the table').fill(this.name)
    await this.page.getByRole('button', { name: 'Come in' }).click()
  }

  async sitsDown(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click()
    await this.page.getByText('· you').waitFor()
  }

  /** The host fills what is free with bots, and starts. */
  async starts(bot: string): Promise<void> {
    const free = this.page.locator('.seats__row[data-kind="open"] select')
    for (let left = await free.count(); left > 0; left = await free.count()) {
      await free.first().selectOption(bot)
      await expect.poll(() => free.count()).toBe(left - 1)
    }
    await this.page.getByRole('button', { name: 'Start the night' }).click()
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

  /** All that stands on the page, for the eye and for a screen reader. */
  async words(): Promise<string> {
    return this.page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label]')].map(element => element.getAttribute('aria-label'))
      return [document.body.textContent, ...labels].join('\n')
    })
  }

  async says(text: string): Promise<void> {
    await this.page.getByPlaceholder('Say something').fill(text)
    await this.page.getByRole('button', { name: 'Send' }).click()
  }

  /** The cards that the log tells this player, and nobody else, at the deal. */
  async dealt(): Promise<string[]> {
    const [, cards = ''] = new RegExp(`${this.name} is dealt ([^.]+)\\.`).exec(await this.words()) ?? []
    return cards === '' ? [] : cards.split(/, | and /)
  }

  /** Leaves the table without a word: the page is another one. */
  async gone(): Promise<void> {
    await this.visit.go('/about')
    await this.page.locator('h1').waitFor()
  }

  /** The network is gone for a moment: the page says so, and mends it by itself. */
  async losesTheLine(): Promise<void> {
    const lost = this.page.getByText('The connection is lost')
    this.visit.forgive(/ERR_INTERNET_DISCONNECTED/)
    await this.visit.context.setOffline(true)
    await lost.waitFor()
    await this.visit.context.setOffline(false)
    await lost.waitFor({ state: 'detached' })
  }

  /** What the replay says about the shuffle: bound, seeded, as promised, with one's own half. */
  async readsProof(): Promise<(string | null)[]> {
    await this.page.getByRole('button', { name: /^Shuffle: proven/ }).click()
    await this.page.locator('.proof li').first().waitFor()
    const lines = await this.page.locator('.proof li').all()
    return Promise.all(lines.map(line => line.getAttribute('data-ok')))
  }
}

/** So many looks at a table at which nothing happens, and something is wrong. */
const MOST_LOOKS = 1_500
const LOOK_MS = 40
/** After so many presses that led to nothing somebody takes the list of all choices. */
const ENOUGH = 5

/** What somebody has before them, for the message of a test that got stuck. */
async function sight(guest: Guest): Promise<string> {
  const { phase, seq } = await guest.seesNow()
  const words = await guest.page.locator('.prompt, dialog, .notice').allInnerTexts()
  return `${guest.name} after move ${seq} (${phase}): ${words.join(' | ')}`
}

/** Everybody plays on like somebody who has no idea, all at once: until the game is over, or one of them sees what `stop` waits for. */
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
        throw new Error(`${guest.name}: nothing comes of it. ${(await Promise.all(people.map(sight))).join(' // ')}`)
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
 * The same without a hand: the page presses for itself what glows, which is much quicker. For the long middle of a game. Where that
 * leads nowhere, a hand makes the next move.
 */
export async function hurryUntil(people: readonly Guest[], last = 1e9): Promise<void> {
  for (;;) {
    const hurry = people.map(({ page, name }) => page.evaluate(pressForYourself, { last, seed: name.charCodeAt(0) }))
    if ((await Promise.all(hurry)).every(Boolean)) return
    const { seq } = await people[0].seesNow()
    for (const { page } of people) if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
    await playUntil(people, (_, now) => now > seq)
  }
}

/** Runs in the page, until the game is over or the move has been made; says whether it got there. */
async function pressForYourself({ last, seed }: { last: number; seed: number }): Promise<boolean> {
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
    const glowing = seen.presses < 6 ? find('.frame button.can:not([aria-pressed="true"]):not(:disabled)') : []
    const target = oneOf(choices) ?? confirm[0] ?? oneOf(glowing) ?? find('.prompt__buttons .button--open')[0] ?? null
    target?.click()
    for (let tries = 0; tries < 8 && frame().seq === seq && target; tries++) await wait(10)
    if (!target) await wait(20)
  }
}
