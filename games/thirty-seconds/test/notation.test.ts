import { readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { thirtySeconds } from '../src/index.ts'

const { notation } = thirtySeconds

it.each([
  [{ survivor: 'diana r3 E12' }, {}],
  [
    { turn: 'survivor-draw', survivor: 'lenny r1', hand: 'crowbar machete pistol first-aid-kit dodge sprint' },
    { 'three-supplies': true, 'first-aid-start': true },
  ],
])('reads a position that play reaches: %o', (given, chosen) => {
  const options = readOptions(thirtySeconds.options, chosen)
  const zones = notation.zones(options)
  const facets = Object.entries(given).map(([name, text]) => [name, zones[name].read(text)] as const)
  expect(() => notation.place(options, new Map(facets), SeededChance.of('notation'))).not.toThrow()
})
