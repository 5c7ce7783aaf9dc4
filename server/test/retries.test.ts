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

it('gives every repeated request its first answer, also an older one', async () => {
  const { url } = await start()
  const { id, people, pages } = await gather(url, 'until-daylight')
  const [ann, ben] = pages
  const pausedBy = async (): Promise<string | null> => (await people[0].open(id)).info?.pausedBy ?? null
  expect(await ann.request({ type: 'pause', on: true }, 'a')).toMatchObject({ type: 'done' })
  const rejected = await ben.request({ type: 'undo' }, 'u')
  expect(rejected).toMatchObject({ type: 'error' })
  for (let i = 0; i < 10; i++) await ann.request({ type: 'pause', on: i % 2 === 1 }, `b${i}`)
  await ann.request({ type: 'pause', on: false }, 'c')
  expect(await ann.request({ type: 'pause', on: true }, 'a')).toMatchObject({ type: 'done' })
  expect(await pausedBy()).toBeNull()
  expect(await ben.request({ type: 'undo' }, 'u')).toMatchObject({ type: 'error' })

  // A stored move gets its entry again while the game is paused, and a chat line beyond the limit is confirmed again.
  const mover = pages.find(page => page.news?.scene.choices.some(({ kind }) => kind === 'must')) as typeof ann
  const move = mover.news?.scene.choices.find(({ kind }) => kind === 'must')?.move
  const first = await mover.request({ type: 'move', move }, 'm')
  expect(first).toMatchObject({ type: 'done' })
  await ann.request({ type: 'pause', on: true }, 'd')
  const again = await people[pages.indexOf(mover)].open(id)
  expect(await again.request({ type: 'move', move }, 'm')).toEqual(first)
  for (let i = 0; i < 5; i++) await ben.request({ type: 'chat', text: `${i}` }, `l${i}`)
  expect(await ben.request({ type: 'chat', text: 'more' }, 'l6')).toMatchObject({ type: 'error' })
  expect(await ben.request({ type: 'chat', text: '0' }, 'l0')).toMatchObject({ type: 'done' })
})
