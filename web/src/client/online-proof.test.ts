import { sha256 } from '@holdout/engine'
import { expect, it } from 'vitest'
import { type Promised, prove } from './online-proof.ts'

const secret = 'the contribution of the server'
const entropy = { 'player-2': 'bee', 'player-1': 'ay' }
const shuffle = { secret, seedHash: sha256(secret), entropy }
const seed = sha256(`${secret}\nplayer-1=ay\nplayer-2=bee`)
const promised: Promised = {
  table: 't',
  seedHash: shuffle.seedHash,
  own: { seat: 'player-2', entropy: 'bee' },
}

it('verifies an honest deal', () => {
  expect(prove(shuffle, seed, promised)).toEqual({
    bound: true,
    seeded: true,
    asPromised: true,
    withOwn: true,
    asCommitted: null,
  })
  expect(prove(shuffle, seed, null)).toEqual({
    bound: true,
    seeded: true,
    asPromised: null,
    withOwn: null,
    asCommitted: null,
  })
})

it.each([
  ['a secret that does not match the hash', { ...shuffle, secret: 'a better one' }, seed, 'bound'],
  ['another seed', shuffle, sha256('chosen'), 'seeded'],
  ['a missing contribution', { ...shuffle, entropy: { 'player-1': 'ay' } }, seed, 'seeded'],
  ['a hash that was changed later', { ...shuffle, secret: 'new', seedHash: sha256('new') }, seed, 'asPromised'],
  ['a replaced contribution', { ...shuffle, entropy: { ...entropy, 'player-2': 'wasp' } }, seed, 'withOwn'],
] as const)('detects %s', (_what, given, from, fault) => {
  expect(prove(given, from, promised)[fault]).toBe(false)
})

it('compares the commitments in the record with those this device saw before it revealed', () => {
  const commits = { ...Object.fromEntries(Object.entries(shuffle.entropy).map(([seat, one]) => [seat, sha256(one)])) }
  const seen = { ...promised, commits }
  expect(prove({ ...shuffle, commits }, seed, seen).asCommitted).toBe(true)
  expect(prove({ ...shuffle, commits: { ...commits, 'player-2': sha256('late') } }, seed, seen).asCommitted).toBe(false)
  expect(prove(shuffle, seed, seen).asCommitted, 'without the commitments').toBe(false)
})
