import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratch } from '../../test/holdout.ts'
import { Guests } from './guests.ts'

it('stores a guest by server and name', () => {
  const home = join(scratch(), 'not-there-yet')
  const guests = new Guests(home)
  expect(guests.cookieOf('http://a.b/', 'Anna')).toBeNull()
  guests.keep('http://a.b/', 'Anna', 'holdout=1')
  guests.keep('http://a.b/', 'Ben', 'holdout=2')
  guests.keep('http://c.d/', 'Anna', 'holdout=3')
  const later = new Guests(home)
  expect(later.cookieOf('http://a.b/', 'Anna')).toBe('holdout=1')
  expect(later.cookieOf('http://a.b/', 'Ben')).toBe('holdout=2')
  expect(later.cookieOf('http://c.d/', 'Anna')).toBe('holdout=3')
})

it.skipIf(process.platform === 'win32')('writes a file that only its owner can read (not on Windows)', () => {
  const home = scratch()
  new Guests(home).keep('http://a.b/', 'Anna', 'holdout=1')
  expect(statSync(join(home, 'online.json')).mode & 0o777).toBe(0o600)
})

it('ignores a damaged file and replaces it', () => {
  const home = scratch()
  writeFileSync(join(home, 'online.json'), '{"http://a.b/ Anna": 7, ')
  const guests = new Guests(home)
  expect(guests.cookieOf('http://a.b/', 'Anna')).toBeNull()
  guests.keep('http://a.b/', 'Anna', 'holdout=1')
  expect(JSON.parse(readFileSync(join(home, 'online.json'), 'utf8'))).toEqual({ 'http://a.b/ Anna': 'holdout=1' })
})
