import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { type RemoteTable, ServerApi } from '@holdout/client'
import { joinTable } from '../src/online/dial.ts'
import { scratch, spawnHoldout } from './holdout.ts'

/** A process and everything it has printed so far. */
export class Watched {
  out = ''
  err = ''
  readonly code: Promise<number | null>
  private answeredUpTo = 0
  private readonly looks = new Set<() => void>()

  constructor(readonly child: ChildProcessWithoutNullStreams) {
    const heard = (): void => {
      for (const look of [...this.looks]) look()
    }
    child.stdout.on('data', data => {
      this.out += data
      heard()
    })
    child.stderr.on('data', data => {
      this.err += data
    })
    child.stdin.on('error', () => {}) // it may have ended before it read everything
    this.code = once(child, 'close').then(([code]) => {
      heard()
      return code as number | null
    })
  }

  /** Waits until something has been printed. */
  until(holds: (out: string) => boolean): Promise<void> {
    return new Promise((done, failed) => {
      const look = (): void => {
        const ended = this.child.exitCode !== null || this.child.signalCode !== null
        if (holds(this.out)) done()
        else if (ended)
          failed(new Error(`The process exited before it printed the expected text.\n${this.out}\n${this.err}`))
        else return
        this.looks.delete(look)
      }
      this.looks.add(look)
      look()
    })
  }

  type(line: string): void {
    this.answeredUpTo = this.out.length
    this.child.stdin.write(`${line}\n`)
  }

  /** Takes the first choice whenever there is a new one, until the game is over; then leaves. */
  async playFirstChoices(): Promise<void> {
    for (;;) {
      await this.until(out => out.slice(this.answeredUpTo).includes('\n 1  '))
      if (this.out.includes('What next?\n')) break // a game's own question goes on in the line
      this.type('1')
    }
    this.child.stdin.end()
  }
}

export function watch(args: readonly string[], env: Readonly<Record<string, string>> = {}): Watched {
  return new Watched(spawnHoldout(args, { env }))
}

/** A real server in a process of its own, by default with SQLite in a folder of its own. */
export async function startServer(
  args: readonly string[] = ['--data', scratch()],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = watch(['serve', '--port', '0', ...args], { HOLDOUT_BOT_PAUSE: '0', ...env })
  await server.until(out => out.includes('is running at'))
  const url = /is running at (\S+)/.exec(server.out)?.[1] as string
  return {
    url,
    async stop() {
      server.child.kill('SIGTERM')
      await server.code
    },
  }
}

/** Opens a table as a host without a seat. */
export async function openTable(
  url: string,
  game: string,
  options: Readonly<Record<string, string | number>>,
  bots: Readonly<Record<string, string>> = {},
): Promise<{ readonly id: string; readonly host: RemoteTable }> {
  const api = new ServerApi(url, null)
  await api.takeName('Hanna')
  const newTable = { game, options, public: false, spectators: true, name: 'Hanna', bots, seat: null, entropy: '' }
  const id = await api.openTable(newTable)
  const host = joinTable(api, id)
  await host.until(() => host.info !== null)
  return { id, host }
}

/** A proxy to the server whose connections can be cut. */
export async function cuttableLine(url: string): Promise<{ readonly url: string; cut(): number; close(): void }> {
  const target = new URL(url)
  const open = new Set<Socket>()
  const line = createServer(from => {
    const to = connect(Number(target.port), target.hostname)
    for (const socket of [from, to]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    from.pipe(to)
    to.pipe(from)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { port } = line.address() as { port: number }
  const cut = (): number => {
    const { size } = open
    for (const socket of open) socket.destroy()
    return size
  }
  return {
    url: `http://127.0.0.1:${port}/`,
    cut,
    close() {
      cut()
      line.close()
    },
  }
}
