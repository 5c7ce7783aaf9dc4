import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRecord } from '@holdout/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILT, holdout, runHere, scratch } from './holdout.ts'
import { cuttableLine, openTable, startServer, watch } from './online-host.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PYTHON_BOT = `python3 "${join(ROOT, 'examples/bots/python/bot.py')}"`
const PYTHON = spawnSync('python3', ['--version']).status === 0
if (!PYTHON) console.error('\n!!! There is no python3 here: the test of the Python example is SKIPPED.\n')

/** A duel without clocks that is over after a few rounds. */
const SHORT_DUEL = { 'survivor-clock': 0, 'zombie-clock': 0, 'round-limit': 4 }
const written = Object.entries(SHORT_DUEL).map(([name, value]) => `${name}=${value}`)

describe.skipIf(!BUILT)('online, with real processes', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server?.stop())

  it.skipIf(!PYTHON)('a terminal plays a whole game against the Python example', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    const anna = watch(
      ['play', 'thirty-seconds', '--online', server.url, '--name', 'Anna', '--options', written.join()],
      env,
    )
    await anna.until(out => out.includes('Leave the table'))
    expect(anna.out).toContain('Zombies (zombie): free')
    const link = /link: (\S+)/.exec(anna.out)?.[1] as string
    const bot = watch(['bot', '--online', link, '--seat', 'zombie', '--name', 'Horde', '--exec', PYTHON_BOT], env)
    await anna.until(out => out.includes('Zombies (zombie): Horde'))
    anna.type('1')
    await anna.playFirstChoices()
    expect(await anna.code, anna.err).toBe(0)
    expect(await bot.code, bot.err).toBe(0)
    expect(anna.out).toContain('Waiting for Horde (bot).')
    expect(bot.out).toContain('30 Seconds to Live starts. The program plays Zombies (zombie).')
    const file = /Record saved in (\S+)/.exec(anna.out)?.[1] as string
    const record = readRecord(readFileSync(file, 'utf8'), file)
    expect(record.players).toMatchObject({ survivor: 'Anna', zombie: 'Horde (bot)' })
    expect(record.outcome).not.toBeNull()
    expect((await holdout(['verify', file])).code).toBe(0)
  })

  it.skipIf(!PYTHON)('the TypeScript example, with the client package, plays against the Python one', async () => {
    const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc')
    const compiled = spawnSync(process.execPath, [tsc, '-p', 'examples/bots/typescript'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(compiled.stdout).toBe('')
    const { id, host } = await openTable(server.url, 'thirty-seconds', SHORT_DUEL)
    const { Watched } = await import('./online-host.ts')
    const { spawn } = await import('node:child_process')
    const example = new Watched(
      spawn(process.execPath, [
        join(ROOT, 'examples/bots/typescript/dist/bot.js'),
        server.url,
        id,
        'survivor',
        'Tessa',
      ]),
    )
    const python = watch(['bot', '--online', server.url, '--table', id, '--seat', 'zombie', '--exec', PYTHON_BOT], {
      HOLDOUT_HOME: scratch(),
    })
    const seated = host.until(() => host.info?.seats.every(({ kind }) => kind === 'person') ?? false)
    const gaveUp = Promise.race([example.code, python.code]).then(() => 'gave up')
    expect(await Promise.race([seated, gaveUp]), example.err + python.err).not.toBe('gave up')
    expect(await host.request({ type: 'start' })).toMatchObject({ ok: true })
    expect(await example.code, example.err).toBe(0)
    expect(await python.code, python.err).toBe(0)
    expect(example.out).toMatch(/^The game is over: [a-z-]+\.\n$/)
    expect(host.info?.status).toBe('over')
    host.close()
  })

  it('the example client plays a whole game', async () => {
    const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc')
    const compiled = spawnSync(process.execPath, [tsc, '-p', 'examples/client'], { cwd: ROOT, encoding: 'utf8' })
    expect(compiled.stdout).toBe('')
    const program = join(ROOT, 'examples/client/dist/play.js')
    const { spawn } = await import('node:child_process')
    const { Watched } = await import('./online-host.ts')
    const example = new Watched(spawn(process.execPath, [program, server.url, 'viral-dawn']))
    expect(await example.code, example.err).toBe(0)
    expect(example.out.split('\n').length, example.out).toBeGreaterThan(20)
    expect(example.out).not.toContain('undefined')
  })

  it('continues after a lost connection, without loss or duplicates', async () => {
    const line = await cuttableLine(server.url)
    const env = { HOLDOUT_HOME: scratch() }
    const anna = watch(
      ['play', 'until-dawn', '--online', line.url, '--name', 'Anna', '--options', 'night-length=short'],
      env,
    )
    await anna.until(out => out.includes('Leave the table'))
    anna.type('1')
    await anna.until(out => out.includes('What do you do?'))
    anna.type('1')
    await anna.until(out => out.includes('You nail a barricade to the front door; 7 left in the supply.'))
    expect(line.cut()).toBeGreaterThan(0)
    anna.type('1')
    await anna.until(out => out.includes('Connected again.'))
    await anna.until(out => out.includes('You nail a barricade to the front door; 6 left in the supply.'))
    expect(anna.out).toContain('Connection lost. Reconnecting.')
    await anna.playFirstChoices()
    expect(await anna.code, anna.err).toBe(0)
    for (const left of [7, 6, 5])
      expect(anna.out.split(`to the front door; ${left} left in the supply.`)).toHaveLength(2)
    line.close()
  })

  it('concedes and plays a rematch', async () => {
    const anna = watch(['play', 'until-dawn', '--online', server.url, '--name', 'Anna'], { HOLDOUT_HOME: scratch() })
    await anna.until(out => out.includes('Leave the table'))
    anna.type('1')
    await anna.until(out => out.includes('What do you do?'))
    anna.type('concede')
    await anna.until(out => out.includes('Yes, give up'))
    anna.type('2')
    await anna.until(out => out.includes('Rematch'))
    anna.type('2')
    await anna.until(out => out.split('Leave the table').length === 3)
    const [first, second] = [...anna.out.matchAll(/link: (\S+)/g)].map(([, link]) => link)
    expect(second).not.toBe(first)
    anna.child.stdin.end()
    expect(await anna.code, anna.err).toBe(0)
    expect(anna.out).toContain('You left the table.')
  })

  it('returns to its seat after the terminal was closed', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    const first = watch(['play', 'until-dawn', '--online', server.url, '--name', 'Anna'], env)
    await first.until(out => out.includes('Leave the table'))
    first.type('1')
    await first.until(out => out.includes('What do you do?'))
    first.type('1')
    await first.until(out => out.includes('7 left in the supply.'))
    first.child.kill('SIGINT')
    expect(await first.code).toBe(130)
    const table = /--table (\S+) --name Anna/.exec(first.out)?.[1] as string
    const back = watch(['play', '--online', server.url, '--table', table, '--name', 'Anna'], env)
    await back.until(out => out.includes('What next?'))
    expect(back.out).toContain('The game continues. Last events:')
    back.child.stdin.end()
    expect(await back.code).toBe(0)
    const stranger = watch(['play', '--online', server.url, '--table', table, '--name', 'Ben'], env)
    await stranger.until(out => out.includes('Waiting for Anna.'))
    expect(stranger.out).toContain('You have no seat at this table. You are watching.')
    stranger.child.kill('SIGINT')
    await stranger.code
  })

  describe('a bot that cannot play', () => {
    it.each([
      ['ends before the start', 'exit 4', 'ended with exit code 4 before the game was over'],
      ['cannot be started', 'no-such-program-at-all', 'Check that the shell can run this command.'],
    ])('%s: its seat is free again', async (_how, exec, because) => {
      const { id, host } = await openTable(server.url, 'thirty-seconds', SHORT_DUEL)
      const bot = await holdout(['bot', '--online', server.url, '--table', id, '--seat', 'zombie', '--exec', exec], {
        env: { HOLDOUT_HOME: scratch() },
      })
      expect(bot.code).toBe(2)
      expect(bot.err).toContain(because)
      await host.until(() => host.info?.seats.every(({ kind }) => kind === 'open') ?? false)
      host.close()
    })

    it.each([
      ['says nothing', 'cat > /dev/null', 'gave no answer within 1 second.'],
      ['writes rubbish', 'while read -r line; do echo what; done', '5 invalid answers in a row'],
      [
        'ends in the middle',
        'read -r hello; read -r question; exit 0',
        'ended with exit code 0 before the game was over',
      ],
    ])('%s in the game: it is reported, and the seat is left', async (_how, exec, because) => {
      const { id, host } = await openTable(server.url, 'thirty-seconds', SHORT_DUEL, { zombie: 'greedy' })
      const args = ['bot', '--online', server.url, '--table', id, '--exec', exec, '--timeout', '1']
      const bot = watch(args, { HOLDOUT_HOME: scratch() })
      await host.until(() => host.info?.seats.every(({ kind }) => kind !== 'open') ?? false)
      expect(await host.request({ type: 'start' })).toMatchObject({ ok: true })
      expect(await bot.code).toBe(2)
      expect(bot.err).toContain(because)
      expect(bot.out).toContain('The program leaves its seat.')
      await host.until(() => host.info?.seats.some(({ seat, here }) => seat === 'survivor' && !here) ?? false)
      host.close()
    })
  })

  it('reports an unreachable server', async () => {
    const line = await cuttableLine(server.url)
    line.close()
    const ran = await holdout(['play', 'until-dawn', '--online', line.url], { env: { HOLDOUT_HOME: scratch() } })
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('nothing answers at this address') })
  })

  it.each([
    [['play', 'until-dawn', '--online', 'URL', '--seed', '7'], '--seed does not work with --online'],
    [['play', '--online', 'URL'], 'Name a game or a table:'],
    [['play', 'until-dawn', '--online', 'URL', '--table', 'nosuchtable'], 'This table does not exist.'],
    [['play', 'until-dawn', '--online', 'URL', '--options', 'shells=99'], 'shells'],
    [['bot', '--online', 'URL', '--exec', 'true'], 'Which table?'],
    [['bot', '--online', 'URL', '--table', 'nosuchtable', '--exec', 'true'], 'This table does not exist.'],
    [['bot', '--online', 'URL', '--table', 'abc', '--exec', 'true', '--timeout', 'soon'], '--timeout cannot be "soon"'],
  ])('rejects %j', async (args, because) => {
    const ran = await runHere(
      args.map(arg => (arg === 'URL' ? server.url : arg)),
      { env: { HOLDOUT_HOME: scratch() } },
    )
    expect(ran.code).toBe(2)
    expect(ran.err).toContain(because)
  })
})
