import { Box } from 'ink'
import type { ReactElement } from 'react'
import { clip, wrap } from '../output/width.ts'
import { goTo } from '../replay/plain-stepper.ts'
import type { ReplayText } from '../replay/playback.ts'
import type { AnyLayout } from '../tables/layout.ts'
import { replayText } from '../text/replay.ts'
import { tableText } from '../text/table.ts'
import { deferred } from './deferred.ts'
import type { KeyPress } from './keys.ts'
import { Lines } from './lines.tsx'
import { type Look, resized } from './look.ts'
import type { Screen } from './stage.tsx'

/** A recorded match, move by move: the board after the move, and its log lines. */
export class ReplayScreen implements Screen {
  private readonly end = deferred<void>()
  readonly left = this.end.promise
  private at = 0
  private input = ''
  private said: string | null = null

  constructor(
    private readonly playback: ReplayText,
    private readonly layout: AnyLayout,
  ) {}

  key(press: KeyPress): void {
    const { length } = this.playback
    const page = Math.max(1, Math.floor(length / 10))
    switch (press.key) {
      case 'leave':
      case 'escape':
        return this.end.resolve()
      case 'right':
      case 'down':
        return this.go('n')
      case 'left':
      case 'up':
        return this.go('p')
      case 'page-down':
        return this.go(String(Math.min(length, this.at + page)))
      case 'page-up':
        return this.go(String(Math.max(0, this.at - page)))
      case 'home':
        return this.go('0')
      case 'end':
        return this.go(String(length))
      case 'backspace':
        this.input = this.input.slice(0, -1)
        return
      case 'enter':
        this.go(this.input)
        this.input = ''
        return
      case 'char':
        if (press.char === 'q') return this.end.resolve()
        if (press.char === 'n' || press.char === ' ') return this.go('n')
        if (press.char === 'p') return this.go('p')
        if (/\d/.test(press.char)) this.input = (this.input + press.char).slice(0, 6)
        return
      default:
        return
    }
  }

  draw(look: Look): ReactElement {
    const { playback, at } = this
    const { Board } = this.layout
    const view = playback.viewAt(at)
    const room = resized(look, { columns: Math.min(100, look.columns), rows: look.rows - 9 })
    const rows = Math.min(room.rows, this.layout.rows(view, room))
    const lower = look.rows - 2 - rows - 1
    const lines = playback
      .linesAt(at)
      .flatMap(({ text, rule }) => wrap(look.text(tableText.withRule(text, rule, '  ')), look.columns - 4, 2))
    const shown =
      lines.length > lower ? [...lines.slice(0, lower - 1), replayText.moreLines(lines.length - lower + 1)] : lines
    const title = replayText.screenStep(at, playback.length, playback.titleAt(at))
    const prompt = this.said ?? replayText.screenKeys(look.sign('←', 'p'), look.sign('→', 'n'))
    return (
      <Box flexDirection="column">
        <Lines lines={[look.paint(` ${look.text(replayText.screenTitle(playback.game.title))}`, 'bold')]} />
        <Box height={rows} overflow="hidden">
          <Board view={view} names={playback.seatNames} look={resized(room, { rows })} />
        </Box>
        <Lines
          lines={[
            look.paint(clip(` ${look.text(title)}`, look.columns), 'bold'),
            ...Array.from({ length: lower }, (_, row) => (shown[row] ? `   ${shown[row]}` : '')),
            ` ${look.sign('›', '>')} ${this.input}${look.sign('▌', '_')}  ${look.paint(prompt, 'dim')}`,
          ]}
        />
      </Box>
    )
  }

  private go(typed: string): void {
    const to = goTo(typed, this.at, this.playback.length)
    this.said = typeof to === 'string' ? to : null
    if (typeof to === 'number') this.at = to
  }
}
