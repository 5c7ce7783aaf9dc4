import { describe, expect, it } from 'vitest'
import { Person } from './people.ts'
import { gather, gatherPeople, mustMove, playOn, servers } from './table-host.ts'

const { start, newData } = servers()

describe('reconnecting', () => {
  it('continues after a restart for the same people', async () => {
    const data = newData()
    const first = await start(data)
    const { id, people, pages } = await gather(first.url, 'until-dawn')
    const moves = await playOn(pages, played => played >= 12)
    const { seq, scene } = pages[0].news ?? {}
    await first.stop()
    const second = await start(data)
    const again = await people[0].at(second.url).open(id)
    await again.until(() => again.news !== null)
    expect(again.news?.seq).toBe(seq)
    expect(seq).toBeGreaterThanOrEqual(moves)
    expect(again.news?.scene.view).toEqual(scene?.view)
    await playOn([again])
    expect(again.news?.scene.outcome).toBeTruthy()
  })

  it('names the player that the game is waiting for', async () => {
    const { url } = await start()
    const { pages, seats } = await gatherPeople(url, 'viral-dawn', { 'turn-seconds': 0, 'react-seconds': 0 })
    const isAsked = (page: (typeof pages)[number]): boolean =>
      page.news?.scene.choices.some(({ kind }) => kind === 'must') ?? false
    await Promise.race(pages.map(page => page.until(() => isAsked(page))))
    const asked = pages.findIndex(isAsked)
    const name = pages[0].info?.seats.find(({ seat }) => seat === seats[asked])?.name
    const other = pages[(asked + 1) % pages.length]
    expect(await other.request({ type: 'move', move: { move: 'lay', card: '2H' } })).toMatchObject({
      type: 'error',
      rule: null,
      message: `It is not your turn. The game is waiting for ${name}.`,
    })
    expect(name).toBeTruthy()
  })

  it('makes a move once, even if it is sent several times with the same id', async () => {
    const { url } = await start()
    const { pages } = await gather(url, 'until-dawn')
    const [page] = pages
    const move = { type: 'move', move: { move: 'pass' } }
    const answers = await Promise.all([
      page.request(move, 'same'),
      page.request(move, 'same'),
      page.request(move, 'same'),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ type: 'done', seq: 1 })
    expect(page.news?.seq).toBe(1)
    expect(await page.request(move, 'other')).toMatchObject({ type: 'done', seq: 2 })
  })

  it('sends a client that reconnects exactly what is missing', async () => {
    const { url } = await start()
    const { id, pages, people } = await gather(url, 'until-dawn')
    const [page] = pages
    await page.request({ type: 'move', move: { move: 'pass' } })
    await page.until(() => page.news?.seq === 1)
    await page.close()
    const other = await people[0].open(id)
    await other.until(() => other.news !== null)
    await other.request({ type: 'move', move: { move: 'pass' } })
    await other.request({ type: 'move', move: { move: 'pass' } })
    const back = await people[0].open(id, 1)
    await back.until(() => back.news?.seq === 3)
    expect(back.news?.from).toBe(2)
    expect(new Set(back.news?.log.map(({ at }) => at))).toEqual(new Set([2, 3]))
  })

  it('undoes a move in the log and on the table', async () => {
    const data = newData()
    const { url, stop } = await start(data)
    const { id, pages, people } = await gather(url, 'until-dawn', { undo: 'until-reveal' })
    const [page] = pages
    await page.request({ type: 'move', move: { move: 'barricade', at: 0 } })
    const before = page.news?.scene.view
    await page.request({ type: 'move', move: { move: 'barricade', at: 1 } })
    expect(await page.request({ type: 'undo' })).toMatchObject({ type: 'done', seq: 3 })
    await page.until(() => page.news?.seq === 3)
    expect(page.news?.scene.seq).toBe(1)
    expect(page.news?.scene.view).toEqual(before)
    await stop()
    const again = await people[0].at((await start(data)).url).open(id)
    await again.until(() => again.news !== null)
    expect(again.news?.scene.view).toEqual(before)
  })
})

describe('permissions', () => {
  it('lets players play only their own seat, and spectators none', async () => {
    const { url } = await start()
    const { id, pages } = await gather(url, 'viral-dawn')
    const watcher = await (await Person.called('Cat', url)).open(id)
    await watcher.until(() => watcher.news !== null)
    expect(watcher.news?.scene.seat).toBe('table')
    expect(watcher.news?.scene.choices).toEqual([])
    expect(await watcher.request({ type: 'move', move: { move: 'pass' } })).toMatchObject({
      type: 'error',
      message: 'You have no seat at this table.',
    })
    const [ann, ben] = pages
    await playOn(pages, () => mustMove(ann) !== mustMove(ben))
    const [asked, waiting] = mustMove(ann) ? [ann, ben] : [ben, ann]
    const move = asked.news?.scene.choices.find(({ kind }) => kind === 'must')?.move
    expect(move).toBeDefined()
    expect(await waiting.request({ type: 'move', move })).toMatchObject({ type: 'error' })
  })

  it('keeps spectators out if the host does not allow them', async () => {
    const { url } = await start()
    const ann = await Person.called('Ann', url)
    const request = {
      game: 'until-dawn',
      options: {},
      public: false,
      spectators: false,
      name: 'Ann',
      bots: {},
      seat: 'john',
      entropy: '',
    }
    const id = (await ann.ask('POST', 'api/tables', request)).body.id as string
    const page = await ann.open(id)
    await page.request({ type: 'start' })
    const cat = await Person.called('Cat', url)
    await expect(cat.open(id, null, 1_000)).rejects.toThrow('does not allow spectators')
    expect((await cat.ask('GET', 'api/tables')).body.tables).toEqual([])
  })

  it('rejects the second person who takes a seat', async () => {
    const { url } = await start()
    const ann = await Person.called('Ann', url)
    const request = {
      game: 'viral-dawn',
      options: {},
      public: true,
      spectators: true,
      name: 'Ann',
      bots: {},
      seat: null,
      entropy: '',
    }
    const id = (await ann.ask('POST', 'api/tables', request)).body.id as string
    const pages = await Promise.all(['Ben', 'Cat'].map(async name => (await Person.called(name, url)).open(id)))
    const seat = pages[0].info?.seats[0].seat
    const answers = await Promise.all(
      pages.map((page, i) => page.request({ type: 'sit', seat, name: ['Ben', 'Cat'][i], entropy: '' })),
    )
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(1)
    expect(answers.find(({ type }) => type === 'error')).toMatchObject({
      message: expect.stringContaining('already has that seat'),
    })
  })

  it('provides the record only after the end', async () => {
    const { url } = await start()
    const { id, people } = await gather(url, 'until-dawn')
    expect(await people[0].ask('GET', `api/tables/${id}/record`)).toMatchObject({ status: 409 })
  })
})

describe('invalid input', () => {
  it.each([
    'not json',
    '{}',
    '[]',
    'null',
    '{"type":"dance"}',
    '{"type":"move","id":"x"}',
    '{"type":"move","id":"x","move":{"move":"shoot","at":{"deep":true}}}',
    '{"type":"move","id":"x","move":{"move":"shoot","at":99}}',
    '{"type":"sit","id":"x","seat":"__proto__","name":"a","entropy":""}',
    '{"type":"chat","id":"x","text":""}',
    '{"type":"chat","id":"x","text":"   "}',
    '{"type":"chat","id":"x","text":"a\\u0000b"}',
    '{"type":"hello","version":3,"table":"../../etc","since":null}',
    '{"type":"hello","version":99,"table":"x","since":null}',
  ])('answers %s with a sentence, and the table stands', async text => {
    const { url } = await start()
    const { pages } = await gather(url, 'until-dawn')
    const [page] = pages
    const before = page.received.length
    page.socket.send(text)
    await page.until(() => page.received.slice(before).some(({ type }) => type === 'error'))
    expect(JSON.stringify(page.received.at(-1))).not.toMatch(/node_modules|\.ts:|Error:/)
    expect(await page.request({ type: 'move', move: { move: 'pass' } })).toMatchObject({ type: 'done' })
  })

  it('disconnects clients that send far too long messages, and warns those that send too many', async () => {
    const { url } = await start()
    const { id, people } = await gather(url, 'until-dawn')
    const long = await people[0].open(id)
    long.socket.send('x'.repeat(100_000))
    await new Promise(done => long.socket.once('close', done))
    const many = await people[0].open(id)
    for (let i = 0; i < 1000; i++) many.socket.send('{"type":"ping","id":"p"}')
    await many.until(() =>
      many.received.some(message => message.type === 'error' && message.message.includes('Too many messages')),
    )
  })

  it.each([
    ['POST', 'api/tables', { game: 'chess' }, 400],
    [
      'POST',
      'api/tables',
      { game: 'chess', options: {}, public: true, spectators: true, name: 'A', bots: {}, seat: null, entropy: '' },
      400,
    ],
    [
      'POST',
      'api/tables',
      {
        game: 'until-dawn',
        options: { shells: 99 },
        public: true,
        spectators: true,
        name: 'A',
        bots: {},
        seat: null,
        entropy: '',
      },
      400,
    ],
    [
      'POST',
      'api/tables',
      {
        game: 'until-dawn',
        options: {},
        public: true,
        spectators: true,
        name: 'A',
        bots: { john: 'genius' },
        seat: null,
        entropy: '',
      },
      400,
    ],
    ['PUT', 'api/me', { name: '' }, 400],
    ['PUT', 'api/me', { name: '  ' }, 400],
    ['PUT', 'api/me', { name: 'a\u0000b' }, 400],
    ['PUT', 'api/me', { name: '\u202eeve' }, 400],
    ['PUT', 'api/me', { name: 5 }, 400],
    ['PUT', 'api/me', { name: 'x'.repeat(1000) }, 400],
    ['GET', 'api/tables/none', undefined, 404],
    ['GET', 'api/tables?game=chess', undefined, 400],
    ['GET', 'api/nowhere', undefined, 404],
  ] as const)('refuses %s %s %j', async (method, path, body, status) => {
    const { url } = await start()
    const ann = await Person.called('Ann', url)
    const answer = await ann.ask(method, path, body)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:/)
  })
})
