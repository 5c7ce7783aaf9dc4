import type { FromServer } from '@holdout/protocol'
import { expect, it } from 'vitest'
import type { Page } from './people.ts'
import { CLUSTER, services } from './services.ts'
import { gatherPeople, playOn, servers } from './table-host.ts'

const { start } = servers()
const { newDatabase, redis } = services()

async function twoNodes(): Promise<string[]> {
  const env = {
    DATABASE_URL: await newDatabase(),
    REDIS_URL: (await redis()).url,
    HOLDOUT_SECRET: 'the same on every node, and long enough',
  }
  return [(await start(undefined, env)).url, (await start(undefined, env)).url]
}

const WAYS = [
  { way: 'on one node', urls: async () => [(await start()).url] },
  ...(CLUSTER ? [{ way: 'on two nodes', urls: twoNodes }] : []),
]

/** The seats whose hands a player may have counted now. */
function countable({ news }: Page): unknown[] {
  return (news?.scene.choices ?? []).flatMap(({ kind, move }) =>
    kind === 'may' && move.move === 'count' ? [(move as { on?: unknown }).on] : [],
  )
}

const onTurn = ({ news }: Page): string => (news?.scene.view as { onTurn: string } | undefined)?.onTurn ?? ''

/**
 * Viral Dawn in honor mode: during a turn each other player may call a count of a hand, but each hand is counted once
 * per turn. If two players call the same count at the same time, only one succeeds.
 */
it.each(WAYS)('accepts one of two moves that exclude each other, $way', async ({ urls }) => {
  const nodes = await urls()
  const options = { players: 4, 'honor-mode': true, 'turn-seconds': 0, 'react-seconds': 0 }
  const { id, seats, people, pages } = await gatherPeople(nodes, 'viral-dawn', options)
  for (let round = 0; round < 6; round++) {
    const turn = onTurn(pages[0])
    // Adjacent seats are on different nodes, so the two rivals are too.
    const now = seats.indexOf(turn)
    const whose = (now + 1) % 4
    const rivals = [(now + 2) % 4, (now + 3) % 4]
    for (const rival of rivals) await pages[rival].until(() => countable(pages[rival]).includes(seats[whose]))
    const ask = { type: 'move', move: { move: 'count', on: seats[whose] } }
    const answers = await Promise.all(rivals.map(rival => pages[rival].request(ask)))
    const done = answers.findIndex(({ type }) => type === 'done')
    const [won, lost] = [answers[done], answers[1 - done]] as Extract<FromServer, { type: 'done' | 'error' }>[]
    expect([won.type, lost.type]).toEqual(['done', 'error'])
    expect(lost).toMatchObject({ rule: 'VD-77', message: 'That hand was already counted this turn.' })
    const seq = won.type === 'done' ? won.seq : undefined
    for (const page of pages) {
      await page.until(() => page.news?.seq === seq)
      expect(countable(page)).not.toContain(seats[whose])
      const counts = page.news?.log.map(({ event }) => event).filter(({ event }) => event === 'count-called')
      expect(counts, 'counted once, by the accepted player').toMatchObject([
        { seat: seats[rivals[done]], on: seats[whose] },
      ])
    }
    for (const rival of rivals) {
      // Both players see the stored log, on either node.
      const fresh = await people[rival].at(nodes[(rival + 1) % nodes.length]).open(id)
      await fresh.until(() => fresh.news !== null)
      expect(pages[rival].news?.scene).toEqual(fresh.news?.scene)
      await fresh.close()
    }
    await playOn(pages, () => onTurn(pages[0]) !== turn)
    await Promise.all(pages.map(page => page.until(() => page.news?.seq === pages[0].news?.seq)))
    if (pages[0].news?.scene.outcome != null) return
  }
})
