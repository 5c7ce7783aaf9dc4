import { untilDaylight } from '@holdout/until-daylight'
import { afterEach, describe, expect, it } from 'vitest'
import { DrawnSurface } from '../src/drawn/drawn-surface.tsx'
import type { LocalTable } from '../src/play/local-table.ts'
import { FakeTerminal } from './fake-terminal.ts'
import type { FakeTime } from './fake-time.ts'
import { tableFor } from './tables.ts'

const SAVE = { path: '/saves/game.json', keep() {}, finish: () => '', close() {} }
const DIGITS = { 'search-jitter': 0, 'clock-display': 'digits' }

/** One person, the others bots. */
function startTable(options: Record<string, unknown>): ReturnType<typeof tableFor> {
  const bots = Object.fromEntries(['p2', 'p3', 'p4', 'p5', 'p6'].map(seat => [seat, 'greedy']))
  const seating = { people: { p1: null }, bots }
  return tableFor(untilDaylight, { seating, seed: '11', options: { players: 6, people: 1, ...options } })
}

/** Answers with the first move until the person is the searcher; bots play in between. */
function toTheSearch(table: LocalTable, time: FakeTime): void {
  for (let i = 0; i < 200; i++) {
    const { phase } = table
    if (phase.kind === 'ask' && phase.decision.decision === 'search-turn') return
    if (phase.kind === 'ask') table.play(phase.moves[0])
    else time.pass(500)
  }
  throw new Error('The search never reached the person.')
}

function sayNext(table: LocalTable, time: FakeTime): void {
  const { moves } = table
  void table.play({ move: 'next' })
  expect(table.moves).toBe(moves + 1)
  while (table.phase.kind === 'bot') time.pass(500)
}

function toTheGong(table: LocalTable, time: FakeTime): string[] {
  const heard: string[] = []
  table.subscribe(news => heard.push(news))
  for (let i = 0; i < 400 && !heard.includes('ring'); i++) {
    if (table.phase.kind === 'ask') {
      const { moves } = table.phase
      table.play(moves.find(({ move }) => move === 'next') ?? moves[0])
    } else time.pass(500)
  }
  return heard
}

function isReading({ text }: FakeTerminal): boolean {
  return /Enter: (read on|continue)/.test(text)
}

describe('Until Daylight in the terminal', () => {
  let surface: DrawnSurface | null = null
  afterEach(() => surface?.close())
  const show = async (table: LocalTable, fast: boolean): Promise<FakeTerminal> => {
    const terminal = new FakeTerminal(100, 30)
    surface = new DrawnSurface(terminal.io, { interactive: true, ink: 'color', unicode: true }, fast)
    void surface.table(table, SAVE)
    while (terminal.lines.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
    return terminal
  }

  it('rings the gong with and without a clock', () => {
    for (const mode of ['timed', 'untimed']) {
      const { table, time } = startTable({ 'search-mode': mode })
      table.start()
      toTheSearch(table, time)
      expect(
        toTheGong(table, time).filter(news => news === 'ring'),
        mode,
      ).toHaveLength(1)
      expect(table.match.entries.at(-1)?.seat === 'clock', mode).toBe(mode === 'timed')
    }
  })

  it('keeps a shared clock running while new log lines are shown; without one, they are shown page by page', async () => {
    for (const [mode, pages] of [
      ['timed', false],
      ['untimed', true],
    ] as const) {
      const { table, time } = startTable({ 'search-mode': mode, ...DIGITS })
      table.start()
      toTheSearch(table, time)
      const terminal = await show(table, false)
      for (let i = 0; i < 9 && isReading(terminal); i++) await terminal.press('\r')
      sayNext(table, time)
      await terminal.press()
      expect(isReading(terminal), mode).toBe(pages)
      expect(table.countdowns.every(({ running }) => running)).toBe(true)
      expect(table.countdowns).toHaveLength(pages ? 0 : 1)
      surface?.close()
    }
  })

  it('shows the character of each player, also with long names, and none before the choice', async () => {
    const { table, time } = startTable({})
    const terminal = await show(table, true)
    expect(terminal.text).not.toContain('0/0')
    toTheSearch(table, time)
    await terminal.press()
    for (const character of ['Psycho', 'Hipster', 'Trigger', 'Pillar', 'Haggler', 'Drifter'])
      expect(terminal.text).toContain(`(${character})`)
  })
})
