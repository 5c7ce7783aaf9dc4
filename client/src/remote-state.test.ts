import type { SceneUpdate, SeatInfo, TableInfo } from '@holdout/protocol'
import type { Scene } from '@holdout/table'
import { expect, it } from 'vitest'
import { remoteTableState, type Wishes } from './remote-state.ts'

const seat = (seat: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  title: `the ${seat}`,
  kind: 'person',
  name: seat.toUpperCase(),
  by: null,
  level: null,
  here: true,
  toMove: false,
  awayUntil: null,
  standIn: false,
  standIns: [],
  you: seat === 'ann',
  muted: false,
  ...more,
})
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo =>
  ({ game: 'g', title: 'G', options: {}, status: 'playing', seats, pausedBy: null, ...more }) as TableInfo
const scene = (asked: [string, 'must' | 'may'][], choices = 1): Scene =>
  ({
    seat: 'ann',
    seq: 3,
    decisions: asked.map(([seat, kind]) => ({ seat, kind, decision: 'd', rule: 'r', text: null })),
    choices: Array.from({ length: choices }, () => ({ move: { move: 'go' }, text: [], kind: 'must' })),
    barred: [],
    outcome: null,
  }) as unknown as Scene
const told = (...at: number[]) => at.map(one => ({ at: one, event: { event: 'e' }, text: [], rule: null }))
const news = (shown: Scene, more: Partial<SceneUpdate> = {}): SceneUpdate => ({
  seq: 3,
  scene: shown,
  from: 0,
  log: told(0, 1, 2, 3),
  clocks: [],
  now: 0,
  undoBlocked: null,
  ...more,
})
const wishes = (more: Partial<Wishes> = {}): Wishes => ({
  askAll: false,
  passed: null,
  quiet: false,
  stepping: false,
  ...more,
})
const state = (heard: SceneUpdate, at: TableInfo, more: object = {}) =>
  remoteTableState({
    heard: { update: heard, at: 0 },
    table: at,
    before: null,
    fresh: true,
    wishes: wishes(),
    seenUpTo: 0,
    clocksAt: 0,
    ...more,
  })

const ann = seat('ann')
const ben = seat('ben')

it('asks a seat that must answer, and one that may answer only if no other seat must', () => {
  const two = table([ann, ben])
  expect(state(news(scene([['ann', 'must']])), two).phase).toEqual({ kind: 'ask', seat: 'ann', optional: false })
  expect(
    state(
      news(
        scene([
          ['ben', 'must'],
          ['ann', 'may'],
        ]),
      ),
      two,
    ).phase,
  ).toEqual({ kind: 'wait' })
  const free = news(
    scene([
      ['clock', 'must'],
      ['ann', 'may'],
    ]),
  )
  expect(state(free, two).phase).toEqual({ kind: 'ask', seat: 'ann', optional: true })
  expect(state(free, two, { wishes: wishes({ passed: 3 }) }).phase).toEqual({ kind: 'wait' })
  expect(state(news(scene([['ben', 'must']], 0)), table([ann, seat('ben', { kind: 'bot' })])).phase).toEqual({
    kind: 'bot',
    seat: 'ben',
  })
})

it('offers no moves to a player with a stand-in, and to no player after an early end', () => {
  const mine = scene([['ann', 'must']])
  const away = table([seat('ann', { kind: 'bot', standIn: true }), ben])
  const idle = state(news(mine), away)
  expect(idle.scene.choices).toEqual([])
  expect(idle.names.ann).toBe('ANN (bot)')
  expect(idle.phase.kind).toBe('bot')
  expect(state(news(mine), away).scene, 'the same position is the same object').toBe(idle.scene)
  expect(state(news(mine), table([ann, ben])).scene).toBe(mine)
  expect(state(news(mine), table([ann, ben], { status: 'over' })).phase).toEqual({ kind: 'over' })
  expect(state(news(mine), table([ann, ben], { status: 'over' })).scene.decisions, 'no one is waited for').toEqual([])
})

it('shows in the log who made each move, before, during and after a stand-in', () => {
  const names = (more: Partial<SeatInfo>) => state(news(scene([])), table([seat('ann', more), ben])).namesAt
  expect(names({})).toBeUndefined()
  const during = names({ kind: 'bot', standIn: true, standIns: [{ from: 4, to: null }] })
  expect([3, 4, 5, 9].map(at => during?.(at).ann)).toEqual(['ANN', 'ANN', 'ANN (bot)', 'ANN (bot)'])
  const after = names({ standIns: [{ from: 4, to: 6 }] })
  expect([4, 5, 6, 7].map(at => after?.(at).ann)).toEqual(['ANN', 'ANN (bot)', 'ANN (bot)', 'ANN'])
})

it('combines known and new log lines', () => {
  const two = table([ann, ben])
  const before = state(news(scene([])), two)
  expect(before.log.map(({ at }) => at)).toEqual([0, 1, 2, 3])
  expect(before.newLines, 'a new viewer gets no news').toEqual([])
  const more = state(news(scene([]), { seq: 5, from: 4, log: told(4, 5) }), two, { before })
  expect(more.log.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5])
  expect(more.newLines.map(({ at }) => at)).toEqual([4, 5])
  const back = state(news(scene([]), { seq: 6, from: 5, log: [] }), two, { before: more })
  expect(
    back.log.map(({ at }) => at),
    'undone',
  ).toEqual([0, 1, 2, 3, 4])
  const seats = state(news(scene([]), { seq: 6, from: 5, log: [] }), table([ann]), { before: back, fresh: false })
  expect(seats.log, 'a change of seats does not change the log').toBe(back.log)
})
