import { expect, it } from 'vitest'
import { Audience, type HeldSeat, type Sealed, type Watcher } from './audience.ts'

const seating = (id: string, seats: Record<string, string>) => ({ id, whoIs: (user: string) => seats[user] ?? 'table' })

function watcher(user: string, table: string): Watcher & { readonly got: string[] } {
  const got: string[] = []
  return { user, table, got, write: ({ frame }) => got.push(frame.text) }
}

it('is the seat that the user of the connection has at the table of the connection', () => {
  const table = seating('one', { ann: 'p2' })
  for (const [user, seat] of [
    ['ann', 'p2'],
    ['cat', 'table'],
  ]) {
    const page = watcher(user, 'one')
    Audience.of(table, page)
      .seal(who => `for ${who}`)
      .deliver()
    expect(page.got).toEqual([`for ${seat}`])
  }
})

it('does not exist for a connection that follows another table', () => {
  expect(() => Audience.of(seating('two', { ann: 'p1' }), watcher('ann', 'one'))).toThrow('follows table one')
})

it('is out of date when the user has another seat, or the table is another one', () => {
  const audience = Audience.of(seating('one', { ann: 'p1' }), watcher('ann', 'one'))
  expect(audience.isCurrent(seating('one', { ann: 'p1' }))).toBe(true)
  expect(audience.isCurrent(seating('one', { ann: 'p2' }))).toBe(false)
  expect(audience.isCurrent(seating('one', {}))).toBe(false)
  expect(audience.isCurrent(seating('two', { ann: 'p1' }))).toBe(false)
})

it('shares a frame with the audience before it only if the text is the same', () => {
  const table = seating('one', { ann: 'p1', ben: 'p2' })
  const [ann, ben] = ['ann', 'ben'].map(user => Audience.of(table, watcher(user, 'one')))
  const first = ann.seal(() => 'the same for all')
  expect(ben.seal(() => 'the same for all', first.frame).frame).toBe(first.frame)
  expect(ben.seal(who => `for ${who}`, first.frame).frame.text).toBe('for p2')
})

it('cannot be bypassed: the types allow no other source of a held seat or a sealed message', () => {
  const encode = (seat: HeldSeat): string => seat
  // @ts-expect-error a seat by its name is not a held seat
  expect(encode('p1')).toBe('p1')
  // @ts-expect-error an object that looks like a sealed message is not one
  const forged: Sealed = { frame: { text: '', bytes: null }, deliver: () => 0, isFor: () => true }
  expect(forged.isFor(watcher('ann', 'one'))).toBe(true)
})
