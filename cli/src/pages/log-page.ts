import type { AnyKnownGame } from '@holdout/knowledge'
import type { Page, PageLine } from '../output/page.ts'
import type { LogText } from '../play/log.ts'
import { pageText } from '../text/pages.ts'
import { tableText } from '../text/table.ts'
import { ruleNamed } from './rules-page.ts'

/** The whole log from the start. With `rules`, each line ends with the id of its rule. */
export function logPage(log: readonly LogText[], { rules = false } = {}): Page {
  const lines = log.map(line => ({ text: rules ? tableText.withRule(line.text, line.rule, '  ') : line.text }))
  return { title: pageText.log.title, lines: lines.length ? lines : [{ text: pageText.log.empty }] }
}

/** The number of recent log lines that `why` explains. */
const RECENT = 10

/** The recent log lines, each with its rule. The text of a rule is printed once. */
export function recentWithRules(game: AnyKnownGame, log: readonly LogText[]): PageLine[] {
  const printed = new Set<string>()
  return log.slice(-RECENT).flatMap((line): PageLine[] => {
    const rule = line.rule ? ruleNamed(game, line.rule) : null
    if (!line.rule) return [{ text: line.text }]
    const head = { text: tableText.withRule(line.text, line.rule, '  ') }
    if (!rule || printed.has(line.rule)) return [head]
    printed.add(line.rule)
    return [head, { text: `${rule.title ? `${rule.title}. ` : ''}${rule.text}`, indent: 4, tone: 'aside' }]
  })
}
