import { EventEmitter } from 'node:events'

/** Terminals that know these show all changes between them at once; the others pay no heed. */
const BEGIN = '\x1b[?2026h'
const END = '\x1b[?2026l'

/**
 * Stands between Ink and the terminal. Ink (in its debug mode) writes whole frames; only the lines that differ from what
 * is shown already go on, each to its own row. So nothing scrolls and nothing flickers, whatever the terminal.
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
    // What Ink writes besides frames only shows and hides the cursor, which is ours.
    if (frame.startsWith('\x1b[?25')) return true
    const lines = frame.split('\n').slice(0, this.rows)
    let change = ''
    for (let row = 0; row < Math.max(lines.length, this.shown.length); row++) {
      const line = lines[row] ?? ''
      // Wiped first: after a line that fills the row some terminals would wipe its last sign.
      if (line !== (this.shown[row] ?? '')) change += `\x1b[${row + 1};1H\x1b[K${line}`
    }
    this.shown = lines
    return change === '' || this.terminal.write(`${BEGIN}${change}${END}`)
  }

  /** Forgets what is shown: the next frame is drawn whole on an empty screen. */
  wipe(): void {
    this.shown = []
    this.terminal.write('\x1b[2J\x1b[H')
  }
}
