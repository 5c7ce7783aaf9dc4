import { describe, expect, it } from 'vitest'
import { Person } from './people.ts'
import { gather, playOn, servers } from './table-host.ts'

const { start } = servers()
const OF_ANN = { login: 'Ann.Night', password: 'four wet wooden planks' }

async function annWithAccount(url: string): Promise<Person> {
  const ann = await Person.called('Ann', url)
  expect(await ann.ask('POST', 'api/account', OF_ANN)).toMatchObject({ status: 201 })
  return ann
}

describe('an account', () => {
  it('keeps the name and games of the guest who creates it, on any device', async () => {
    const { url } = await start()
    const { id, people } = await gather(url, 'until-dawn')
    const [ann] = people
    expect(await ann.ask('POST', 'api/account', OF_ANN)).toMatchObject({
      status: 201,
      body: { me: { name: 'Ann', login: 'ann.night' } },
    })
    const phone = Person.stranger(url)
    expect(await phone.ask('POST', 'api/login', { ...OF_ANN, login: 'ANN.night' })).toMatchObject({
      status: 200,
      body: { me: { name: 'Ann', login: 'ann.night' } },
    })
    expect((await phone.ask('GET', 'api/me/tables')).body.tables).toMatchObject([{ id, seats: [{ you: true }] }])
    const page = await phone.open(id)
    await page.until(() => page.news !== null)
    expect(await page.request({ type: 'move', move: { move: 'pass' } })).toMatchObject({ type: 'done' })
  })

  it('can be created without a guest first, and only once', async () => {
    const { url } = await start()
    const ann = Person.stranger(url)
    expect(await ann.ask('POST', 'api/account', { ...OF_ANN, name: 'Ann' })).toMatchObject({ status: 201 })
    expect((await ann.ask('GET', 'api/me')).body).toEqual({ me: { name: 'Ann', login: 'ann.night' } })
    expect(await ann.ask('POST', 'api/account', { ...OF_ANN, login: 'other' })).toMatchObject({ status: 409 })
    const ben = await Person.called('Ben', url)
    expect(await ben.ask('POST', 'api/account', { ...OF_ANN, login: 'ann.NIGHT' })).toMatchObject({
      status: 409,
      body: { error: 'The login "ann.night" is taken. Choose another one.' },
    })
    expect((await ben.ask('GET', 'api/me')).body).toEqual({ me: { name: 'Ben', login: null } })
  })

  it('takes over the games of the guest in the same browser', async () => {
    const { url } = await start()
    await annWithAccount(url)
    const { id, people, pages } = await gather(url, 'viral-dawn')
    const [guest] = people
    await pages[0].request({ type: 'chat', text: 'Hello.' })
    const closed = new Promise(done => pages[0].socket.once('close', done))
    await guest.ask('POST', 'api/login', OF_ANN)
    await closed
    const page = await guest.open(id)
    expect(page.info?.youHost).toBe(true)
    expect(page.info?.seats.filter(({ you }) => you)).toHaveLength(1)
    expect((await guest.ask('GET', 'api/me/tables')).body.tables).toMatchObject([{ id }])
    await playOn([page, ...pages.slice(1)])
  })

  it('does not say whether the login or the password is wrong, and limits attempts', async () => {
    const { url } = await start()
    await annWithAccount(url)
    const eve = Person.stranger(url)
    const wrong = { status: 401, body: { error: 'The login or the password is wrong.' } }
    expect(await eve.ask('POST', 'api/login', { ...OF_ANN, password: 'four dry wooden planks' })).toEqual(wrong)
    expect(await eve.ask('POST', 'api/login', { ...OF_ANN, login: 'nobody' })).toEqual(wrong)
    const statuses: number[] = []
    for (let i = 0; i < 12; i++)
      statuses.push((await eve.ask('POST', 'api/login', { ...OF_ANN, password: `guess number ${i}` })).status)
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(statuses.at(-1)).toBe(429)
    expect((await eve.ask('GET', 'api/me')).body).toEqual({ me: null })
  })

  it('changes its password: other devices are logged out, this one stays', async () => {
    const { url } = await start()
    const ann = await annWithAccount(url)
    const phone = Person.stranger(url)
    await phone.ask('POST', 'api/login', OF_ANN)
    const change = { old: OF_ANN.password, password: 'a red shotgun shell' }
    expect(await phone.ask('PUT', 'api/account/password', { ...change, old: 'no idea at all' })).toMatchObject({
      status: 401,
    })
    expect(await phone.ask('PUT', 'api/account/password', change)).toMatchObject({ status: 200 })
    expect((await phone.ask('GET', 'api/me')).body).toMatchObject({ me: { login: 'ann.night' } })
    expect((await ann.ask('GET', 'api/me')).body).toEqual({ me: null })
    expect(await ann.ask('POST', 'api/login', OF_ANN)).toMatchObject({ status: 401 })
    expect(await ann.ask('POST', 'api/login', { ...OF_ANN, password: change.password })).toMatchObject({ status: 200 })
  })
})

describe('leaving', () => {
  it('logs out here or everywhere, and closes open connections', async () => {
    const { url } = await start()
    const { id, people } = await gather(url, 'until-dawn')
    const [ann] = people
    await ann.ask('POST', 'api/account', OF_ANN)
    const phone = Person.stranger(url)
    await phone.ask('POST', 'api/login', OF_ANN)
    expect((await phone.ask('POST', 'api/logout')).body).toEqual({ me: null })
    expect((await phone.ask('GET', 'api/me')).body).toEqual({ me: null })
    expect((await ann.ask('GET', 'api/me')).body).toMatchObject({ me: { name: 'Ann' } })

    await phone.ask('POST', 'api/login', OF_ANN)
    const stolen = phone.at(url)
    const page = await ann.open(id)
    const closed = new Promise(done => page.socket.once('close', done))
    expect((await phone.ask('POST', 'api/logout-everywhere')).body).toEqual({ me: null })
    expect(await closed).toBe(1008)
    for (const one of [ann, phone, stolen]) expect((await one.ask('GET', 'api/me')).body).toEqual({ me: null })
    await expect(stolen.open(id, null, 2_000)).rejects.toThrow()
    expect(await phone.ask('POST', 'api/login', OF_ANN)).toMatchObject({ status: 200 })
  })

  it('tells a guest that they cannot log out everywhere', async () => {
    const { url } = await start()
    const ben = await Person.called('Ben', url)
    expect(await ben.ask('POST', 'api/logout-everywhere')).toMatchObject({ status: 409 })
    expect(await Person.stranger(url).ask('POST', 'api/logout-everywhere')).toMatchObject({ status: 401 })
  })

  it('deletes a person: name, chat lines and account are gone, the others play on', async () => {
    const { url } = await start()
    const { id, people, pages, seats } = await gather(url, 'viral-dawn')
    const [ann, ben] = people
    await ben.ask('POST', 'api/account', { login: 'ben', password: 'seven miles to go' })
    const page = await ben.open(id) // a new session needs a new connection
    await page.request({ type: 'chat', text: 'I was here.' })
    expect(await ben.ask('DELETE', 'api/me', {})).toMatchObject({ status: 400 })
    expect(await ben.ask('DELETE', 'api/me', { password: 'wrong password' })).toMatchObject({ status: 401 })
    expect(await ben.ask('DELETE', 'api/me', { password: 'seven miles to go' })).toMatchObject({ body: { me: null } })
    expect(await ben.ask('POST', 'api/login', { login: 'ben', password: 'seven miles to go' })).toMatchObject({
      status: 401,
    })
    await pages[0].until(() => pages[0].info?.seats[1].name === 'Deleted user')
    expect(JSON.stringify((await ann.ask('GET', `api/tables/${id}`)).body)).not.toContain('Ben')
    const late = await (await Person.called('Cat', url)).open(id)
    expect(late.received.filter(({ type }) => type === 'chat')).toEqual([])
    expect(await pages[0].request({ type: 'away', seat: seats[1], choice: 'bot' })).toMatchObject({ type: 'done' })
    await playOn(pages.slice(0, 1))
    const { body } = await ann.ask('GET', `api/tables/${id}/record`)
    expect(JSON.stringify(body)).not.toContain('Ben')
  })

  it('ends a table without people, and gives one with people a new host', async () => {
    const { url } = await start()
    const { id, people } = await gather(url, 'until-dawn')
    await people[0].ask('DELETE', 'api/me', {})
    const cat = await Person.called('Cat', url)
    expect((await cat.ask('GET', `api/tables/${id}`)).body).toMatchObject({ status: 'over', outcome: 'abandoned' })
    const dan = await Person.called('Dan', url)
    const request = {
      game: 'viral-dawn',
      options: {},
      public: true,
      spectators: true,
      name: 'Dan',
      bots: {},
      seat: null,
    }
    const open = (await dan.ask('POST', 'api/tables', { ...request, entropy: '' })).body.id as string
    const page = await cat.open(open)
    await page.request({ type: 'sit', seat: page.info?.seats[0].seat, name: 'Cat', entropy: '' })
    await dan.ask('DELETE', 'api/me', {})
    await page.until(() => page.info?.youHost === true)
    expect(page.info?.host).toBe('Cat')
  })
})

it.each([
  ['POST', 'api/account', { login: 'a', password: 'long enough' }, 'is not a valid login'],
  ['POST', 'api/account', { login: 'white space', password: 'long enough' }, 'is not a valid login'],
  ['POST', 'api/account', { login: '../../etc', password: 'long enough' }, 'is not a valid login'],
  ['POST', 'api/account', { login: 'ann', password: 'short' }, 'at least 8 characters'],
  ['POST', 'api/account', { login: 'ann', password: 'x'.repeat(201) }, 'password'],
  ['POST', 'api/account', { login: 'ann' }, 'password'],
  ['POST', 'api/account', { login: 5, password: 'long enough' }, 'login'],
  ['POST', 'api/account', { login: 'ann', password: 'long enough', admin: true }, 'admin'],
  ['POST', 'api/account', { login: 'ann', password: { $ne: '' } }, 'password'],
  ['POST', 'api/login', { login: "' or 1=1 --", password: '' }, 'wrong'],
  ['POST', 'api/login', [], 'object'],
  ['PUT', 'api/account/password', { old: 'a', password: 'long enough' }, 'guest'],
] as const)('rejects %s %s %j', async (method, path, body, words) => {
  const { url } = await start()
  const ann = await Person.called('Ann', url)
  const answer = await ann.ask(method, path, body)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(answer.body.error).toContain(words)
  expect((await ann.ask('GET', 'api/me')).body).toEqual({ me: { name: 'Ann', login: null } })
})
