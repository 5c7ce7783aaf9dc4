import { readFileSync } from 'node:fs'
import { type MatchRecord, readRecord, replay, verify } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { loadGame, SLUGS } from '../src/index.ts'

const read = (name: string): string => readFileSync(new URL(`./old-option-ids/${name}`, import.meta.url), 'utf8')
const recordIn = (name: string): MatchRecord => readRecord(read(name), name)

it.each(SLUGS)('%s: option ids are kebab-case', async slug => {
  const { options } = await loadGame(slug)
  for (const id of Object.keys(options)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

describe('a file from before option ids were kebab-case', () => {
  const files = ['thirty-seconds', 'until-dawn', 'until-daylight', 'viral-dawn', 'zombie-town']
  it.each(files)('verifies and replays to the same end (record of %s)', async slug => {
    const record = recordIn(`${slug}.record.json`)
    const game = await loadGame(slug)
    expect(verify(game, record)).toEqual({ ok: true, hash: record.hash })
    const again = replay(game, record).record()
    expect(again.outcome).toBe(record.outcome)
    expect(Object.keys(again.options)).toEqual(Object.keys(game.options))
    expect(Object.values(again.options).map(String).sort()).toEqual(Object.values(record.options).map(String).sort())
    expect(verify(game, again)).toEqual({ ok: true, hash: record.hash })
  })

  it('fails to verify if an option was changed', async () => {
    const record = recordIn('viral-dawn.record.json')
    const changed = { ...record, options: { ...record.options, turnSeconds: 90 } }
    expect(verify(await loadGame('viral-dawn'), changed)).toMatchObject({ ok: false })
  })

  it('opens (saved game)', async () => {
    const record = recordIn('saved-game.json')
    const match = replay(await loadGame(record.game), record)
    expect(match.options).toMatchObject({ 'turn-seconds': 0, 'react-seconds': 0, 'ace-lay': true })
    expect(match.record().hash).toBe(record.hash)
  })
})
