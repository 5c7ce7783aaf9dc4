import type { TableInfo } from '@holdout/protocol'
import { expect, it } from 'vitest'
import { endOf, firstGameOf, inLobby, paceOf, playersAt } from './table-info.ts'
import { ann, ben, bot, seat, table as toyTable } from './test-table.ts'

const table = (more: Partial<TableInfo> = {}): TableInfo => toyTable({ game: 'viral-dawn', ...more })

it('lists the players of a table', () => {
  expect(playersAt([ann, ben, bot, seat('d')])).toBe('you, Ben, 1 bot and 1 free seat')
  expect(playersAt([ann, { ...ben, kind: 'bot', standIn: true }])).toBe('you and Ben')
  expect(playersAt([bot, bot, seat('c'), seat('d')])).toBe('2 bots and 2 free seats')
})

it('finds the clock of a table from its options', () => {
  expect(paceOf(table())).toBe('calm')
  expect(paceOf(table({ options: { 'turn-seconds': 60, 'react-seconds': 12 } }))).toBe('timed')
  expect(paceOf(table({ game: 'zombie-town', options: { 'table-clock': 120 } }))).toBe('slow')
  expect(paceOf(table({ game: 'unheard-of', options: {} }))).toBe('calm')
})

it('filters the lobby by game, clock and purpose', () => {
  const any = { game: '', aim: 'sit', pace: '' } as const
  expect(inLobby(table(), any)).toBe(true)
  expect(inLobby(table({ seats: [ann, ben] }), any)).toBe(false)
  expect(inLobby(table(), { ...any, game: 'zombie-town' })).toBe(false)
  expect(inLobby(table(), { ...any, pace: 'timed' })).toBe(false)
  expect(inLobby(table({ status: 'playing' }), any)).toBe(false)
  expect(inLobby(table({ status: 'playing' }), { ...any, aim: 'watch' })).toBe(true)
  expect(inLobby(table({ status: 'playing', spectators: false }), { ...any, aim: 'watch' })).toBe(false)
})

it('names a bot that won, and a match that was stopped', () => {
  const over = table({ status: 'over', outcome: 'win', winners: ['c'], seats: [ann, ben, bot] })
  expect(endOf(over)).toBe('Courier won')
  expect(endOf({ ...over, outcome: 'stopped', winners: null })).toBe('stopped by agreement')
})

it('recognizes the preset for a first game by its options', () => {
  const preset = { id: 'first-game', title: 'First game', help: 'No timer.', options: { timer: 0, gentle: true } }
  const presets = [{ id: 'standard', title: 'Standard', help: '', options: {} }, preset]
  expect(firstGameOf(presets, { timer: 0, gentle: true, players: 3 })).toBe(preset)
  expect(firstGameOf(presets, { timer: 0, gentle: false, players: 3 })).toBeNull()
  expect(firstGameOf([], {})).toBeNull()
})
