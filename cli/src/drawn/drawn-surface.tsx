import type { Io } from '../io.ts'
import type { SaveFile } from '../play/saves.ts'
import type { AfterEnd, EndOffer, Left, MenuItem, Surface, WaitingRoom } from '../play/surface.ts'
import type { TerminalTable } from '../play/terminal-table.ts'
import type { ReplayText } from '../replay/playback.ts'
import { layoutFor } from '../tables/index.ts'
import type { Terminal } from '../terminal.ts'
import { EndScreen } from './end-screen.tsx'
import { MenuScreen } from './menu-screen.tsx'
import { ReplayScreen } from './replay-screen.tsx'
import { Stage } from './stage.tsx'
import { TableScreen } from './table-screen.tsx'
import { WaitingScreen } from './waiting-screen.tsx'

/** The interval for redrawing a running clock. */
const TICK_MS = 500

/** The surface that draws the table on the full screen. */
export class DrawnSurface implements Surface {
  private readonly stage: Stage
  private readonly notes: string[] = []

  constructor(
    io: Io,
    terminal: Terminal,
    private readonly fast: boolean,
  ) {
    this.stage = new Stage(io, terminal)
  }

  say(text: string): void {
    this.notes.push(text)
  }

  async choose(question: string, items: readonly MenuItem[]): Promise<number | null> {
    const screen = new MenuScreen(question, items, this.notes.splice(0))
    return this.stage.show(screen, screen.chosen)
  }

  async wait(room: WaitingRoom): Promise<'begun' | 'left'> {
    const screen = new WaitingScreen(room, this.notes.splice(0))
    const unsubscribe = room.subscribe(() => {
      screen.changed()
      this.stage.redraw()
    })
    try {
      return await this.stage.show(screen, screen.ended)
    } finally {
      unsubscribe()
    }
  }

  async table(table: TerminalTable, save: Pick<SaveFile, 'path'>): Promise<Left> {
    const layout = await layoutFor(table.game)
    const { stage, fast } = this
    const screen = new TableScreen({ table, layout, save, fast, look: () => stage.look, redraw: () => stage.redraw() })
    const broken = new Promise<never>((_resolve, reject) => {
      table.subscribe(signal => {
        if (signal === 'ring') return stage.ring()
        if (table.phase.kind === 'failed') return reject(table.phase.error)
        screen.changed()
        stage.redraw()
      })
    })
    const ticking = setInterval(() => {
      if (table.countdowns.some(({ running }) => running)) stage.redraw()
    }, TICK_MS)
    table.start()
    if (this.notes.length) table.notice = this.notes.splice(0).join(' ')
    try {
      return await Promise.race([stage.show(screen, screen.left), broken])
    } finally {
      clearInterval(ticking)
      table.stop()
    }
  }

  async end(table: TerminalTable, recordIn: string, offers: readonly EndOffer[]): Promise<AfterEnd> {
    const screen = new EndScreen(table, recordIn, offers)
    const chosen = await this.stage.show(screen, screen.chosen)
    return chosen === null ? 'leave' : offers[chosen].what
  }

  async replay(playback: ReplayText): Promise<void> {
    const screen = new ReplayScreen(playback, await layoutFor(playback.game))
    await this.stage.show(screen, screen.left)
  }

  close(): void {
    this.stage.close()
  }
}
