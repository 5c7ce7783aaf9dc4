import type { CardFace, Rule } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { RulesSearch } from '@holdout/rules-search'
import type { Page, PageLine } from '../output/page.ts'
import { pageText } from '../text/pages.ts'

const text = pageText.rules

/** The rule with this id, or null if the rulebook does not list it. */
export function ruleNamed(game: AnyKnownGame, id: string): Rule | null {
  for (const chapter of game.rulebook) {
    for (const rule of chapter.rules) if (rule.id.toLowerCase() === id.toLowerCase()) return rule
  }
  return null
}

/** The whole rulebook, or the rules and cards that match a question, keywords or a rule id, best first. */
export function rulesPage(game: AnyKnownGame, query = ''): Page {
  const asked = query.trim()
  if (asked === '') return wholeBook(game)
  const title = text.title(game.title, asked)
  const { rules, cards, exact } = new RulesSearch(game).find(asked)
  if (rules.length + cards.length === 0) return { title, lines: [{ text: nothingFound(game, asked) }] }
  return {
    title,
    lines: [
      ...(exact ? [] : [{ text: text.closest(asked), tone: 'aside' as const }, { text: '' }]),
      ...rules.flatMap(({ rule, chapter }) => [...ruleLines(rule, chapter), { text: '' }]),
      ...(cards.length > 0 ? [{ text: text.cards, tone: 'head' as const }] : []),
      ...cards.flatMap(cardLines),
    ],
  }
}

function wholeBook(game: AnyKnownGame): Page {
  const credits: PageLine[] = game.credits ? [{ text: game.credits, tone: 'aside' }, { text: '' }] : []
  return { title: text.title(game.title), lines: [...credits, ...game.rulebook.flatMap(chapterLines)] }
}

function nothingFound(game: AnyKnownGame, asked: string): string {
  const [example] = game.searchTerms?.examples ?? []
  return text.none(asked, example, game.rulebook[0]?.rules[0]?.id ?? 'X-01')
}

function chapterLines({ title, rules }: { title: string; rules: readonly Rule[] }): PageLine[] {
  return [{ text: title.toUpperCase(), tone: 'head' }, ...rules.flatMap(rule => ruleLines(rule)), { text: '' }]
}

export function ruleLines(rule: Rule, chapter?: string): PageLine[] {
  const heading = [rule.id, rule.title].filter(Boolean).join('  ')
  const notes = [chapter, rule.source === 'ours' ? text.ourRuling : null].filter(Boolean).join(', ')
  return [
    { text: notes ? `${heading}  (${notes})` : heading, tone: 'head' },
    { text: rule.text, indent: 2 },
  ]
}

function cardLines(card: CardFace): PageLine[] {
  return [{ text: text.card(card.title, card.count) }, { text: card.text, indent: 2 }]
}
