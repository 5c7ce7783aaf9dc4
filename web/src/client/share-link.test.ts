import { Match, readRecord } from '@holdout/engine'
import { untilDawn } from '@holdout/until-dawn'
import { expect, it } from 'vitest'
import { packRecord, unpackRecord } from './share-link.ts'

function record() {
  const match = Match.start(untilDawn, { seed: 'link' })
  for (let i = 0; i < 20; i++) match.play('john', { move: 'pass' })
  return match.record({ table: { people: { john: 'Somebody' } } })
}

it('carries a whole game through an address, without what the device keeps beside it', async () => {
  const { meta: _ours, ...bare } = record()
  const packed = await packRecord(record())
  expect(packed).toMatch(/^[\w-]+$/)
  expect(readRecord(await unpackRecord(packed))).toEqual(bare)
})

it('fails on a link that was cut off or changed', async () => {
  const packed = await packRecord(record())
  await expect(unpackRecord(packed.slice(0, packed.length / 2))).rejects.toThrow()
  await expect(unpackRecord('nonsense')).rejects.toThrow()
  await expect(unpackRecord('%%%')).rejects.toThrow()
})
