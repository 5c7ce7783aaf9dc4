import { InputError, readScenarios, runScenario, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { expect, it } from 'vitest'
import { filesIn } from './files.ts'

/** Registers a test that breaks scenarios at random. Each must end in a result or in a clear message with its line. */
export function fuzzScenarios(game: AnyKnownGame, folder: URL, times = 250): void {
  it(`reports what is wrong with ${times} broken scenarios`, () => {
    const chance = SeededChance.of(`fuzz ${game.slug}`)
    const texts = filesIn(folder, '.scenario.txt').flatMap(file =>
      file
        .read()
        .split(/^(?=#)/m)
        .slice(1),
    )
    const bad: string[] = []
    for (let i = 0; i < times; i++) {
      const text = `game ${game.slug}\n${spoil(texts[chance.pick('scenario', texts)], texts, chance)}`
      const problem = problemOf(game, text)
      if (problem) bad.push(`${problem}\n${text}`)
    }
    expect(bad.slice(0, 5).join('\n\n')).toBe('')
  })
}

/** Messages that show an unhandled error or a missing value. */
const UNCLEAR = /The rules stopped|undefined|NaN|\[object|Cannot read/

function problemOf(game: AnyKnownGame, text: string): string | null {
  const lines = text.split('\n').length
  try {
    const { scenarios, faults } = readScenarios(text, 'spoiled.scenario.txt')
    const failed = scenarios.map(scenario => runScenario(game, scenario)).filter(result => !result.ok)
    for (const { line, say } of [...faults, ...failed]) {
      if (UNCLEAR.test(say) || say.trim() === '') return `unclear, line ${line}: ${say}`
      if (line < 1 || line > lines) return `no such line: ${line}`
    }
    return null
  } catch (error) {
    return error instanceof InputError ? null : `thrown: ${(error as Error).stack}`
  }
}

function spoil(text: string, texts: readonly string[], chance: SeededChance): string {
  let lines = text.trimEnd().split('\n')
  const times = 1 + chance.int('times', 3)
  for (let i = 0; i < times; i++) lines = spoilOnce(lines, texts, chance)
  return lines.join('\n')
}

function spoilOnce(lines: readonly string[], texts: readonly string[], chance: SeededChance): string[] {
  const copy = [...lines]
  const at = chance.int('line', copy.length)
  const other = chance.int('line', copy.length)
  switch (chance.int('how', 8)) {
    case 0:
      copy.splice(at, 1)
      return copy
    case 1:
      copy.splice(other, 0, copy[at])
      return copy
    case 2:
      ;[copy[at], copy[other]] = [copy[other], copy[at]]
      return copy
    case 3: {
      const strange = texts[chance.pick('scenario', texts)].trimEnd().split('\n')
      copy.splice(at, 0, strange[chance.pick('line', strange)])
      return copy
    }
    default:
      copy[at] = spoilWords(copy[at], chance)
      return copy
  }
}

/** Drops, doubles, swaps or changes a word of a line. */
function spoilWords(line: string, chance: SeededChance): string {
  const parts = line.split(/(\s+)/)
  const words = parts.flatMap((part, i) => (part.trim() ? [i] : []))
  if (words.length === 0) return line
  const a = words[chance.pick('word', words)]
  const b = words[chance.pick('word', words)]
  switch (chance.int('how', 5)) {
    case 0:
      parts[a] = ''
      break
    case 1:
      parts[a] = `${parts[a]} ${parts[a]}`
      break
    case 2:
      ;[parts[a], parts[b]] = [parts[b], parts[a]]
      break
    case 3:
      parts[a] = parts[a].replace(/\d+/, digits => String(Number(digits) + 1 + chance.int('more', 90)))
      break
    default:
      parts[a] = parts[a].slice(0, -1)
  }
  return parts.join('')
}
