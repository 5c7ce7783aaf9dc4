import { InputError, parseScenarios, runScenario } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import { filesIn, type TextFile } from './files.ts'

/**
 * Registers one test for each scenario in the `*.scenario.txt` files of a folder. A failure names the file and line and
 * shows the first difference.
 */
export function checkScenarios(game: AnyKnownGame, folder: URL): void {
  const files = filesIn(folder, '.scenario.txt')
  if (files.length === 0) it(`has scenarios in ${folder.pathname}`, () => expect.fail('no *.scenario.txt there'))
  for (const file of files) {
    describe(file.name, () => {
      for (const { title, fault } of scenariosIn(game, file)) {
        it(title, () => {
          const found = fault()
          if (found) expect.fail(found)
        })
      }
    })
  }
}

/** The scenarios of a file, each with a function that plays it and returns what is wrong; null if nothing is. */
export function scenariosIn(game: AnyKnownGame, file: TextFile): { title: string; fault: () => string | null }[] {
  try {
    const { game: slug, scenarios } = parseScenarios(file.read(), file.name)
    if (slug !== game.slug) throw new InputError(`${file.name}:1: found game ${slug}, expected ${game.slug}`)
    if (scenarios.length === 0) throw new InputError(`${file.name}:1: found no scenario, expected at least one`)
    return scenarios.map(scenario => ({
      title: scenario.title,
      fault() {
        const result = runScenario(game, scenario)
        return result.ok ? null : `${file.name}:${result.line}: ${result.say}`
      },
    }))
  } catch (error) {
    if (error instanceof InputError) return [{ title: 'can be read', fault: () => error.message }]
    throw error
  }
}

/** Registers a test for each position that must be rejected: the lines of a scenario, and a part of the message. */
export function checkRefused(
  game: AnyKnownGame,
  refused: readonly (readonly [lines: string, message: string])[],
): void {
  it.each(refused)('rejects %j', (lines, message) => {
    const { scenarios } = parseScenarios(`game ${game.slug}\n# refused\n${lines}`, 'refused')
    const result = runScenario(game, scenarios[0])
    expect(result.ok ? 'it passed' : result.say).toContain(message)
  })
}
