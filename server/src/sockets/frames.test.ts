import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from './frames.ts'

const LONG = 'a'.repeat(65_535)

it.each([
  ['the shortest', 'b'.repeat(126)],
  ['the longest', LONG],
  ['one of many bytes a sign', '§ “Dawn” 🧟'.repeat(20)],
])('a client reads %s as it was written', async (_, text) => {
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (_socket, { socket: line }) => line.write(frameOf(text) ?? 'no frame'))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [data, isBinary] = await once(client, 'message')
  client.terminate()
  server.close()
  expect({ text: String(data), isBinary }).toEqual({ text, isBinary: false })
})

it('leaves what is shorter or longer to the library', () => {
  expect(frameOf('b'.repeat(125))).toBeNull()
  expect(frameOf(`${LONG}a`)).toBeNull()
  expect(frameOf('ä'.repeat(40_000))).toBeNull()
})

it('gives several who are told the same the same bytes, and others their own', () => {
  const [one, other] = ['one', 'two'].map(word => `${word} ${'c'.repeat(200)}`)
  const frame = frameOf(one)
  expect(frameOf([...one].join(''))).toBe(frame)
  expect(String(frameOf(other)?.subarray(4))).toBe(other)
  expect(String(frameOf(one)?.subarray(4))).toBe(one)
  expect(String(frame?.subarray(4))).toBe(one)
})
