import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Io } from '../src/io.ts'

/** A terminal that stores its content. It supports only the escape codes that we use and fails on others. */
export class FakeTerminal extends EventEmitter {
  readonly isTTY = true
  private screen: string[] = []
  bells = 0
  /** Everything that was written, with escape codes. */
  raw = ''
  readonly keys = Object.assign(new PassThrough(), { isTTY: true, setRawMode() {}, ref() {}, unref() {} })

  constructor(
    public columns: number,
    public rows: number,
  ) {
    super()
  }

  get io(): Io {
    const out = this as unknown as NodeJS.WriteStream
    return { stdin: this.keys as unknown as NodeJS.ReadStream, stdout: out, stderr: out, env: {} }
  }

  write(text: string): boolean {
    this.raw += text
    let row = 0
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches escape codes
    for (const [part, code] of text.matchAll(/\x1b\[([\d;?]*[A-Za-z])|[^\x1b]+/g)) {
      if (code === undefined) this.put(row, part)
      else if (/^\d+;1H$/.test(code)) row = Number.parseInt(code, 10) - 1
      else if (code === 'K') this.screen[row] = ''
      else if (code === '2J') this.screen = []
      else if (code.endsWith('m')) this.put(row, part)
      else if (!/^(H|\?1049[hl]|\?25[hl]|\?2026[hl])$/.test(code)) throw new Error(`unknown code ${code}`)
    }
    return true
  }

  private put(row: number, text: string): void {
    if (text.includes('\x07')) this.bells += 1
    if (text.includes('\n')) throw new Error('a line feed would scroll the screen')
    this.screen[row] = (this.screen[row] ?? '') + text.replaceAll('\x07', '')
  }

  /** The lines without escape codes. */
  get lines(): string[] {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches escape codes
    return Array.from(this.screen, line => (line ?? '').replace(/\x1b\[[\d;]*m/g, ''))
  }

  get text(): string {
    return this.lines.join('\n')
  }

  /** Presses keys one after the other and waits until they are handled. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.keys.write(key)
      await setTimeout(5)
      await setImmediate() // only now a lone Escape differs from the start of an arrow key
      await setImmediate()
    }
  }

  resize(columns: number, rows: number): void {
    this.columns = columns
    this.rows = rows
    this.emit('resize')
  }
}

export const KEY = {
  enter: '\r',
  escape: '\x1b',
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
} as const
