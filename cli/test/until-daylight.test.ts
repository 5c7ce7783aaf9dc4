import { untilDaylight } from '@holdout/until-daylight'
import type { View } from '@holdout/until-daylight/table'
import { afterEach, describe, expect, it } from 'vitest'
import { DrawnSurface } from '../src/drawn/drawn-surface.tsx'
import type { LocalTable } from '../src/play/local-table.ts'
import { FakeTerminal } from './fake-terminal.ts'
import type { FakeTime } from './fake-time.ts'
import { tableFor } from './tables.ts'

const SAVE = { path: '/saves/game.json', keep() {}, finish: () => '', close() {} }
const DIGITS = { 'search-jitter': 0, 'clock-display': 'digits' }

/** One person, the others bots. */
function startTable(
  options: Record<string, unknown>,
  { seed = '11', level = 'greedy' }: { seed?: string; level?: string } = {},
): ReturnType<typeof tableFor> {
  const bots = Object.fromEntries(['p2', 'p3', 'p4', 'p5', 'p6'].map(seat => [seat, level]))
  const seating = { people: { p1: null }, bots }
  return tableFor(untilDaylight, { seating, seed, options: { players: 6, people: 1, ...options } })
}

/** Answers with the first move until the person is asked this; bots play in between. */
function toDecision(name: string, table: LocalTable, time: FakeTime): void {
  for (let i = 0; i < 200; i++) {
    const { phase } = table
    if (table.decision?.decision === name) return
    if (phase.kind === 'ask') table.play(table.choices[0])
    else time.pass(500)
  }
  throw new Error(`The person was never asked ${name}.`)
}

function toTheSearch(table: LocalTable, time: FakeTime): void {
  toDecision('search-turn', table, time)
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
      const { choices } = table
      table.play(choices.find(({ move }) => move === 'next') ?? choices[0])
    } else time.pass(500)
  }
  return heard
}

function isReading({ text }: FakeTerminal): boolean {
  return /Enter: (read on|continue)/.test(text)
}

describe('DL-28 before a timed search', () => {
  /** Tables whose first search is started by a bot, with bots of this level. */
  function* startedByBots(level: string): Generator<ReturnType<typeof tableFor>> {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const at = startTable({ 'search-mode': 'timed', ...DIGITS }, { seed, level })
      at.table.start()
      toDecision('launch', at.table, at.time)
      if ((at.table.view as View).starter !== 'p1') yield at
    }
  }

  it.each(['easy', 'medium', 'hard'])('%s bots wait for the person, who is asked', level => {
    let tables = 0
    for (const { table, time } of startedByBots(level)) {
      tables += 1
      time.pass(600_000)
      expect(table.phase).toEqual({ kind: 'ask', seat: 'p1', optional: false })
      expect(table.decision?.decision).toBe('launch')
      expect((table.view as View).phase).toBe('pause')
      expect(table.countdowns).toEqual([])
    }
    expect(tables).toBeGreaterThan(3)
  })

  it('counts 3 seconds down for all when the last player is ready, and then gives the whole time', () => {
    for (const { table, time } of startedByBots('medium')) {
      time.pass(60_000)
      table.play({ move: 'ready' })
      expect(table.countdowns).toMatchObject([{ of: 3000, left: 3000, running: true }])
      time.pass(2999)
      expect((table.view as View).phase).toBe('pause')
      time.pass(1)
      expect((table.view as View).phase).toBe('search')
      expect(table.countdowns).toMatchObject([{ id: 'search/1', of: 90_000, left: 90_000 }])
    }
  })

  it('goes on where it was after a reload in the countdown', () => {
    const [{ table, time, saved }] = startedByBots('medium')
    time.pass(60_000)
    table.play({ move: 'ready' })
    time.pass(2000)
    table.stop()
    expect(saved.at(-1)?.meta?.table).toMatchObject({ clocks: [{ id: 'countdown/1', left: 1000 }] })
  })
})

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
