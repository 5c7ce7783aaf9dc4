import type { AnyGame, Rule } from '@holdout/engine'
import type { Page, PageLine } from '../text/page.ts'

/** The rule of that id; null for ids that the rulebook leaves to the canon. */
export function ruleNamed(game: AnyGame, id: string): Rule | null {
  for (const chapter of game.rulebook) {
    for (const rule of chapter.rules) if (rule.id.toLowerCase() === id.toLowerCase()) return rule
  }
  return null
}

/** The whole rulebook, or what in it answers to a rule's id, a number or some words. */
export function rulesPage(game: AnyGame, query = ''): Page {
  const asked = query.trim()
  const found = asked === '' ? game.rulebook : search(game, asked)
  const title = asked === '' ? `The rules of ${game.title}` : `The rules of ${game.title}: ${asked}`
  if (found.length === 0) {
    const text = `Nothing in the rulebook answers to "${asked}". Try a single word, such as one from the question before you, or a rule's id such as ${game.rulebook[0]?.rules[0]?.id ?? 'X-01'}.`
    return { title, lines: [{ text }] }
  }
  return { title, lines: found.flatMap(chapterLines) }
}

function chapterLines({ title, rules }: { title: string; rules: readonly Rule[] }): PageLine[] {
  return [{ text: title.toUpperCase(), tone: 'head' as const }, ...rules.flatMap(ruleLines), { text: '' }]
}

export function ruleLines(rule: Rule): PageLine[] {
  return [
    { text: rule.title ? `${rule.id}  ${rule.title}` : rule.id, tone: 'head' },
    { text: rule.text, indent: 2 },
  ]
}

/** Chapters with the rules that fit: the id alone if it is one, otherwise those in which every word occurs. */
function search(game: AnyGame, query: string): { title: string; rules: readonly Rule[] }[] {
  const exact = ruleNamed(game, query)
  const words = query.toLowerCase().split(/\s+/)
  const number = /^\d+$/.test(query) ? query.padStart(2, '0') : null
  return game.rulebook
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(rule => {
        if (exact) return rule === exact
        if (number) return rule.id.split('-').at(-1) === number
        const text = `${rule.id} ${rule.title ?? ''} ${rule.text}`.toLowerCase()
        return words.every(word => text.includes(word))
      }),
    }))
    .filter(({ rules }) => rules.length > 0)
}
