import type { ReactElement } from 'react'
import { wrap } from '../output/width.ts'
import type { MenuItem } from '../play/surface.ts'
import { screenText } from '../text/table.ts'
import { deferred } from './deferred.ts'
import type { KeyPress } from './keys.ts'
import { Lines } from './lines.tsx'
import type { Look } from './look.ts'
import { Menu } from './menu.ts'
import type { Screen } from './stage.tsx'

/** A full-screen menu, such as the choice of a game. */
export class MenuScreen implements Screen {
  private readonly end = deferred<number | null>()
  readonly chosen = this.end.promise
  private readonly menu: Menu

  constructor(
    private readonly question: string,
    items: readonly MenuItem[],
    private readonly notes: readonly string[],
  ) {
    this.menu = new Menu(items)
  }

  key(press: KeyPress): void {
    const picked = this.menu.key(press)
    if (picked !== null) this.end.resolve(picked === 'leave' ? null : picked)
  }

  draw(look: Look): ReactElement {
    const notes = this.notes.flatMap(note => wrap(look.text(note), look.columns - 6))
    const lines = [
      '',
      `   ${look.paint(screenText.brand, 'bold')}`,
      '',
      ...notes.map(note => `   ${look.paint(note, 'yellow')}`),
      ...(notes.length ? [''] : []),
      `   ${look.text(this.question)}`,
      '',
      ...this.menu.draw(look),
      '',
      look.paint(`   ${screenText.menuKeys}`, 'dim'),
    ]
    return <Lines lines={lines.slice(0, look.rows)} />
  }
}
