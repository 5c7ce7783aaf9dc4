// Starts a bundled node for measurements, which can be asked for its CPU time and memory.
import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file that takes some work to send. */
const BIG_FILE = 'x'.repeat(1_000_000)

/**
 * Starts a node on an empty data folder, without limits by number. `ask` sends it a question (`cpu` or `mem`) and
 * returns the answer; `stop` ends it and deletes its data.
 */
export async function startMeasured(program, { env = {}, execArgv = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-measured-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Holdout</title>')
  writeFileSync(join(folder, 'assets', 'big.js'), BIG_FILE)
  const limits = { HOLDOUT_REQUESTS: '0', HOLDOUT_CONNECTIONS: '0', HOLDOUT_LOG: 'error' }
  const server = fork(program, {
    execArgv,
    env: { ...process.env, WEB_FOLDER: folder, HOLDOUT_DATA: folder, ...limits, ...env },
  })
  const ask = question =>
    new Promise((done, failed) => {
      const gone = code => failed(new Error(`The server stopped (${code}).`))
      server.once('exit', gone)
      server.once('message', answer => {
        server.off('exit', gone)
        done(answer)
      })
      if (question) server.send(question)
    })
  const stop = () => {
    server.removeAllListeners('exit')
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { url: (await ask()).url, ask, stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** The CPU time between two answers to `cpu`, in µs. */
export function cpuBetween(before, after) {
  return after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system
}
