import { PassThrough } from 'node:stream'
import { nightWatch } from '@holdout/night-watch'
import { expect, it } from 'vitest'
import { FakeServer, settled } from '../../test/fake-server.ts'
import { OnlineTable } from '../online/online-table.ts'
import { PlainSurface } from './plain-surface.ts'

it('prints a decision once, even if others chat and the server repeats itself', async () => {
  const server = new FakeServer(nightWatch, 'p1')
  await settled()
  const typed = new PassThrough()
  const printed = { text: '', write: (text: string) => (printed.text += text) }
  const stdout = printed as unknown as NodeJS.WriteStream
  const surface = new PlainSurface({ stdin: typed as unknown as NodeJS.ReadStream, stdout, stderr: stdout, env: {} })
  const table = new OnlineTable(server.remote, nightWatch)
  const left = surface.table(table, { path: '' })
  const asked = (): number => printed.text.split('Hold the door with a card, or keep one').length - 1
  await settled()
  expect(asked()).toBe(1)
  server.say({ type: 'chat', lines: [{ id: 1, name: 'p2', by: 'b', seat: 'p2', text: 'well?', at: 0 }] })
  await settled()
  server.sendScene()
  await settled()
  expect(printed.text).toContain('p2 says: well?')
  expect(asked()).toBe(1)
  server.plays('p3', { move: 'listen' })
  await settled()
  expect(asked()).toBe(2) // something happened, so the decision may have changed
  typed.end('quit\n')
  expect(await left).toBe('quit')
})
