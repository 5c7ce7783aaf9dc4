import { untilDawn } from '@holdout/until-dawn'
import { describe, expect, it } from 'vitest'
import { tableFor } from '../../test/tables.ts'
import type { TerminalTable } from './terminal-table.ts'
import { readTyped } from './typed-input.ts'

function begun(): TerminalTable {
  const { table } = tableFor(untilDawn, {
    seating: { people: { john: null }, bots: {} },
    options: { undo: 'until-reveal' },
  })
  table.start()
  return table
}

const says = (text: string, table = begun()): string => {
  const typed = readTyped(text, table)
  return typed.kind === 'nonsense' ? typed.say : `understood as ${JSON.stringify(typed)}`
}

describe('typed input', () => {
  it.each([
    ['1', { move: 'barricade', at: 0 }],
    ['barricade E2', { move: 'barricade', at: 2 }],
    ['  BARRICADE   e2 ', { move: 'barricade', at: 2 }],
    ['bar e2', { move: 'barricade', at: 2 }],
    ['Barricade the left window', { move: 'barricade', at: 1 }],
    ['j e3', { move: 'jasper', at: 3 }],
    ['pass', { move: 'pass' }],
    ['tre', { move: 'treat' }],
  ])('%s is a move', (text, move) => {
    expect(readTyped(text, begun())).toEqual({ kind: 'move', move })
  })

  it.each([
    ['why', 'why', ''],
    ['w', 'why', ''],
    ['why shoot E1', 'why', 'shoot E1'],
    ['rules HOWL now', 'rules', 'HOWL now'],
    ['r UD-41', 'rules', 'UD-41'],
    ['?', 'help', ''],
    ['q', 'quit', ''],
    ['exit', 'quit', ''],
    ['redo', 'redo', ''],
    ['conc', 'concede', ''],
    ['step in', 'step in', ''],
    ['step in Ben', 'step in', 'Ben'],
    ['concede', 'concede', ''],
  ])('%s is a command', (text, command, rest) => {
    expect(readTyped(text, begun())).toEqual({ kind: 'command', command, rest })
  })

  it('gives the reason why a known move is not allowed', () => {
    expect(says('shoot e1')).toBe('There is no zombie at the left window to shoot. [UD-18]')
    expect(says('advance')).toMatch(/at least one action.*\[UD-14\]/)
  })

  it('asks which move is meant if several match', () => {
    expect(says('ba e')).toBe(
      'Which move do you mean: "barricade E0" or "barricade E1" or "barricade E2" or "barricade E3"?',
    )
  })

  it('answers unknown input with what can be typed', () => {
    expect(says('99')).toBe(
      'There is no choice 99. Type a number from 1 to 10, a move such as "barricade E0", or "help".',
    )
    expect(says('xyzzy')).toContain('"xyzzy" is not a move or a command.')
    expect(says('udno')).toContain('Did you mean "undo"?')
    expect(says('')).toContain('Type a number from 1 to 10')
  })
})
