import { describe, expect, it } from 'vitest'
import { checkHistory } from './history/check-history.ts'
import { type Call, History, type StoredLog } from './history/history.ts'
import { MUTANTS } from './history/mutants.ts'
import { simulate } from './history/simulation.ts'

// The short form of `npm run campaign -- --only simulation`.
const SHORT = { tables: 4, seed: 7 }
/** A killed node, then a power failure, then a frozen node. */
const FIRST_THREE = 3
const EVERY_KIND = 8

it('finds nothing wrong while nodes, database, disk and network fail', async () => {
  const report = await simulate({ ...SHORT, faults: EVERY_KIND })
  expect(report.violations).toEqual([])
  expect(report.moves).toBeGreaterThan(0)
})

describe('the checker finds a server that', () => {
  it.each(MUTANTS.map(mutant => [mutant.name, mutant] as const))('%s', async (_name, mutant) => {
    // The nodes race each other, so one short run can miss a rare fault.
    for (const seed of [7, 8, 9, 10]) {
      const { violations } = await simulate({ ...SHORT, seed, faults: FIRST_THREE, pace: 80, mutant })
      if (violations.length > 0) return
    }
    expect.fail('no run found it')
  })
})

describe('the checker reports', () => {
  const move = { move: 'pass' }
  const log = (change: Partial<StoredLog> = {}): StoredLog => ({
    table: 't',
    entries: [{ seq: 1, seat: 'john', move, id: 'ann/1' }],
    chat: [],
    values: {},
    initial: {},
    ...change,
  })
  /** A history with moves of Ann; `tell` adds their answers. */
  const faults = (tell: (history: History, sent: (id: string) => Call) => void, stored = log()): string[] => {
    const history = new History()
    const of = { person: 'ann', table: 't', kind: 'move', move, text: null, writes: null }
    tell(history, id => history.sent({ ...of, id }))
    return checkHistory(history, [stored]).map(({ fault }) => fault)
  }
  const two = log({ entries: [...log().entries, { seq: 2, seat: 'john', move, id: 'ann/2' }] })

  it('nothing for an acknowledged and an unknown move', () => {
    expect(faults((history, sent) => history.answered(sent('ann/1'), true, 1, null))).toEqual([])
    expect(faults((_history, sent) => void sent('ann/1'))).toEqual([])
    expect(faults((_history, sent) => void sent('ann/1'), log({ entries: [] }))).toEqual([])
  })

  it('moves that are missing, doubled, invented, changed or stored after a rejection', () => {
    const done = (history: History, sent: (id: string) => Call): void => history.answered(sent('ann/1'), true, 1, null)
    expect(faults(done, log({ entries: [] }))).toEqual(['missing'])
    expect(faults(done, log({ entries: [...log().entries, { ...log().entries[0], seq: 2 }] }))).toEqual(['doubled'])
    expect(faults(done, two)).toEqual(['invented'])
    expect(faults((history, sent) => history.answered(sent('ann/1'), true, 2, null))).toEqual(['changed'])
    expect(faults((history, sent) => history.answered(sent('ann/1'), false, null, 'No.'))).toEqual([
      'rejected-but-stored',
    ])
  })

  it('a wrong order, other answers to a repeat, and stale or lost reads', () => {
    const reversed = log({ entries: [two.entries[1], two.entries[0]].map((entry, i) => ({ ...entry, seq: i + 1 })) })
    expect(
      faults((history, sent) => {
        history.answered(sent('ann/1'), true, 2, null)
        history.answered(sent('ann/2'), true, 1, null)
      }, reversed),
    ).toEqual(['order'])
    expect(
      faults((history, sent) => {
        const call = sent('ann/1')
        history.answered(call, true, 1, null)
        history.answered(call, false, null, 'No.')
      }),
    ).toEqual(['two-answers'])
    expect(
      faults((history, sent) => {
        history.answered(sent('ann/1'), true, 1, null)
        history.read({ person: 'ben', table: 't', sent: history.now(), seq: 0, values: {} })
        history.saw({ person: 'ben', table: 't', seq: 1 })
        history.saw({ person: 'ben', table: 't', seq: 0 })
      }),
    ).toEqual(['stale-read', 'sent-back'])
  })

  it('an old change of the table that was carried out again', () => {
    const history = new History()
    const of = { person: 'ann', table: 't', kind: 'pause', move: null, text: null }
    for (const [id, value] of [
      ['ann/1', 'Ann'],
      ['ann/2', null],
    ] as const)
      history.answered(history.sent({ ...of, id, writes: { register: 'pausedBy', value } }), true, null, null)
    const stored = (pausedBy: string | null): StoredLog => log({ entries: [], values: { pausedBy }, initial: {} })
    expect(checkHistory(history, [stored(null)])).toEqual([])
    expect(checkHistory(history, [stored('Ann')]).map(({ fault }) => fault)).toEqual(['wrong-value'])
  })
})
