import { describe, expect, it } from 'vitest'
import { readAddress, wayBack } from './address.ts'
import { rejectOfflineFlags, rejectOnlineFlags } from './online-flags.ts'
import { readOnlineSeats } from './seats.ts'

const SEATS = ['p1', 'p2', 'p3'].map(seat => ({ seat, title: seat }))

describe('--online and --table', () => {
  it.each([
    ['http://127.0.0.1:8080', undefined, { server: 'http://127.0.0.1:8080/', table: null }],
    ['https://play.example.org/zombies', 'abc', { server: 'https://play.example.org/zombies/', table: 'abc' }],
    ['http://a.b/#/table/k7w3m9x2pq', undefined, { server: 'http://a.b/', table: 'k7w3m9x2pq' }],
    ['http://a.b/#/table/abc', 'abc', { server: 'http://a.b/', table: 'abc' }],
    ['http://a.b/t/k7w3m9x2pq', undefined, { server: 'http://a.b/', table: 'k7w3m9x2pq' }],
    ['http://a.b/games/t/abc?seat=p2', undefined, { server: 'http://a.b/games/', table: 'abc' }],
  ])('%s %s', (online, table, address) => {
    expect(readAddress(online, table)).toEqual(address)
  })

  it.each([
    ['example.org', undefined, '--online cannot be "example.org". Use the address of a server'],
    ['ftp://a.b', undefined, '--online cannot be "ftp://a.b"'],
    ['http://a.b', '../x', '--table cannot be "../x". Use the code of a table'],
    ['http://a.b/#/table/abc', 'xyz', 'The link leads to table abc, but --table says xyz.'],
  ])('rejects %s %s', (online, table, because) => {
    expect(() => readAddress(online, table)).toThrow(because)
  })

  it('writes a return command that is safe for a shell', () => {
    expect(wayBack('http://a.b/', 'abc', "O'Neil & co")).toBe(
      "npx holdout play --online http://a.b/ --table abc --name 'O'\\''Neil & co'",
    )
  })
})

describe('--seats online', () => {
  it.each([
    [undefined, { own: 'p1', bots: {} }],
    ['p2', { own: 'p2', bots: {} }],
    ['p1=greedy,p3=random', { own: 'p2', bots: { p1: 'greedy', p3: 'random' } }],
    ['p1=open, p2=me', { own: 'p2', bots: {} }],
  ])('%s', (text, seats) => {
    expect(readOnlineSeats(SEATS, text)).toEqual(seats)
  })

  it.each([
    ['p9', 'There is no seat "p9". The seats are: p1, p2, p3.'],
    ['p1,p2', 'You cannot have two seats (p1 and p2).'],
    ['p1,p1=open', 'Seat "p1" is named twice.'],
    ['p1=Anna', '"p1=Anna" is not valid. Write seat=me, seat=open or seat=<bot>'],
    ['p1=greedy,p2=greedy,p3=greedy', 'No seat is left for you'],
  ])('rejects %s', (text, because) => {
    expect(() => readOnlineSeats(SEATS, text)).toThrow(because)
  })
})

describe('conflicting options', () => {
  it.each([
    [{ seed: '7' }, false, '--seed does not work with --online: the server and the players create the deal'],
    [{ resume: true }, false, '--resume does not work with --online'],
    [{ save: 'x' }, false, '--save does not work with --online'],
    [{ fast: true }, false, '--fast does not work with --online'],
    [{ options: 'a=b' }, true, '--options is only for new tables'],
    [{ bots: 'random' }, true, '--bots is only for new tables'],
  ])('%j, joining: %s', (flags, joins, because) => {
    expect(() => rejectOnlineFlags(flags, joins)).toThrow(because)
  })

  it('allows options and bots for a new table', () => {
    expect(() => rejectOnlineFlags({ options: 'a=b', bots: 'random' }, false)).not.toThrow()
  })

  it('rejects online options without --online', () => {
    expect(() => rejectOfflineFlags({ table: 'abc' })).toThrow('--table is only for online tables')
    expect(() => rejectOfflineFlags({ name: 'Anna' })).toThrow('--name is only for online tables')
    expect(() => rejectOfflineFlags({ seats: 'Anna' })).not.toThrow()
  })
})
