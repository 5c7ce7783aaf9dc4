import { existsSync, readFileSync } from 'node:fs'
import { loadGame, SLUGS } from '@holdout/catalog'
import { describe, expect, it } from 'vitest'
import { RulesSearch } from '../src/index.ts'

const fileOf = (slug: string): URL => new URL(`../../games/${slug}/questions.txt`, import.meta.url)

/** The games with questions; a game without search terms needs none. */
const ASKED = SLUGS.filter(slug => existsSync(fileOf(slug)))

/** Reads lines such as `UD-94, UD-10 How do I win?`: the rules that answer a question, and the question. */
function questionsOf(slug: string): { readonly question: string; readonly answers: readonly string[] }[] {
  const text = readFileSync(fileOf(slug), 'utf8')
  return text
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      const parts = /^((?:[A-Z]{2,}-[DR]?\d+[a-z]?(?:, )?)+)\s+(.+)$/.exec(line)
      if (!parts) throw new Error(`${slug}/questions.txt: expected "RULE-ID, …  question", found "${line}"`)
      return { question: parts[2], answers: parts[1].split(', ') }
    })
}

describe.each(ASKED)('questions about %s', slug => {
  it('are answered by one of the first three rules', async () => {
    const game = await loadGame(slug)
    const search = new RulesSearch(game)
    const known = new Set(game.rulebook.flatMap(({ rules }) => rules.map(({ id }) => id)))
    const questions = questionsOf(slug)
    expect(questions.length).toBeGreaterThanOrEqual(20)
    const missed = questions.flatMap(({ question, answers }) => {
      for (const id of answers) expect(known, question).toContain(id)
      const found = search.find(question).rules.slice(0, 3)
      if (found.some(({ rule }) => answers.includes(rule.id))) return []
      return [`${question} (${answers.join(', ')}): ${found.map(({ rule }) => `${rule.id} ${rule.title}`).join('; ')}`]
    })
    expect(missed).toEqual([])
  })

  it('has search terms only for rules that exist, and examples that find something', async () => {
    const game = await loadGame(slug)
    const known = new Set(game.rulebook.flatMap(({ rules }) => rules.map(({ id }) => id)))
    for (const id of Object.keys(game.searchTerms?.asked ?? {})) expect(known).toContain(id)
    const search = new RulesSearch(game)
    expect(game.searchTerms?.examples.length).toBeGreaterThan(3)
    for (const example of game.searchTerms?.examples ?? []) expect(search.find(example).rules, example).not.toEqual([])
  })
})
