import type { AnyGame } from '@holdout/engine'
import type { Page, PageLine } from '../output/page.ts'
import type { LogLine } from '../play/log.ts'
import { ruleNamed } from './rules-page.ts'

/** All that happened, first things first; with `rules` each line carries its rule's id. */
export function logPage(log: readonly LogLine[], { rules = false } = {}): Page {
  const lines = log.map(line => ({ text: rules && line.rule ? `${line.text}  [${line.rule}]` : line.text }))
  return { title: 'What has happened', lines: lines.length ? lines : [{ text: 'Nothing has happened yet.' }] }
}

/** How many of the last lines `why` explains. */
const RECENT = 10

/** The last things that happened, each with the rule behind it. */
export function recentWithRules(game: AnyGame, log: readonly LogLine[]): PageLine[] {
  const told = new Set<string>()
  return log.slice(-RECENT).flatMap((line): PageLine[] => {
    const rule = line.rule ? ruleNamed(game, line.rule) : null
    if (!line.rule) return [{ text: line.text }]
    const head = { text: `${line.text}  [${line.rule}]` }
    if (!rule || told.has(line.rule)) return [head] // the same rule is told once
    told.add(line.rule)
    return [head, { text: `${rule.title ? `${rule.title}. ` : ''}${rule.text}`, indent: 4, tone: 'aside' }]
  })
}
