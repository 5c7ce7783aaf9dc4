import type { AnyMove } from '@holdout/engine'
import type { Page, PageLine } from '../output/page.ts'
import type { Table } from '../play/table.ts'
import { moveNamed } from '../play/typed.ts'
import { recentWithRules } from './log-page.ts'
import { ruleLines, ruleNamed, rulesPage } from './rules-page.ts'

/** Why things happened and why choices are barred; asked of one thing, the answer to that. */
export function whyPage(table: Table, asked: string): Page {
  if (asked !== '') return whyOf(table, asked)
  const barred = table.barred.flatMap(({ move, reason }) => [
    { text: `${table.labelOf(move)}: ${reason.say}${reason.why ? `  [${reason.why}]` : ''}` },
  ])
  const lines: PageLine[] = [
    { text: 'What has just happened', tone: 'head' },
    ...recentWithRules(table.game, table.log),
    { text: '' },
    { text: 'What you may not do now', tone: 'head' },
    ...(barred.length ? barred : [{ text: 'Nothing that one would think of is barred.' }]),
  ]
  return { title: 'Why?', lines }
}

function whyOf(table: Table, asked: string): Page {
  const title = `Why? ${asked}`
  const rule = ruleNamed(table.game, asked)
  if (rule) return { title, lines: ruleLines(rule) }
  const move = moveAsked(table, asked)
  if (move === null) return rulesPage(table.game, asked)
  const refused = table.refusalOf(move)
  const label = table.labelOf(move)
  if (!refused) return { title, lines: [{ text: `${label}: you may do that now.` }] }
  const behind = refused.why ? ruleNamed(table.game, refused.why) : null
  return {
    title,
    lines: [
      { text: `${label}: ${refused.say}${refused.why ? `  [${refused.why}]` : ''}` },
      ...(behind ? [{ text: '' }, ...ruleLines(behind)] : []),
    ],
  }
}

/** The move that is asked about: by its number, in notation, or by what its button would say. */
function moveAsked(table: Table, asked: string): AnyMove | null {
  const moves = table.phase.kind === 'ask' ? table.phase.moves : []
  if (/^\d+$/.test(asked)) return moves[Number(asked) - 1] ?? null
  const labelled = [...moves, ...table.barred.map(({ move }) => move)]
  const same = labelled.find(move => table.labelOf(move).toLowerCase() === asked.toLowerCase())
  return same ?? moveNamed(table.game, asked)
}
