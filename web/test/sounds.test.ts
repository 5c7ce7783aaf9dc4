import { expect, it } from 'vitest'
import { alike, measureSounds, type SoundFigures } from './measured-sounds.ts'

it('renders every sound without clipping, loud enough, and unlike the others; gong and ticks carry far', async () => {
  const figures = await measureSounds()
  const named = (name: string): SoundFigures => {
    const found = figures.find(one => one.name === name)
    if (!found) throw new Error(`${name} was not rendered.`)
    return found
  }
  expect(figures.filter(({ peak }) => peak > -0.5).map(({ name, peak }) => [name, peak])).toEqual([])
  expect(figures.filter(({ loud }) => loud < -30).map(({ name, loud }) => [name, loud])).toEqual([])
  const pairs = figures.flatMap((one, i) => figures.slice(i + 1).map(other => [one, other] as const))
  expect(pairs.length).toBeGreaterThan(200)
  const same = pairs.filter(([one, other]) => alike(one, other) > 0.97)
  expect(same.map(([one, other]) => [one.name, other.name, alike(one, other)])).toEqual([])
  for (const name of ['gong', 'tick', 'drum']) expect(named(name).loud, name).toBeGreaterThan(-19)
  expect(named('tick').carries).toBeGreaterThan(0.6)
  expect(named('gong').carries, 'the gong on a small speaker').toBeGreaterThan(0.1)
  expect(named('gong').seconds).toBeGreaterThan(2.5)
}, 120_000)
