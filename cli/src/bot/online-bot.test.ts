import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nightWatch } from '@holdout/night-watch'
import { describe, expect, it } from 'vitest'
import { FakeServer, settled } from '../../test/fake-server.ts'
import { scratch } from '../../test/holdout.ts'
import { HOLD } from '../../test/holds.ts'
import { OnlineBot } from './online-bot.ts'

/** A program that does not step in, takes the last choice in its turn, and logs every message it receives. */
function lastChoice(log: string): string {
  const file = join(scratch(), 'bot.mjs')
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  appendFileSync(${JSON.stringify(log)}, message.say + '\\n')
  if (message.say !== 'ask') continue
  const answer = message.kind === 'may' ? { say: 'pass' } : { say: 'choose', choice: message.moves.length - 1 }
  console.log(JSON.stringify({ ...answer, id: message.id }))
}
`,
  )
  return `"${process.execPath}" "${file}"`
}

function botAt(server: FakeServer, command: string): { playing: Promise<void>; said: string[] } {
  const said: string[] = []
  const setting = { command, seat: 'p1', name: 'p1', patience: 60_000, say: (text: string) => said.push(text) }
  return { playing: new OnlineBot(server.remote, setting).play(), said }
}

const moved = async (server: FakeServer, moves: number): Promise<void> => {
  while (server.match.entries.length < moves) await new Promise(done => setTimeout(done, 10))
}

describe('a program at an online table', () => {
  it('receives questions on its turn, and the end', async () => {
    const server = new FakeServer(nightWatch, 'p1')
    const log = join(scratch(), 'log.txt')
    const { playing, said } = botAt(server, lastChoice(log))
    for (const moves of [1, 4]) {
      await moved(server, moves)
      if (moves === 4) server.plays('p2', { move: 'concede' })
      else for (const seat of ['p2', 'p3'] as const) server.plays(seat, HOLD[seat])
    }
    await settled()
    server.say({ type: 'table', table: { ...server.info, status: 'over', outcome: 'conceded' } })
    await playing
    expect(server.match.entries.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3', 'p1', 'p2'])
    expect(said).toEqual([
      'Night Watch starts. The program plays Player 1 (p1).',
      'A player gave up. The others win. The program won.',
    ])
    const heard = readFileSync(log, 'utf8').trim().split('\n')
    expect(heard.filter(word => word !== 'ask')).toEqual(['hello', 'end'])
  })

  it('gets no error for a move that others made impossible meanwhile', async () => {
    const server = new FakeServer(nightWatch, 'p1')
    // The program's first answer is too late: another player listens before it arrives.
    server.before = () => {
      server.before = null
      server.plays('p2', { move: 'listen' })
      return { rule: null, message: 'Too late.' }
    }
    const log = join(scratch(), 'log.txt')
    const { playing } = botAt(server, lastChoice(log))
    await moved(server, 2)
    server.say({ type: 'table', table: { ...server.info, status: 'over' } })
    await playing
    expect(readFileSync(log, 'utf8')).not.toContain('refused')
  })

  it('receives the reason if the server rejects its move', async () => {
    const server = new FakeServer(nightWatch, 'p1')
    server.before = () => {
      server.before = null
      return { rule: 'NW-05', message: 'Not now.' }
    }
    const log = join(scratch(), 'log.txt')
    const { playing } = botAt(server, lastChoice(log))
    await moved(server, 1)
    server.say({ type: 'table', table: { ...server.info, status: 'over' } })
    await playing
    expect(readFileSync(log, 'utf8')).toContain('ask\nrefused\nask\n')
  })
})
