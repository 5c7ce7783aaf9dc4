import { describe, expect, it } from 'vitest'
import { FakeServer, settled } from '../../test/fake-server.ts'
import { whispers } from '../../test/toy-game.ts'
import { act } from '../play/act.ts'
import { OnlineTable } from './online-table.ts'

async function tableOf(server = new FakeServer(whispers, 'ann')): Promise<{ server: FakeServer; table: OnlineTable }> {
  await settled()
  const table = new OnlineTable(server.remote, whispers)
  table.start()
  return { server, table }
}

const texts = (table: OnlineTable): string[] => table.log.map(({ text }) => text)

describe('an online table', () => {
  it('asks, sends the answer, and waits for the others', async () => {
    const { server, table } = await tableOf()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'ann', moves: [{ move: 'say' }, { move: 'hold' }] })
    expect(act('hold', table, { legend: null, savedIn: '' })).toEqual({ kind: 'done' })
    await settled()
    expect(server.match.entries.map(({ seat, move }) => [seat, move])).toEqual([['ann', { move: 'hold' }]])
    expect(table.phase.kind).toBe('wait')
    expect(table.waiting).toBe('Waiting for bob.')
    server.plays('bob', { move: 'hold' })
    expect(table.news.map(({ text }) => text).slice(-2)).toEqual(['ann held.', 'bob held.'])
    expect(texts(table)).toContainEqual(expect.stringMatching(/^ann dealt (fox|owl|bee)\.$/))
    expect(texts(table)).toContain('bob dealt.')
  })

  it('rings for an event that rings', async () => {
    const { server, table } = await tableOf()
    const news: string[] = []
    table.subscribe(one => void news.push(one))
    table.play({ move: 'hold' })
    await settled()
    expect(news).not.toContain('ring')
    server.plays('cat', { move: 'shout' })
    expect(news.filter(one => one === 'ring')).toHaveLength(1)
  })

  it('shows why the server rejected a move, and asks again', async () => {
    const { table } = await tableOf()
    table.play({ move: 'judge', fair: true } as never)
    expect(table.phase.kind).toBe('wait')
    await settled()
    expect(table.notice).toBe('Not "judge" now. [WH-1]')
    expect(table.phase.kind).toBe('ask')
  })

  it('resumes after a lost connection, and sends nothing twice', async () => {
    const { server, table } = await tableOf()
    table.play({ move: 'hold' })
    await settled()
    server.plays('bob', { move: 'hold' })
    server.plays('cat', { move: 'hold' })
    server.mute = true
    table.play({ move: 'hold' }) // it arrives, but its answer is lost
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
    expect(texts(table).filter(text => text === 'ann held.')).toHaveLength(2)
    expect(table.waiting).toBe('Waiting for bob.')
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
    table.play({ move: 'hold' })
    await settled()
    expect(server.match.entries).toHaveLength(1)
  })

  it('lets a player step in if a rule allows it', async () => {
    const { server, table } = await tableOf(new FakeServer(whispers, 'bob'))
    expect(table.phase.kind).toBe('wait')
    expect(table.mayStepIn).toEqual(['bob'])
    act('step in', table, { legend: null, savedIn: '' })
    expect(table.phase).toMatchObject({ kind: 'ask', optional: true, moves: [{ move: 'shout' }] })
    act('1', table, { legend: null, savedIn: '' })
    await settled()
    expect(server.match.entries).toHaveLength(1)
    expect(table.phase.kind).toBe('wait')
  })

  it('gives the known reason why a move is not allowed', async () => {
    const { table } = await tableOf()
    expect(table.reasonAgainst({ move: 'hold' })).toBeNull()
    expect(table.reasonAgainst({ move: 'shout' })).toEqual({ rule: 'WH-2', text: 'It is your own turn.' })
    expect(table.reasonAgainst({ move: 'judge', fair: true } as never)?.text).toBe('This move is not available now.')
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
    server.say({ type: 'table', table: { ...server.info, pausedBy: 'bob' } })
    expect(table.phase.kind).toBe('wait')
    expect(table.waiting).toContain('bob paused the game')
    expect(table.extras.map(({ label }) => label)).toEqual(['Resume the game'])
  })

  it('lets the others decide about a player who is away', async () => {
    const { server, table } = await tableOf()
    const seats = server.info.seats.map(seat => (seat.seat === 'bob' ? { ...seat, here: false, awayUntil: 1 } : seat))
    server.say({ type: 'table', table: { ...server.info, seats } })
    expect(table.notice).toContain('bob is away')
    table.extras.find(({ label }) => label === 'bob is away: let a bot play')?.pick()
    expect(server.heard.at(-1)).toMatchObject({ type: 'away', seat: 'bob', choice: 'bot' })
  })

  it('asks for confirmation before ending the game, and shows the votes', async () => {
    const { server, table } = await tableOf()
    const seats = server.info.seats.map(seat => (seat.seat === 'bob' ? { ...seat, here: false, awayUntil: 1 } : seat))
    const pick = (label: string): void => {
      const extra = table.extras.find(one => one.label === `bob is away: ${label}`)
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
    expect(server.heard.at(-1)).toMatchObject({ type: 'away', seat: 'bob', choice: 'end' })
    const ending = { seat: 'bob', by: ['cat'], of: 2, you: false }
    server.say({ type: 'table', table: { ...server.info, seats, ending } })
    expect(table.notice).toContain('cat wants to end the game: 1 of 2 agreed.')
    pick('agree to end the game (1 of 2 agreed)')
    server.say({
      type: 'table',
      table: { ...server.info, seats, ending: { ...ending, by: ['cat', 'ann'], of: 3, you: true } },
    })
    expect(table.extras.map(({ label }) => label).filter(label => label.includes('end the game'))).toEqual([
      'bob is away: yes, end the game for everyone',
    ])
  })

  it('shows each chat message once', async () => {
    const { server, table } = await tableOf()
    const line = { id: 1, name: 'bob', by: 'b', seat: 'bob', text: 'hello\u0007', at: 0 }
    server.say({ type: 'chat', lines: [line] })
    server.say({ type: 'chat', lines: [line, { ...line, id: 2, text: 'again' }] })
    expect(texts(table).slice(-2)).toEqual(['bob says: hello ', 'bob says: again'])
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
