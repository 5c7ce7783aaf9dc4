import { readdirSync, readFileSync } from 'node:fs'
import { type Facets, Match, Opening, parseScenarios, readOptions, readRecord, SeededChance } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { thirtySeconds } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State } from '../src/state.ts'

const { notation } = thirtySeconds
const folder = new URL('../scenarios/', import.meta.url)
const filesIn = (at: URL, end: string): URL[] =>
  readdirSync(at)
    .filter(name => name.endsWith(end))
    .map(name => new URL(name, at))

type Zones = Readonly<Record<string, Facets>>

function written(s: State): Zones {
  return Object.fromEntries(Object.entries(notation.zones(s.options)).map(([name, zone]) => [name, zone.show(s)]))
}

function read(options: Options, zones: Zones): State {
  return notation.place(options, new Map(Object.entries(zones)), SeededChance.of('notation'))
}

/** The zones that are read from text and written again. */
function throughText(s: State): Zones {
  const zones = notation.zones(s.options)
  return Object.fromEntries(
    Object.entries(written(s)).map(([name, facets]) => [name, zones[name].parse(Object.values(facets).join(' '))]),
  )
}

/** Positions are written and read in an Action Phase that is asked for an action. */
function isInPhase(s: State): boolean {
  const step = s.agenda.at(-1)?.step
  return s.outcome === null && s.phase?.bell === false && step === `${s.phase.of}-acts`
}

describe('what is written is read as the same position', () => {
  it.each(filesIn(folder, '.scenario.txt').map(file => [file.pathname.split('/').at(-1), file] as const))(
    'in %s',
    (_name, file) => {
      const { scenarios } = parseScenarios(readFileSync(file, 'utf8'), 'scenarios')
      let count = 0
      for (const { title, lines, line } of scenarios) {
        const { state } = new Opening(thirtySeconds as never, lines, line).start(
          lines.some(({ verb }) => verb === 'run'),
        ) as unknown as { state: State }
        if (!isInPhase(state)) continue
        count++
        expect(written(read(state.options, throughText(state))), title).toEqual(written(state))
      }
      expect(count).toBeGreaterThan(0)
    },
  )

  it.each(
    filesIn(new URL('golden/', folder), '.record.json').map(file => [file.pathname.split('/').at(-1), file] as const),
  )('after every move of %s', (_name, file) => {
    const record = readRecord(readFileSync(file, 'utf8'))
    const match = Match.start(thirtySeconds, record)
    let count = 0
    for (const [seat, move] of record.moves) {
      match.play(seat, move as never)
      const { state } = match
      if (!isInPhase(state)) continue
      count++
      expect(written(read(state.options, throughText(state)))).toEqual(written(state))
    }
    expect(count).toBeGreaterThan(10)
  })
})

it.each([
  [{ survivor: 'diana r3 E12' }, {}],
  [
    { turn: 'survivor-draw', survivor: 'lenny r1', hand: 'crowbar machete pistol first-aid-kit dodge sprint' },
    { 'three-supplies': true, 'first-aid-start': true },
  ],
])('reads a position that play reaches: %o', (given, chosen) => {
  const options = readOptions(thirtySeconds.options, chosen)
  const zones = notation.zones(options)
  const facets = Object.entries(given).map(([name, text]) => [name, zones[name].parse(text)] as const)
  expect(() => read(options, Object.fromEntries(facets))).not.toThrow()
})
