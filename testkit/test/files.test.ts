import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nightWatch, steps } from '@holdout/night-watch'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { Golden } from '../src/check-golden.ts'
import { unnamedRules } from '../src/check-rules.ts'
import { scenariosIn } from '../src/check-scenarios.ts'
import { textFile } from '../src/files.ts'
import { checkScenarios } from '../src/index.ts'
import { variant } from './variant.ts'

const folder = mkdtempSync(join(tmpdir(), 'holdout-testkit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const url = pathToFileURL(`${folder}/`)
const write = (name: string, text: string): string => {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}

const HELD = `game night-watch

# NW-05 A card holds the door
given   hand-p1: food-1
        supplies: -
when    play food-1 door; p1: listen
then    door: food-1
        hand-p1: -
refuse  p1: listen: -
`
write('good/holding.scenario.txt', HELD)
checkScenarios(nightWatch, new URL('good/', url))

describe('scenarios', () => {
  const faultsOf = (text: string): (string | null)[] =>
    scenariosIn(nightWatch, textFile(write('some.scenario.txt', text))).map(({ fault }) => fault())

  it('are played one by one; a difference is reported with file and line', () => {
    const second = HELD.slice(HELD.indexOf('#')).replace('door: food-1', 'door: food-2')
    const [first, fault] = faultsOf(`${HELD}\n${second}`)
    expect(first).toBeNull()
    expect(fault).toMatch(/some\.scenario\.txt:15: door\s+expected +food-2\s+found +food-1$/)
  })

  it('that cannot be read, or belong to another game, fail as a file', () => {
    expect(faultsOf('game night-watch\nwhen pass')).toEqual([
      expect.stringMatching(/some\.scenario\.txt:2: found "when"/),
    ])
    expect(faultsOf('game chess')).toEqual([expect.stringContaining('found game chess, expected night-watch')])
    expect(faultsOf('game night-watch')).toEqual([expect.stringContaining('found no scenario')])
  })
})

describe('rules', () => {
  it('are listed if no scenario and no test names them', () => {
    const folders = [new URL('rules/', url)]
    const ids = ['NW-01', 'NW-02', 'NW-03', 'NW-04', 'NW-05', 'NW-06', 'NW-D1', 'NW-R01']
    const game = variant({}, { rulebook: [{ title: 'All', rules: ids.map(id => ({ id, text: id })) }] })
    write('rules/deep/a.scenario.txt', `${HELD}refuse  pass: NW-02\nevent   passed rule=NW-03\n// NW-04\n`)
    write('rules/b.test.ts', "it('NW-01 NW-061 begins', () => {})")
    expect(unnamedRules(game, { folders })).toEqual(['NW-04', 'NW-06', 'NW-D1', 'NW-R01'])
    expect(unnamedRules(game, { folders, kinds: ['ruling', 'decision'] })).toEqual(['NW-D1', 'NW-R01'])
  })
})

describe('a golden match', () => {
  const golden = (game = nightWatch): Golden => new Golden(game, new URL('golden/', url), 'one')
  const recipe = { name: 'one', seed: 'golden', bots: 'random', options: { players: 2 } }
  const log = (): string => readFileSync(join(folder, 'golden/one.log.txt'), 'utf8')
  vi.stubEnv('CI', '')

  it('is missing until it is generated', () => {
    expect(golden().fault()).toContain('one.record.json is missing')
    golden().update(recipe)
    expect(golden().fault()).toBeNull()
    expect(log()).toMatch(/^Night Watch, seed "golden"\noptions players=2\np1: random, p2: random\n\n {4}NW-04 /)
    expect(log()).toMatch(/\n {4}NW-05 {3}Player \d puts the \w+/)
  })

  it('shows a rule change as the first log line that differs', () => {
    const generous = variant({
      'end-turn': {
        ...steps['end-turn'],
        run(s, step, cx) {
          s.listened = []
          steps['end-turn'].run(s, step, cx)
        },
      },
    })
    expect(golden(generous).fault()).toContain('one.record.json: The ')
    const wordy = variant({}, { words: { ...nightWatch.words, outcome: () => ['That was it.'] } })
    expect(golden(wordy).fault()).toMatch(/one\.log\.txt:\d+: the log differs\.\n.*\n {2}found {5}\w+: That was it\./)
  })

  it('can store a hash for each move, and names the first move that differs', () => {
    const hashed = (game = variant()): Golden => new Golden(game, new URL('golden/', url), 'short', 'hashes')
    const text = (): string => readFileSync(join(folder, 'golden/short.hashes.txt'), 'utf8')
    hashed().update(recipe)
    expect(hashed().fault()).toBeNull()
    expect(text()).toMatch(/^( +\d+( [0-9a-f]{6}| {2}[0-9a-f]{6})+\n)+$/)
    const wordy = variant({}, { words: { ...nightWatch.words, outcome: () => ['That was it.'] } })
    expect(hashed(wordy).fault()).toMatch(/short\.hashes\.txt: the outcome differs\. Found:\n\n\w+: That was it\./)
    const [first, ...rest] = text().split('\n')
    const numbers = first.trim().split(/ +/)
    write('golden/short.hashes.txt', [first.replace(numbers[4], 'ffffff'), ...rest].join('\n'))
    expect(hashed().fault()).toMatch(/short\.hashes\.txt: move 3 differs\. Found:\n3\. \w+: /)
    write('golden/short.hashes.txt', first)
    expect(hashed().fault()).toContain('short.hashes.txt: move 10 differs.')
  })

  it('is rewritten on demand, with the same moves', () => {
    const before = golden().fault()
    const wordy = variant({}, { words: { ...nightWatch.words, outcome: () => ['That was it.'] } })
    golden(wordy).update(undefined)
    expect(golden(wordy).fault()).toBeNull()
    expect(golden().fault()).not.toBe(before)
  })

  it('that no longer replays is generated again, if there is a recipe', () => {
    const strict = variant({ turn: { ...steps.turn, moves: (_s, _step, _seat, list) => list.push({ move: 'pass' }) } })
    expect(golden(strict).fault()).toContain('is illegal')
    expect(() => golden(strict).update(undefined)).toThrow('there is no recipe')
    golden(strict).update(recipe)
    expect(golden(strict).fault()).toBeNull()
  })

  it('is never rewritten in CI', () => {
    vi.stubEnv('CI', 'true')
    expect(() => golden().update(recipe)).toThrow('set in CI')
    vi.unstubAllEnvs()
  })
})
