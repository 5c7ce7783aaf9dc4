import { SeededChance } from '@holdout/engine'
import { nightWatch } from '@holdout/night-watch'
import { untilDawn } from '@holdout/until-dawn'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeTerminal, KEY } from '../../test/fake-terminal.ts'
import { tableFor } from '../../test/tables.ts'
import { widthOf } from '../output/width.ts'
import { AFTER_END } from '../play/ending.ts'
import type { LocalTable } from '../play/local-table.ts'
import type { Left } from '../play/surface.ts'
import type { TerminalTable } from '../play/terminal-table.ts'
import { ReplayText } from '../replay/playback.ts'
import type { Terminal } from '../terminal.ts'
import { DrawnSurface } from './drawn-surface.tsx'

const FULL: Terminal = { interactive: true, ink: 'color', unicode: true }
const SAVE = { path: '/saves/game.json', keep() {}, finish: () => '', close() {} }
const alone = { people: { john: null }, bots: {} }

let surface: DrawnSurface | null = null
afterEach(() => surface?.close())

/** Opens a drawn table and waits for its first frame. */
async function open(
  table: TerminalTable,
  terminal: FakeTerminal,
  { kind = FULL, fast = false } = {},
): Promise<{ left: Promise<Left> }> {
  surface = new DrawnSurface(terminal.io, kind, fast)
  const left = surface.table(table, SAVE)
  while (terminal.lines.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
  return { left }
}

function fits({ lines, columns, rows }: FakeTerminal): void {
  expect(lines.length).toBeLessThanOrEqual(rows)
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(columns)
}

describe('the drawn table', () => {
  it.each([
    [80, 24, 400],
    [100, 30, 30],
    [140, 40, 30],
  ])('always fits %i by %i', async (columns, rows, most) => {
    const terminal = new FakeTerminal(columns, rows)
    const { table } = tableFor(untilDawn, { seating: alone, seed: '7', options: { 'night-length': 'long' } })
    await open(table, terminal)
    const chance = SeededChance.of('which')
    for (let i = 0; i < most && table.phase.kind === 'ask'; i++) {
      fits(terminal)
      const before = table.match.entries.length
      // The first digit closes the unread log lines, so the answer is always read.
      await terminal.press(`${chance.int('move', table.choices.length) + 1}\r`)
      expect(table.match.entries.length).toBe(before + 1)
    }
    expect(table.match.over).toBe(most === 400)
    fits(terminal)
  })

  it('shows the cabin, the question and the choices', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(untilDawn, { seating: alone })
    await open(table, terminal)
    for (const words of ['E0 front door', 'E1 left window', 'E2 right window', 'E3 back door', 'Jasper', 'dawn 07:00'])
      expect(terminal.text).toContain(words)
    expect(terminal.text).toContain('shells ▮▮▮▮▮▮▮▮ 8')
    expect(terminal.text).toContain('What do you do?')
    expect(terminal.text).toMatch(/1 {2}front door/)
    expect(terminal.text).toContain('10  Pass the time')
  })

  it('is played with arrow keys, and with numbers', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(untilDawn, { seating: alone })
    await open(table, terminal)
    await terminal.press(KEY.down, KEY.down, KEY.enter)
    expect(table.match.entries.at(-1)?.move).toEqual({ move: 'barricade', at: 1 })
    await terminal.press('1', KEY.enter)
    expect(table.match.entries.at(-1)?.move).toEqual({ move: 'barricade', at: 0 })
    await terminal.press('bar e2\r') // in one chunk, like a paste
    expect(table.match.entries.at(-1)?.move).toEqual({ move: 'barricade', at: 2 })
    expect(terminal.text).toContain('You nail a barricade to the right window')
  })

  it('makes no move on a stray Enter', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(untilDawn, { seating: alone })
    await open(table, terminal)
    await terminal.press(KEY.enter, KEY.enter, KEY.escape, KEY.enter)
    expect(table.match.entries).toHaveLength(0)
    expect(terminal.text).toContain('Choose with the arrow keys')
  })

  it('answers unknown input and opens pages', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(untilDawn, { seating: alone })
    await open(table, terminal)
    await terminal.press('foo', KEY.enter)
    expect(terminal.text).toContain('"foo" is not a move or a command')
    await terminal.press('rules howl', KEY.enter)
    expect(terminal.text).toContain('UD-41')
    fits(terminal)
    await terminal.press('q')
    expect(terminal.text).toContain('What do you do?')
    for (const page of ['why', 'help', 'log', 'board', 'cards', 'rules']) {
      await terminal.press(page, KEY.enter)
      expect(terminal.text, page).toContain('Esc: close')
      await terminal.press(' ')
      fits(terminal)
      await terminal.press(KEY.escape)
    }
    expect(table.match.entries).toHaveLength(0)
  })

  it('asks before it gives up', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(untilDawn, { seating: alone })
    const { left } = await open(table, terminal)
    await terminal.press('concede', KEY.enter)
    expect(terminal.text).toContain('Give up this game?')
    await terminal.press(KEY.enter)
    expect(table.match.over).toBe(false)
    await terminal.press('concede', KEY.enter, '2', KEY.enter, KEY.enter)
    expect(await left).toBe('over')
  })

  it('leaves with Ctrl+C and restores the terminal', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(untilDawn, { seating: alone })
    const { left } = await open(table, terminal)
    await terminal.press('\x03')
    expect(await left).toBe('quit')
    surface?.close()
    expect(terminal.raw.endsWith('\x1b[?1049l\x1b[?25h')).toBe(true)
  })

  it('reports a window that is too small, and offers plain lines', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(untilDawn, { seating: alone })
    const { left } = await open(table, terminal)
    terminal.resize(60, 15)
    await terminal.press()
    expect(terminal.text).toContain('This window has 60 by 15 characters.')
    fits(terminal)
    await terminal.press('p')
    expect(await left).toBe('plain')
  })

  it('uses only ASCII and no color if the terminal requires it', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(untilDawn, { seating: alone })
    await open(table, terminal, { kind: { interactive: true, ink: 'mono', unicode: false } })
    await terminal.press('1', KEY.enter, 'help', KEY.enter)
    expect(terminal.raw).toMatch(/^\p{ASCII}*$/u)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches escape codes
    expect(terminal.raw).not.toMatch(/\x1b\[[39]\dm/)
  })

  it('marks attacking zombies by shape', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(untilDawn, { seating: alone })
    const door = (table.match.state as unknown as { doors: { zombies: number[]; attacking: number[] }[] }).doors[1]
    door.zombies = [0, 1, 2, 9] // three Scratchers, and a Sneaker on top
    door.attacking = [9]
    await open(table, terminal)
    expect(terminal.text).toContain('»B« ›R‹ ›R‹ ›R‹')
  })
})

describe('the other screens', () => {
  const begun = async (): Promise<{ terminal: FakeTerminal; table: LocalTable; drawn: DrawnSurface }> => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(untilDawn, { seating: alone })
    const drawn = new DrawnSurface(terminal.io, FULL, false)
    surface = drawn
    return { terminal, table, drawn }
  }

  it('offer a menu with arrow keys, numbers and quit', async () => {
    const { terminal, drawn } = await begun()
    drawn.say('old.json: not a match record.')
    const items = [{ label: 'Until Dawn', detail: 'Alone in a cabin.' }, { label: 'Viral Dawn' }, { label: 'Third' }]
    const chosen = drawn.choose('Which game?', items)
    await terminal.press()
    expect(terminal.text).toContain('old.json: not a match record.')
    expect(terminal.text).toContain('▸ 1  Until Dawn')
    fits(terminal)
    await terminal.press(KEY.down, KEY.enter)
    expect(await chosen).toBe(1)
    const again = drawn.choose('Which game?', items)
    await terminal.press('3', KEY.enter)
    expect(await again).toBe(2)
    const left = drawn.choose('Which game?', items)
    await terminal.press('q')
    expect(await left).toBeNull()
  })

  it('show the outcome and the replay', async () => {
    const { terminal, table, drawn } = await begun()
    table.start()
    table.play({ move: 'barricade', at: 2 } as never)
    table.play({ move: 'concede' })
    const next = drawn.end(table, '/records/game.json', AFTER_END)
    await terminal.press()
    expect(terminal.text).toContain('You gave up.')
    expect(terminal.text).toContain('/records/game.json')
    fits(terminal)
    await terminal.press(KEY.enter)
    expect(await next).toBe('replay')
    const seen = drawn.replay(new ReplayText(untilDawn, table.match.record(), 'john'))
    while (!terminal.text.includes('The deal')) await terminal.press('')
    fits(terminal)
    await terminal.press(KEY.right)
    expect(terminal.text).toContain('1 of 2  John Woods: Barricade the right window')
    expect(terminal.text).toContain('[UD-16]')
    await terminal.press('n', 'n')
    expect(terminal.text).toContain('This is the last move.')
    await terminal.press('0', KEY.enter)
    expect(terminal.text).toContain('0 of 2  The deal')
    await terminal.press('q')
    await seen
  })

  it('show a failed save at the table', async () => {
    const { terminal, table, drawn } = await begun()
    drawn.say('old.json: not a match record.')
    void drawn.table(table, SAVE)
    while (!terminal.text.includes('What do you do?')) await terminal.press('')
    expect(terminal.text).toContain('old.json: not a match record.')
  })
})

describe('several people at a drawn table', () => {
  const two = { people: { p1: 'Anna', p2: 'Ben' }, bots: { p3: 'greedy' } }

  it('see nothing of each other and pass the screen', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(nightWatch, { seating: two })
    await open(table, terminal)
    expect(terminal.text).toContain('Pass the screen to Anna.')
    expect(terminal.text).not.toContain('Your hand')
    await terminal.press(KEY.enter)
    expect(terminal.text).toContain('Food crate')
    await terminal.press('play tools-2 bag', KEY.enter)
    expect(terminal.text).toContain('Pass the screen to Ben.')
    expect(terminal.text).not.toMatch(/Toolbox.*Food crate|keeps? the Toolbox/)
    await terminal.press(KEY.enter)
    expect(terminal.text).toContain('Night Watch · Ben')
    expect(terminal.text).not.toMatch(/Toolbox.*Food crate|keeps? the Toolbox/)
  })

  it('can step in by a command', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table } = tableFor(nightWatch, { seating: two })
    await open(table, terminal)
    await terminal.press(KEY.enter, 'step in', KEY.enter)
    expect(terminal.text).toContain('Pass the screen to Ben.')
    await terminal.press(KEY.enter, 'listen', KEY.enter)
    expect(table.match.entries.at(-1)).toMatchObject({ seat: 'p2', move: { move: 'listen' } })
  })

  it('see the clock and hear its time-out', async () => {
    const terminal = new FakeTerminal(80, 24)
    const { table, time } = tableFor(nightWatch, { seating: two, options: { 'turn-seconds': 30 } })
    await open(table, terminal)
    await terminal.press(KEY.enter)
    time.pass(7_000)
    await terminal.press('h', 'e', 'l', 'p')
    expect(terminal.text).toContain('0:23')
    await terminal.press(KEY.enter)
    time.pass(60_000)
    expect(terminal.bells).toBe(0)
    await terminal.press(KEY.escape)
    time.pass(23_000)
    expect(terminal.bells).toBe(1)
    expect(table.match.entries.at(-1)?.seat).toBe('clock')
  })
})
