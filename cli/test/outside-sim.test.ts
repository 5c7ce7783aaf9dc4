import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRecord } from '@holdout/engine'
import { readToBot } from '@holdout/protocol/parse'
import { describe, expect, it } from 'vitest'
import { BUILT, holdout, runHere, scratch } from './holdout.ts'

const PYTHON_BOT = `exec:python3 "${fileURLToPath(new URL('../../examples/bots/python/bot.py', import.meta.url))}"`
const PYTHON = spawnSync('python3', ['--version']).status === 0
if (!PYTHON) console.warn('SKIPPED: the simulation with the Python example, for want of python3.')

interface Report {
  readonly games: number
  readonly outcomes: Readonly<Record<string, number>>
  readonly wins: { readonly bots: Readonly<Record<string, { readonly games: number }>> }
  readonly moves: { readonly total: number }
}

describe.skipIf(!BUILT)('a simulation with bot programs', () => {
  it.skipIf(!PYTHON)('plays them against our bots with reproducible results', async () => {
    const file = join(scratch(), 'game.json')
    const html = join(scratch(), 'report.html')
    const args = ['sim', 'thirty-seconds', '-n', '3', '-b', `${PYTHON_BOT},random`, '-s', 'x', '-o', 'round-limit=3']
    const ran = await holdout([...args, '--json', '--save-game', '1', file, '--out', html])
    expect(ran.code, ran.err).toBe(0)
    const report = JSON.parse(ran.out) as Report
    expect(Object.values(report.outcomes).reduce((sum, games) => sum + games, 0)).toBe(3)
    expect(report.wins.bots[PYTHON_BOT]?.games).toBe(3)
    const again = JSON.parse((await holdout([...args, '--json'])).out) as Report
    expect(again.outcomes).toEqual(report.outcomes)
    expect(again.moves).toEqual(report.moves)
    const record = readRecord(readFileSync(file, 'utf8'), file)
    expect(record.players).toEqual({ survivor: 'random', zombie: PYTHON_BOT }) // the bots swap seats in the second game
    expect((await holdout(['verify', file])).code).toBe(0)
    expect(readFileSync(html, 'utf8')).toMatch(/--bots (&#39;|&apos;|')exec:python3 /) // quoted as one shell argument
  })

  it('sends a program every game from hello to end', async () => {
    const folder = scratch()
    const log = join(folder, 'log.txt')
    const bot = join(folder, 'bot.mjs')
    writeFileSync(
      bot,
      `import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  appendFileSync(${JSON.stringify(log)}, line + '\\n')
  if (message.say === 'ask') console.log(JSON.stringify({ say: 'choose', id: message.id, choice: message.moves.length - 1 }))
}
`,
    )
    const exec = `exec:"${process.execPath}" "${bot}"`
    const ran = await holdout(['sim', 'until-dawn', '-n', '2', '-b', exec, '-s', 'x', '-o', 'night-length=short'])
    expect(ran.code, ran.err).toBe(0)
    const lines = readFileSync(log, 'utf8').trim().split('\n')
    const said = lines.map(line => readToBot(line) as Record<string, unknown>)
    expect(said.filter(({ say }) => say === 'hello')).toHaveLength(2)
    expect(said[0]).toMatchObject({ say: 'hello', version: 1, game: 'until-dawn', seat: 'john' })
    expect(said[1]).toMatchObject({
      say: 'ask',
      id: 1,
      kind: 'must',
      question: expect.stringContaining('What do you do?'),
    })
    expect(said.at(-1)).toMatchObject({ say: 'end', won: expect.any(Boolean), outcome: expect.any(String) })
    // Each log line is sent once.
    const told = said
      .slice(
        0,
        said.findIndex(({ say }) => say === 'end'),
      )
      .flatMap(({ told }) => (told ?? []) as { text: string }[])
    expect(told.filter(({ text }) => text === 'Your turn. It is 20:00.')).toHaveLength(1)
  })

  it.each([
    [['-b', 'exec:exit 3'], 'ended with exit code 3 before the game was over'],
    [['-b', 'exec: '], '"exec:" needs a command'],
    [['-b', 'exec:true', '-j', '2'], '--jobs does not work with exec: bots'],
    [['-b', 'exec:true,greedy'], '2 bots were named'],
  ])('rejects %j', async (args, because) => {
    const ran = await runHere(['sim', 'until-dawn', '-n', '1', ...args])
    expect(ran.code).toBe(2)
    expect(ran.err).toContain(because)
  })
})
