import { nightWatch } from '@holdout/night-watch'
import { describe, expect, it } from 'vitest'
import { FakeServer, settled } from '../../test/fake-server.ts'
import { HOLD, KEEP } from '../../test/holds.ts'
import { act } from '../play/act.ts'
import { OnlineTable } from './online-table.ts'

async function tableOf(server = new FakeServer(nightWatch, 'p1')): Promise<{ server: FakeServer; table: OnlineTable }> {
  await settled()
  const table = new OnlineTable(server.remote, nightWatch)
  table.start()
  return { server, table }
}

const texts = (table: OnlineTable): string[] => table.log.map(({ text }) => text)

describe('an online table', () => {
  it('asks, sends the answer, and waits for the others', async () => {
    const { server, table } = await tableOf()
    expect(table.phase).toEqual({ kind: 'ask', seat: 'p1', optional: false })
    expect(table.choices).toContainEqual(HOLD.p1)
    expect(act('play tools-2 bag', table, { legend: null, savedIn: '' })).toEqual({ kind: 'done' })
    await settled()
    expect(server.match.entries.map(({ seat, move }) => [seat, move])).toEqual([['p1', KEEP.p1]])
    expect(table.phase.kind).toBe('wait')
    expect(table.waiting).toBe('Waiting for p2.')
    server.plays('p2', KEEP.p2)
    expect(table.news.map(({ text }) => text)).toContain('p1 keeps the Toolbox (3).')
    expect(texts(table)).toContain('p2 keeps a card.')
  })

  it('rings for an event that rings', async () => {
    const { server, table } = await tableOf()
    const news: string[] = []
    table.subscribe(one => void news.push(one))
    table.play(HOLD.p1)
    await settled()
    expect(news).not.toContain('ring')
    server.plays('p3', { move: 'listen' })
    expect(news.filter(one => one === 'ring')).toHaveLength(1)
  })

  it('shows why the server rejected a move, and asks again', async () => {
    const { table } = await tableOf()
    table.play({ move: 'step-back' })
    expect(table.phase.kind).toBe('wait')
    await settled()
    expect(table.notice).toBe('You can step back only when the door cracks. [NW-09]')
    expect(table.phase.kind).toBe('ask')
  })

  it('resumes after a lost connection, and sends nothing twice', async () => {
    const { server, table } = await tableOf()
    table.play(HOLD.p1)
    await settled()
    server.plays('p2', HOLD.p2)
    server.plays('p3', HOLD.p3)
    server.mute = true
    table.play({ ...HOLD.p1, card: 'tools-8' } as never) // it arrives, but its answer is lost
    server.cut()
    expect(table.notice).toContain('Connection lost')
    server.mute = false
    server.time.pass(10_000)
    await settled()
    const greetings = server.heard.filter(({ type }) => type === 'hello')
    expect(greetings).toMatchObject([{ since: null }, { since: 3 }])
    const moves = server.heard.filter(message => message.type === 'move')
    expect(moves.at(-1)).toEqual(moves.at(-2))
    expect(server.match.entries).toHaveLength(4)
    expect(texts(table).filter(text => text.startsWith('p1 puts '))).toHaveLength(2)
    expect(table.waiting).toBe('Waiting for p2.')
    expect(table.phase.kind).toBe('wait')
  })

  it('closes a silent connection and ignores its later messages', async () => {
    const { server, table } = await tableOf()
    server.mute = true
    server.time.pass(30_000)
    await settled()
    expect(table.notice).toContain('Connection lost')
    const greetings = server.heard.filter(({ type }) => type === 'hello').length
    expect(greetings).toBeGreaterThan(1)
    server.mute = false
    server.cut()
    server.time.pass(5_000)
    await settled()
    expect(table.notice).toBe('Connected again.')
    table.play(HOLD.p1)
    await settled()
    expect(server.match.entries).toHaveLength(1)
  })

  it('lets a player step in if a rule allows it', async () => {
    const { server, table } = await tableOf(new FakeServer(nightWatch, 'p2'))
    expect(table.phase.kind).toBe('wait')
    expect(table.mayStepIn).toEqual(['p2'])
    act('step in', table, { legend: null, savedIn: '' })
    expect(table.phase).toMatchObject({ kind: 'ask', optional: true })
    expect(table.choices).toEqual([{ move: 'listen' }])
    act('1', table, { legend: null, savedIn: '' })
    await settled()
    expect(server.match.entries).toHaveLength(1)
    expect(table.phase.kind).toBe('wait')
  })

  it('gives the known reason why a move is not allowed', async () => {
    const { table } = await tableOf()
    expect(table.reasonAgainst(HOLD.p1)).toBeNull()
    expect(table.reasonAgainst({ move: 'listen' })).toEqual({
      rule: 'NW-15',
      text: 'You can listen only while another player is on watch.',
    })
    expect(table.reasonAgainst({ move: 'step-back' })?.text).toBe('This move is not available now.')
  })

  it('asks whether to stop the game, and offers both answers', async () => {
    const { server, table } = await tableOf()
    const asker = server.info.seats.find(({ you }) => !you)?.seat ?? ''
    server.say({ type: 'table', table: { ...server.info, stop: { seat: asker, by: [], of: 1, you: false } } })
    expect(table.notice).toContain('asks to stop the game. It stops if all players agree.')
    const [agree, decline] = table.extras.filter(({ label }) => label.includes('asks to stop the game'))
    agree.pick()
    expect(server.heard.at(-1)).toMatchObject({ type: 'answer-stop', agree: true })
    decline.pick()
    expect(server.heard.at(-1)).toMatchObject({ type: 'answer-stop', agree: false })
  })

  it('repeats a decision only if something changed', async () => {
    const { server, table } = await tableOf()
    const { phase } = table
    server.say({ type: 'table', table: server.info })
    expect(table.phase).toBe(phase)
    server.say({ type: 'table', table: { ...server.info, pausedBy: 'p2' } })
    expect(table.phase.kind).toBe('wait')
    expect(table.waiting).toContain('p2 paused the game')
    expect(table.extras.map(({ label }) => label)).toEqual(['Resume the game'])
  })

  it('lets the others decide about a player who is away', async () => {
    const { server, table } = await tableOf()
    const seats = server.info.seats.map(seat => (seat.seat === 'p2' ? { ...seat, here: false, awayUntil: 1 } : seat))
    server.say({ type: 'table', table: { ...server.info, seats } })
    expect(table.notice).toContain('p2 is away')
    table.extras.find(({ label }) => label === 'p2 is away: let a bot play')?.pick()
    expect(server.heard.at(-1)).toMatchObject({ type: 'away', seat: 'p2', choice: 'bot' })
  })

  it('asks for confirmation before ending the game, and shows the votes', async () => {
    const { server, table } = await tableOf()
    const seats = server.info.seats.map(seat => (seat.seat === 'p2' ? { ...seat, here: false, awayUntil: 1 } : seat))
    const pick = (label: string): void => {
      const extra = table.extras.find(one => one.label === `p2 is away: ${label}`)
      if (!extra) throw new Error(`There is only: ${table.extras.map(one => one.label).join('; ')}`)
      extra.pick()
    }
    server.say({ type: 'table', table: { ...server.info, seats } })
    const before = server.heard.length
    pick('end the game')
    expect(server.heard.length).toBe(before)
    expect(table.notice).toContain('End the game for everyone?')
    pick('keep playing')
    pick('end the game')
    pick('yes, end the game for everyone')
    expect(server.heard.at(-1)).toMatchObject({ type: 'away', seat: 'p2', choice: 'end' })
    const ending = { seat: 'p2', by: ['p3'], of: 2, you: false }
    server.say({ type: 'table', table: { ...server.info, seats, ending } })
    expect(table.notice).toContain('p3 wants to end the game: 1 of 2 agreed.')
    pick('agree to end the game (1 of 2 agreed)')
    server.say({
      type: 'table',
      table: { ...server.info, seats, ending: { ...ending, by: ['p3', 'p1'], of: 3, you: true } },
    })
    expect(table.extras.map(({ label }) => label).filter(label => label.includes('end the game'))).toEqual([
      'p2 is away: yes, end the game for everyone',
    ])
  })

  it('shows each chat message once', async () => {
    const { server, table } = await tableOf()
    const line = { id: 1, name: 'p2', by: 'b', seat: 'p2', text: 'hello\u0007', at: 0 }
    server.say({ type: 'chat', lines: [line] })
    server.say({ type: 'chat', lines: [line, { ...line, id: 2, text: 'again' }] })
    expect(texts(table).slice(-2)).toEqual(['p2 says: hello ', 'p2 says: again'])
    act('chat well met', table, { legend: null, savedIn: '' })
    expect(server.heard.at(-1)).toMatchObject({ type: 'chat', text: 'well met' })
  })

  it('ends with the game, also if it was canceled', async () => {
    const { server, table } = await tableOf()
    table.play({ move: 'concede' })
    await settled()
    expect(table.phase.kind).toBe('over')
    expect(table.outcome?.id).toBe('conceded')
    const other = await tableOf()
    other.server.say({ type: 'table', table: { ...server.info, status: 'over' } })
    expect(other.table.phase.kind).toBe('over')
    expect(other.table.outcome).toBeNull()
  })
})

describe('messages from the server', () => {
  it('may have unknown fields, which are ignored', async () => {
    const { server, table } = await tableOf()
    server.say({ type: 'weather', rain: true })
    expect(table.phase.kind).toBe('ask')
  })

  it.each([
    [{ type: 'scene', seq: 'many' }, 'cannot read: Invalid message: field seq must be integer.'],
    [{ type: 'table' }, 'it must have required properties table'],
  ])('end the table if they are invalid: %j', async (message, because) => {
    const { server, table } = await tableOf()
    server.say(message)
    expect(table.phase).toMatchObject({
      kind: 'failed',
      error: expect.objectContaining({ message: expect.stringContaining(because) }),
    })
  })

  it('end the table if the server refuses the connection', async () => {
    const { server, table } = await tableOf()
    server.cut(1008, 'Too many connections from this address.')
    expect(table.phase).toMatchObject({ kind: 'failed', error: { message: 'Too many connections from this address.' } })
  })

  it('end the table if the hello is rejected', async () => {
    const { server, table } = await tableOf()
    server.mute = true
    server.cut()
    server.time.pass(10_000)
    await settled()
    server.mute = false
    server.say({ type: 'error', id: null, rule: null, message: 'This table does not exist.' })
    expect(table.phase).toMatchObject({ kind: 'failed', error: { message: 'This table does not exist.' } })
  })
})
