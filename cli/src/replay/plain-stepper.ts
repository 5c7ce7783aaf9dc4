import type { Printer } from '../output/printer.ts'
import { boardPage } from '../pages/board-page.ts'
import { replayText } from '../text/replay.ts'
import { tableText } from '../text/table.ts'
import type { ReplayText } from './playback.ts'

interface Stepping {
  line(): Promise<string | null>
  /** Called after a line that moved to another position. */
  moved(): void
}

/** Steps through a recorded match in plain lines. */
export async function stepThrough(playback: ReplayText, printer: Printer, { line, moved }: Stepping): Promise<void> {
  const show = (move: number): void => {
    printer.line('')
    printer.line(replayText.step(move, playback.length, playback.titleAt(move)))
    for (const { text, rule } of playback.linesAt(move)) printer.line(`   ${tableText.withRule(text, rule, '  ')}`)
  }
  let at = 0
  printer.line(replayText.stepHead(playback.game.title, playback.length))
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

/** The move that the typed line leads to, or a message if there is none. */
export function goTo(typed: string, at: number, last: number): number | string {
  if (typed === '' || typed === 'n' || typed === 'next') return at < last ? at + 1 : replayText.last
  if (typed === 'p' || typed === 'previous') return at > 0 ? at - 1 : replayText.first
  if (/^\d+$/.test(typed)) {
    const to = Number(typed)
    return to <= last ? to : replayText.noMove(to, last)
  }
  return replayText.stepKeys
}
