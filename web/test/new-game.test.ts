import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitAt } from './browser.ts'
import { luckOf, playOn } from './driver.ts'
import { faults } from './faults.ts'
import { guestsOf, playUntil } from './online-people.ts'
import { RepositoryCopy } from './repository-copy.ts'

/** `npm run new-game` in a copy of this repository: a game from its first build to its deletion. */
const SLUG = 'night-shift'
const RUN = join('scripts', 'run.mjs')
const BIOME = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')
const VITEST = join('node_modules', 'vitest', 'vitest.mjs')

let copy: RepositoryCopy
let url = ''

// Not in a test, because a test may be retried.
beforeAll(async () => {
  copy = new RepositoryCopy()
  expect(await copy.run(RUN, ['new-game', SLUG, '--title', "The Devil's Night Shift"])).toMatchObject({ code: 0 })
  expect(await copy.run(RUN, ['build'])).toMatchObject({ code: 0 })
  url = await copy.serve()
})
afterAll(() => copy?.remove())

it.each([
  [[], 'The slug is missing'],
  [['Night_Shift'], '"Night_Shift" cannot be a slug'],
  [['engine'], '"engine" is the name of another part'],
  [['until-dawn'], 'The folder games/until-dawn already exists'],
  [['day-shift', '--title', ' '], 'The title is empty'],
  [['day-shift', '--colour', 'red'], "Unknown option '--colour'"],
  [['day-shift', 'Day Shift'], 'Put a title with spaces in quotes'],
])('rejects %j and changes nothing', async (args, message) => {
  const games = readdirSync(join(copy.folder, 'games'))
  const { code, out } = await copy.run(RUN, ['new-game', ...args])
  expect(code).toBe(2)
  expect(out).toContain(message)
  expect(readdirSync(join(copy.folder, 'games'))).toEqual(games)
})

it('passes its own tests, and its lesson can be finished', async () => {
  const files = [`games/${SLUG}`, 'web/src/learn/lessons.test.ts']
  const withoutOtherLessons = `^(?!.*the lesson of (?!${SLUG}))`
  const { code, out } = await copy.run(VITEST, ['run', '--project', 'inside', ...files, '-t', withoutOtherLessons])
  expect(code, out).toBe(0)
})

it('is well formatted', async () => {
  const { code, out } = await copy.run(BIOME, ['check', `games/${SLUG}`])
  expect(code, out).toBe(0)
})

it('is played by bots', async () => {
  const { code, out } = await copy.holdout(`sim ${SLUG} --games 20 --bots greedy --seed 1 --jobs 1`)
  expect(code, out).toBe(0)
})

it('is played in the plain terminal', async () => {
  const { code, out } = await copy.holdout(`play ${SLUG} --plain --fast --seed 1`, '1\n'.repeat(30))
  expect(code, out).toBe(0)
  expect(out).toContain("The Devil's Night Shift. Hold the door")
  expect(out).toMatch(/The door (?:held until dawn|broke)/)
})

it('is played in the browser by pressing pieces', async () => {
  const visit = await visitAt(url, 'desktop')
  await visit.go('/')
  await visit.page.getByText("The Devil's Night Shift").first().waitFor()
  await visit.go(`/quick/${SLUG}?seed=1`)
  await playOn(visit.page, 'mouse', luckOf(1))
  expect(await visit.page.locator('.end h2').textContent()).not.toBe('')
  expect(await faults(visit.page)).toEqual([])
  await visit.leave()
})

const arrives = guestsOf({ visit: (...given) => visitAt(url, ...given) })

it('is played online by two people', async () => {
  const ann = await arrives('Ann', 'desktop')
  const ben = await arrives('Ben', 'phone')
  const link = await ann.opens(SLUG, 'opt.players=2&opt.night-length=short')
  await ben.follows(link)
  await ben.sitsDown()
  await ann.starts('easy')
  await ben.atTable()
  await playUntil([ann, ben])
  const ends = await Promise.all([ann, ben].map(({ page }) => page.locator('.end h2').textContent()))
  expect(new Set(ends).size, ends.join(' / ')).toBe(1)
})

it('has a drawn table if asked for one', async () => {
  expect(await copy.run(RUN, ['new-game', 'dusk-shift', '--table'])).toMatchObject({ code: 0 })
  const { code, out } = await copy.run(BIOME, ['check', 'games/dusk-shift', 'web/src/tables/dusk-shift'])
  expect(code, out).toBe(0)
  const table = readFileSync(join(copy.folder, 'web', 'src', 'tables', 'dusk-shift', 'index.tsx'), 'utf8')
  expect(table).toContain("from '@holdout/dusk-shift/table'")
  expect(table).not.toContain('/src/')
  copy.delete('games/dusk-shift')
  copy.delete('web/src/tables/dusk-shift')
})

it('leaves nothing behind when its folder is deleted', async () => {
  copy.delete(`games/${SLUG}`)
  expect(await copy.run(RUN, ['build'])).toMatchObject({ code: 0 })
  expect((await copy.holdout('games')).out).not.toContain(SLUG)
  expect(await copy.holdout(`play ${SLUG}`)).toMatchObject({ code: 2 })
  const assets = join(copy.folder, 'web', 'dist', 'assets')
  const scripts = readdirSync(assets).filter(name => name.endsWith('.js'))
  expect(scripts.filter(name => readFileSync(join(assets, name), 'utf8').includes(SLUG))).toEqual([])
})
