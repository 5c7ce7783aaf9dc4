import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from './frame.ts'

const LONG = 'a'.repeat(65_535)

it.each([
  ['the shortest', 'b'.repeat(126)],
  ['one whose length has odd bytes', 'c'.repeat(0x80ff)],
  ['the longest', LONG],
])('a client reads %s as it was written', async (_, text) => {
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (_socket, { socket: line }) => line.write(frameOf(text).bytes ?? 'no frame', 'latin1'))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [data, isBinary] = await once(client, 'message')
  client.terminate()
  server.close()
  expect({ text: String(data), isBinary }).toEqual({ text, isBinary: false })
})

it('leaves other lengths and characters of several bytes to the library', () => {
  expect(frameOf('b'.repeat(125)).bytes).toBeNull()
  expect(frameOf(`${LONG}a`).bytes).toBeNull()
  expect(frameOf(`${'b'.repeat(200)}ä`).bytes).toBeNull()
  expect(frameOf(`${'b'.repeat(200)} 🧟`).bytes).toBeNull()
})
