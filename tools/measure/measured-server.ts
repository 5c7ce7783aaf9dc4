// Starts a bundled node for measurements, which can be asked for its CPU time and memory.
import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file that takes some work to send. */
const BIG_FILE = 'x'.repeat(1_000_000)

/** The messages of server/test/fault/node.mjs: its address at first, then the answer to each question. */
interface Answers {
  readonly cpu: { readonly cpu: NodeJS.CpuUsage }
  readonly mem: { readonly rss: number; readonly heap: number }
  /** The delay of the event loop since the last question, in ms. */
  readonly delay: { readonly p99: number; readonly max: number }
}

export interface MeasuredServer {
  readonly url: string
  ask<Q extends keyof Answers>(question: Q): Promise<Answers[Q]>
  /** Ends it and deletes its data. */
  stop(): void
}

export interface MeasuredOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly execArgv?: readonly string[]
}

/** Starts a bundled node (server/test/fault/bundle.ts) on an empty data folder, without limits by number. */
export async function startMeasured(program: string, options: MeasuredOptions = {}): Promise<MeasuredServer> {
  const { env = {}, execArgv = [] } = options
  const folder = mkdtempSync(join(tmpdir(), 'holdout-measured-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Holdout</title>')
  writeFileSync(join(folder, 'assets', 'big.js'), BIG_FILE)
  const limits = { HOLDOUT_REQUESTS: '0', HOLDOUT_CONNECTIONS: '0', HOLDOUT_LOG: 'error' }
  const server = fork(program, {
    execArgv: [...execArgv],
    env: { ...process.env, WEB_FOLDER: folder, HOLDOUT_DATA: folder, ...limits, ...env },
  })
  const nextMessage = <T>(): Promise<T> =>
    new Promise((done, failed) => {
      const gone = (code: number | null): void => failed(new Error(`The server stopped (${code}).`))
      server.once('exit', gone)
      server.once('message', message => {
        server.off('exit', gone)
        done(message as T)
      })
    })
  const stop = (): void => {
    server.removeAllListeners('exit')
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { url } = await nextMessage<{ readonly url: string }>()
    return {
      url,
      ask(question) {
        const answer = nextMessage<Answers[typeof question]>()
        server.send(question)
        return answer
      },
      stop,
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** The CPU time between two answers to `cpu`, in µs. */
export function cpuBetween(before: Answers['cpu'], after: Answers['cpu']): number {
  return after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system
}
