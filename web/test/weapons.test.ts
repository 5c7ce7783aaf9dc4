import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { LONG } from './long.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/**
 * An action of the Survivor as a one-step lesson: the lesson accepts only its move. `press`: the labels of the pieces
 * to press; `keys`: the same by keyboard.
 */
interface Deed {
  readonly title: string
  readonly given: readonly string[]
  readonly move: string
  readonly press: readonly (string | RegExp)[]
  readonly keys: string
}

const TWO_GUNS = ['slots: pistol shotgun', 'r4: [shuffler]', 'r5: [runner]']
const CARDS = ['survivor-cards: sa-08 sa-09', 'zombie-cards: za-17 za-18']

const DEEDS: readonly Deed[] = [
  {
    title: 'Equip from the hand',
    given: ['hand: pistol', 'r4: [shuffler]'],
    move: 'equip pistol',
    press: [/^Pistol/],
    keys: '1',
  },
  {
    title: 'Fire the only weapon',
    given: ['slots: pistol', 'r4: [shuffler]'],
    move: 'attack #1 pistol-r 4.1',
    press: [/^Pistol/, /^Shuffler, row 4/],
    keys: 'q1',
  },
  {
    title: 'Fire the first of two',
    given: TWO_GUNS,
    move: 'attack #1 pistol-r 5.1',
    press: [/^Pistol/, /^Runner, row 5/],
    keys: 'q2',
  },
  {
    title: 'Fire a slug from the second of two',
    given: TWO_GUNS,
    move: 'attack #2 shotgun-r1 4.1',
    press: [/^Shotgun/, /^Slug/, /^Shuffler, row 4/],
    keys: 'w11',
  },
  {
    title: 'The zombie first, then the weapon',
    given: TWO_GUNS,
    move: 'attack #1 pistol-r 4.1',
    press: [/^Shuffler, row 4/, /^Pistol/],
    keys: 'q1',
  },
  {
    title: 'Strike with the third weapon',
    given: ['slots: pistol shotgun crowbar', 'r3: [shuffler]'],
    move: 'attack #3 crowbar-m 3.1',
    press: [/^Crowbar/, /^Shuffler, row 3/],
    keys: 'e1',
  },
  {
    title: 'Reload the second weapon',
    given: ['slots: pistol shotgun/1', 'hand: reload', 'r9: [shuffler]'],
    move: 'play reload #2',
    press: [/^Shotgun/, /^Reload the Shotgun/],
    keys: '1w',
  },
  {
    title: 'Drop the second weapon',
    given: TWO_GUNS,
    move: 'drop #2',
    press: [/^Shotgun/, /^Drop the Shotgun/],
    keys: 'wv',
  },
  {
    title: 'Throw a hatchet',
    given: ['slots: pistol hatchet', 'r4: [shuffler]'],
    move: 'attack #2 hatchet-t 4.1',
    press: [/^Hatchet/, /^Throw 1E/, /^Shuffler, row 4/],
    keys: 'wg1',
  },
  {
    title: 'Throw a grenade into a row',
    given: ['slots: pistol grenade', 'r6: [shuffler]'],
    move: 'attack #2 grenade-t 6.0',
    press: [/^Grenade/, /^Throw into row 6/],
    keys: 'w5',
  },
  {
    title: 'Stomp the only zombie that is down, in one press',
    given: ['slots: pistol', 'r3: [shuffler*]'],
    move: 'stomp 3.1',
    press: [/^Head Stomp/],
    keys: 's',
  },
  {
    title: 'Knock the only zombie down, in one press',
    given: ['slots: pistol', 'r3: [runner]'],
    move: 'knock-down 3.1',
    press: [/^Knock down/],
    keys: 'x',
  },
  {
    title: 'Pick up the only card on the floor, in one press',
    given: ['slots: pistol', 'r3: (machete)', 'r9: [shuffler]'],
    move: 'pick-up machete',
    press: [/^Pick up (G|1E)/],
    keys: 'g',
  },
  {
    title: 'Reload the only gun, in one press',
    given: ['slots: pistol/1', 'hand: reload', 'r9: [shuffler]'],
    move: 'play reload #1',
    press: [/^Reload, /],
    keys: '1',
  },
  {
    title: 'Drop gear from the pad',
    given: TWO_GUNS,
    move: 'drop #1',
    press: [/^Drop gear/, /^Pistol/],
    keys: 'vq',
  },
  {
    title: 'Draw a card',
    given: ['slots: pistol', 'r9: [shuffler]'],
    move: 'draw',
    press: [/^Draw/],
    keys: 't',
  },
]

/** A lesson file with these actions. The results of the moves do not matter here. */
function lessonOf(deeds: readonly Deed[]): string {
  const steps = deeds.map(({ title, given, move }) =>
    [
      `# ${title}`,
      `// ${title}.`,
      'options survivor-clock=0, zombie-clock=0',
      `given   survivor: diana r3 hp5 E4`,
      ...[...given, ...CARDS].map(line => `        ${line}`),
      `when    ${move}`,
    ].join('\n'),
  )
  return ['game thirty-seconds', ...steps].join('\n\n')
}

function deedOf(wanted: string): Deed {
  return DEEDS.find(({ move }) => move === wanted) ?? expect.fail(wanted)
}

async function openDeeds(page: Page, deeds = DEEDS): Promise<void> {
  await page.route(/first-run\.scenario.*\.js/, route =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(lessonOf(deeds))}` }),
  )
  await visit.go('/learn/thirty-seconds')
  await page.locator('.lesson__panel').waitFor()
  // The lesson only sets the position up. On a phone its words may cover another piece than the lit one.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.lesson__panel { pointer-events: none } .lesson__ways * { pointer-events: auto }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Waits until the lesson accepts the move, then continues to the next step. */
async function isDone(page: Page, { title }: Deed): Promise<void> {
  await expect.poll(() => page.locator('.lesson__words').textContent(), { message: title }).toBe('Well done.')
  await page.locator('.lesson__ways .button--main').click()
}

async function isAsked(page: Page, { title }: Deed): Promise<void> {
  await expect.poll(() => page.locator('.lesson__panel h2').textContent()).toBe(title)
}

/** The buttons in the strip of an opened weapon, and those of them that are cut by an edge or lie under a piece. */
function wayStrip(page: Page): Promise<{ shown: number; cut: string[] }> {
  return page.locator('.ts-strip button').evaluateAll(all => {
    const buttons = all.filter(button => button.getBoundingClientRect().width > 0)
    const cut = buttons.filter(button => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return !inside || !(seen && button.contains(seen))
    })
    return { shown: buttons.length, cut: cut.map(button => button.textContent ?? '') }
  })
}

describe('the actions of the Survivor in 30 Seconds', () => {
  // On a desktop, keys make them below.
  it.each(LONG ? (['desktop', 'phone'] as const) : (['phone'] as const))(
    'are made on a %s by pressing the pieces',
    async screen => {
      visit = await site.visit(screen, { confirm: 'never' })
      const { page } = visit
      await openDeeds(page)
      let strips = 0
      for (const deed of DEEDS) {
        await isAsked(page, deed)
        for (const words of deed.press) {
          const piece = page.locator('.frame').getByRole('button', { name: words }).first()
          await (screen === 'phone' ? piece.tap() : piece.click())
          const { shown, cut } = await wayStrip(page)
          expect(cut, deed.title).toEqual([])
          strips += shown
        }
        await isDone(page, deed)
      }
      expect(strips > 0, 'a phone shows the ways of a weapon in a strip').toBe(screen === 'phone')
    },
  )

  it('are made by keys: Q, W and E are the first, second and third slot', async () => {
    visit = await site.visit('desktop', { confirm: 'never' })
    const { page } = visit
    await openDeeds(page)
    for (const deed of DEEDS) {
      await isAsked(page, deed)
      for (const key of deed.keys) await page.keyboard.press(key)
      await isDone(page, deed)
    }
  })

  it('say what follows, pointed at by mouse and keyboard', async () => {
    visit = await site.visit('desktop', { confirm: 'never' })
    const { page } = visit
    await openDeeds(page, [deedOf('knock-down 3.1')])
    const note = page.locator('.prompt__note')
    for (const hand of ['hover', 'focus'] as const) {
      const point = (name: RegExp): Promise<void> =>
        page.locator('.frame').getByRole('button', { name }).first()[hand]()
      await point(/^Move .*to row 4/)
      await expect
        .poll(() => note.textContent(), { message: hand })
        .toContain('You go to row 4, and the Runner strikes at you. You may block.')
      expect(await page.locator('.ts-claw').count()).toBe(1)
      await point(/^Move .*to row 2/)
      await expect.poll(() => note.textContent(), { message: hand }).toContain('You go to row 2. No zombie strikes.')
      await point(/^Knock down/)
      await expect.poll(() => note.textContent(), { message: hand }).toContain('The Runner lies down')
      await page.mouse.move(5, 5)
      await page.keyboard.press('Tab') // from now on the focus is visible
    }
  })

  it('say what follows, tapped on a phone', async () => {
    visit = await site.visit('phone', { confirm: 'always' })
    const { page } = visit
    await openDeeds(page, [deedOf('knock-down 3.1')])
    await page
      .locator('.frame')
      .getByRole('button', { name: /^Knock down/ })
      .first()
      .tap()
    await expect.poll(() => page.locator('.prompt__note').textContent()).toContain('The Runner lies down')
  })

  it('take a press in a lesson only on the lit gear, and never drop or throw anything at a single press', async () => {
    visit = await site.visit('desktop', { confirm: 'never' })
    const { page } = visit
    const [reloading, dropping] = [deedOf('play reload #2'), deedOf('drop #2')]
    await openDeeds(page, [reloading, dropping])
    const seq = () => page.locator('.frame').getAttribute('data-seq')
    await isAsked(page, reloading)
    const reload = await seq()
    await page.getByRole('button', { name: /^Pistol/ }).click()
    await page.locator('.spotlight__ring[data-shakes="1"]').waitFor()
    expect(await seq()).toBe(reload)

    await page.getByRole('button', { name: 'Skip' }).click()
    await isAsked(page, dropping)
    const drop = await seq()
    await page.getByRole('button', { name: /^Shotgun/ }).click()
    await page.getByRole('button', { name: /^Drop the Shotgun/ }).waitFor()
    expect(await seq()).toBe(drop)
    expect(await page.locator('.notice, .callout:not(:empty)').count(), 'nothing was rejected').toBe(0)
  })
})
