import { PROTOCOL_VERSION } from '@holdout/protocol'
import { expect, it } from 'vitest'
import { Budget } from '../limits/budget.ts'
import { RESENDS_OF_USER } from '../limits/resend-limit.ts'
import { Connection } from './connection.ts'

const resendBudget = () => new Budget(() => 0, RESENDS_OF_USER)

/** A connection with a clock that does not advance. */
function connection(registry: object = {}) {
  const sent: { type: string; message?: string; id?: string | null }[] = []
  const closed: number[] = []
  const made = new Connection(
    {
      registry,
      store: {},
      now: () => 0,
      reportError() {},
      answered() {},
      resendBudget,
      hintBudget: resendBudget,
    } as never,
    { id: 'ann', name: 'Ann', login: null, password: null, sessions: 1, created: 0 },
    'req-1',
    { send: ({ text }) => void sent.push(JSON.parse(text)), close: code => void closed.push(code) },
  )
  return { made, sent, closed }
}

it('answers 300 messages in a burst, then warns, then closes the connection', async () => {
  const { made, sent, closed } = connection()
  for (let i = 0; i < 300; i++) await made.receive('{"type":"ping","id":"a"}')
  expect(sent.every(({ type }) => type === 'pong')).toBe(true)
  for (let i = 0; i < 500; i++) await made.receive('{"type":"ping","id":"a"}')
  expect(sent.slice(300).every(({ message, id }) => message?.includes('Slow down') && id === 'a')).toBe(true)
  expect(closed).toEqual([])
  await made.receive('{"type":"ping","id":"a"}')
  expect(closed).toEqual([1008])
})

it('answers an invalid message with its id', async () => {
  const { made, sent } = connection()
  await made.receive('{"type":"move","id":"mine","move":5}')
  await made.receive('{"type":"move","id":{},"move":5}')
  await made.receive('not JSON')
  expect(sent.map(({ type, id }) => [type, id])).toEqual([
    ['error', 'mine'],
    ['error', null],
    ['error', null],
  ])
})

it('tells a client of another version to reload, in the form that the client understands', async () => {
  const { made, sent } = connection()
  await made.receive('{"say":"hello","version":2,"table":"abcdefghjk","since":-1}')
  await made.receive('{"type":"hello","version":2,"table":"abcdefghjk","since":null}')
  const sentence = 'This server uses protocol version 3, the page version 2. Reload the page.'
  expect(sent).toEqual([
    { say: 'refused', id: null, why: null, because: sentence },
    { type: 'error', id: null, rule: null, message: sentence },
  ])
})

it.each(['info', 'watch'])('watches nothing if it closed during hello (%s)', async slow => {
  const watching = new Set<unknown>()
  let go = (): void => {}
  const waits = (step: string): Promise<void> =>
    step === slow
      ? new Promise(done => {
          go = done
        })
      : Promise.resolve()
  const { made, sent } = connection({
    info: () => waits('info').then(() => ({ spectators: true })),
    watch: (_id: string, watcher: unknown) =>
      waits('watch').then(() => {
        watching.add(watcher)
        return { refresh: async () => {} }
      }),
    unwatch: async (_id: string, watcher: unknown) => void watching.delete(watcher),
  })
  const greeted = made.receive(`{"type":"hello","version":${PROTOCOL_VERSION},"table":"table7","since":null}`)
  await new Promise(done => setImmediate(done))
  await made.dispose()
  go()
  await greeted
  expect(watching.size).toBe(0)
  expect(sent).toEqual([])
})
