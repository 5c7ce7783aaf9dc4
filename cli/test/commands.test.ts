import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUILT, holdout, runHere, scratch } from './holdout.ts'

const SCENARIOS = fileURLToPath(new URL('../../games/until-dawn/scenarios', import.meta.url))

describe('a command', () => {
  let folder = ''
  let good = ''

  beforeAll(async () => {
    folder = scratch()
    good = join(folder, 'good.json')
    await runHere(['sim', 'until-dawn', '--games', '2', '--bots', 'random', '--jobs', '1', '--save-game', '1', good])
  })

  it('prints its help and version', async () => {
    const help = await runHere(['--help'])
    expect(help).toMatchObject({ code: 0, err: '' })
    for (const name of [
      'play',
      'sim',
      'replay',
      'analyze',
      'verify',
      'scenario',
      'catalog',
      'rules',
      'bench',
      'games',
      'bot',
      'options',
      'daily',
    ]) {
      expect(help.out).toContain(`  ${name}`)
      const own = await runHere([name, '--help'])
      expect(own.code, name).toBe(0)
      expect(own.out, name).toMatch(/Examples?:\n {2}holdout /)
    }
    expect((await runHere([])).code).toBe(0)
  })

  it('lists games, options, cards and rules', async () => {
    expect((await runHere(['games'])).out).toContain('until-dawn')
    expect((await runHere(['options', 'until-dawn'])).out).toMatch(
      /night-length=standard[\s\S]*Values: standard, short, long\./,
    )
    const cards = (await runHere(['catalog', 'until-dawn'])).out
    expect(cards).toContain('38 cards, 14 kinds')
    expect(cards).toMatch(/5 × Scratcher .*\n.*1 barricade/)
    expect(cards).toMatch(/our\s+ruling/)
    const json = JSON.parse((await runHere(['catalog', 'until-dawn', '--json'])).out) as { count: number }[]
    expect(json.reduce((sum, { count }) => sum + count, 0)).toBe(38)
    expect((await runHere(['rules', 'until-dawn', 'ud-41'])).out).toMatch(/^UD-41 .*howls +\(How they attack\)\n {2}/)
    expect((await runHere(['rules', 'until-dawn', 'xyzzy'])).out).toContain('No rule found for "xyzzy".')
  })

  describe('verify', () => {
    it('accepts a valid record', async () => {
      const ran = await runHere(['verify', good, good])
      expect(ran).toMatchObject({ code: 0, err: '' })
      expect(ran.out).toMatch(/good\.json: verified\. Until Dawn, \d+ moves, outcome (bitten|overrun)\./)
    })

    it('rejects an edited record', async () => {
      const text = readFileSync(good, 'utf8')
      const edited = join(folder, 'edited.json')
      writeFileSync(edited, text.replace(/"hash": "./, '"hash": "0').replace(/"hash": "0(0+)/, '"hash": "1$1'))
      const changed = join(folder, 'changed.json')
      writeFileSync(changed, text.replace(/"outcome": "\w+"/, '"outcome": "perfect"'))
      const illegal = join(folder, 'illegal.json')
      writeFileSync(illegal, text.replace(/\["john",\{[^}]*\}\]/, '["john",{"move":"shoot","at":2}]'))
      for (const [file, why] of [
        [edited, 'claims the state hash'],
        [changed, 'claims the outcome perfect'],
        [illegal, 'Move 1 (john {"move":"shoot","at":2}) is illegal'],
      ]) {
        const ran = await runHere(['verify', file])
        expect(ran.code, file).toBe(1)
        expect(ran.out).toContain(why)
      }
    })

    it('names the rules version of a record with other rules', async () => {
      const later = readFileSync(good, 'utf8').replace(/"rulesVersion": \d+/, '"rulesVersion": 99')
      const other = join(folder, 'other-rules.json')
      writeFileSync(other, later)
      const held = await runHere(['verify', other])
      expect(held.code).toBe(0)
      expect(held.out).toContain('recorded with rules version 99, and consistent with the current version 2.')
      expect(held.out).not.toContain('verified')
      writeFileSync(other, later.replace(/"outcome": "\w+"/, '"outcome": "perfect"'))
      const broken = await runHere(['verify', other])
      expect(broken.code).toBe(1)
      expect(broken.out).toContain('(recorded with rules version 99, replayed with version 2)')
    })

    it('rejects a truncated record', async () => {
      const cut = join(folder, 'cut.json')
      writeFileSync(cut, readFileSync(good, 'utf8').slice(0, 900))
      const ran = await runHere(['verify', cut])
      expect(ran.code).toBe(2)
      expect(ran.err).toContain('cut.json: not a match record')
      expect(ran.err).toContain('The end of the file seems to be missing.')
    })
  })

  describe('scenario', () => {
    const write = (name: string, text: string): string => {
      const file = join(folder, name)
      writeFileSync(file, text)
      return file
    }

    it('runs all scenarios of a folder', async () => {
      const ran = await runHere(['scenario', SCENARIOS])
      expect(ran.code).toBe(0)
      expect(ran.out).toMatch(/^\d+ passed, 0 failed\n$/)
    })

    it('shows the first difference with its line', async () => {
      const file = write(
        'fail.scenario.txt',
        'game until-dawn\n\n# UD-18 a shot\ngiven   E1: [G R]\nwhen    shoot E1\nthen    ammo: 8\n',
      )
      const ran = await runHere(['scenario', file])
      expect(ran).toMatchObject({ code: 1, err: '' })
      expect(ran.out).toBe(
        `${file}:6: ammo\n      expected  8\n      found     7\n    in: UD-18 a shot\n0 passed, 1 failed\n`,
      )
    })

    it('fails an invalid scenario with its line, and runs the others', async () => {
      const file = write('parse.scenario.txt', 'game until-dawn\n# title\nwhenever\n# other\nwhen pass\n')
      const ran = await runHere(['scenario', file])
      expect(ran.code).toBe(1)
      expect(ran.out).toContain(`${file}:3: found "whenever", expected one of: options, given`)
      expect(ran.out).toContain('1 passed, 1 failed')
    })

    it('rejects a file without a game', async () => {
      const file = write('no-game.scenario.txt', '# title\nwhen pass\n')
      expect(await runHere(['scenario', file])).toMatchObject({ code: 2, err: expect.stringContaining(`${file}:1: `) })
    })

    it('explains a scenario step by step', async () => {
      const file = write(
        'explain.scenario.txt',
        'game until-dawn\n# UD-18 a shot\ngiven   E1: [G R]\nwhen    shoot E1\nevent   shot ammo=7\nthen    ammo: 7\n',
      )
      const { code, out } = await runHere(['scenario', '--explain', file])
      expect(code).toBe(0)
      expect(out).toMatch(/# UD-18 a shot\n {2}Position\n {6}/)
      expect(out).toMatch(/ {2}john plays shoot E1: .+\n {6}.+\[UD-18\]/)
      expect(out).toContain('  ok  event shot ammo=7\n  ok  then ammo: 7\n')
    })

    it('prints the vocabulary of a game as text and as Markdown', async () => {
      const { out } = await runHere(['scenario', '--words', 'until-dawn'])
      expect(out).toContain('Zones\n')
      expect(out).toMatch(/ {2}shoot E1 +shoot the top zombie/)
      const markdown = await runHere(['scenario', '--words', 'until-dawn', '--markdown'])
      expect(markdown.out).toContain('| `shoot E1` | shoot the top zombie of an entrance |')
      expect(await runHere(['scenario'])).toMatchObject({
        code: 2,
        err: expect.stringContaining('Name a scenario file'),
      })
    })

    it('keeps all results if scenarios contradict themselves, and names file and line', async () => {
      const folderOf = fileURLToPath(new URL('../../games/until-daylight/scenarios', import.meta.url))
      const text = readFileSync(join(folderOf, 'attack.scenario.txt'), 'utf8')
      const good = write('1-good.scenario.txt', text)
      // Every scenario has a turn that does not fit its receiver, or a part that is another kind of thing.
      const bad = ['turn: ver: p1', 'turn: search p9', 'turn: combat', 'receiver: p1', 'round: 99', 'p1: hands'].map(
        (part, i) =>
          write(`2-bad-${i}.scenario.txt`, text.replace(/turn: combat p\d/g, `${part}\n        receiver: p2`)),
      )
      const last = write('3-good.scenario.txt', text)
      const count = (text.match(/^#/gm) ?? []).length
      for (const explain of [[], ['--explain']]) {
        const ran = await runHere(['scenario', ...explain, good, ...bad, last])
        expect(ran.code).toBe(1)
        expect(`${ran.out}${ran.err}`).not.toMatch(/fault in Holdout|The rules stopped|Cannot read|undefined/)
        const [, passed, failed] = /(\d+) passed, (\d+) failed/.exec(ran.out) ?? []
        expect(Number(passed) + Number(failed)).toBe(count * (bad.length + 2))
        expect(Number(passed)).toBeGreaterThanOrEqual(2 * count)
        for (const file of bad.slice(0, 2)) expect(ran.out).toMatch(new RegExp(`${file}:\\d+: found`))
      }
    })

    it('rejects an impossible position with the reason', async () => {
      const file = write('impossible.scenario.txt', 'game until-dawn\n# nine planks\ngiven   E1: b9\nthen    ammo: 8\n')
      const ran = await runHere(['scenario', file])
      expect(ran.code).toBe(1)
      expect(ran.out).toContain('there are only 8 (UD-17)')
    })
  })

  describe('replay', () => {
    it('prints the game as text, optionally with rule ids', async () => {
      const ran = await runHere(['replay', good])
      expect(ran.out).toMatch(/^Until Dawn\. Seed .*\n\n0\. The deal\n {3}Your turn\. It is 17:00\.\n\n1\. /)
      expect(ran.out).not.toContain('[UD-')
      expect((await runHere(['replay', good, '--rules'])).out).toContain('[UD-13]')
    })

    it('shows the table at a move, and events as JSON', async () => {
      const at = await runHere(['replay', good, '--at', '0'])
      expect(at.out).toContain('E0 front door: 0 barricades, no zombies.')
      const json = JSON.parse((await runHere(['replay', good, '--json'])).out)
      expect(json).toMatchObject({ game: 'until-dawn', perspective: 'john', opening: [{ event: 'turn-began' }] })
      expect(json.moves[0]).toMatchObject({ seat: 'john', events: expect.any(Array) })
    })

    it('steps through the game in plain lines', async () => {
      const ran = await runHere(['replay', good, '--step'], { input: 'n\np\np\n7\nb\n999\nfoo\nq\n' })
      expect(ran.code).toBe(0)
      expect(ran.out).toContain('\n1 of ')
      expect(ran.out).toContain('This is the deal. There is no earlier move.')
      expect(ran.out).toContain('\n7 of ')
      expect(ran.out).toContain('E1 left window: ')
      expect(ran.out).toContain('There is no move 999')
      expect(ran.out).toMatch(/n or Enter: next move.*\n$/)
    })
  })

  describe('bad input', () => {
    let binary = ''
    let empty = ''
    beforeAll(() => {
      binary = join(folder, 'binary.json')
      writeFileSync(binary, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2, 0xff]))
      empty = join(folder, 'empty.json')
      writeFileSync(empty, '')
    })

    it.each([
      [['plai'], /unknown command 'plai'\n\(Did you mean play\?\)/],
      [
        ['play', 'until-dwan'],
        /There is no game "until-dwan"\. The games are: .*until-dawn.* Did you mean "until-dawn"\?/,
      ],
      [['play', 'until-dawn', '--options', 'shells=7'], /Option "shells" cannot be "7"\. Use one of 8, 6, 10\./],
      [['play', 'until-dawn', '--options', 'shells'], /"shells" is not a valid option\. Write name=value/],
      [['play', 'until-dawn', '--options', 'shell=8'], /There is no option "shell"\. The options are: night-length/],
      [
        ['play', 'until-dawn', '--bots', 'genius'],
        /There is no bot "genius"\. The bots are: easy, medium, hard, expert/,
      ],
      [['play', 'until-dawn', '--seats', 'A,B'], /There is no seat left for B\. The game has 1 seat: john/],
      [['play', 'until-dawn', '--nonsense'], /unknown option '--nonsense'/],
      [['play', '--resume', 'nowhere.json'], /nowhere\.json: the file does not exist/],
      [['play', '--resume'], /There is no unfinished game in /],
      [['play', 'until-dawn', '--resume', 'x.json', '--seed', '1'], /--seed is for a new game/],
      [['play', 'until-dawn', '--save', '/nowhere/x.json'], /\/nowhere\/x\.json: the folder does not exist/],
      [['play', 'until-dawn', '--save', 'FOLDER'], /this is a folder; expected the name of a file to write/],
      [['play', 'until-dawn', '--save', 'GOOD'], /this file already exists/],
      [['catalog', 'until-daylight', '--cards', 'EMPTY'], /the file is empty; expected card data in JSON/],
      [['play', '--resume', 'FOLDER'], /this is a folder; expected a match record/],
      [['sim'], /missing required argument 'slug'/],
      [['sim', 'chess'], /There is no game "chess"/],
      [['sim', 'until-dawn', '--games', '0'], /--games cannot be "0"\. Use a whole number from 1 to 1000000000/],
      [['sim', 'until-dawn', '--games', '99999999999999999999'], /a whole number from 1 to 1000000000\./],
      [['sim', 'until-dawn', '--games', 'many'], /--games cannot be "many"/],
      [['sim', 'until-dawn', '--bots', 'genius'], /There is no bot "genius"/],
      [['sim', 'until-dawn', '--bots', 'random,greedy'], /2 bots were named .* 1 seat/],
      [['sim', 'until-dawn', '--jobs', '0'], /--jobs cannot be "0"\. Use a whole number from 1 to 256/],
      [['sim', 'until-dawn', '--out', '/nowhere/r.html'], /\/nowhere\/r\.html: the folder/],
      [['sim', 'until-dawn', '--out', 'FOLDER'], /this is a folder/],
      [['sim', 'until-dawn', '--games', '3', '--save-game', '3', 'NEW'], /--save-game cannot be "3"\. .* from 0 to 2/],
      [['sim', 'until-dawn', '--save-game', '3'], /--save-game takes a game number and a file/],
      [['replay', 'nowhere.json'], /nowhere\.json: the file does not exist/],
      [['replay', 'FOLDER'], /this is a folder/],
      [['replay', 'BINARY'], /this is not a text file; expected a match record/],
      [['replay', 'EMPTY'], /the file is empty; expected a match record/],
      [['replay', 'GOOD', '--at', '9999'], /--at cannot be "9999"\. Use a whole number from 0 to \d+/],
      [['replay', 'GOOD', '--seat', 'jack'], /There is no seat "jack"\. Choose one of: john, table/],
      [['verify'], /missing required argument 'file'/],
      [['verify', 'BINARY'], /this is not a text file/],
      [['scenario', 'nowhere'], /nowhere: the file does not exist/],
      [['scenario', 'BINARY'], /this is not a text file; expected a scenario file/],
      [['catalog', 'chess'], /There is no game "chess"/],
      [['rules'], /missing required argument 'slug'/],
      [['options', 'chess'], /There is no game "chess"/],
      [['bench', 'chess'], /There is no game "chess"/],
      [['bench', 'until-dawn', '--rounds', '0'], /--rounds cannot be "0"/],
      [['bench', 'until-dawn', '--scale', '-1'], /--scale cannot be "-1"/],
    ])('%j is one clear message', async (args, message) => {
      const given = { FOLDER: folder, BINARY: binary, EMPTY: empty, GOOD: good, NEW: join(folder, 'new.json') }
      const named: Readonly<Record<string, string>> = given
      const home = scratch()
      const before = readdirSync(folder)
      const ran = await runHere(
        args.map(arg => named[arg] ?? arg),
        { env: { HOLDOUT_HOME: home } },
      )
      expect(ran.err).toMatch(message)
      expect(ran.err).toMatch(/^holdout: /)
      expect(ran.err).not.toMatch(/\n\s+at /)
      expect(ran.code).toBe(2)
      expect(readdirSync(folder)).toEqual(before)
      expect(readdirSync(home)).toEqual([])
    })

    it('rejects a damaged record that is still valid JSON', async () => {
      const odd = join(scratch(), 'odd.json')
      writeFileSync(odd, readFileSync(good, 'utf8').replace('"shells": 8', '"shells": 9'))
      const ran = await runHere(['replay', odd])
      expect(ran).toMatchObject({ code: 2, out: '' })
      expect(ran.err).toMatch(/odd\.json: Option "shells" cannot be 9/)
    })
  })

  it('uses no color by default in a pipe, and color if it is forced', async () => {
    const bare = await runHere(['catalog', 'until-dawn'], { env: { NO_COLOR: '1' } })
    expect(bare.out).not.toContain('\x1b')
    expect((await runHere(['catalog', 'until-dawn'])).out).toBe(bare.out)
    const forced = await runHere(['catalog', 'until-dawn'], { env: { FORCE_COLOR: '1' } })
    expect(forced.out).toContain('\x1b[1m')
  })

  it('prints ASCII if the locale has no UTF-8', async () => {
    const ran = await runHere(['catalog', 'until-dawn'], { env: { LANG: 'C' } })
    expect(ran.out).toMatch(/^\p{ASCII}*$/u)
    expect(ran.out).toContain(' 5 x Scratcher')
  })

  it('reports a folder without scenario files', async () => {
    const none = join(folder, 'none')
    mkdirSync(none)
    const ran = await runHere(['scenario', none])
    expect(ran.code).toBe(2)
    expect(ran.err).toContain('there is no *.scenario.txt file in this folder')
  })
})

describe.skipIf(!BUILT)('the process', () => {
  it('ends with the exit code of the command, and one message', async () => {
    expect((await holdout(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
    const bad = await holdout(['plai'])
    expect(bad).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^holdout: unknown command 'plai'/) })
  })

  it('ends without an error if the reader closes the pipe', () => {
    const bin = fileURLToPath(new URL('../bin/holdout.js', import.meta.url))
    const ran = spawnSync('bash', ['-c', `set -o pipefail; "${process.execPath}" "${bin}" rules until-dawn | head -1`])
    expect(ran.stderr.toString()).toBe('')
    expect(ran.status).toBe(0)
  })

  describe('sim', () => {
    it('prints the same JSON object for any number of threads', async () => {
      const args = ['sim', 'until-dawn', '--games', '30', '--bots', 'random', '--seed', '1', '--json']
      const one = JSON.parse((await holdout([...args, '--jobs', '1'])).out)
      const two = JSON.parse((await holdout([...args, '--jobs', '2'])).out)
      expect(one).toMatchObject({
        game: 'until-dawn',
        games: 30,
        seed: '1',
        bots: ['random'],
        outcomes: expect.any(Object),
        wins: { seats: { john: { wins: expect.any(Number), low: expect.any(Number), high: expect.any(Number) } } },
        moves: { mean: expect.any(Number), p50: expect.any(Number), p95: expect.any(Number), max: expect.any(Number) },
        seconds: expect.any(Number),
        gamesPerSecond: expect.any(Number),
        movesPerSecond: expect.any(Number),
      })
      const timing = { seconds: 0, gamesPerSecond: 0, movesPerSecond: 0 }
      expect({ ...two, ...timing }).toEqual({ ...one, ...timing })
    })

    it('prints a text report, and writes a report file and a game', async () => {
      const [report, game] = [join(scratch(), 'report.html'), join(scratch(), 'game.json')]
      const args = [
        'sim',
        'until-dawn',
        '-n',
        '10',
        '-b',
        'random',
        '-j',
        '1',
        '--out',
        report,
        '--save-game',
        '0',
        game,
      ]
      const ran = await holdout(args)
      expect(ran).toMatchObject({ code: 0, err: `Report saved: ${report}\nGame 0 saved: ${game}\n` })
      expect(ran.out).toMatch(
        /Until Dawn: 10 games, bots random[\s\S]*Win rate[\s\S]*john[\s\S]*Endings[\s\S]*Moves per game: mean /,
      )
      expect(readFileSync(report, 'utf8')).toContain('<html')
      expect((await holdout(['verify', game])).code).toBe(0)
    })
  })
})
