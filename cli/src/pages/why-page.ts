import type { AnyMove, Reason } from '@holdout/engine'
import type { Page, PageLine } from '../output/page.ts'
import type { TerminalTable } from '../play/terminal-table.ts'
import { moveNamed } from '../play/typed-input.ts'
import { pageText } from '../text/pages.ts'
import { tableText } from '../text/table.ts'
import { recentWithRules } from './log-page.ts'
import { ruleLines, ruleNamed, rulesPage } from './rules-page.ts'

const text = pageText.why

/** Explains recent events and unavailable moves; or the one move, rule or keyword in `asked`. */
export function whyPage(table: TerminalTable, asked: string): Page {
  if (asked !== '') return whyOf(table, asked)
  const barred = table.barred.map(({ move, reason }) => ({ text: reasonLine(table, move, reason) }))
  const lines: PageLine[] = [
    { text: text.recent, tone: 'head' },
    ...recentWithRules(table.game, table.log),
    { text: '' },
    { text: text.unavailable, tone: 'head' },
    ...(barred.length ? barred : [{ text: text.noneUnavailable }]),
  ]
  return { title: text.title(), lines }
}

function whyOf(table: TerminalTable, asked: string): Page {
  const title = text.title(asked)
  const rule = ruleNamed(table.game, asked)
  if (rule) return { title, lines: ruleLines(rule) }
  const move = moveAsked(table, asked)
  if (move === null) return rulesPage(table.game, asked)
  const refused = table.reasonAgainst(move)
  if (!refused) return { title, lines: [{ text: text.allowed(table.labelOf(move)) }] }
  const behind = refused.rule ? ruleNamed(table.game, refused.rule) : null
  return {
    title,
    lines: [{ text: reasonLine(table, move, refused) }, ...(behind ? [{ text: '' }, ...ruleLines(behind)] : [])],
  }
}

function reasonLine(table: TerminalTable, move: AnyMove, { text: say, rule }: Reason): string {
  return tableText.withRule(text.reason(table.labelOf(move), say), rule, '  ')
}

/** Finds the move in question by its number, its notation or its label. */
function moveAsked(table: TerminalTable, asked: string): AnyMove | null {
  const moves = table.choices
  if (/^\d+$/.test(asked)) return moves[Number(asked) - 1] ?? null
  const labeled = [...moves, ...table.barred.map(({ move }) => move)]
  const same = labeled.find(move => table.labelOf(move).toLowerCase() === asked.toLowerCase())
  return same ?? moveNamed(table.game, asked)
}
