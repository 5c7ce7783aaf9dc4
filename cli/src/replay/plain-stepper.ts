import type { Printer } from '../output/printer.ts'
import { boardPage } from '../pages/board-page.ts'
import type { Playback } from './playback.ts'

const HELP = 'n or Enter: next move, p: the one before, a number: that move, b: the table, q: leave.'

interface Stepping {
  line(): Promise<string | null>
  /** The last line led to another move. */
  moved(): void
}

/** Walks through a recorded game, a line for each step. */
export async function stepThrough(playback: Playback, printer: Printer, { line, moved }: Stepping): Promise<void> {
  const show = (move: number): void => {
    printer.line('')
    printer.line(`${move} of ${playback.length}. ${playback.titleAt(move)}`)
    for (const { text, rule } of playback.linesAt(move)) printer.line(`   ${text}${rule ? `  [${rule}]` : ''}`)
  }
  let at = 0
  printer.line(`${playback.game.title}, ${playback.length} moves. ${HELP}`)
  show(at)
  for (;;) {
    const typed = (await line())?.trim().toLowerCase()
    if (typed === undefined || typed === 'q' || typed === 'quit') return
    if (typed === 'b' || typed === 'board') {
      printer.page(boardPage(playback.game, playback.viewAt(at), playback.names))
      continue
    }
    const to = goTo(typed, at, playback.length)
    if (typeof to === 'string') printer.line(to)
    else {
      if (to !== at) moved()
      at = to
      show(at)
    }
  }
}

/** The move that somebody wants to see, or why there is none. */
export function goTo(typed: string, at: number, last: number): number | string {
  if (typed === '' || typed === 'n' || typed === 'next') return at < last ? at + 1 : 'That was the last move.'
  if (typed === 'p' || typed === 'previous') return at > 0 ? at - 1 : 'That is the deal; nothing comes before it.'
  if (/^\d+$/.test(typed)) {
    const to = Number(typed)
    return to <= last ? to : `There is no move ${to}; the last is ${last}.`
  }
  return HELP
}
