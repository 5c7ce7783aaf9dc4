import { clip, wrap } from '../output/width.ts'
import type { MenuItem } from '../play/surface.ts'
import type { KeyPress } from './keys.ts'
import type { Look } from './look.ts'

/** A vertical menu. */
export class Menu {
  chosen = 0
  private typed = ''

  constructor(readonly items: readonly MenuItem[]) {}

  /** The index of the chosen item, `leave`, or null if nothing is chosen yet. */
  key(press: KeyPress): number | 'leave' | null {
    const { length } = this.items
    if (press.key === 'up') this.go(this.chosen + length - 1)
    else if (press.key === 'down' || press.key === 'tab') this.go(this.chosen + 1)
    else if (press.key === 'home') this.go(0)
    else if (press.key === 'end') this.go(length - 1)
    else if (press.key === 'enter') return this.chosen
    else if (press.key === 'escape' || press.key === 'leave') return 'leave'
    else if (press.key === 'char' && press.char === 'q') return 'leave'
    else if (press.key === 'char' && /\d/.test(press.char)) this.type(press.char)
    return null
  }

  draw(look: Look): string[] {
    return this.items.flatMap(({ label, detail }, i) => {
      const mine = i === this.chosen
      const text = clip(look.text(`${i + 1}  ${label}`), look.columns - 6)
      const head = ` ${mine ? look.sign('▸', '>') : ' '} ${mine ? look.paint(text, 'reverse') : text}`
      const rest = detail ? wrap(look.text(detail), Math.min(76, look.columns - 8)) : []
      return [head, ...rest.map(line => `      ${look.paint(line, 'dim')}`)]
    })
  }

  private go(to: number): void {
    this.chosen = to % this.items.length
    this.typed = ''
  }

  /** Typing 1 and then 2 chooses item 12, if it exists. */
  private type(digit: string): void {
    const fits = (text: string): boolean => Number(text) >= 1 && Number(text) <= this.items.length
    this.typed = fits(this.typed + digit) ? this.typed + digit : digit
    if (fits(this.typed)) this.chosen = Number(this.typed) - 1
  }
}
