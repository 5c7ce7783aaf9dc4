import {
  type AnyState,
  type Facets,
  InputError,
  type Line,
  Match,
  Opening,
  parseScenarios,
  readRecord,
  runScenario,
  SeededChance,
  textOf,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import { filesIn } from './files.ts'

type Position = Readonly<Record<string, Facets>>

/**
 * Registers tests that reading undoes writing: every `given` line of the scenarios in a folder, their positions, and
 * every position of its golden matches that a scenario can start from.
 */
export function checkNotation(game: AnyKnownGame, folder: URL): void {
  describe(`the notation of ${game.title}`, () => {
    it.each(filesIn(folder, '.scenario.txt').map(file => [file.name, file] as const))('%s', (_name, file) => {
      for (const scenario of parseScenarios(file.read(), file.name).scenarios) {
        checkLines(game, scenario.lines)
        runScenario(game, scenario, told => {
          if (told.kind === 'position') checkPosition(game, told.match.state, told.match.options)
        })
      }
    })
    it.each(filesIn(folder, '.record.json').map(file => [file.name, file] as const))('%s', (name, file) => {
      const record = readRecord(file.read(), name)
      const match = Match.start(game, record)
      let checked = 0
      for (const [seat, move] of record.moves) {
        if (checkPosition(game, match.state as AnyState, match.options)) checked++
        match.play(seat, move)
      }
      expect(checked, 'positions that a scenario can start from').toBeGreaterThan(0)
    })
  })
}

function checkLines(game: AnyKnownGame, lines: readonly Line[]): void {
  const { zones } = new Opening(
    game,
    lines.filter(({ verb }) => verb === 'options'),
    0,
  )
  for (const { verb, text, line } of lines) {
    if (verb !== 'given') continue
    const [, name, content] = /^\s*(\S+)\s*:(.*)$/.exec(text) ?? []
    const facets = zones[name].read(content.replace(/\s+/g, ' ').trim())
    expect(zones[name].read(textOf(facets)), `line ${line}`).toEqual(facets)
  }
}

/** Whether a scenario can start from the position. If so, it is the same after writing and reading it. */
function checkPosition(game: AnyKnownGame, state: AnyState, options: unknown): boolean {
  const written = positionOf(game, state, options)
  const placed = placedAs(game, written, options)
  if (placed === null || decisionsOf(game, placed) !== decisionsOf(game, state)) return false
  expect(positionOf(game, placed, options)).toEqual(written)
  return true
}

function positionOf(game: AnyKnownGame, state: AnyState, options: unknown): Position {
  const zones = Object.entries(game.notation.zones(options)).filter(([, zone]) => !zone.derived)
  return Object.fromEntries(zones.map(([name, zone]) => [name, { ...zone.write(state) }]))
}

/** The position read from its text; null if it is in the middle of something that the notation does not write. */
function placedAs(game: AnyKnownGame, written: Position, options: unknown): AnyState | null {
  const zones = game.notation.zones(options)
  try {
    const read = Object.entries(written).map(([name, facets]) => [name, zones[name].read(textOf(facets))] as const)
    return game.notation.place(options, new Map(read), SeededChance.of('notation'))
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}

function decisionsOf(game: AnyKnownGame, state: AnyState): string {
  const must = game.pending(state).filter(({ kind }) => kind === 'must')
  return must.map(({ seat, decision }) => `${seat} ${decision}`).join(', ')
}
