import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@holdout/catalog'
import { Match, type Shuffle, seedOf, sha256 } from '@holdout/engine'
import { expect, it } from 'vitest'
import { runHere } from './holdout.ts'

const secret = '5e'.repeat(32)
const honest: Shuffle = { secret, seedHash: sha256(secret), entropy: { john: 'my contribution' } }

/** Writes a record with this shuffle proof. */
async function recordWith(shuffle: Shuffle): Promise<string> {
  const seed = seedOf(secret, honest.entropy)
  const match = Match.start(await loadGame('until-dawn'), { seed, options: {} })
  const file = join(mkdtempSync(join(tmpdir(), 'holdout-shuffle-')), 'game.json')
  writeFileSync(file, JSON.stringify(match.record({ table: 'abc', shuffle })))
  return file
}

it('verifies the shuffle proof of an online match, also against the announced hash', async () => {
  const file = await recordWith(honest)
  const ran = await runHere(['verify', file])
  expect(ran).toMatchObject({ code: 0, err: '' })
  expect(ran.out).toContain(`committed to its seed contribution with the hash ${honest.seedHash}`)
  expect(ran.out).toContain('also includes the seed contribution of 1 player.')
  expect((await runHere(['verify', file, '--seed-hash', honest.seedHash])).code).toBe(0)
})

it('names the seats that did not commit or did not reveal', async () => {
  const ran = await runHere(['verify', await recordWith({ ...honest, commits: { jasper: sha256('kept') } })])
  expect(ran.code).toBe(0)
  expect(ran.out).toContain('Without a commitment: john. An operator who controls')
  expect(ran.out).toContain('Committed but not revealed: jasper.')
  const changed = await recordWith({ ...honest, commits: { john: sha256('another') } })
  expect(await runHere(['verify', changed])).toMatchObject({
    code: 1,
    out: expect.stringContaining('contribution of john does not match the hash committed to'),
  })
})

it('detects a server that did not deal from its committed seed', async () => {
  const other = 'f0'.repeat(32)
  const changed = await recordWith({ ...honest, secret: other, seedHash: sha256(other) })
  expect(await runHere(['verify', changed])).toMatchObject({ code: 1, out: expect.stringContaining('NOT VERIFIED') })
  const file = await recordWith(honest)
  expect(await runHere(['verify', file, '--seed-hash', sha256('another')])).toMatchObject({
    code: 1,
    out: expect.stringContaining('not the one published before the deal'),
  })
  expect(await runHere(['verify', file, '--seed-hash', 'abc'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('64 hex digits'),
  })
})
