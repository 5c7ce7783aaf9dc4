import { afterEach, expect, it } from 'vitest'
import { FakeServer, settled } from '../../test/fake-server.ts'
import { FakeTerminal, KEY } from '../../test/fake-terminal.ts'
import { whispers } from '../../test/toy-game.ts'
import { Gathering } from '../online/gathering.ts'
import { OnlineTable } from '../online/online-table.ts'
import { DrawnSurface } from './drawn-surface.tsx'

const FULL = { interactive: true, ink: 'colour', unicode: true } as const

let surface: DrawnSurface | null = null
afterEach(() => surface?.close())

function drawn(): { terminal: FakeTerminal; surface: DrawnSurface } {
  const terminal = new FakeTerminal(80, 24)
  surface = new DrawnSurface(terminal.io, FULL, false)
  return { terminal, surface }
}

it('shows who comes to a table on a server, and goes on when its game begins', async () => {
  const server = new FakeServer(whispers, 'ann', { status: 'gathering' })
  await settled()
  const { terminal, surface } = drawn()
  const gathered = surface.wait(new Gathering(server.room, 'http://a.b/', 'greedy'))
  await terminal.press()
  expect(terminal.text).toContain('Invite others with this link: http://a.b/#/table/table7')
  expect(terminal.text).toContain('ANN (ann): ann, that is you')
  const free = server.info.seats.map(seat => (seat.seat === 'cat' ? { ...seat, kind: 'open', name: '' } : seat))
  server.say({ say: 'table', table: { ...server.info, seats: free } })
  await terminal.press()
  expect(terminal.text).toContain('CAT (cat): free')
  expect(terminal.text).toContain('Start; a bot takes the free seat')
  await terminal.press(KEY.enter)
  expect(server.heard.slice(-2)).toMatchObject([{ say: 'bot', seat: 'cat', level: 'greedy' }, { say: 'start' }])
  server.say({ say: 'table', table: { ...server.info, status: 'playing' } })
  expect(await gathered).toBe('begun')
})

it('shows whom one waits for, whose clock runs, and a broken line', async () => {
  const server = new FakeServer(whispers, 'bob')
  await settled()
  const { terminal, surface } = drawn()
  const table = new OnlineTable(server.room, whispers, false)
  const left = surface.table(table, { path: 'http://a.b/#/table/table7' })
  await terminal.press()
  expect(terminal.text).toContain('table table7')
  expect(terminal.text).toContain('Waiting for ann.')
  server.clocks = [{ id: 'turn 1', seats: ['ann'], left: 20_250, of: 20_250, running: true }]
  server.plays('cat', { move: 'shout' })
  await terminal.press()
  expect(terminal.text).toMatch(/ann 0:[012]\d/)
  server.cut()
  await terminal.press()
  expect(terminal.text).toContain('The connection is lost; trying again.')
  await terminal.press('q', KEY.enter)
  expect(await left).toBe('quit')
})
