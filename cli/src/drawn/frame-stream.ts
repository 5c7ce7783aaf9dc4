import { EventEmitter } from 'node:events'

/** Synchronized output: terminals that support these codes show all changes between them together. */
const BEGIN = '\x1b[?2026h'
const END = '\x1b[?2026l'

/**
 * Sits between Ink and the terminal. Ink (in its debug mode) writes whole frames; this stream writes only the lines
 * that changed, each to its own row, so that the screen neither scrolls nor flickers.
 */
export class FrameStream extends EventEmitter {
  readonly isTTY = true
  private shown: string[] = []

  constructor(private readonly terminal: NodeJS.WriteStream) {
    super()
  }

  get columns(): number {
    return this.terminal.columns
  }

  get rows(): number {
    return this.terminal.rows
  }

  write(frame: string): boolean {
    // Apart from frames, Ink only shows and hides the cursor, which `Stage` controls.
    if (frame.startsWith('\x1b[?25')) return true
    const lines = frame.split('\n').slice(0, this.rows)
    let change = ''
    for (let row = 0; row < Math.max(lines.length, this.shown.length); row++) {
      const line = lines[row] ?? ''
      // Clears the row first: after a full row, some terminals would clear its last character.
      if (line !== (this.shown[row] ?? '')) change += `\x1b[${row + 1};1H\x1b[K${line}`
    }
    this.shown = lines
    return change === '' || this.terminal.write(`${BEGIN}${change}${END}`)
  }

  /** Clears the screen, so that the next frame is drawn completely. */
  wipe(): void {
    this.shown = []
    this.terminal.write('\x1b[2J\x1b[H')
  }
}
