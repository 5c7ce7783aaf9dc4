import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MatchRecord, readRecord } from '@holdout/engine'
import { untilDawn } from '@holdout/until-dawn'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUILT, holdout, scratch, spawnHoldout } from './holdout.ts'

/** Waits until the process has printed something. */
async function until(child: ChildProcessWithoutNullStreams, text: string, seen = { out: '' }): Promise<void> {
  while (!seen.out.includes(text)) {
    const [data] = (await once(child.stdout, 'data')) as [Buffer]
    seen.out += data.toString()
  }
}

const only = (folder: string): string => join(folder, readdirSync(folder).filter(name => name.endsWith('.json'))[0])
const read = (file: string): MatchRecord => readRecord(readFileSync(file, 'utf8'), file)

describe.skipIf(!BUILT)('plain play', () => {
  /** A whole game that bots have played, to be typed in again. */
  let played: MatchRecord
  beforeAll(async () => {
    const file = join(scratch(), 'game.json')
    await holdout([
      'sim',
      'until-dawn',
      '-n',
      '1',
      '-b',
      'random',
      '-j',
      '1',
      '-s',
      'scripted',
      '--save-game',
      '0',
      file,
    ])
    played = read(file)
  })
  const typed = (record: MatchRecord): string[] =>
    record.moves.map(([, move]) => untilDawn.notation.writeMove(move as never))

  it('plays a whole game from a script with the same outcome', async () => {
    const home = scratch()
    const ran = await holdout(['play', 'until-dawn', '--seed', played.seed, '--options', 'undo=off'], {
      input: `${typed(played).join('\n')}\n`,
      env: { HOLDOUT_HOME: home },
    })
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out).not.toContain('\x1b')
    expect(ran.out).toContain('Your turn. It is 17:00.')
    expect(ran.out).toContain('What next?')
    const record = read(only(join(home, 'records')))
    expect(record).toMatchObject({ outcome: played.outcome, hash: played.hash })
    expect(readdirSync(join(home, 'saves'))).toEqual([])
    // Every event is printed once.
    expect(ran.out.split('\n').filter(line => line === 'Your turn. It is 17:00.')).toHaveLength(1)
    expect((await holdout(['verify', only(join(home, 'records'))])).code).toBe(0)
  })

  it('answers numbers, moves, commands and unknown input', async () => {
    const input =
      '1\nfoo\n99\n\nshoot E1\nundo\nundo\nredo\nwhy\nwhy shoot E1\nrules howl\nboard\ncards\nlog\nsave\nhelp\nreset\nconcede\n1\nquit\n'
    const ran = await holdout(['play', 'until-dawn', '--seed', '7'], { input, env: { HOLDOUT_HOME: scratch() } })
    expect(ran).toMatchObject({ code: 0, err: '' })
    for (const words of [
      'You nail a barricade to the front door; 7 left in the supply.',
      '"foo" is not a move or a command. Type a number from 1 to 11, a move such as "barricade E0", or "help".',
      'There is no choice 99.',
      'There is no zombie at the left window to shoot. [UD-18]',
      'Undone: Barricade the front door.',
      'There is nothing to undo.',
      'Moves you cannot make now',
      'Shoot at the left window: There is no zombie at the left window to shoot.  [UD-18]',
      'UD-41',
      'E0 front door: 1 barricade, no zombies.',
      '38 cards, 14 kinds',
      'Saved in ',
      'Commands',
      'Give up this game?',
      'Continue with: npx holdout play --resume',
    ]) {
      expect(ran.out).toContain(words)
    }
  })

  it('saves at the end of input, and offers to continue', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    const first = await holdout(['play', 'until-dawn', '--seed', '7'], { input: '1\n2\n', env })
    expect(first).toMatchObject({ code: 0, err: '' })
    const file = only(join(env.HOLDOUT_HOME, 'saves'))
    expect(first.out).toContain(`Saved in ${file}\nContinue with: npx holdout play --resume\n`)
    expect(read(file)).toMatchObject({ outcome: null, moves: [expect.anything(), expect.anything()] })
    const offered = await holdout(['play', 'until-dawn'], { input: '1\n3\n', env })
    expect(offered.out).toContain(
      'Continue a game, or start a new one?\n 1  Continue Until Dawn: 2 moves, last played just now',
    )
    expect(offered.out).toContain('Last events:')
    expect(read(file).moves).toHaveLength(3)
    await holdout(['play', '--resume'], { input: 'pass\n', env })
    expect(read(file).moves).toHaveLength(4)
    const fresh = await holdout(['play'], { input: '2\n1\n', env })
    expect(fresh.out).toContain('New game: Until Dawn')
    expect(readdirSync(join(env.HOLDOUT_HOME, 'saves'))).toHaveLength(2)
  })

  it('loses nothing when it is killed', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    const child = spawnHoldout(['play', 'until-dawn', '--seed', played.seed, '--options', 'undo=off'], { env })
    const half = Math.floor(played.moves.length / 2)
    const script = typed(played)
    const seen = { out: '' }
    await until(child, '10  Pass the time', seen)
    child.stdin.write(`${script.slice(0, half).join('\n')}\n`)
    const folder = join(env.HOLDOUT_HOME, 'saves')
    while (read(only(folder)).moves.length < half) await new Promise(resolve => setTimeout(resolve, 20))
    child.kill('SIGKILL')
    await once(child, 'close')
    const saved = read(only(folder))
    expect(saved.moves).toEqual(played.moves.slice(0, half))
    expect((await holdout(['verify', only(folder)])).code).toBe(0)
    const rest = await holdout(['play', '--resume'], { input: `${script.slice(half).join('\n')}\n`, env })
    expect(rest).toMatchObject({ code: 0, err: '' })
    expect(read(only(join(env.HOLDOUT_HOME, 'records')))).toMatchObject({ outcome: played.outcome, hash: played.hash })
  })

  it('saves the game in the given file and continues from it', async () => {
    const folder = scratch()
    const file = join(folder, 'mine.json')
    const env = { HOLDOUT_HOME: join(folder, 'home') }
    const ran = await holdout(['play', 'until-dawn', '--seed', '7', '--save', file], { input: '1\n', env })
    expect(ran.out).toContain(`Continue with: npx holdout play --resume ${file}`)
    const again = await holdout(['play', 'until-dawn', '--save', file], { env })
    expect(again.code).toBe(2)
    expect(again.err).toContain(`${file}: this file already exists. Choose another name, or continue the game in it`)
    await holdout(['play', '--resume', file], { input: 'concede\n2\n', env })
    expect(read(file).outcome).toBe('conceded')
    const over = await holdout(['play', '--resume', file], { env })
    expect(over).toMatchObject({ code: 2, err: expect.stringContaining('this game is over (conceded)') })
  })

  it('saves the game on Ctrl+C', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    const child = spawnHoldout(['play', 'until-dawn', '--seed', '7'], { env })
    const seen = { out: '' }
    child.stdout.on('data', data => (seen.out += data))
    while (!seen.out.includes('10  Pass the time')) await once(child.stdout, 'data')
    child.kill('SIGINT')
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(130)
    expect(seen.out).toContain('Saved in ')
  })

  it('says where a game is open that it cannot continue', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    const child = spawnHoldout(['play', 'until-dawn', '--seed', '7'], { env })
    await until(child, '10  Pass the time')
    const ran = await holdout(['play', '--resume'], { env })
    child.kill('SIGINT')
    await once(child, 'close')
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain(`this game is open in another terminal (process ${child.pid}).`)
  })

  it('stops a script without effect, and saves the game', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    const ran = await holdout(['play', 'until-dawn', '--seed', '7'], { input: `1\n${'\n'.repeat(5_000)}2\n`, env })
    const file = only(join(env.HOLDOUT_HOME, 'saves'))
    expect(ran.code).toBe(2)
    expect(ran.err).toBe('holdout: The last 200 lines of input had no effect, so the rest was not read.\n')
    expect(ran.out).toContain(`Saved in ${file}\nContinue with: npx holdout play --resume\n`)
    expect(read(file).moves).toHaveLength(1)
    expect(readdirSync(join(env.HOLDOUT_HOME, 'saves'))).toHaveLength(1) // it holds no lock
  })

  it('reacts to a signal during an endless script', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    const child = spawnHoldout(['play', 'until-dawn', '--seed', '7'], { env })
    const type = (): void => {
      while (child.stdin.write('save\nhelp\n'.repeat(1_000)));
    }
    child.stdin.on('error', () => {}) // it ends before it has read everything
    child.stdin.on('drain', type)
    type()
    await until(child, 'Commands')
    child.stdout.resume()
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([143, null])
  })

  it('reports a corrupt save, does not change it, and plays', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    mkdirSync(join(env.HOLDOUT_HOME, 'saves'))
    const corrupt = join(env.HOLDOUT_HOME, 'saves', 'until-dawn-old.json')
    writeFileSync(corrupt, '{"format": "holdout-match", "vers')
    const ran = await holdout(['play', 'until-dawn'], { input: '1\n', env })
    expect(ran.code).toBe(0)
    expect(ran.out).toContain('until-dawn-old.json: not a match record')
    expect(ran.out).toContain('The file was not changed.')
    expect(ran.out).toContain('You nail a barricade')
    expect(readFileSync(corrupt, 'utf8')).toBe('{"format": "holdout-match", "vers')
  })

  it('rejects an edited save and does not change it', async () => {
    const folder = scratch()
    const file = join(folder, 'game.json')
    await holdout(['play', 'until-dawn', '--seed', '7', '--save', file], {
      input: '1\n2\n',
      env: { HOLDOUT_HOME: folder },
    })
    const edited = readFileSync(file, 'utf8').replace('{"move":"barricade","at":1}', '{"move":"barricade","at":3}')
    writeFileSync(file, edited)
    const ran = await holdout(['play', '--resume', file], { env: { HOLDOUT_HOME: folder } })
    expect(ran).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('its moves do not lead to the position it claims'),
    })
    expect(readFileSync(file, 'utf8')).toBe(edited)
  })

  it.skipIf(process.getuid?.() === 0)('does not start if it cannot save (not as root)', async () => {
    const folder = scratch()
    chmodSync(folder, 0o500)
    const ran = await holdout(['play', 'until-dawn'], { input: '1\n', env: { HOLDOUT_HOME: join(folder, 'home') } })
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('no permission to write it') })
  })

  it('rejects a home folder that is a file', async () => {
    const home = join(scratch(), 'file')
    writeFileSync(home, 'x')
    const ran = await holdout(['play', 'until-dawn'], { input: '1\n', env: { HOLDOUT_HOME: home } })
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('part of the path is a file, not a folder') })
    expect(readFileSync(home, 'utf8')).toBe('x')
  })

  it('lets the clock move for a person who does not answer', async () => {
    const env = { HOLDOUT_HOME: scratch() }
    const child = spawnHoldout(['play', 'until-dawn', '--seed', '7', '--options', 'table-clock=1'], { env })
    await until(child, 'You pass the time.')
    child.stdin.end()
    await once(child, 'close')
    expect(read(only(join(env.HOLDOUT_HOME, 'saves'))).moves[0]).toEqual(['clock', { move: 'time-out', seat: 'john' }])
  })
})
