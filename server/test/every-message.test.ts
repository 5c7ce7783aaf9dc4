import { loadGame, SLUGS } from '@holdout/catalog'
import type { FromServer } from '@holdout/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import { type Page, Person } from './people.ts'
import { gather, playOn, servers } from './table-host.ts'

const { start } = servers()

/** The kinds of messages received, so that the test cannot shrink unnoticed. */
const kinds = new Set<FromServer['type']>()

afterAll(() => {
  expect([...kinds].sort()).toEqual([
    'chat',
    'done',
    'error',
    'hint',
    'patch',
    'pong',
    'restart',
    'scene',
    'table',
    'welcome',
  ])
})

// Each page checks what it receives against the protocol: `checkedMessage`.
describe.each(SLUGS)('every message of a whole match of %s', slug => {
  it('is described by the protocol, for players with and without text and for spectators', async () => {
    const serving = await start()
    const { id, pages } = await gather(serving.url, slug, undefined, { hints: true })
    const spectator = await (await Person.called('Cat', serving.url)).open(id)
    const all: Page[] = [...pages, spectator]
    await pages[0].leaveOutWords(await loadGame(slug))
    await pages[0].request({ type: 'chat', text: 'Hello' })
    await pages[0].request({ type: 'move', move: { move: 'no-such-move' } })
    await pages[0].request({ type: 'hint' })
    pages[0].say({ type: 'ping', id: 'time' })
    await playOn(pages)
    await spectator.until(() => spectator.info?.status === 'over')
    await serving.stop()
    for (const page of all) for (const { type } of page.received) kinds.add(type)
    for (const page of all) expect(page.faults).toEqual([])
  })
})
