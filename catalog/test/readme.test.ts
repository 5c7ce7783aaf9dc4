import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { SHELF } from '../src/index.ts'

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const EXAMPLE = new URL('../../examples/engine/play.mjs', import.meta.url)

it('gives the players and minutes of the games', () => {
  const range = ([least, most]: readonly number[]) => (least === most ? `${least}` : `${least}–${most}`)
  const games = SHELF.map(({ title, players, minutes }) => [title, range(players), range(minutes)])
  const rows = [...README.matchAll(/^\| \*\*(.+?)\*\* \| (\S+).*? \| (\S+) \|/gm)].map(([, ...row]) => row)
  expect(rows).toHaveLength(5)
  expect(games).toEqual(expect.arrayContaining(rows)) // a new game need not be listed
})

it('shows the example', () => {
  const [, shown] = README.match(/^```js\n(.*?)^```/ms) ?? []
  expect(shown).toBe(readFileSync(EXAMPLE, 'utf8'))
})

it('has an example that plays a match to its end and prints the log', async () => {
  const printed: unknown[] = []
  const log = vi.spyOn(console, 'log').mockImplementation(line => printed.push(line))
  await import(/* @vite-ignore */ `${EXAMPLE.href}?again=${Date.now()}`) // also when tests run again on a save
  log.mockRestore()
  expect(printed.length).toBeGreaterThan(20)
  expect(printed.every(line => typeof line === 'string' && /[.!?]$/.test(line))).toBe(true)
})
