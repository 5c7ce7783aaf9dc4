import type { TypedResult } from '../play/act.ts'
import type { NowOrLater } from '../play/terminal-table.ts'
import type { KeyPress } from './keys.ts'
import type { Look } from './look.ts'
import { Menu } from './menu.ts'

/** A question with a menu, in place of the choices of the game. */
export class Dialog {
  private readonly menu: Menu

  constructor(private readonly asked: Extract<TypedResult, { kind: 'choose' }>) {
    this.menu = new Menu(asked.items)
  }

  /** The action of the picked item; null if none is picked yet. The first item always cancels. */
  key(press: KeyPress): (() => NowOrLater<TypedResult>) | null {
    const picked = this.menu.key(press)
    return picked === null ? null : () => this.asked.items[picked === 'leave' ? 0 : picked].pick()
  }

  draw(look: Look): string[] {
    return ['', look.paint(` ${look.text(this.asked.question)}`, 'bold'), '', ...this.menu.draw(look)]
  }
}
