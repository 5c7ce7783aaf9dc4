import { CLOCK, InputError, replay } from '@holdout/engine'
import { nightWatch } from '@holdout/night-watch'
import { describe, expect, it } from 'vitest'
import { HOLD, KEEP } from '../../test/holds.ts'
import { tableFor } from '../../test/tables.ts'
import { act } from './act.ts'
import { LocalTable } from './local-table.ts'

const alone = { people: { p1: null }, bots: { p2: 'greedy', p3: 'greedy' } }
const two = { people: { p1: 'Anna', p2: 'Ben' }, bots: { p3: 'greedy' } }
const three = { people: { p1: 'Anna', p2: 'Ben', p3: 'Cleo' }, bots: {} }

describe('one person and bots', () => {
  it('asks the person, pauses for bots, and asks again', () => {
    const { table, time } = tableFor(nightWatch, { seating: alone })
    table.start()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'p1', optional: false })
    table.play(HOLD.p1)
    expect(table.phase.kind).toBe('bot')
    time.pass(60_000)
    expect(['ask', 'over']).toContain(table.phase.kind)
  })

  it('skips the pause on request, but not while a person reads', () => {
    const { table } = tableFor(nightWatch, { seating: alone })
    table.start()
    table.play(HOLD.p1)
    const moves = table.match.entries.length
    table.rest(true)
    table.hurry()
    expect(table.match.entries.length).toBe(moves)
    table.rest(false)
    table.hurry()
    expect(table.match.entries.length).toBe(moves + 1)
  })

  it('saves the record after every move, and it replays to the same state', () => {
    const { table, time, saved } = tableFor(nightWatch, { seating: alone })
    table.start()
    table.play(HOLD.p1)
    time.pass(10_000)
    const last = saved.at(-1) ?? expect.fail('nothing was saved')
    expect(last.moves.length).toBe(table.match.entries.length)
    expect(replay(nightWatch, last).record().hash).toBe(last.hash)
    expect(last.meta?.table).toMatchObject(alone)
  })

  it('reports a failed save and continues', async () => {
    const { table } = tableFor(nightWatch, { seating: alone })
    const full = new LocalTable({
      match: table.match,
      seating: alone,
      askAll: false,
      pause: () => 0,
      time: { now: () => 0, after: () => () => {} },
      keep() {
        throw new InputError('save.json: the disk is full.')
      },
    })
    full.start()
    expect(full.notice).toContain('the disk is full')
    expect(await full.play(HOLD.p1)).toEqual({ ok: true })
  })

  it('rejects an illegal move with the reason', async () => {
    const { table } = tableFor(nightWatch, { seating: alone })
    table.start()
    expect(await table.play({ move: 'step-back' })).toMatchObject({ ok: false, rule: 'NW-09' })
  })

  it('undoes moves, and gives the reason if it cannot', async () => {
    const { table } = tableFor(nightWatch, { seating: three })
    table.start()
    table.ready()
    expect(await table.undo()).toMatchObject({ ok: false })
    table.play(HOLD.p1)
    table.ready()
    expect(await table.undo()).toMatchObject({ ok: false, text: expect.stringContaining('started a new turn') })
  })
})

describe('several people at one screen', () => {
  it('hands the screen over before it shows a hidden view', () => {
    const { table } = tableFor(nightWatch, { seating: two })
    table.start()
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'p1' })
    expect(table.view).toMatchObject({ me: null, hand: [] })
    table.ready()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'p1' })
    expect(table.view).toMatchObject({ me: 'p1', hand: ['food-10', 'tools-2', 'tools-8', 'water-5'] })
  })

  it('shows each person their own log', () => {
    const { table } = tableFor(nightWatch, { seating: two })
    table.start()
    table.ready()
    const texts = (): string[] => table.log.map(({ text }) => text)
    table.play(KEEP.p1)
    table.ready()
    expect(texts()).toContain('Anna keeps a card.')
    table.play(KEEP.p2)
    table.stepIn('p1')
    table.ready()
    expect(texts()).toContain('Anna keeps the Toolbox (3).')
    expect(texts()).toContain('Ben keeps a card.')
  })

  it('asks several seats one after the other, starting with the viewer', () => {
    const { table } = tableFor(nightWatch, { seating: three })
    table.start()
    for (const seat of ['p1', 'p2', 'p3'] as const) {
      table.ready()
      table.play(KEEP[seat])
    }
    // The door cracks, and the third player sees the screen.
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'p3' })
    table.play({ move: 'step-back' })
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'p1' })
    table.ready()
    table.play({ move: 'step-back' })
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'p2' })
  })

  it('does not wait for seats that may step in', () => {
    const { table } = tableFor(nightWatch, { seating: three })
    table.start()
    table.ready()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'p1' })
    expect(table.mayStepIn).toEqual(['p2', 'p3'])
    table.stepIn('p2')
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'p2' })
    table.ready()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'p2', optional: true })
    table.play({ move: 'listen' })
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'p1' })
  })

  it('returns to the seat that must answer if the offer to step in is declined', () => {
    const { table } = tableFor(nightWatch, { seating: three })
    table.start()
    table.ready()
    table.stepIn('p3')
    table.ready()
    table.pass()
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'p1' })
  })

  it('asks each seat that may step in once per position with ask-all', () => {
    const { table } = tableFor(nightWatch, { seating: three, askAll: true })
    table.start()
    const asked: string[] = []
    for (let i = 0; i < 10 && !(table.phase.kind === 'ask' && !table.phase.optional); i++) {
      if (table.phase.kind === 'hand-over') table.ready()
      else if (table.phase.kind === 'ask') {
        asked.push(table.phase.seat)
        table.pass()
      }
    }
    expect(asked).toEqual(['p2', 'p3'])
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'p1', optional: false })
  })
})

describe('a person who does not want to be asked again', () => {
  /** Declines all offers to step in until a seat must answer. Returns the seats that were offered. */
  function offered(table: LocalTable, untilNeeded: (seat: string) => boolean): string[] {
    const asked: string[] = []
    for (let i = 0; i < 10 && !(table.phase.kind === 'ask' && !table.phase.optional); i++) {
      if (table.phase.kind === 'hand-over') table.ready()
      else if (table.phase.kind === 'ask') {
        asked.push(table.phase.seat)
        table.pass(untilNeeded(table.phase.seat))
      }
    }
    return asked
  }

  it('is not asked until they must answer, while others are asked as before', () => {
    const { table } = tableFor(nightWatch, { seating: three, askAll: true })
    table.start()
    expect(offered(table, seat => seat === 'p3')).toEqual(['p2', 'p3'])
    table.play(HOLD.p1)
    expect(offered(table, () => false)).toEqual(['p1'])
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'p2', optional: false })
    table.play(HOLD.p2)
    offered(table, () => false)
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'p3', optional: false })
    table.play(HOLD.p3)
    expect(offered(table, () => false)).toContain('p3')
  })

  it('may change their mind', () => {
    const { table } = tableFor(nightWatch, { seating: three, askAll: true })
    table.start()
    offered(table, seat => seat === 'p3')
    table.play(HOLD.p1)
    table.stepIn('p3')
    if (table.phase.kind === 'hand-over') table.ready()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'p3', optional: true })
  })
})

it('rings for events with `rings`, and for no others', () => {
  const { table } = tableFor(nightWatch, { seating: three })
  table.start()
  table.ready()
  const heard: string[] = []
  table.subscribe(news => heard.push(news))
  table.stepIn('p3')
  table.ready()
  table.play({ move: 'listen' })
  expect(heard.filter(news => news === 'ring')).toHaveLength(1)
  table.ready()
  table.play(HOLD.p1)
  expect(table.match.entries.map(({ move }) => move.move)).toEqual(['listen', 'play'])
  expect(heard.filter(news => news === 'ring')).toHaveLength(1)
})

describe('clocks', () => {
  const timed = { seating: three, options: { 'turn-seconds': 10 } }

  it('run while a person is asked, and move for them at a time-out', () => {
    const { table, time } = tableFor(nightWatch, timed)
    const heard: string[] = []
    table.subscribe(news => heard.push(news))
    table.start()
    table.ready()
    time.pass(9_000)
    expect(table.countdowns).toMatchObject([{ seats: ['p1'], left: 1000, running: true }])
    time.pass(2_000)
    expect(heard).toContain('ring')
    expect(table.match.entries.at(-1)).toMatchObject({ seat: 'clock', move: { move: 'time-out', seat: 'p1' } })
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'p2' })
  })

  it('pause while the screen is handed over and while a person reads', () => {
    const { table, time } = tableFor(nightWatch, timed)
    table.start()
    time.pass(60_000)
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'p1' })
    table.ready()
    time.pass(4_000)
    table.rest(true)
    time.pass(60_000)
    expect(table.countdowns).toMatchObject([{ left: 6000, running: false }])
    table.rest(false)
    time.pass(5_000)
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'p1' })
    time.pass(1_000)
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'p2' })
  })

  it('are waited for if no seat is asked, without handing the screen over', () => {
    const waiting: typeof nightWatch = {
      ...nightWatch,
      pending: s => (s.turns ? nightWatch.pending(s) : [{ ...nightWatch.pending(s)[0], seat: CLOCK }]),
      moves: (s, seat, list = []) => {
        if (s.turns === 0 && seat === CLOCK) list.push({ move: 'time-out', seat: 'p1' })
        return s.turns === 0 ? list : nightWatch.moves(s, seat, list)
      },
    }
    const { table, time } = tableFor(waiting, timed)
    table.start()
    expect(table.phase).toEqual({ kind: 'wait' })
    time.pass(10_000)
    expect(table.match.entries).toMatchObject([{ seat: CLOCK }])
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'p2' })
  })

  it('save the remaining time and continue from it', () => {
    const { table, time, saved } = tableFor(nightWatch, timed)
    table.start()
    table.ready()
    time.pass(4_000)
    table.stop()
    expect(saved.at(-1)?.meta?.table).toMatchObject({ clocks: [{ id: 'turn/0/p1', left: 6000 }] })
    time.pass(60_000)
    expect(table.match.entries).toHaveLength(0)
  })
})

it('shows the best moves with reasons, and the chance where the game has an estimate', async () => {
  const { table } = tableFor(nightWatch, { seating: alone })
  table.start()
  const hint = await act('hint', table, { legend: null, savedIn: '' })
  expect(hint).toMatchObject({ kind: 'page', page: { title: expect.stringMatching(/^Hint: \d best of \d+ moves$/) } })
})
