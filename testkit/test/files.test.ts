import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { Golden } from '../src/check-golden.ts'
import { unnamedRules } from '../src/check-rules.ts'
import { scenariosIn } from '../src/check-scenarios.ts'
import { textFile } from '../src/files.ts'
import { checkScenarios } from '../src/index.ts'
import { snap, steps } from './snap.ts'

const folder = mkdtempSync(join(tmpdir(), 'holdout-testkit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const url = pathToFileURL(`${folder}/`)
const write = (name: string, text: string): string => {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}

const LAID = `game snap

# SN-03 A card is laid on the pile
given   ann: r1
        bob: b1
when    lay r1
then    pile: r1
        ann: -
refuse  ann: draw: -
`
write('good/laying.scenario.txt', LAID)
checkScenarios(snap(), new URL('good/', url))

describe('scenarios', () => {
  const faultsOf = (text: string): (string | null)[] =>
    scenariosIn(snap(), textFile(write('some.scenario.txt', text))).map(({ fault }) => fault())

  it('are played one by one; a difference is reported with file and line', () => {
    const second = LAID.slice(LAID.indexOf('#')).replace('pile: r1', 'pile: r2')
    const [first, fault] = faultsOf(`${LAID}\n${second}`)
    expect(first).toBeNull()
    expect(fault).toMatch(/some\.scenario\.txt:15: pile\s+expected +r2\s+found +r1$/)
  })

  it('that cannot be read, or belong to another game, fail as a file', () => {
    expect(faultsOf('game snap\nwhen lay r1')).toEqual([expect.stringMatching(/some\.scenario\.txt:2: found "when"/)])
    expect(faultsOf('game chess')).toEqual([expect.stringContaining('found game chess, expected snap')])
    expect(faultsOf('game snap')).toEqual([expect.stringContaining('found no scenario')])
  })
})

describe('rules', () => {
  it('are listed if no scenario and no test names them', () => {
    const folders = [new URL('rules/', url)]
    write('rules/deep/a.scenario.txt', `${LAID}refuse  draw: SN-02\nevent   passed rule=SN-04\n// SN-05\n`)
    write('rules/b.test.ts', "it('SN-01 SN-061 begins', () => {})")
    expect(unnamedRules(snap(), { folders })).toEqual(['SN-05', 'SN-06', 'SN-D1', 'SN-R01'])
    expect(unnamedRules(snap(), { folders, kinds: ['ruling', 'decision'] })).toEqual(['SN-D1', 'SN-R01'])
  })
})

describe('a golden match', () => {
  const golden = (game = snap()): Golden => new Golden(game, new URL('golden/', url), 'one')
  const recipe = { name: 'one', seed: 'golden', bots: 'random', options: { players: 3 } }
  const log = (): string => readFileSync(join(folder, 'golden/one.log.txt'), 'utf8')
  vi.stubEnv('CI', '')

  it('is missing until it is generated', () => {
    expect(golden().fault()).toContain('one.record.json is missing')
    golden().update(recipe)
    expect(golden().fault()).toBeNull()
    expect(log()).toMatch(/^Snap, seed "golden"\noptions players=3\nann: random, bob: random, cat: random\n\n1\. /)
    expect(log()).toMatch(/\n {4}SN-03 {3}\w+ laid (red|blue) \d\.\n/)
  })

  it('shows a rule change as the first log line that differs', () => {
    const generous = snap({
      window: {
        ...steps.window,
        take(s, step, seat, move, cx) {
          s.score[seat] += 1
          steps.window.take(s, step, seat, move, cx)
        },
      },
    })
    expect(golden(generous).fault()).toContain('one.record.json: The ')
    const wordy = snap({}, { words: { ...snap().words, outcome: () => ['That was it.'] } })
    expect(golden(wordy).fault()).toMatch(/one\.log\.txt:\d+: the log differs\.\n.*\n {2}found {5}\w+: That was it\./)
  })

  it('can store a hash for each move, and names the first move that differs', () => {
    const hashed = (game = snap()): Golden => new Golden(game, new URL('golden/', url), 'short', 'hashes')
    const text = (): string => readFileSync(join(folder, 'golden/short.hashes.txt'), 'utf8')
    hashed().update(recipe)
    expect(hashed().fault()).toBeNull()
    expect(text()).toMatch(/^( +\d+( [0-9a-f]{6}| {2}[0-9a-f]{6})+\n)+$/)
    const wordy = snap({}, { words: { ...snap().words, outcome: () => ['That was it.'] } })
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
    const wordy = snap({}, { words: { ...snap().words, outcome: () => ['That was it.'] } })
    golden(wordy).update(undefined)
    expect(golden(wordy).fault()).toBeNull()
    expect(golden().fault()).not.toBe(before)
  })

  it('that no longer replays is generated again, if there is a recipe', () => {
    const strict = snap({
      turn: {
        ...steps.turn,
        may: () => [],
        moves: (s, _step, seat, list) =>
          list.push(s.deck.length ? { move: 'draw' } : { move: 'lay', card: s.hands[seat][0] }),
      },
    })
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
