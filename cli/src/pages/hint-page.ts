import { type Hint, harmless } from '@holdout/table'
import { plain } from '@holdout/words'
import type { Page, PageLine } from '../output/page.ts'
import type { Names } from '../play/log.ts'
import { tableText } from '../text/table.ts'

/** The best moves with the chance to win after each, what speaks for them, then what speaks against them. */
export function hintPage({ best = [], of = best.length }: Hint, names: Names): Page {
  const text = tableText.hint
  const lines = best.flatMap((one, i): PageLine[] => {
    const why = one.asGood ? text.asGood : one.why && harmless(plain(one.why, names))
    const move = { text: text.move(i + 1, harmless(plain(one.text, names)), one.chance), hang: 3 }
    const against = !one.asGood && one.against && harmless(plain(one.against, names))
    return [
      move,
      ...[why, against].flatMap((said): PageLine[] => (said ? [{ text: said, indent: 3, tone: 'aside' }] : [])),
    ]
  })
  return { title: text.title(best.length, of), lines: [...lines, { text: text.note, tone: 'aside' }] }
}
