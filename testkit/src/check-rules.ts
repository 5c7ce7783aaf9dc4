import { parseScenarios } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { expect, it } from 'vitest'
import { filesIn } from './files.ts'

/** XX-12 and XX-12a are rules, XX-R03 is a ruling, XX-D1 a decision. */
export type RuleKind = 'rule' | 'ruling' | 'decision'

export interface RuleCheck {
  /** The folders with the game's scenarios and tests. */
  readonly folders: readonly URL[]
  /** The kinds of ids that must be named; all if omitted. */
  readonly kinds?: readonly RuleKind[]
}

/** Registers a test that fails on rule ids that no scenario and no test of the game names. */
export function checkRules(game: AnyKnownGame, check: RuleCheck): void {
  it(`every rule of ${game.title} is named by a scenario or a test`, () => {
    const missing = unnamedRules(game, check)
    if (missing.length) expect.fail(`${missing.length} rules that no scenario or test names: ${missing.join(' ')}`)
  })
}

/** The rule ids that no scenario (in its title, a `refuse` or an `event` line) and no test file names. */
export function unnamedRules(game: AnyKnownGame, { folders, kinds }: RuleCheck): string[] {
  const named = new Set(folders.flatMap(textsIn).flatMap(text => text.match(ID) ?? []))
  const ids = game.rulebook.flatMap(chapter => chapter.rules.map(({ id }) => id))
  return ids.filter(id => !named.has(id) && (kinds ?? ALL).includes(kindOf(id)))
}

const ALL: readonly RuleKind[] = ['rule', 'ruling', 'decision']
const ID = /\b[A-Z]{2,}-(?:[RD]\d+|\d+[a-z]?)\b/g

function kindOf(id: string): RuleKind {
  return /-R\d/.test(id) ? 'ruling' : /-D\d/.test(id) ? 'decision' : 'rule'
}

function textsIn(folder: URL): string[] {
  const tests = filesIn(folder, '.test.ts').map(file => file.read())
  const scenarios = filesIn(folder, '.scenario.txt').flatMap(file => parseScenarios(file.read(), file.name).scenarios)
  const proofs = scenarios.flatMap(({ title, lines }) => [
    title,
    ...lines.filter(({ verb }) => verb === 'refuse' || verb === 'event').map(({ text }) => text),
  ])
  return [...tests, ...proofs]
}
