import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Match } from '@holdout/engine'
import { untilDawn } from '@holdout/until-dawn'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { homeFolder, newSave, saveAt, savedGames } from './saves.ts'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'holdout-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const match = () => Match.start(untilDawn, { seed: '7' })

describe('saves', () => {
  it('are in the folder that the environment names', () => {
    expect(homeFolder({ HOLDOUT_HOME: '/x', XDG_STATE_HOME: '/y' })).toBe('/x')
    expect(homeFolder({ XDG_STATE_HOME: '/y' })).toBe('/y/holdout')
    expect(homeFolder({})).toMatch(/\/\.local\/state\/holdout$/)
  })

  it('are listed while unfinished, latest first, and move to the records at the end', () => {
    const save = newSave(home, untilDawn, new Date())
    save.keep(match().record())
    expect(savedGames(home).games.map(({ path }) => path)).toEqual([save.path])
    expect(savedGames(home, 'viral-dawn').games).toEqual([])
    const played = match()
    played.play('john', { move: 'concede' })
    save.keep(played.record())
    expect(savedGames(home).games).toEqual([])
    const record = save.finish()
    expect(readdirSync(join(home, 'records'))).toHaveLength(1)
    expect(readFileSync(record, 'utf8')).toContain('"outcome": "conceded"')
    expect(readdirSync(join(home, 'saves'))).toEqual([])
  })

  it('leave no partial files', () => {
    const save = newSave(home, untilDawn, new Date())
    for (let i = 0; i < 3; i++) save.keep(match().record())
    save.close()
    expect(readdirSync(join(home, 'saves'))).toHaveLength(1)
  })

  it('report an unreadable file and do not change it', () => {
    mkdirSync(join(home, 'saves'))
    const broken = join(home, 'saves', 'until-dawn-x.json')
    writeFileSync(broken, '{"format":"holdout-match","vers')
    const { games, problems } = savedGames(home)
    expect(games).toEqual([])
    expect(problems).toEqual([expect.stringContaining('until-dawn-x.json: not a match record')])
    expect(readFileSync(broken, 'utf8')).toBe('{"format":"holdout-match","vers')
  })

  it('cannot be open in two terminals', () => {
    const path = join(home, 'game.json')
    writeFileSync(`${path}.lock`, '1') // a process that is certainly alive
    expect(() => saveAt(path, home)).toThrow(/is open (in another terminal|for another user)/)
    writeFileSync(`${path}.lock`, '999999999') // one that is long gone
    expect(() => saveAt(path, home).close()).not.toThrow()
  })

  it('are reported, not offered, while they are open elsewhere', () => {
    const save = newSave(home, untilDawn, new Date())
    save.keep(match().record())
    writeFileSync(`${save.path}.lock`, String(process.ppid))
    const { games, elsewhere } = savedGames(home)
    expect(games).toEqual([])
    expect(elsewhere).toEqual([
      expect.stringContaining(`${save.path}: this game is open in another terminal (process ${process.ppid}).`),
    ])
    expect(savedGames(home, 'viral-dawn').elsewhere).toEqual([])
  })

  it.skipIf(process.platform !== 'linux')('are free again if their process is a zombie (on Linux only)', async () => {
    // The shell starts a child and replaces itself with a program that never collects it.
    const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'])
    try {
      const [pid] = (await once(parent.stdout, 'data')) as [Buffer]
      const child = pid.toString().trim()
      while (!/^State:\tZ/m.test(readFileSync(`/proc/${child}/status`, 'utf8'))) await setTimeout(10)
      const path = join(home, 'game.json')
      writeFileSync(`${path}.lock`, child)
      expect(() => saveAt(path, home).close()).not.toThrow()
    } finally {
      parent.kill('SIGKILL')
    }
  })
})
