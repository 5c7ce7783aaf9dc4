import { loadGame, SLUGS } from '@holdout/catalog'
import type { MatchRecord, Who } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import type { Page } from './people.ts'
import { Person } from './people.ts'
import { unknownFieldsIn, WholeGame } from './secrecy.ts'
import { gatherPeople, playOn, servers, stopMatch } from './table-host.ts'

const { start } = servers()

/** A page and the seat it belongs to. */
interface Listener {
  readonly who: Who
  readonly page: Page
}

describe.each(SLUGS)('all messages of a whole match of %s', slug => {
  it('contain for each seat and for spectators only what they may know', async () => {
    const { url } = await start()
    const { id, seats, pages, people } = await gatherPeople(url, slug)
    const listeners: Listener[] = pages.map((page, i) => ({ who: seats[i], page }))
    const cat = await Person.called('Cat', url)
    listeners.push({ who: 'table', page: await cat.open(id) })
    await pages[0].request({ type: 'chat', text: 'Good luck.' })
    // Every other player and one spectator turn text off.
    const game = await loadGame(slug)
    for (const [i, { page }] of listeners.entries()) if (i % 2 === 1) await page.leaveOutWords(game)

    // In mid-match: one client reconnects, one joins late, and all request over HTTP what they must not get.
    const asked: string[] = []
    await playOn(pages, moves => moves >= 12)
    listeners.push({ who: seats[0], page: await people[0].open(id, 5) })
    const dan = await (await Person.called('Dan', url)).open(id)
    await dan.leaveOutWords(game)
    listeners.push({ who: 'table', page: dan })
    for (const one of [...people, cat])
      for (const path of ['api/me', 'api/me/tables', 'api/tables', `api/tables/${id}`, `api/tables/${id}/record`])
        asked.push(JSON.stringify((await one.ask('GET', path)).body))
    await playOn(pages)
    for (const { page } of listeners) await page.until(() => page.info?.status === 'over' && page.news !== null)

    const { body } = await people[0].ask('GET', `api/tables/${id}/record`)
    const whole = new WholeGame(game, body as unknown as MatchRecord)
    const faults: string[] = []
    for (const { who, page } of listeners) {
      for (const message of page.received) faults.push(...unknownFieldsIn(message))
      for (const scene of page.scenes) faults.push(...whole.faultsIn(scene, who))
    }
    expect(faults.slice(0, 5)).toEqual([])
    expect(dan.received.filter(({ type }) => type === 'patch').length).toBeGreaterThan(3)

    // Seeds, user ids and seed contributions must be in no message.
    const ids = [...people, cat].map(({ id: user }) => user)
    const sent = [...listeners.flatMap(({ page }) => page.received.map(one => JSON.stringify(one))), ...asked]
    for (const secret of [...whole.keys, ...ids, ...seats.map((_, i) => `half-of-${i}`)])
      expect(sent.filter(text => text.includes(secret)).map(text => text.slice(0, 200))).toEqual([])
    expect(asked.filter(text => text.includes('hidden information'))).toHaveLength(people.length + 1)
  })
})

it('do not reveal when the hidden gong of Until Daylight will sound', async () => {
  const { url } = await start()
  const { pages } = await gatherPeople(url, 'until-daylight', { players: 3, 'search-mode': 'timed' })
  await playOn(pages, moves => moves >= 20)
  const scenes = pages.flatMap(page => page.received.filter(message => message.type === 'scene'))
  const searching = scenes.filter(({ scene }) => (scene.view as { search: unknown }).search !== null)
  expect(searching.length).toBeGreaterThan(0)
  for (const message of searching) {
    expect(message.clocks.filter(({ id }) => id.startsWith('search'))).toEqual([])
    expect(JSON.stringify(message)).not.toContain('"shift"')
  }
})

it('the check finds a scene that was sent to the wrong seat', async () => {
  const { url } = await start()
  const { id, seats, pages, people } = await gatherPeople(url, 'viral-dawn')
  await stopMatch(pages)
  const { body } = await people[0].ask('GET', `api/tables/${id}/record`)
  const whole = new WholeGame(await loadGame('viral-dawn'), body as unknown as MatchRecord)
  const [dealt] = pages[1].scenes
  expect(whole.faultsIn(dealt, seats[1])).toEqual([])
  const misdirected = { ...dealt, scene: { ...dealt.scene, seat: seats[0] } }
  expect(whole.faultsIn(misdirected, seats[0])).not.toEqual([])
  const { log, ...rest } = dealt
  expect(whole.faultsIn({ ...rest, log: log.slice(1) }, seats[1])).not.toEqual([])
})
