import { expect, it } from 'vitest'
import { readFromClient } from './parse.ts'

it('rejects numbers that a database cannot read', () => {
  const earlier = (before: number): string => JSON.stringify({ type: 'earlier-chat', id: 'a', before })
  const hello = (since: number): string => JSON.stringify({ type: 'hello', version: 3, table: 'abcdefghjk', since })
  for (const message of [earlier, hello]) {
    expect(() => readFromClient(message(Number.MAX_SAFE_INTEGER))).not.toThrow()
    expect(() => readFromClient(message(2 ** 63))).toThrow('must be <= 9007199254740991')
  }
})
