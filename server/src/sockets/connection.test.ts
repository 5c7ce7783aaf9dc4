import { PROTOCOL_VERSION } from '@holdout/protocol'
import { expect, it } from 'vitest'
import { Budget } from '../limits/budget.ts'
import { RESENDS_OF_USER } from '../limits/resend-limit.ts'
import { Connection } from './connection.ts'

const resendBudget = () => new Budget(() => 0, RESENDS_OF_USER)

/** A connection with a clock that does not advance. */
function connection(registry: object = {}) {
  const sent: { say: string; because?: string; id?: string | null }[] = []
  const closed: number[] = []
  const made = new Connection(
    { registry, store: {}, now: () => 0, announceChat() {}, reportError() {}, answered() {}, resendBudget } as never,
    { id: 'ann', name: 'Ann', login: null, password: null, sessions: 1, created: 0 },
    'req-1',
    { send: ({ text }) => void sent.push(JSON.parse(text)), close: code => void closed.push(code) },
  )
  return { made, sent, closed }
}

it('answers 300 messages in a burst, then warns, then closes the connection', async () => {
  const { made, sent, closed } = connection()
  for (let i = 0; i < 300; i++) await made.receive('{"say":"ping","id":"a"}')
  expect(sent.every(({ say }) => say === 'pong')).toBe(true)
  for (let i = 0; i < 500; i++) await made.receive('{"say":"ping","id":"a"}')
  expect(sent.slice(300).every(({ because, id }) => because?.includes('Slow down') && id === 'a')).toBe(true)
  expect(closed).toEqual([])
  await made.receive('{"say":"ping","id":"a"}')
  expect(closed).toEqual([1008])
})

it('answers an invalid message with its id', async () => {
  const { made, sent } = connection()
  await made.receive('{"say":"move","id":"mine","move":5}')
  await made.receive('{"say":"move","id":{},"move":5}')
  await made.receive('not JSON')
  expect(sent.map(({ say, id }) => [say, id])).toEqual([
    ['refused', 'mine'],
    ['refused', null],
    ['refused', null],
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
  const greeted = made.receive(`{"say":"hello","version":${PROTOCOL_VERSION},"table":"table7","since":-1}`)
  await new Promise(done => setImmediate(done))
  await made.dispose()
  go()
  await greeted
  expect(watching.size).toBe(0)
  expect(sent).toEqual([])
})
