import type { ReactElement } from 'react'
import { wrap } from '../output/width.ts'
import { endingLines } from '../play/ending.ts'
import type { EndOffer } from '../play/surface.ts'
import type { TerminalTable } from '../play/terminal-table.ts'
import { playText } from '../text/play.ts'
import { deferred } from './deferred.ts'
import type { KeyPress } from './keys.ts'
import { Lines } from './lines.tsx'
import type { Look } from './look.ts'
import { Menu } from './menu.ts'
import type { Screen } from './stage.tsx'

/** The outcome, the counts, and the choices after the end. */
export class EndScreen implements Screen {
  private readonly end = deferred<number | null>()
  readonly chosen = this.end.promise
  private readonly menu: Menu

  constructor(
    private readonly table: TerminalTable,
    private readonly recordIn: string,
    offers: readonly EndOffer[],
  ) {
    this.menu = new Menu(offers.map(({ item }) => item))
  }

  key(press: KeyPress): void {
    const picked = this.menu.key(press)
    if (picked !== null) this.end.resolve(picked === 'leave' ? null : picked)
  }

  draw(look: Look): ReactElement {
    const { head, facts } = endingLines(this.table)
    const widest = Math.max(...facts.map(([name]) => name.length))
    const room = look.rows - 15
    const lines = [
      '',
      `   ${look.paint(this.table.game.title.toUpperCase(), 'bold')}`,
      '',
      ...wrap(look.text(head), look.columns - 6).map(line => `   ${look.paint(line, 'bold', 'yellow')}`),
      '',
      ...facts
        .slice(0, Math.max(3, room))
        .map(([name, value]) => `   ${look.paint(name.padEnd(widest), 'dim')}  ${look.text(value)}`),
      '',
      ...wrap(look.text(playText.record(this.recordIn)), look.columns - 6).map(line => `   ${look.paint(line, 'dim')}`),
      '',
      ...this.menu.draw(look),
    ]
    return <Lines lines={lines.slice(0, look.rows)} />
  }
}
