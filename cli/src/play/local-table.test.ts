import { CLOCK, InputError, replay } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { tableFor } from '../../test/tables.ts'
import { whispers } from '../../test/toy-game.ts'
import { act } from './act.ts'
import { LocalTable } from './local-table.ts'

const alone = { people: { ann: null }, bots: { bob: 'greedy', cat: 'greedy' } }
const two = { people: { ann: 'Anna', bob: 'Ben' }, bots: { cat: 'greedy' } }
const three = { people: { ann: 'Anna', bob: 'Ben', cat: 'Cleo' }, bots: {} }

describe('one person and bots', () => {
  it('asks the person, pauses for bots, and asks again', () => {
    const { table, time } = tableFor(whispers, { seating: alone })
    table.start()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'ann', optional: false })
    table.play({ move: 'hold' })
    expect(table.phase.kind).toBe('bot')
    time.pass(60_000)
    expect(['ask', 'over']).toContain(table.phase.kind)
  })

  it('skips the pause on request, but not while a person reads', () => {
    const { table } = tableFor(whispers, { seating: alone })
    table.start()
    table.play({ move: 'hold' })
    const moves = table.match.entries.length
    table.rest(true)
    table.hurry()
    expect(table.match.entries.length).toBe(moves)
    table.rest(false)
    table.hurry()
    expect(table.match.entries.length).toBe(moves + 1)
  })

  it('saves the record after every move, and it replays to the same state', () => {
    const { table, time, saved } = tableFor(whispers, { seating: alone })
    table.start()
    table.play({ move: 'hold' })
    time.pass(10_000)
    const last = saved.at(-1) ?? expect.fail('nothing was saved')
    expect(last.moves.length).toBe(table.match.entries.length)
    expect(replay(whispers, last).record().hash).toBe(last.hash)
    expect(last.meta?.table).toMatchObject(alone)
  })

  it('reports a failed save and continues', async () => {
    const { table } = tableFor(whispers, { seating: alone })
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
    expect(await full.play({ move: 'hold' })).toEqual({ ok: true })
  })

  it('rejects an illegal move with the reason', async () => {
    const { table } = tableFor(whispers, { seating: alone })
    table.start()
    expect(await table.play({ move: 'judge', fair: true } as never)).toMatchObject({ ok: false, rule: 'WH-1' })
  })

  it('undoes moves, and gives the reason if it cannot', async () => {
    const { table } = tableFor(whispers, { seating: three })
    table.start()
    table.ready()
    expect(await table.undo()).toMatchObject({ ok: false })
    table.play({ move: 'hold' })
    table.ready()
    expect(await table.undo()).toMatchObject({ ok: false, text: expect.stringContaining('Another player has moved') })
  })
})

describe('several people at one screen', () => {
  it('hands the screen over before it shows a hidden view', () => {
    const { table } = tableFor(whispers, { seating: two })
    table.start()
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'ann' })
    expect(table.view).toMatchObject({ own: null })
    expect(table.log.map(({ text }) => text)).toContain('Anna dealt.')
    table.ready()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'ann' })
    expect(table.view).toMatchObject({ own: expect.stringMatching(/fox|owl|bee/) })
  })

  it('shows each person their own log', () => {
    const { table } = tableFor(whispers, { seating: two })
    table.start()
    table.ready()
    const dealt = table.log.map(({ text }) => text)
    expect(dealt).toContainEqual(expect.stringMatching(/^Anna dealt (fox|owl|bee)\.$/))
    expect(dealt).toContain('Ben dealt.')
    table.play({ move: 'hold' })
    table.ready()
    expect(table.log.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Ben dealt (fox|owl|bee)\.$/))
  })

  it('asks several seats one after the other, starting with the viewer', () => {
    const { table } = tableFor(whispers, { seating: three })
    table.start()
    table.ready()
    table.play({ move: 'say' })
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'ann' })
    table.play({ move: 'judge', fair: true } as never)
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'bob' })
    table.ready()
    table.play({ move: 'judge', fair: false } as never)
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'cat' })
  })

  it('does not wait for seats that may step in', () => {
    const { table } = tableFor(whispers, { seating: three })
    table.start()
    table.ready()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'ann' })
    expect(table.mayStepIn).toEqual(['bob', 'cat'])
    table.stepIn('bob')
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'bob' })
    table.ready()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'bob', optional: true })
    table.play({ move: 'shout' })
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'ann' })
  })

  it('returns to the seat that must answer if the offer to step in is declined', () => {
    const { table } = tableFor(whispers, { seating: three })
    table.start()
    table.ready()
    table.stepIn('cat')
    table.ready()
    table.pass()
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'ann' })
  })

  it('asks each seat that may step in once per position with ask-all', () => {
    const { table } = tableFor(whispers, { seating: three, askAll: true })
    table.start()
    const asked: string[] = []
    for (let i = 0; i < 10 && !(table.phase.kind === 'ask' && !table.phase.optional); i++) {
      if (table.phase.kind === 'hand-over') table.ready()
      else if (table.phase.kind === 'ask') {
        asked.push(table.phase.seat)
        table.pass()
      }
    }
    expect(asked).toEqual(['bob', 'cat'])
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'ann', optional: false })
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
    const { table } = tableFor(whispers, { seating: three, askAll: true })
    table.start()
    expect(offered(table, seat => seat === 'cat')).toEqual(['bob', 'cat'])
    table.play({ move: 'hold' })
    expect(offered(table, () => false)).toEqual(['ann'])
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'bob', optional: false })
    table.play({ move: 'hold' })
    offered(table, () => false)
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'cat', optional: false })
    table.play({ move: 'hold' })
    expect(offered(table, () => false)).toContain('cat')
  })

  it('may change their mind', () => {
    const { table } = tableFor(whispers, { seating: three, askAll: true })
    table.start()
    offered(table, seat => seat === 'cat')
    table.play({ move: 'hold' })
    table.stepIn('cat')
    if (table.phase.kind === 'hand-over') table.ready()
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'cat', optional: true })
  })
})

it('rings for events with `rings`, and for no others', () => {
  const { table } = tableFor(whispers, { seating: three })
  table.start()
  table.ready()
  const heard: string[] = []
  table.subscribe(news => heard.push(news))
  table.stepIn('cat')
  table.ready()
  table.play({ move: 'shout' })
  expect(heard.filter(news => news === 'ring')).toHaveLength(1)
  table.ready()
  table.play({ move: 'hold' })
  expect(table.match.entries.map(({ move }) => move.move)).toEqual(['shout', 'hold'])
  expect(heard.filter(news => news === 'ring')).toHaveLength(1)
})

describe('clocks', () => {
  const timed = { seating: three, options: { seconds: 10 } }

  it('run while a person is asked, and move for them at a time-out', () => {
    const { table, time } = tableFor(whispers, timed)
    const heard: string[] = []
    table.subscribe(news => heard.push(news))
    table.start()
    table.ready()
    time.pass(9_000)
    expect(table.countdowns).toMatchObject([{ seats: ['ann'], left: 1000, running: true }])
    time.pass(2_000)
    expect(heard).toContain('ring')
    expect(table.match.entries.at(-1)).toMatchObject({ seat: 'clock', move: { move: 'time-out', seat: 'ann' } })
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'bob' })
  })

  it('pause while the screen is handed over and while a person reads', () => {
    const { table, time } = tableFor(whispers, timed)
    table.start()
    time.pass(60_000)
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'ann' })
    table.ready()
    time.pass(4_000)
    table.rest(true)
    time.pass(60_000)
    expect(table.countdowns).toMatchObject([{ left: 6000, running: false }])
    table.rest(false)
    time.pass(5_000)
    expect(table.phase).toMatchObject({ kind: 'ask', seat: 'ann' })
    time.pass(1_000)
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'bob' })
  })

  it('are waited for if no seat is asked, without handing the screen over', () => {
    const waiting: typeof whispers = {
      ...whispers,
      pending: s => (s.said ? whispers.pending(s) : [{ ...whispers.pending(s)[0], seat: CLOCK }]),
      moves: (s, seat, list = []) => {
        if (s.said === 0 && seat === CLOCK) list.push({ move: 'time-out', seat: 'ann' })
        return s.said === 0 ? list : whispers.moves(s, seat, list)
      },
    }
    const { table, time } = tableFor(waiting, timed)
    table.start()
    expect(table.phase).toEqual({ kind: 'wait' })
    time.pass(10_000)
    expect(table.match.entries).toMatchObject([{ seat: CLOCK }])
    expect(table.phase).toEqual({ kind: 'hand-over', to: 'bob' })
  })

  it('save the remaining time and continue from it', () => {
    const { table, time, saved } = tableFor(whispers, timed)
    table.start()
    table.ready()
    time.pass(4_000)
    table.stop()
    expect(saved.at(-1)?.meta?.table).toMatchObject({ clocks: [{ id: 'turn/1/ann', left: 6000 }] })
    time.pass(60_000)
    expect(table.match.entries).toHaveLength(0)
  })
})

it('shows the best moves with reasons, and the chance where the game has an estimate', async () => {
  const { table } = tableFor(whispers, { seating: alone })
  table.start()
  const hint = await act('hint', table, { legend: null, savedIn: '' })
  expect(hint).toMatchObject({ kind: 'page', page: { title: expect.stringMatching(/^Hint: \d best of \d+ moves$/) } })
})
