import { loadGame, SLUGS } from '@holdout/catalog'
import { type MatchRecord, seedOf, verify } from '@holdout/engine'
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
describe.each(SLUGS)('a whole match of %s', slug => {
  it('has only messages that the protocol describes, and a record that proves its deal', async () => {
    const serving = await start()
    const { id, pages, people } = await gather(serving.url, slug, undefined, { hints: true })
    const { seedHash } = pages[0].info ?? {}
    const spectator = await (await Person.called('Cat', serving.url)).open(id)
    const all: Page[] = [...pages, spectator]
    const game = await loadGame(slug)
    await pages[0].leaveOutWords(game) // with and without text
    await pages[0].request({ type: 'chat', text: 'Hello' })
    await pages[0].request({ type: 'move', move: { move: 'no-such-move' } })
    await pages[0].request({ type: 'hint' })
    pages[0].say({ type: 'ping', id: 'time' })
    await playOn(pages)
    await spectator.until(() => spectator.info?.status === 'over')
    const { status, body } = await people[0].ask('GET', `api/tables/${id}/record`)
    await serving.stop()
    for (const page of all) for (const { type } of page.received) kinds.add(type)
    for (const page of all) expect(page.faults).toEqual([])

    expect(status).toBe(200)
    const record = body as unknown as MatchRecord
    expect(verify(game, record)).toMatchObject({ ok: true })
    const proof = record.meta?.shuffle as { secret: string; seedHash: string; entropy: Record<string, string> }
    expect(proof.seedHash).toBe(seedHash)
    expect(seedOf(proof.secret, proof.entropy)).toBe(record.seed)
  })
})
