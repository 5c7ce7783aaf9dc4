import type { AnyGame, CardFace, Rule } from '@holdout/engine'
import { RulesSearch } from '@holdout/rules-search'
import type { Page, PageLine } from '../output/page.ts'

/** The rule with that id; null for ids that the rulebook does not list. */
export function ruleNamed(game: AnyGame, id: string): Rule | null {
  for (const chapter of game.rulebook) {
    for (const rule of chapter.rules) if (rule.id.toLowerCase() === id.toLowerCase()) return rule
  }
  return null
}

/** The whole rulebook, or the rules and cards that answer a question, some words or a rule's id; best first. */
export function rulesPage(game: AnyGame, query = ''): Page {
  const asked = query.trim()
  if (asked === '') return wholeBook(game)
  const title = `Rules of ${game.title}: ${asked}`
  const { rules, cards, exact } = new RulesSearch(game).find(asked)
  if (rules.length + cards.length === 0) return { title, lines: [{ text: nothingFound(game, asked) }] }
  return {
    title,
    lines: [
      ...(exact ? [] : [{ text: `No rule mentions "${asked}". Closest:`, tone: 'aside' as const }, { text: '' }]),
      ...rules.flatMap(({ rule, chapter }) => [...ruleLines(rule, chapter), { text: '' }]),
      ...(cards.length > 0 ? [{ text: 'CARDS', tone: 'head' as const }] : []),
      ...cards.flatMap(cardLines),
    ],
  }
}

function wholeBook(game: AnyGame): Page {
  const credits: PageLine[] = game.credits ? [{ text: game.credits, tone: 'aside' }, { text: '' }] : []
  return { title: `Rules of ${game.title}`, lines: [...credits, ...game.rulebook.flatMap(chapterLines)] }
}

function nothingFound(game: AnyGame, asked: string): string {
  const [example] = game.searchTerms?.examples ?? []
  const question = example ? `a question such as "${example}"` : 'another word'
  return `No rule found for "${asked}". Try ${question}, or a rule's id such as ${game.rulebook[0]?.rules[0]?.id ?? 'X-01'}.`
}

function chapterLines({ title, rules }: { title: string; rules: readonly Rule[] }): PageLine[] {
  return [{ text: title.toUpperCase(), tone: 'head' }, ...rules.flatMap(rule => ruleLines(rule)), { text: '' }]
}

export function ruleLines(rule: Rule, chapter?: string): PageLine[] {
  const heading = [rule.id, rule.title].filter(Boolean).join('  ')
  const notes = [chapter, rule.source === 'ours' ? 'our ruling' : null].filter(Boolean).join(', ')
  return [
    { text: notes ? `${heading}  (${notes})` : heading, tone: 'head' },
    { text: rule.text, indent: 2 },
  ]
}

function cardLines(card: CardFace): PageLine[] {
  return [{ text: `${card.title} × ${card.count}` }, { text: card.text, indent: 2 }]
}
