import { type AnyGame, type Phrase, plain } from '@holdout/engine'
import { harmless } from '@holdout/host'
import { Lines } from '../drawn/lines.tsx'
import type { Look } from '../drawn/look.ts'
import { wrap } from '../output/width.ts'
import type { Names } from '../play/log.ts'
import { screenText } from '../text/table.ts'
import type { AnyLayout } from './layout.ts'

/** Shows the board as sentences, for games without a drawn board. */
export function inSentences(game: AnyGame): AnyLayout {
  const linesOf = (view: unknown, names: Names, look: Look): string[] => {
    const parts: readonly { title: string; text: Phrase }[] = game.words.board(view)
    const lines = parts.flatMap(({ title, text }) => {
      const sentence = look.text(`${title}: ${harmless(plain(text, names))}`)
      const [first, ...rest] = wrap(sentence, look.columns - 2, 2)
      const head = first.startsWith(`${title}:`)
        ? look.paint(`${title}:`, 'bold') + first.slice(title.length + 1)
        : first
      return [head, ...rest].map(line => ` ${line}`)
    })
    if (lines.length <= look.rows) return lines
    const more = screenText.fullBoard(look.sign('…', '...'))
    return [...lines.slice(0, look.rows - 1), ` ${look.paint(more, 'dim')}`]
  }
  return {
    rows: (view, look) => Math.min(look.rows, linesOf(view, {}, look).length),
    Board: ({ view, names, look }) => <Lines lines={linesOf(view, names, look)} />,
    legend: () => [],
  }
}
