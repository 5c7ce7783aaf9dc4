import { join } from 'node:path'
import Database from 'libsql'
import { describe, expect, it } from 'vitest'
import { BUILT, holdout, scratch } from './holdout.ts'

describe.runIf(BUILT)('holdout prune', () => {
  it('says what would be deleted, then deletes it', async () => {
    const data = scratch()
    const file = join(data, 'holdout.db')
    new Database(file).close()
    const prune = (...args: string[]) => holdout(['prune', '--data', data, ...args])
    await prune() // creates the tables
    const database = new Database(file)
    database.exec("insert into users (id, name, sessions, created) values ('a', 'Ann', 1, 0), ('b', 'Ben', 1, 0)")
    const guests = (): unknown => database.prepare('select count(*) as n from users').get()
    expect((await prune('--dry-run')).out).toContain('0 guests without games (kept forever)')
    const would = await prune('--dry-run', '--keep-guests', '90')
    expect(would).toMatchObject({ code: 0, err: '' })
    expect(would.out).toContain('Would be deleted (nothing was changed):')
    expect(would.out).toContain('2 guests without games (last seen more than 90 days ago)')
    expect(guests()).toMatchObject({ n: 2 })
    const done = await prune('--keep-guests', '90')
    expect(done.out).toContain('Deleted:\n  2 guests without games')
    expect(guests()).toMatchObject({ n: 0 })
    database.close()
  })

  it('rejects a folder without data and a wrong number of days', async () => {
    const none = await holdout(['prune', '--data', scratch()])
    expect(none.err).toContain('has no holdout.db')
    const wrong = await holdout(['prune', '--keep-chat', 'soon'])
    expect(wrong.err).toContain('--keep-chat cannot be "soon". Use a whole number from 0 to 36500.')
    expect([none.code, wrong.code].every(code => code !== 0)).toBe(true)
  })
})
