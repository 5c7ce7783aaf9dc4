import { Box, type Instance, render, useInput } from 'ink'
import { Component, type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import type { Io } from '../io.ts'
import type { Terminal } from '../terminal.ts'
import { FrameStream } from './frame-stream.ts'
import { type KeyPress, keysOf } from './keys.ts'
import { type Look, lookOf } from './look.ts'

/** A full-screen view. It holds its own state; `draw` does not change it. */
export interface Screen {
  key(press: KeyPress): void
  draw(look: Look): ReactElement
}

const ENTER = '\x1b[?1049h\x1b[?25l' // the alternate screen without a cursor; LEAVE restores the old content
const LEAVE = '\x1b[?1049l\x1b[?25h'

/** Shows one screen at a time, and redraws it on request and when the window is resized. */
export class Stage {
  private screen: Screen | null = null
  private instance: Instance | null = null
  private readonly frames: FrameStream
  private version = 0
  private fail: (error: unknown) => void = () => {}
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly io: Io,
    private readonly terminal: Terminal,
  ) {
    this.frames = new FrameStream(io.stdout)
  }

  get look(): Look {
    const { columns = 80, rows = 24 } = this.io.stdout
    return lookOf(this.terminal, columns, rows)
  }

  /** Shows a screen until its promise settles. */
  async show<T>(screen: Screen, done: Promise<T>): Promise<T> {
    this.screen = screen
    const failed = new Promise<never>((_resolve, reject) => {
      this.fail = reject
    })
    this.open()
    this.redraw()
    return Promise.race([done, failed])
  }

  redraw = (): void => {
    this.version += 1
    for (const listener of this.listeners) listener()
  }

  ring(): void {
    this.io.stdout.write('\x07')
  }

  close(): void {
    if (!this.instance) return
    this.io.stdout.off('resize', this.resized)
    process.off('exit', this.restore)
    this.instance.unmount()
    this.instance = null
    this.restore()
  }

  private open(): void {
    if (this.instance) return
    const { stdin, stdout, stderr } = this.io
    stdout.write(ENTER)
    this.frames.wipe()
    process.on('exit', this.restore)
    this.instance = render(<Root stage={this} />, {
      stdin,
      stdout: this.frames as unknown as NodeJS.WriteStream,
      stderr,
      exitOnCtrlC: false,
      patchConsole: false,
      debug: true, // writes whole frames; `FrameStream` finds the changes
    })
    stdout.on('resize', this.resized)
    stdin.once('end', () => this.press([{ key: 'leave' }])) // the window was closed
  }

  private readonly restore = (): void => {
    this.io.stdout.write(LEAVE)
  }

  private readonly resized = (): void => {
    this.frames.wipe()
    this.redraw()
  }

  // The rest is used by the component below.

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): number => this.version

  press(presses: readonly KeyPress[]): void {
    try {
      for (const press of presses) this.screen?.key(press)
      this.redraw()
    } catch (error) {
      this.broken(error)
    }
  }

  readonly broken = (error: unknown): void => this.fail(error)

  draw(): ReactElement | null {
    return this.screen?.draw(this.look) ?? null
  }
}

function Root({ stage }: { stage: Stage }): ReactElement {
  useSyncExternalStore(stage.subscribe, stage.snapshot)
  useInput((input, key) => stage.press(keysOf(input, key)))
  const { columns, rows } = stage.look
  return (
    <Guard broken={stage.broken}>
      <Box width={columns} height={rows} flexDirection="column" overflow="hidden">
        <Drawn stage={stage} />
      </Box>
    </Guard>
  )
}

function Drawn({ stage }: { stage: Stage }): ReactElement | null {
  return stage.draw()
}

/** Reports an error while drawing to the stage. Without it, Ink would print a stack trace. */
class Guard extends Component<{ broken: (error: unknown) => void; children: ReactNode }, { down: boolean }> {
  override state = { down: false }

  static getDerivedStateFromError(): { down: boolean } {
    return { down: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.broken(error)
  }

  override render(): ReactNode {
    return this.state.down ? null : this.props.children
  }
}
