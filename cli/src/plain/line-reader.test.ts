import { PassThrough, Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { settled } from '../../test/fake-server.ts'
import { LineReader } from './line-reader.ts'

const readerOf = (input: Readable): LineReader => new LineReader(input as unknown as NodeJS.ReadStream)

async function take(reader: LineReader): Promise<string | null> {
  const line = await reader.next()
  reader.take()
  return line
}

it('returns every line in order, then the end', async () => {
  const lines = Array.from({ length: 5_000 }, (_, i) => `line ${i}`)
  const reader = readerOf(Readable.from(lines.map(line => `${line}\n`)))
  const taken: (string | null)[] = []
  do taken.push(await take(reader))
  while (taken.at(-1) !== null)
  expect(taken).toEqual([...lines, null])
})

it('stops reading if lines are not taken', async () => {
  let asked = 0
  const endless = new Readable({
    highWaterMark: 1,
    read() {
      asked += 1
      setImmediate(() => this.push('again\n'.repeat(100)))
    },
  })
  const reader = readerOf(endless)
  await take(reader)
  for (let i = 0; i < 500; i++) await settled()
  expect(asked).toBeLessThan(50)
  const before = asked
  for (let i = 0; i < 5_000; i++) expect(await take(reader)).toBe('again')
  expect(asked).toBeGreaterThan(before)
  reader.close()
  endless.destroy()
})

it('lets other events run between two lines', async () => {
  const input = new PassThrough()
  const reader = readerOf(input)
  input.end('again\n'.repeat(1_000))
  await take(reader)
  let turn = false
  setImmediate(() => {
    turn = true
  })
  let lines = 0
  while (!turn && (await take(reader)) !== null) lines += 1
  expect(lines).toBeLessThan(10)
})
