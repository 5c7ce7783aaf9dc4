import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

const EXAMPLE = new URL('../../examples/engine/play.mjs', import.meta.url)

it('README.md shows the example', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const [, shown] = readme.match(/^```js\n(.*?)^```/ms) ?? []
  expect(shown).toBe(readFileSync(EXAMPLE, 'utf8'))
})

it('the example plays a match to its end and prints the log', async () => {
  const printed: unknown[] = []
  const log = vi.spyOn(console, 'log').mockImplementation(line => printed.push(line))
  await import(/* @vite-ignore */ `${EXAMPLE.href}?again=${Date.now()}`) // also when tests run again on a save
  log.mockRestore()
  expect(printed.length).toBeGreaterThan(20)
  expect(printed.every(line => typeof line === 'string' && /[.!?]$/.test(line))).toBe(true)
})
