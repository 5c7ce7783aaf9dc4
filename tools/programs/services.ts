// Starts PostgreSQL and Redis for the cluster tests, on free ports and in temporary folders, so that tests can stop and
// kill them. Installs missing programs where that is allowed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import type { ProgramOutcome } from './program.ts'

/** A running server. */
export interface Service {
  readonly url: string
  /** Its folder for data and sockets. */
  readonly folder: string
  start(): Promise<void>
  /** Lets it finish what is under way. */
  stop(): Promise<void>
  /** As if the power failed. */
  crash(): Promise<void>
  /** Ends it and deletes its data. */
  remove(): Promise<void>
}

/** The account that a server runs as; empty: the current one. */
type Account = { readonly uid: number; readonly gid: number } | Record<string, never>

/** The paths of the required programs; null if one is missing. */
export function findServices(): { initdb: string | null; postgres: string | null; redis: string | null } {
  return { initdb: find('initdb'), postgres: find('postgres'), redis: find('redis-server') }
}

/** Returns whether both can be started, after trying to install what is missing. */
export function setUpServices(): ProgramOutcome {
  const complete = () => Object.values(findServices()).every(path => path !== null)
  if (complete()) return { ok: true, output: '' }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: readonly string[]) => spawnSync('/usr/bin/apt-get', args, { stdio: 'inherit', env })
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql', 'redis-server')
    if (complete()) return { ok: true, output: '' }
  }
  return {
    ok: false,
    output: 'No PostgreSQL or no Redis was found. Install them (Debian: apt-get install postgresql redis-server).',
  }
}

export interface PostgresOptions {
  /** Added to its own settings. */
  readonly settings?: Readonly<Record<string, string | number>>
  /** A base backup to recover from, instead of a new database. */
  readonly base?: string | null
}

/** Starts a PostgreSQL server. */
export async function startPostgres({ settings = {}, base = null }: PostgresOptions = {}): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-postgres-'))
  const as = notRoot()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  if (base === null) {
    run(path('initdb'), ['-D', data, '-U', 'holdout', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'], folder, as)
  } else {
    run('cp', ['-R', base, data], folder, as)
    run('chmod', ['700', data], folder, as)
    run('touch', [join(data, 'recovery.signal')], folder, as)
  }
  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', max_connections: 100, ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', data, '-p', String(port), '-k', folder, ...options]
  const url = `postgres://holdout@127.0.0.1:${port}/postgres`
  // Ask by the protocol's first message: an open port does not mean that PostgreSQL accepts connections.
  return service({
    command: path('postgres'),
    args,
    folder,
    as,
    url,
    gentle: 'SIGINT',
    harsh: 'SIGQUIT',
    ready: () => answersSql(port),
  })
}

/** Whether `pg_basebackup` is installed. */
export function canBackUpPostgres(): boolean {
  return find('pg_basebackup') !== null
}

/** Copies a running PostgreSQL server into a folder next to its data, with `pg_basebackup`. */
export function baseBackup({ url, folder }: Service): string {
  const target = join(folder, 'base')
  run(path('pg_basebackup'), ['-d', url, '-D', target, '-X', 'none', '-c', 'fast'], folder, notRoot())
  return target
}

function run(command: string, args: readonly string[], cwd: string, as: Account): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', ...as })
  if (status !== 0) throw new Error(`${command} failed: ${stderr ?? error}`)
}

/** Starts a Redis server without persistence. */
export async function startRedis(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-redis-'))
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const url = `redis://127.0.0.1:${port}`
  return service({
    command: path('redis-server'),
    args,
    folder,
    as: {},
    url,
    gentle: 'SIGTERM',
    harsh: 'SIGKILL',
    ready: () => answers(port),
  })
}

interface Server {
  readonly command: string
  readonly args: readonly string[]
  readonly folder: string
  readonly as: Account
  readonly url: string
  /** The signals that stop it: after what is under way, and at once. */
  readonly gentle: NodeJS.Signals
  readonly harsh: NodeJS.Signals
  ready(): Promise<boolean>
}

async function service({ command, args, folder, as, url, gentle, harsh, ready }: Server): Promise<Service> {
  let child: ChildProcess | null = null
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const start = async (): Promise<void> => {
    const started = spawn(command, args, { cwd: folder, stdio: 'ignore', ...as })
    child = started
    for (let tries = 0; tries < 600; tries++) {
      if (await ready()) return
      if (started.exitCode !== null) throw new Error(`${command} stopped at once (exit code ${started.exitCode}).`)
      await new Promise(done => setTimeout(done, 50))
    }
    throw new Error(`${command} does not answer.`)
  }
  await start()
  const killChild = (): void => void child?.kill('SIGKILL')
  process.once('exit', killChild)
  return {
    url,
    folder,
    start,
    stop: () => end(gentle),
    crash: () => end(harsh),
    async remove() {
      await end(harsh)
      process.off('exit', killChild)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL does not run as root; Debian's package creates an account for it. */
function notRoot(): Account {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [id('-u'), id('-g')]
  if (!uid) throw new Error(`PostgreSQL does not run as ${userInfo().username}, and there is no account "postgres".`)
  return { uid, gid }
}

/** The path of a program that must be there. */
function path(program: string): string {
  const found = find(program)
  if (found === null) throw new Error(`${program} is not installed.`)
  return found
}

function find(program: string): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.map(folder => join(folder, program)).find(runnable) ?? null
}

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}

/** Whether the server accepts a connection and answers without an error (which begins with E). */
function ask(port: number, message: string | Uint8Array, good: (data: Buffer) => boolean): Promise<boolean> {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => socket.write(message))
    const end = (result: boolean): void => {
      socket.destroy()
      done(result)
    }
    socket.setTimeout(1_000, () => end(false))
    socket.once('error', () => end(false))
    socket.once('close', () => done(false))
    socket.once('data', data => end(good(data)))
  })
}

function answers(port: number): Promise<boolean> {
  return ask(port, 'PING\r\n', data => data.toString().startsWith('+PONG'))
}

function answersSql(port: number): Promise<boolean> {
  const words = Buffer.from('user\0holdout\0database\0postgres\0\0')
  const head = Buffer.alloc(8)
  head.writeInt32BE(8 + words.length, 0)
  head.writeInt32BE(196_608, 4) // version 3.0 of the protocol
  return ask(port, Buffer.concat([head, words]), data => data[0] === 'R'.charCodeAt(0))
}
