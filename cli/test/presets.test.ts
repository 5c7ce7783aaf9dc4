import { describe, expect, it } from 'vitest'
import { runHere } from './holdout.ts'

describe('--preset', () => {
  it('is listed with the options, as text and as JSON', async () => {
    const { out } = await runHere(['options', 'thirty-seconds'])
    expect(out).toMatch(/--preset first-game\n {4}First game\. No clock[\s\S]*survivor-clock=0,zombie-clock=0/)
    expect(out).toMatch(/--preset standard\n.*\n {4}Every option at its default\./)
    const data = JSON.parse((await runHere(['options', 'thirty-seconds', '--json'])).out)
    expect(data.presets.map(({ id }: { id: string }) => id)).toContain('veteran')
    expect(data.options.sound).toMatchObject({ type: 'flag', default: false })
    expect((await runHere(['options', 'viral-dawn'])).out).toContain('--preset first-game')
  })

  it('sets the options of a simulation; named options override it', async () => {
    const args = ['sim', 'thirty-seconds', '-n', '1', '-b', 'random', '-j', '1', '--json', '--preset', 'veteran']
    const { options } = JSON.parse((await runHere([...args, '--options', 'sound=off'])).out)
    expect(options).toMatchObject({ sound: false, concussion: true, 'permanent-knockdown': true, 'survivor-clock': 30 })
  })

  it('and named options are accepted by their former ids', async () => {
    const args = [
      'sim',
      'viral-dawn',
      '--games',
      '1',
      '-j',
      '1',
      '--seed',
      's',
      '--json',
      '--options',
      'expertTens=on,honour=on',
    ]
    const { options } = JSON.parse((await runHere(args)).out)
    expect(options).toMatchObject({ 'expert-tens': true, 'honor-mode': true })
  })

  it('sets the options of a new game', async () => {
    const args = ['play', 'thirty-seconds', '--seed', '7', '--plain', '--fast']
    const timed = await runHere([...args, '--preset', 'standard'], { input: 'quit\n' })
    const untimed = await runHere([...args, '--preset', 'first-game'], { input: 'quit\n' })
    expect(timed.out).toMatch(/You have \d+ seconds/)
    expect(untimed.code).toBe(0)
    expect(untimed.out).not.toMatch(/You have \d+ seconds/)
  })

  it.each([
    [
      ['sim', 'thirty-seconds', '--preset', 'vetran'],
      /no preset "vetran"\. The presets of .* are: standard, first-game/,
    ],
    [['play', 'thirty-seconds', '--preset', 'hard', '--plain'], /no preset "hard"/],
    [['play', 'until-dawn', '--preset', 'hard', '--plain'], /The presets of Until Dawn are: standard, first-game/],
    [['play', '--preset', 'veteran', '--plain'], /--preset needs a game/],
    [['play', 'thirty-seconds', '--preset', 'veteran', '--resume', 'x.json'], /--preset is for a new game/],
  ])('rejects %j', async (args, reason) => {
    const ran = await runHere(args)
    expect(ran.code).toBe(2)
    expect(ran.err).toMatch(reason)
  })
})
