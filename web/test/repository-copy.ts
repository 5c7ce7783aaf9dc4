import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const HOLDOUT = join('cli', 'bin', 'holdout.js')
/** The files that each copy has for itself; everything else in node_modules is shared. */
const OWN_MODULES = ['.cache', '.vite', '.vite-temp', '.holdout-lock-hash', '@holdout']

export interface Ran {
  readonly code: number | null
  readonly out: string
}

/** A copy of this repository in a temporary folder, with its build output. Nothing in it is shared but libraries. */
export class RepositoryCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'holdout-copy-'))
  private readonly children: ChildProcess[] = []

  constructor() {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    for (const file of list.toString().split('\0').filter(Boolean)) this.copy(file)
    // With its build output and the times of its files, the copy compiles only what is new.
    for (const path of readdirSync(ROOT)) if (path !== 'node_modules') this.copy(join(path, 'dist'))
    for (const path of readdirSync(join(ROOT, 'games'))) this.copy(join('games', path, 'dist'))
    this.linkModules()
  }

  /** Runs a program of the copy with Node to its end. */
  run(program: string, args: readonly string[] = [], input = ''): Promise<Ran> {
    const child = spawn(process.execPath, [program, ...args], { cwd: this.folder, env: this.environment() })
    let out = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (out += data))
    child.stdin.on('error', () => {}) // the process may end before it has read everything
    child.stdin.end(input)
    return new Promise(done => child.on('close', code => done({ code, out })))
  }

  /** Runs a `holdout` command of the copy. */
  holdout(command: string, input = ''): Promise<Ran> {
    return this.run(HOLDOUT, command.split(' '), input)
  }

  /** Starts a server of the copy. Returns its address. */
  async serve(): Promise<string> {
    const args = [HOLDOUT, 'serve', '--port', '0', '--data', join(this.folder, 'data')]
    const child = spawn(process.execPath, args, { cwd: this.folder, env: this.environment() })
    this.children.push(child)
    let out = ''
    child.stderr.on('data', data => (out += data))
    return new Promise((started, failed) => {
      child.stdout.on('data', data => {
        out += data
        const url = /is running at (\S+)/.exec(out)?.[1]
        if (url !== undefined) started(url)
      })
      child.on('close', () => failed(new Error(`The server stopped.\n${out}`)))
    })
  }

  delete(path: string): void {
    rmSync(join(this.folder, path), { recursive: true, force: true })
  }

  /** Stops its servers and deletes the folder. */
  async remove(): Promise<void> {
    for (const child of this.children) {
      if (child.exitCode !== null) continue
      const closed = new Promise(done => child.on('close', done))
      child.kill('SIGTERM')
      await closed
    }
    rmSync(this.folder, { recursive: true, force: true })
  }

  private copy(path: string): void {
    const from = join(ROOT, path)
    if (!existsSync(from)) return // deleted, but not yet committed
    const to = join(this.folder, path)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(from, to, { recursive: true, preserveTimestamps: true })
  }

  /** Libraries are links to those of this repository; the workspace's own packages are links into the copy. */
  private linkModules(): void {
    const shared = join(ROOT, 'node_modules')
    const own = join(this.folder, 'node_modules')
    mkdirSync(join(own, '@holdout'), { recursive: true })
    for (const name of readdirSync(shared))
      if (!OWN_MODULES.includes(name)) symlinkSync(join(shared, name), join(own, name), 'junction')
    for (const name of readdirSync(join(shared, '@holdout')))
      symlinkSync(readlinkSync(join(shared, '@holdout', name)), join(own, '@holdout', name), 'junction')
  }

  private environment(): NodeJS.ProcessEnv {
    const { PATH = '', HOME = '' } = process.env
    return { PATH, HOME, LANG: 'C.UTF-8', HOLDOUT_HOME: join(this.folder, 'home'), HOLDOUT_BOT_PAUSE: '0' }
  }
}
