import { expect, it } from 'vitest'
import { type MatchRecord, readRecord, writeRecord } from './record.ts'

const record: MatchRecord = {
  format: 'holdout-match',
  version: 1,
  game: 'toy',
  rulesVersion: 1,
  seed: 's',
  options: {},
  players: { anna: 'Anna' },
  moves: [
    ['anna', { move: 'draw' }],
    ['clock', { move: 'gong' }],
  ],
  outcome: null,
  hash: '0'.repeat(64),
}

it('is the same after writing and reading', () => {
  expect(readRecord(writeRecord(record))).toEqual(record)
  expect(readRecord(writeRecord({ ...record, moves: [], meta: { table: 'x' } }))).toEqual({
    ...record,
    moves: [],
    meta: { table: 'x' },
  })
})

it('puts one move on a line', () => {
  expect(
    writeRecord(record)
      .split('\n')
      .filter(line => line.includes('"move":')),
  ).toHaveLength(2)
})

it.each([
  ['', 'game.json: the file is empty'],
  ['{"format": "holdout-match", "ver', 'The end of the file seems to be missing'],
  ['# Holdout\n\nFive games.', 'game.json: this is no match record: those are JSON files that Holdout has saved.'],
  ['[]', 'expected a match record (a JSON object)'],
  ['{"format": "chess"}', 'field "format" is "chess"; expected "holdout-match"'],
  ['{"format": "holdout-match", "version": 2}', 'field "version" is 2; this version of Holdout reads version 1'],
  [JSON.stringify({ ...record, seed: 5 }), 'field "seed" is 5; expected a string'],
  [JSON.stringify({ ...record, hash: 'abc' }), 'field "hash" is "abc"; expected 64 hex digits'],
  [JSON.stringify({ ...record, moves: [['anna', 'draw']] }), 'move 1 is ["anna","draw"]; expected'],
  [JSON.stringify({ ...record, moves: [['anna', { move: 'x', deep: {} }]] }), 'move 1 is'],
  [JSON.stringify({ ...record, color: 1 }), 'a match record has no field "color"'],
  [JSON.stringify({ ...record, players: { anna: 3 } }), 'field "players"'],
  [JSON.stringify({ ...record, options: undefined }), 'field "options" is missing'],
])('rejects %j with the reason', (text, message) => {
  expect(() => readRecord(text, 'game.json')).toThrow(message)
})
