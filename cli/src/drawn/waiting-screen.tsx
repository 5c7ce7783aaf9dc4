import type { ReactElement } from 'react'
import { wrap } from '../output/width.ts'
import type { WaitingRoom } from '../play/surface.ts'
import { screenText } from '../text/table.ts'
import { deferred } from './deferred.ts'
import type { KeyPress } from './keys.ts'
import { Lines } from './lines.tsx'
import type { Look } from './look.ts'
import { Menu } from './menu.ts'
import type { Screen } from './stage.tsx'

/** The waiting room of an online table: its seats, the link for others, and the available actions. */
export class WaitingScreen implements Screen {
  private readonly end = deferred<'begun' | 'left'>()
  private menu: Menu

  constructor(
    private readonly room: WaitingRoom,
    private readonly notes: readonly string[],
  ) {
    this.menu = new Menu(room.items)
    this.changed()
  }

  get ended(): Promise<'begun' | 'left'> {
    return this.end.promise
  }

  changed(): void {
    const { room } = this
    if (room.trouble) this.end.reject(room.trouble)
    else if (room.begun) this.end.resolve('begun')
    const { chosen } = this.menu
    this.menu = new Menu(room.items)
    this.menu.chosen = Math.min(chosen, room.items.length - 1)
  }

  key(press: KeyPress): void {
    const picked = this.menu.key(press)
    if (picked === null) return
    if (picked === 'leave' || this.room.pick(picked) === 'leaves') this.end.resolve('left')
  }

  draw(look: Look): ReactElement {
    const lines = [
      '',
      `   ${look.paint(look.text(this.room.title.toUpperCase()), 'bold')}`,
      '',
      ...[...this.notes, ...this.room.lines].flatMap(line =>
        wrap(look.text(line), look.columns - 6).map(part => `   ${part}`),
      ),
      '',
      ...this.menu.draw(look),
      '',
      look.paint(`   ${screenText.menuKeys}`, 'dim'),
    ]
    return <Lines lines={lines.slice(0, look.rows)} />
  }
}
