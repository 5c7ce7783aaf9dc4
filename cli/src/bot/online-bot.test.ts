import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FakeServer, settled } from '../../test/fake-server.ts'
import { scratch } from '../../test/holdout.ts'
import { whispers } from '../../test/toy-game.ts'
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
  const setting = { command, seat: 'ann', name: 'ann', patience: 60_000, say: (text: string) => said.push(text) }
  return { playing: new OnlineBot(server.remote, setting).play(), said }
}

const moved = async (server: FakeServer, moves: number): Promise<void> => {
  while (server.match.entries.length < moves) await new Promise(done => setTimeout(done, 10))
}

describe('a program at an online table', () => {
  it('receives questions on its turn, and the end', async () => {
    const server = new FakeServer(whispers, 'ann')
    const log = join(scratch(), 'log.txt')
    const { playing, said } = botAt(server, lastChoice(log))
    for (const moves of [1, 4]) {
      await moved(server, moves)
      server.plays('bob', { move: 'hold' })
      server.plays('cat', { move: 'hold' })
    }
    await settled()
    server.say({ type: 'table', table: { ...server.info, status: 'over', outcome: 'told' } })
    await playing
    expect(server.match.entries.map(({ seat }) => seat)).toEqual(['ann', 'bob', 'cat', 'ann', 'bob', 'cat'])
    expect(said).toEqual(['Whispers starts. The program plays ANN (ann).', 'It ended: told.'])
    const heard = readFileSync(log, 'utf8').trim().split('\n')
    expect(heard.filter(word => word !== 'ask')).toEqual(['hello', 'end'])
  })

  it('gets no error for a move that others made impossible meanwhile', async () => {
    const server = new FakeServer(whispers, 'ann')
    // The program's first answer is too late: bob shouts before it arrives.
    server.before = () => {
      server.before = null
      server.plays('bob', { move: 'shout' })
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
    const server = new FakeServer(whispers, 'ann')
    server.before = () => {
      server.before = null
      return { rule: 'WH-1', message: 'Not now.' }
    }
    const log = join(scratch(), 'log.txt')
    const { playing } = botAt(server, lastChoice(log))
    await moved(server, 1)
    server.say({ type: 'table', table: { ...server.info, status: 'over' } })
    await playing
    expect(readFileSync(log, 'utf8')).toContain('ask\nrefused\nask\n')
  })
})
