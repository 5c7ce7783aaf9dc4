import { expect, it } from 'vitest'
import { Person } from './people.ts'
import { gather, newTable, servers } from './table-host.ts'

const { start } = servers()

it('does not repeat a request that is sent again because the answer was lost', async () => {
  const { url } = await start()
  const { id, people, pages } = await gather(url, 'viral-dawn')
  const [ann, ben] = pages
  const chat = { type: 'chat', text: 'Only once.' }
  expect(await ben.request(chat, 'line-1')).toMatchObject({ type: 'done' })
  expect(await ben.request({ type: 'leave' }, 'go-1')).toMatchObject({ type: 'done' })

  // On another connection, as a client does after reconnecting: nothing is done again.
  const again = await people[1].open(id)
  expect(await again.request(chat, 'line-1')).toMatchObject({ type: 'done' })
  const before = again.info
  expect(await again.request({ type: 'leave' }, 'go-1')).toMatchObject({ type: 'done' })
  expect(again.info?.seats).toEqual(before?.seats)
  const lines = (page: typeof ann): string[] =>
    page.received.flatMap(message => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []))
  expect(lines(again)).toEqual(['Only once.'])
  expect(lines(ann)).toEqual(['Only once.'])
})

it('answers a repeated start with done, and a second start with an error', async () => {
  const { url } = await start()
  const ann = await Person.called('Ann', url)
  const { body } = await ann.ask('POST', 'api/tables', newTable('until-dawn', { seat: 'john' }))
  const page = await ann.open(body.id as string)
  expect(await page.request({ type: 'start' }, 'start-1')).toMatchObject({ type: 'done' })
  const again = await ann.open(body.id as string)
  expect(await again.request({ type: 'start' }, 'start-1')).toMatchObject({ type: 'done' })
  expect(await again.request({ type: 'start' }, 'start-2')).toMatchObject({ message: 'The game has already started.' })
})
