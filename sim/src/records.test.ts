import { loadGame } from '@holdout/catalog'
import { InputError, readRecord, verify, writeRecord } from '@holdout/engine'
import { expect, test } from 'vitest'
import { exampleRecords, playRecorded, recordOfGame } from './records.ts'
import type { SimRequest } from './request.ts'
import { simulate } from './simulate.ts'

const request: SimRequest = { game: 'until-dawn', games: 40, bots: ['random'], seed: 'records', options: { shells: 6 } }

test('a game of a simulation comes back as a record that verifies', async () => {
  const game = await loadGame(request.game)
  const record = await recordOfGame(request, 17)
  expect(verify(game, readRecord(writeRecord(record)))).toEqual({ ok: true, hash: record.hash })
  expect(record.seed).toBe('records/17')
  expect(record.options.shells).toBe(6)
  expect(record.players).toEqual({ john: 'random' })
  expect(playRecorded(game, { shells: 6 }, 'records/17', ['random'])).toEqual(record)
})

test('the records are the games that were counted', async () => {
  const report = await simulate(request)
  const records = await Promise.all(Array.from({ length: 40 }, (_, i) => recordOfGame(request, i)))
  expect(records.reduce((sum, { moves }) => sum + moves.length, 0)).toBe(report.moves.total)
  for (const [id, games] of Object.entries(report.outcomes)) {
    expect(records.filter(({ outcome }) => outcome === id)).toHaveLength(games)
    expect(records.findIndex(({ outcome }) => outcome === id)).toBe(report.examples[id])
  }
  const examples = await exampleRecords(request, report)
  expect(examples.map(({ outcome }) => outcome)).toEqual(Object.keys(report.outcomes))
  expect(await exampleRecords(request, report, 1)).toEqual(examples.slice(0, 1))
})

test('rejects a game number out of range', async () => {
  await expect(recordOfGame(request, 40)).rejects.toThrow(InputError)
  await expect(recordOfGame(request, -1)).rejects.toThrow('Its games are 0 to 39')
})
