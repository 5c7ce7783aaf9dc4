import { nightWatch } from '@holdout/night-watch'
import { afterEach, expect, it } from 'vitest'
import { FakeServer, settled } from '../../test/fake-server.ts'
import { FakeTerminal, KEY } from '../../test/fake-terminal.ts'
import { OnlineTable } from '../online/online-table.ts'
import { OnlineWaitingRoom } from '../online/waiting-room.ts'
import { DrawnSurface } from './drawn-surface.tsx'

const FULL = { interactive: true, ink: 'color', unicode: true } as const

let surface: DrawnSurface | null = null
afterEach(() => surface?.close())

function drawn(): { terminal: FakeTerminal; surface: DrawnSurface } {
  const terminal = new FakeTerminal(80, 24)
  surface = new DrawnSurface(terminal.io, FULL, false)
  return { terminal, surface }
}

it('shows players who join an online table, and continues when the game starts', async () => {
  const server = new FakeServer(nightWatch, 'p1', { status: 'waiting' })
  await settled()
  const { terminal, surface } = drawn()
  const gathered = surface.wait(new OnlineWaitingRoom(server.remote, 'http://a.b/', 'greedy'))
  await terminal.press()
  expect(terminal.text).toContain('Invite others with this link: http://a.b/t/table7')
  expect(terminal.text).toContain('Player 1 (p1): p1 (you)')
  const free = server.info.seats.map(seat => (seat.seat === 'p3' ? { ...seat, kind: 'open', name: '' } : seat))
  server.say({ type: 'table', table: { ...server.info, seats: free } })
  await terminal.press()
  expect(terminal.text).toContain('Player 3 (p3): free')
  expect(terminal.text).toContain('Start; a bot takes the free seat')
  await terminal.press(KEY.enter)
  expect(server.heard.slice(-2)).toMatchObject([{ type: 'bot', seat: 'p3', level: 'greedy' }, { type: 'start' }])
  server.say({ type: 'table', table: { ...server.info, status: 'playing' } })
  expect(await gathered).toBe('begun')
})

it('lets the host start with the players present, and a player who was removed take another seat', async () => {
  const server = new FakeServer(nightWatch, 'p1', { status: 'waiting', youHost: true, seatRange: { min: 2, max: 4 } })
  await settled()
  const { terminal, surface } = drawn()
  const asked: string[] = []
  const sit = async (seat: string) => {
    asked.push(seat)
    return { ok: true } as const
  }
  const gathered = surface.wait(new OnlineWaitingRoom(server.remote, 'http://a.b/', 'greedy', sit))
  const free = server.info.seats.map(seat => (seat.seat === 'p3' ? { ...seat, kind: 'open', name: '' } : seat))
  const notes = [{ id: 1, at: 0, text: 'The host added a seat. The table now has 3 seats.' }]
  server.say({ type: 'table', table: { ...server.info, seats: free, notes } })
  await terminal.press()
  for (const words of ['The host added a seat', 'Start with 2 players', 'Add a seat', 'Remove seat Player 3'])
    expect(terminal.text).toContain(words)
  await terminal.press('2', KEY.enter)
  expect(server.heard.at(-1)).toMatchObject({ type: 'start', with: 2 })
  const gone = free.map(seat => (seat.you ? { ...seat, kind: 'open', name: '', you: false } : seat))
  const freed = [{ by: 'a', name: 'p1', seat: 'p1', maySit: true, you: true }]
  server.say({ type: 'table', table: { ...server.info, youHost: false, seats: gone, freed } })
  await terminal.press()
  expect(terminal.text).toContain('The host removed you from your seat. You can take another one.')
  expect(terminal.text).not.toContain('Take seat: Player 1')
  await terminal.press('1', KEY.enter)
  expect(asked).toEqual(['p3'])
  server.say({ type: 'table', table: { ...server.info, status: 'playing', spectators: false, seats: gone, freed } })
  await expect(gathered).rejects.toThrow('does not allow spectators')
})

it('shows the awaited player, the running clock and a lost connection', async () => {
  const server = new FakeServer(nightWatch, 'p2')
  await settled()
  const { terminal, surface } = drawn()
  const table = new OnlineTable(server.remote, nightWatch)
  const left = surface.table(table, { path: 'http://a.b/t/table7' })
  await terminal.press()
  expect(terminal.text).toContain('table table7')
  expect(terminal.text).toContain('Waiting for p1.')
  server.clocks = [{ id: 'turn 1', seats: ['p1'], left: 20_250, of: 20_250, running: true }]
  server.plays('p3', { move: 'listen' })
  await terminal.press()
  expect(terminal.text).toMatch(/p1 0:[012]\d/)
  server.cut()
  await terminal.press()
  expect(terminal.text).toContain('Connection lost. Reconnecting.')
  await terminal.press('q', KEY.enter)
  expect(await left).toBe('quit')
})
