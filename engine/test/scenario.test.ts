import { describe, expect, it } from 'vitest'
import { Match, parseScenarios, runScenario, writeScenario } from '../src/index.ts'
import { toy } from './toy.ts'

const run = (body: string) => {
  const { scenarios } = parseScenarios(`game toy\n# a title\n${body}`, 'x.txt')
  return runScenario(toy, scenarios[0])
}

describe('a scenario file', () => {
  it.each([
    ['', 'x.txt:1: found nothing, expected the file to begin with "game <name>"'],
    ['# title', 'x.txt:1: found nothing'],
    ['given a: 1', 'x.txt:1: found "given", expected the file to begin with "game <name>"'],
    ['game toy\ngiven a: 1', 'x.txt:2: found "given", expected a title'],
    ['game toy\n#\n', 'x.txt:2: found "#" alone'],
    ['game toy\n# t\nwenn add', 'x.txt:3: found "wenn", expected one of: options, given, chance, when'],
    ['game toy\n# t\n   add', 'x.txt:3: found an indented line'],
    ['game toy\ngame toy', 'x.txt:2: found a second "game" line'],
    ['game toy toy', 'x.txt:1: found "game toy toy"'],
  ])('%j is refused with file and line', (text, message) => {
    if (text === '# title')
      return expect(() => parseScenarios(text, 'x.txt')).toThrow('expected the file to begin with')
    expect(() => parseScenarios(text, 'x.txt')).toThrow(message)
  })

  it('takes comments, blank lines and lines that go on', () => {
    const file = parseScenarios(
      '// head\ngame toy\n\n# one // really\nwhen add // a stone\n     pass\n# two\nwhen draw\n',
      'x.txt',
    )
    expect(file.scenarios.map(({ title, line }) => [title, line])).toEqual([
      ['one', 4],
      ['two', 7],
    ])
    expect(file.scenarios[0].lines.map(({ verb, text, line }) => [verb, text, line])).toEqual([
      ['when', 'add', 5],
      ['when', 'pass', 6],
    ])
  })
})

describe('running one', () => {
  it('plays it and holds what it says', () => {
    expect(
      run(
        `given anna: 3
           bag: 1 2
        when draw
        event drew stones=2 rule=TY-2
        then anna: 5
             asked: ben window
             moves: pass
             offers: pass
             lacks: add
        when ben: pass; ben: add
        then outcome: -
        when anna: pass; anna: add`.replace(/^ {8}/gm, ''),
      ),
    ).toEqual({ ok: true })
  })

  it.each([
    ['when add\nthen anna: 2', 4, 'anna: found "1", expected "2"'],
    ['when pass', 3, '"pass" is refused: no pass now (TY-1); legal: add; draw; circle; dry'],
    ['when ben: add', 3, 'Nothing is asked of ben now'],
    ['when jump', 3, 'found "jump", expected add, draw or pass'],
    ['given nobody: 3', 3, 'found zone "nobody", expected one of: anna, bag'],
    ['given anna: 12', 3, 'found "12", expected a whole number from 0 to 9'],
    ['given anna: 1\n      anna: 2', 4, 'a second time'],
    ['given anna', 3, 'expected a zone, a colon and what lies there'],
    ['given bag: 1 1\nwhen add', 4, 'a stone lies in the bag twice'],
    ['when add\ngiven anna: 2', 4, 'found "given" after play has begun'],
    ['options speed=1', 3, 'There is no option "speed"'],
    ['options speed', 3, 'expected an option as name=value'],
    ['refuse add: TY-9', 3, '"add" is legal, expected it to be refused by TY-9'],
    ['refuse pass: TY-9', 3, 'refused by: found "TY-1", expected "TY-9"'],
    ['when add\nevent drew', 4, 'no event drew; found {"event":"added"'],
    ['run nothing', 3, 'found "nothing", expected one of the steps: circle'],
    ['run circle', 3, 'Ten thousand steps without a question'],
    ['when add\nundo maybe not', 4, 'expected "undo"'],
    ['when draw\nundo anna', 4, 'shown'],
    ['when add\nundo anna refused', 4, 'the move was taken back'],
    ['then offers: pass', 3, 'offers pass: the moves are add'],
    ['then lacks: add', 3, 'lacks add: the moves are add'],
    ['chance dice: 3\nwhen add', 4, 'never came up: chance dice: 3'],
    ['', 2, 'found no lines below the title'],
  ])('%j fails at its line', (body, line, message) => {
    const result = run(body)
    expect(result).toMatchObject({ ok: false, line })
    expect(result.ok ? '' : result.say).toContain(message)
  })

  it('scripts a shuffle by what then lies on top, and refuses what is not there', () => {
    expect(run('chance bag: 5 2\nwhen draw\nthen anna: 5')).toEqual({ ok: true })
    expect(run('chance bag: 7\nwhen draw')).toMatchObject({
      ok: false,
      say: expect.stringContaining('found "7", expected one of what is there'),
    })
  })

  it('says who would be asked after the end', () => {
    expect(run('when resign\nthen outcome: resigned\n     asked: -\nwhen add')).toMatchObject({
      line: 6,
      say: 'nobody is asked: the game is over (resigned)',
    })
  })

  it('lets the clock play', () => {
    expect(run('options timed=on\nwhen clock: time-out anna\nthen anna: 1')).toEqual({ ok: true })
  })
})

it('writes a position that can be read again', () => {
  const match = Match.start(toy, { seed: 'w', options: { timed: true } })
  const text = writeScenario(toy, 'found by chance', match.options, match.state, [['anna', { move: 'add' }]])
  expect(text).toContain('options timed=true')
  const { scenarios } = parseScenarios(`game toy\n${text}\nthen anna: 1\n`, 'w.txt')
  expect(runScenario(toy, scenarios[0])).toEqual({ ok: true })
})
