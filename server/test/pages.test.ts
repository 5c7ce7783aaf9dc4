import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHELF } from '@holdout/catalog'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { serve } from '../src/serve.ts'
import { webFolder } from './folders.ts'
import { Person } from './people.ts'
import { gatherPeople, newTable, playOn, servers } from './table-host.ts'

const { start, newData } = servers()

/** A page as a program without JavaScript reads it. */
async function read(url: string): Promise<{ readonly status: number; readonly type: string; readonly html: string }> {
  const answer = await fetch(url)
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', html: await answer.text() }
}

function tag(html: string, name: string): string {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1] ?? `no ${name}`
}

describe('a page', () => {
  it('has its own title, text and picture', async () => {
    const { url } = await start()
    for (const [path, title, picture] of [
      ['', 'Holdout', 'holdout'],
      ...SHELF.map(({ slug, title }) => [slug, title, slug]),
      ['rules/zombie-town', 'Rules of Zombie Town', 'zombie-town'],
      ['learn/viral-dawn', 'Learn Viral Dawn in 5 minutes', 'viral-dawn'],
      ['online', 'Play online', 'holdout'],
    ]) {
      const { status, type, html } = await read(url + path)
      expect([path, status, type]).toEqual([path, 200, 'text/html; charset=utf-8'])
      expect(tag(html, 'og:title')).toBe(title)
      expect(tag(html, 'og:image')).toBe(`${url}pictures/${picture}.png`)
      expect(tag(html, 'description').length).toBeGreaterThan(20)
      expect(html).toContain(`<link rel="canonical" href="${url}${path}" />`)
      expect(html).toContain(`<h1>${title}</h1>`)
    }
  })

  it('links files relative to its path', async () => {
    const { url } = await start()
    expect((await read(`${url}until-dawn`)).html).toContain('src="./assets/a-123.js"')
    expect((await read(`${url}rules/until-dawn`)).html).toContain('src="../assets/a-123.js"')
    expect((await read(`${url}until-dawn/`)).html).toContain('src="../assets/a-123.js"')
  })

  it('that does not exist is a page with status 404, and JSON for files and the API', async () => {
    const { url } = await start()
    for (const path of ['nowhere', 'rules/no-game', 'until-dawn/more', 't/nosuchtable']) {
      const { status, type, html } = await read(url + path)
      expect([path, status, type]).toEqual([path, 404, 'text/html; charset=utf-8'])
      expect(html).toMatch(/<h1>(Page|Table) not found<\/h1>/)
    }
    for (const path of ['api/nowhere', 'assets/none.js'])
      expect(await read(url + path)).toMatchObject({ status: 404, type: 'application/json; charset=utf-8' })
  })
})

describe('a link to a table', () => {
  it('invites with the name of the host, the free seats and the timer, and escapes the name', async () => {
    const { url } = await start()
    const ann = await Person.called('Ann', url)
    const name = `<b>"A&B"`
    const wish = newTable('viral-dawn', { public: false, options: { 'turn-seconds': 60 }, name, seat: 'p1' })
    const { id } = (await ann.ask('POST', 'api/tables', wish)).body as { id: string }
    const { status, html } = await read(`${url}t/${id}`)
    expect(status).toBe(200)
    expect(html).not.toContain('<b>')
    expect(tag(html, 'og:title')).toBe('&#60;b&#62;&#34;A&#38;B&#34; invites you to Viral Dawn')
    expect(tag(html, 'og:description')).toMatch(/^\d seats free · 60 s per turn\. 4–6 players, 8–15 minutes\.$/)
    expect(tag(html, 'og:image')).toBe(`${url}t/${id}.png`)
    expect(tag(html, 'robots')).toBe('noindex')
  })

  it('shows a running and a finished match, and nothing that players do not see', async () => {
    const data = newData()
    const { url } = await start(data)
    const { id, pages } = await gatherPeople(url, 'viral-dawn')
    await pages[0].request({ type: 'chat', text: 'a secret word' })
    await playOn(pages, moves => moves >= 4)
    const running = (await read(`${url}t/${id}`)).html
    expect(tag(running, 'og:title')).toBe('Viral Dawn: a game in progress')
    expect(tag(running, 'og:description')).toMatch(/\. \d+ moves/)
    expect((await read(`${url}r/${id}?move=2`)).html).toContain('a game in progress')
    await playOn(pages)
    const over = (await read(`${url}t/${id}`)).html
    expect(tag(over, 'og:title')).toBe('Viral Dawn: a finished game')
    const replay = (await read(`${url}r/${id}?move=3&as=p2`)).html
    expect(tag(replay, 'og:title')).toBe('Viral Dawn: replay at move 3')
    expect(tag(replay, 'og:description')).toMatch(/ saw it\. .* won · \d+ moves\.$/)
    expect(tag((await read(`${url}r/${id}?move=99999&as=none`)).html, 'og:title')).toBe('Viral Dawn: replay')
    const record = await (await fetch(`${url}api/tables/${id}/record`)).json()
    for (const html of [running, over, replay])
      for (const secret of ['a secret word', record.seed, record.meta.shuffle.secret, record.meta.shuffle.seedHash])
        expect(html).not.toContain(secret)
  })
})

describe('the picture of a table', () => {
  it('is made from the drawing of its game, and is that of its game if it cannot be made', async () => {
    const web = webFolder()
    mkdirSync(join(web, 'pictures'))
    const drawings = new URL('../../web/src/parts/pictures/', import.meta.url)
    copyFileSync(new URL('viral-dawn.svg', drawings), join(web, 'pictures', 'viral-dawn.svg'))
    writeFileSync(join(web, 'pictures', 'zombie-town.png'), 'of the build')
    const config = readConfig({ HOLDOUT_DATA: newData(), HOLDOUT_LOG: 'silent', HOLDOUT_MIN_FREE: '0' }, { port: 0 })
    const serving = await serve(config, web)
    try {
      const ann = await Person.called('Ann', serving.url)
      const pictureOf = async (game: string): Promise<Response> => {
        const { body } = await ann.ask('POST', 'api/tables', newTable(game))
        return fetch(`${serving.url}t/${(body as { id: string }).id}.png`)
      }
      const made = await pictureOf('viral-dawn')
      expect(made.headers.get('content-type')).toBe('image/png')
      const png = Buffer.from(await made.arrayBuffer())
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
      expect(await (await pictureOf('zombie-town')).text()).toBe('of the build')
    } finally {
      await serving.stop()
    }
  })
})
