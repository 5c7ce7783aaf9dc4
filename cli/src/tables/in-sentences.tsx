import type { BoardPart } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { harmless } from '@holdout/table'
import { plain } from '@holdout/words'
import { Lines } from '../drawn/lines.tsx'
import type { Look } from '../drawn/look.ts'
import { wrap } from '../output/width.ts'
import type { Names } from '../play/log.ts'
import { screenText } from '../text/table.ts'
import type { AnyLayout } from './layout.ts'
import { inPieces } from './pieces.ts'

/** Shows each part of the board as its pieces or its sentence, for games without a drawn board. */
export function inSentences(game: AnyKnownGame): AnyLayout {
  const linesOf = (view: unknown, names: Names, look: Look): string[] => {
    const parts: readonly BoardPart[] = game.words.board(view)
    const lines = parts.flatMap(({ title, text, seat, pieces = [] }) => {
      // The parts of several seats often have the same title: then the name of the player tells them apart.
      const isShared = parts.filter(part => part.title === title).length > 1
      const owner = isShared && seat !== undefined ? `${harmless(names[seat] ?? seat)}, ` : ''
      const label = look.text(`${owner}${title}:`)
      const content = pieces.length > 0 ? inPieces(pieces) : harmless(plain(text, names))
      const [first, ...rest] = wrap(`${label} ${look.text(content)}`, look.columns - 2, 2)
      const head = first.startsWith(label) ? look.paint(label, 'bold') + first.slice(label.length) : first
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
