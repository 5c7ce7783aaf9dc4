import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'

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

/** A lesson file with all actions. The results of the moves do not matter here. */
const LESSON = [
  'game thirty-seconds',
  ...DEEDS.map(({ title, given, move }) =>
    [
      `# ${title}`,
      `// ${title}.`,
      'options survivor-clock=0, zombie-clock=0',
      `given   survivor: diana r3 hp5 E4`,
      ...[...given, ...CARDS].map(line => `        ${line}`),
      `when    ${move}`,
    ].join('\n'),
  ),
].join('\n\n')

async function openDeeds(page: Page): Promise<void> {
  await page.route(/first-run\.scenario.*\.js/, route =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(LESSON)}` }),
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

describe('the actions of the Survivor in 30 Seconds', () => {
  it.each(['desktop', 'phone'] as const)('are made on a %s by pressing the pieces', async screen => {
    visit = await site.visit(screen, { confirm: 'never' })
    const { page } = visit
    await openDeeds(page)
    for (const deed of DEEDS) {
      await isAsked(page, deed)
      for (const words of deed.press) {
        const piece = page.locator('.frame').getByRole('button', { name: words }).first()
        await (screen === 'phone' ? piece.tap() : piece.click())
      }
      await isDone(page, deed)
    }
  })

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

  it.each(['mouse', 'touch', 'keyboard'] as const)('say what follows, pointed at by %s', async hand => {
    visit = await site.visit(hand === 'touch' ? 'phone' : 'desktop', { confirm: hand === 'touch' ? 'always' : 'never' })
    const { page } = visit
    await openDeeds(page)
    const fall = DEEDS.findIndex(({ move }) => move === 'knock-down 3.1')
    for (let step = 0; step < fall; step++) await page.getByRole('button', { name: 'Skip' }).click()
    await isAsked(page, DEEDS[fall])
    const note = page.locator('.prompt__note')
    const point = async (name: RegExp): Promise<void> => {
      const piece = page.locator('.frame').getByRole('button', { name }).first()
      await (hand === 'mouse' ? piece.hover() : hand === 'touch' ? piece.tap() : piece.focus())
    }
    await page.keyboard.press('Tab') // from now on the focus is visible
    const followsMove = async (): Promise<void> => {
      await point(/^Move .*to row 4/)
      await expect
        .poll(() => note.textContent())
        .toContain('You go to row 4, and the Runner strikes at you. You may block.')
      expect(await page.locator('.ts-claw').count()).toBe(1)
      await point(/^Move .*to row 2/)
      await expect.poll(() => note.textContent()).toContain('You go to row 2. No zombie strikes.')
    }
    if (hand !== 'touch') await followsMove()
    // A tap points at a piece too, but in a lesson only the lit one takes it.
    await point(/^Knock down/)
    await expect.poll(() => note.textContent()).toContain('The Runner lies down')
  })

  it('take a press in a lesson only on the lit gear, and never drop or throw anything at a single press', async () => {
    visit = await site.visit('desktop', { confirm: 'never' })
    const { page } = visit
    await openDeeds(page)
    const seq = () => page.locator('.frame').getAttribute('data-seq')
    let step = 0
    const skipTo = async (deed: number): Promise<string | null> => {
      for (; step < deed; step++) await page.getByRole('button', { name: 'Skip' }).click()
      await isAsked(page, DEEDS[deed])
      return seq()
    }
    const reload = await skipTo(DEEDS.findIndex(({ title }) => title.startsWith('Reload')))
    await page.getByRole('button', { name: /^Pistol/ }).click()
    await page.locator('.spotlight__ring[data-shakes="1"]').waitFor()
    expect(await seq()).toBe(reload)

    const drop = await skipTo(DEEDS.findIndex(({ move }) => move === 'drop #2'))
    await page.getByRole('button', { name: /^Shotgun/ }).click()
    await page.getByRole('button', { name: /^Drop the Shotgun/ }).waitFor()
    expect(await seq()).toBe(drop)
    expect(await page.locator('.notice, .callout:not(:empty)').count(), 'nothing was rejected').toBe(0)
  })
})
