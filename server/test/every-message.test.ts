import { loadGame, SLUGS } from '@holdout/catalog'
import type { FromServer } from '@holdout/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import { type Page, Person } from './people.ts'
import { gather, playOn, servers } from './table-host.ts'

const { start } = servers()

/** The kinds of messages received, so that the test cannot shrink unnoticed. */
const kinds = new Set<FromServer['say']>()

afterAll(() => {
  expect([...kinds].sort()).toEqual(
    ['chat', 'done', 'pong', 'refused', 'restart', 'scene', 'sight', 'table', 'welcome'].sort(),
  )
})

// Each page checks what it receives against the protocol: `checkedMessage`.
describe.each(SLUGS)('every message of a whole match of %s', slug => {
  it('is described by the protocol, for players with and without text and for spectators', async () => {
    const serving = await start()
    const { id, pages } = await gather(serving.url, slug)
    const spectator = await (await Person.called('Cat', serving.url)).open(id)
    const all: Page[] = [...pages, spectator]
    await pages[0].leaveOutWords(await loadGame(slug))
    await pages[0].request({ say: 'chat', text: 'Hello' })
    await pages[0].request({ say: 'move', move: { move: 'no-such-move' } })
    pages[0].say({ say: 'ping', id: 'time' })
    await playOn(pages)
    await spectator.until(() => spectator.info?.status === 'over')
    await serving.stop()
    for (const page of all) for (const { say } of page.received) kinds.add(say)
    for (const page of all) expect(page.faults).toEqual([])
  })
})
