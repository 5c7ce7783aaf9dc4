import { readFileSync } from 'node:fs'
import { Match, readRecord, verify } from '@holdout/engine'
import { untilDawn } from '@holdout/until-dawn'
import { viralDawn } from '@holdout/viral-dawn'
import { expect, it } from 'vitest'
import { packRecord, unpackRecord } from './share-link.ts'

function record() {
  const match = Match.start(untilDawn, { seed: 'link' })
  for (let i = 0; i < 20; i++) match.play('john', { move: 'pass' })
  return match.record({ table: { people: { john: 'Ann' } } })
}

it('packs a whole game into a link, without the metadata of the device', async () => {
  const { meta: _ours, ...bare } = record()
  const packed = await packRecord(record())
  expect(packed).toMatch(/^[\w-]+$/)
  expect(readRecord(await unpackRecord(packed))).toEqual(bare)
})

it('rejects a link that was cut off or changed', async () => {
  const packed = await packRecord(record())
  await expect(unpackRecord(packed.slice(0, packed.length / 2))).rejects.toThrow()
  await expect(unpackRecord('nonsense')).rejects.toThrow()
  await expect(unpackRecord('%%%')).rejects.toThrow()
})

it('opens a link from before option ids were kebab-case', async () => {
  const file = new URL('../../../catalog/test/old-option-ids/share-link.txt', import.meta.url)
  const old = readRecord(await unpackRecord(readFileSync(file, 'utf8').trim()))
  expect(old.options).toHaveProperty('turnSeconds')
  expect(verify(viralDawn, old)).toMatchObject({ ok: true })
})
