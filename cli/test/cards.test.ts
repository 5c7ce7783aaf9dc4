import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUILT, holdout, runHere, scratch } from './holdout.ts'

interface Data {
  rubble: { id: string; count: number; weapon?: { dice: number } }[]
  combatDie: string[]
}

/** The cards that the game ships, for a host to change. */
function shipped(): Data {
  return JSON.parse(
    readFileSync(new URL('../../games/until-daylight/src/data/cards.json', import.meta.url), 'utf8'),
  ) as Data
}

const TEXT = { machete: { title: 'Big Knife', text: 'Five dice.' } }

describe.skipIf(!BUILT)('--cards', () => {
  let folder = ''
  const file = (name: string): string => join(folder, name)
  const save = (name: string, data: unknown): string => {
    writeFileSync(file(name), JSON.stringify(data))
    return file(name)
  }
  let box = ''
  let other = ''
  let played = ''

  beforeAll(async () => {
    folder = scratch()
    const mine = shipped()
    for (const card of mine.rubble) if (card.id === 'machete' && card.weapon) card.weapon.dice = 5
    for (const card of mine.rubble) if (card.id === 'fire-axe' && card.weapon) card.weapon.dice = 4
    box = save('box.json', { cards: mine, text: TEXT })
    other = save('other.json', { cards: { ...mine, combatDie: ['miss', 'body', 'body', 'body', 'head', 'head'] } })
    played = file('played.json')
    const sim = ['sim', 'until-daylight', '-n', '2', '-b', 'random', '-j', '2', '--options', 'players=3']
    const ran = await holdout([...sim, '--cards', box, '--save-game', '0', played, '--out', file('report.html')])
    expect(ran).toMatchObject({ code: 0 })
    expect(ran.out).toContain(`Until Daylight: 2 games, bots random, seed 1, players=3, cards from ${box}`)
  })

  it('the catalog lists the changed cards', async () => {
    const { out } = await runHere(['catalog', 'until-daylight', '--cards', box])
    expect(out).toContain(`${box} changes 2 kinds of card: Fire Axe, Big Knife.`)
    expect(out).toMatch(/Big Knife .*\n +Five dice\.\n +Data: .* Changed by \S*box\.json\./)
    expect(out).toMatch(/Fire Axe .*\n.*\n.*Changed by \S*box\.json\. The text is still that of the built-in card\./)
    const plain = await runHere(['catalog', 'until-daylight'])
    expect(plain.out).not.toMatch(/Big Knife|Changed by/)
    const json = JSON.parse((await runHere(['catalog', 'until-daylight', '--cards', box, '--json'])).out)
    expect(json.filter(({ note }: { note?: string }) => note?.includes('box.json'))).toHaveLength(2)
  })

  it('a report names the card file and the command', () => {
    const report = readFileSync(file('report.html'), 'utf8')
    expect(report).toContain(`Cards from ${box}.`)
    expect(report).toContain(`--options players=3 --cards ${box}`)
  })

  it.each([['verify'], ['replay']])('%s accepts a record only with its own cards', async command => {
    expect((await runHere([command, played, '--cards', box])).code).toBe(0)
    const mark = (JSON.parse(readFileSync(played, 'utf8')) as { options: { cards: string } }).options.cards
    const without = await runHere([command, played])
    expect(without).toMatchObject({ code: 2, out: '' })
    expect(without.err).toContain(
      `played.json: this match was played with a card file (id ${mark}), not with the game's own cards`,
    )
    expect(without.err).toContain('Name that file: --cards FILE')
    const wrong = await runHere([command, played, '--cards', other])
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.err).toMatch(/than those in \S*other\.json \(\w{12}\)\. Name the right file: --cards FILE/)
  })

  it('a saved game continues only with the same cards, and prints the command', async () => {
    const env = { HOLDOUT_HOME: file('home') }
    const play = ['play', 'until-daylight', '--plain', '--fast', '--seed', '4', '--cards', box]
    const begun = await runHere(play, { env, input: '1\n1\nquit\n' })
    expect(begun.out).toContain(`Continue with: npx holdout play --resume --cards ${box}`)
    const without = await runHere(['play', '--resume', '--plain'], { env })
    expect(without.code).toBe(2)
    expect(without.err).toContain('--cards FILE')
    const again = await runHere(['play', '--resume', '--plain', '--cards', box], { env, input: 'quit\n' })
    expect(again).toMatchObject({ code: 0, err: '' })
  })

  it('scenarios use the card file too', async () => {
    const scenario = file('own.scenario.txt')
    writeFileSync(
      scenario,
      [
        'game until-daylight',
        '',
        '# five dice with the machete of this box',
        'given   p1: drifter [W] bag(machete)',
        '        turn: combat p1',
        'when    attack p1 machete',
        'event   rolled dice=5',
        '',
      ].join('\n'),
    )
    const own = await runHere(['scenario', scenario, '--cards', box])
    const usual = await runHere(['scenario', scenario])
    expect([own.code, usual.code], own.out + own.err).toEqual([0, 1])
  })

  it('an invalid file gives one message with the expected content', async () => {
    const cut = file('cut.json')
    writeFileSync(cut, '{ "cards": ')
    const many = shipped()
    many.rubble[0].count = 9
    for (const [args, message] of [
      [['sim', 'until-dawn', '--cards', box], '--cards does not work with until-dawn: its cards cannot be replaced.'],
      [['catalog', 'viral-dawn', '--cards', box], 'It works with: until-daylight.'],
      [['play', '--cards', box], '--cards needs a game. Name it: holdout play <slug> --cards'],
      [['catalog', 'until-daylight', '--cards', file('none.json')], 'none.json: the file does not exist.'],
      [['sim', 'until-daylight', '--cards', cut], 'cut.json: not valid JSON'],
      [['verify', played, '--cards', save('many.json', { cards: many })], 'many.json: cards: rubble: found 193 cards'],
      [['play', 'until-daylight', '--cards', save('list.json', [])], 'list.json: found [], expected an object'],
    ] as const) {
      const ran = await runHere(args)
      expect(ran, args.join(' ')).toMatchObject({ code: 2, out: '' })
      expect(ran.err).toContain(message)
      expect(ran.err.trim().split('\n')).toHaveLength(1)
    }
  })
})
