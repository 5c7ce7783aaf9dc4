import { describe, expect, it } from 'vitest'
import { Match, parseScenarios, readScenarios, runScenario, writeScenario } from '../src/index.ts'
import { toy } from './toy.ts'

const run = (body: string) => {
  const { scenarios } = parseScenarios(`game toy\n# a title\n${body}`, 'x.txt')
  return runScenario(toy, scenarios[0])
}

describe('a scenario file', () => {
  it.each([
    ['', 'x.txt:1: found nothing, expected the file to start with "game <name>"'],
    ['# title', 'x.txt:1: found nothing'],
    ['given a: 1', 'x.txt:1: found "given", expected the file to start with "game <name>"'],
    ['game toy\ngiven a: 1', 'x.txt:2: found "given", expected a title'],
    ['game toy\n#\n', 'x.txt:2: found "#" alone'],
    ['game toy\n# t\nwenn add', 'x.txt:3: found "wenn", expected one of: options, given, chance, when'],
    ['game toy\n# t\n   add', 'x.txt:3: found an indented line'],
    ['game toy\ngame toy', 'x.txt:2: found a second "game" line'],
    ['game toy\n# t\nno', 'x.txt:3: found "no", expected "no event" and the name of an event'],
    ['game toy\n# t\nno events x', 'x.txt:3: found "no events", expected "no event"'],
    ['game toy toy', 'x.txt:1: found "game toy toy"'],
  ])('rejects %j with file and line', (text, message) => {
    expect(() => parseScenarios(text, 'x.txt')).toThrow(message)
  })

  it('reads comments, blank lines and continued lines', () => {
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
  it('plays it and checks its assertions', () => {
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
    ['when add\nthen anna: 2', 4, 'anna\n  expected  2\n  found     1'],
    ['when pass', 3, '"pass" is illegal: no pass now (TY-1); legal moves: add; draw; circle; dry'],
    ['when ben: add', 3, 'ben has no decision now'],
    ['when jump', 3, 'found "jump", expected add, draw or pass'],
    ['given nobody: 3', 3, 'found zone "nobody", expected one of: anna, bag'],
    ['given anna: 12', 3, 'found "12", expected a whole number from 0 to 9'],
    ['given anna: 1\n      anna: 2', 4, 'a second time'],
    ['given anna', 3, 'expected a zone, a colon and its content'],
    ['given bag: 1 1\nwhen add', 3, 'a stone lies in the bag twice'],
    ['when add\ngiven anna: 2', 4, 'found "given" after the start of play'],
    ['options speed=1', 3, 'There is no option "speed"'],
    ['options speed', 3, 'expected an option as name=value'],
    ['refuse add: TY-9', 3, '"add" is legal, expected TY-9 to reject it'],
    ['refuse pass: TY-9', 3, 'rejected by\n  expected  TY-9\n  found     TY-1'],
    ['when add\nevent drew', 4, 'no event drew; found {"event":"added"'],
    ['run nothing', 3, 'found "nothing", expected one of the steps: circle'],
    ['run circle', 3, '10,000 steps ran without a decision'],
    ['when add\nundo maybe not', 4, 'expected "undo"'],
    ['when draw\nundo anna', 4, 'revealed hidden information'],
    ['when add\nundo anna refused', 4, 'the move was undone'],
    ['then offers: pass', 3, 'offers pass: the moves are add'],
    ['then lacks: add', 3, 'lacks add: the moves are add'],
    ['chance bag: 1 2 3 4 5 6\nwhen add', 3, 'chance bag: found "6", expected one of: '],
    ['chance bga: 3\nwhen add', 3, 'found "bga", expected a chance name: bag (did you mean "bag"?)'],
    ['when add\nchance bag: 3\nwhen ben: pass', 5, 'unused chance values: bag: 3'],
    ['given bag: 1 1', 3, 'a stone lies in the bag twice'],
    ['then lacks: jmup', 3, 'found "jmup"'],
    ['then lacks bne: add', 3, 'found "bne", expected a seat: anna, ben, clock (did you mean "ben"?)'],
    ['then moves ann: add', 3, 'found "ann", expected a seat'],
    ['refuse carl: add: TY-1', 3, 'found "carl", expected a seat'],
    ['when carl: add', 3, 'found "carl", expected a seat'],
    ['undo carl refused', 3, 'found "carl", expected a seat'],
    ['then asked: anna trun', 3, 'found "trun", expected a decision'],
    ['then asked: ana turn', 3, 'found "ana", expected a seat'],
    ['then asked:', 3, 'found nothing'],
    ['then bga: 3', 3, 'found zone "bga", expected one of: anna, bag, outcome'],
    ['then bag: 3 cards', 3, 'bag\n  expected  3 cards\n  found     5 cards'],
    ['given bag: 3 2 1\nthen bag: 3 1 …', 4, 'bag\n  expected  3  1  …\n  found     3  2  …'],
    ['then anna: 3 cards', 3, 'anna is not a list of cards'],
    ['then anna:', 3, 'found nothing after "anna:"'],
    ['then winners: anna', 3, 'the game is not over'],
    ['when resign\nthen winners: anna', 4, 'winners\n  expected  anna\n  found     ben'],
    ['then winners: carl', 3, 'found "carl", expected a seat'],
    ['then scores: anna 2', 3, 'scores\n  expected  anna 2\n  found     anna 0'],
    ['then scores: carl 2', 3, 'found "carl", expected a seat'],
    ['then moves: add; jump', 3, 'found "jump"'],
    ['then moves: add; pass; draw', 3, 'moves\n  missing  pass\n  extra    circle; dry'],
    ['when add\nevent aded', 4, 'found "aded", expected an event: added, drew, passed (did you mean "added"?)'],
    ['when add\nno event aded', 4, 'found "aded", expected an event'],
    ['when add\nno event drew stone=3', 4, 'found "stone", expected a field of the event drew: seat, stones, rule'],
    ['when add\nno event drew seat=carl', 4, 'found "carl", expected a seat'],
    ['when add\nno event added stones=1', 4, 'expected no event added stones=1; found {"event":"added"'],
    ['when add; ben: pass\nevents added; drew', 4, 'no event drew after added; found added'],
    [
      'when add\nthen anna: 2\n     asked: anna turn\n     outcome: -',
      4,
      'anna\n  expected  2\n  found     1\nasked\n  expected  anna turn',
    ],
    ['', 2, 'found no lines below the title'],
  ])('%j fails at its line', (body, line, message) => {
    const result = run(body)
    expect(result).toMatchObject({ ok: false, line })
    expect(result.ok ? '' : result.say).toContain(message)
  })

  it('checks the events of the whole last block', () => {
    expect(
      run(
        'when add; ben: pass; ben: draw\n     anna: pass\nevent added seat=anna\nevent drew seat=ben\nevents added; drew seat=ben\nno event passed\nno event drew seat=anna',
      ),
    ).toEqual({ ok: true })
    expect(run('when add; ben: pass\nwhen ben: draw\nno event added')).toEqual({ ok: true })
  })

  it('compares counts, first cards, winners and scores', () => {
    expect(
      run(
        'given bag: 3 2 1\n      anna: 4\nthen bag: 3 cards\n     bag: 3 2 …\n     bag: 3 ...\n     scores: anna 4, ben 0',
      ),
    ).toEqual({
      ok: true,
    })
    expect(run('when resign\nthen winners: ben\n     outcome: resigned')).toEqual({ ok: true })
  })

  it('reads lists of moves in any order and over several lines', () => {
    expect(run('then moves: draw;   dry;\n            circle\n            add\n     asked: anna turn')).toEqual({
      ok: true,
    })
    expect(run('then lacks: pass;\n            add')).toMatchObject({ ok: false, line: 3 })
  })

  it('reports an error of the rules as a sentence', () => {
    const broken = { ...toy, moves: () => (undefined as unknown as never[]).map(() => ({ move: 'add' as const })) }
    const { scenarios } = parseScenarios('game toy\n# t\nwhen add', 'x.txt')
    const result = runScenario(broken, scenarios[0])
    expect(result).toMatchObject({ ok: false, line: 3 })
    expect(result.ok ? '' : result.say).toMatch(/^The rules stopped with an error \(TypeError: /)
  })

  it('sets the top cards of a shuffle, and rejects missing cards', () => {
    expect(run('chance bag: 5 2\nwhen draw\nthen anna: 5')).toEqual({ ok: true })
    expect(run('chance bag: 7\nwhen draw')).toMatchObject({
      ok: false,
      say: expect.stringContaining('found "7", expected one of: '),
    })
  })

  it('reports a move after the end', () => {
    expect(run('when resign\nthen outcome: resigned\n     asked: -\nwhen add')).toMatchObject({
      line: 6,
      say: 'no decision is open: the game is over (resigned)',
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

describe('a background', () => {
  const results = (text: string) => {
    const { scenarios } = readScenarios(`game toy\n${text}`, 'x.txt')
    return scenarios.map(scenario => runScenario(toy, scenario))
  }

  it('starts every scenario below it, until the next one', () => {
    expect(
      results(
        'background\ngiven anna: 3\n      bag: 1 2\n# one\nthen anna: 3\n     bag: 1 2\n# two\ngiven anna: 5\nthen anna: 5\n     bag: 1 2\nbackground\n# three\nthen anna: 0',
      ),
    ).toEqual([{ ok: true }, { ok: true }, { ok: true }])
  })

  it('has its chance values replaced by those of the scenario', () => {
    expect(
      results(
        'background\nchance bag: 5\n# one\nwhen draw\nthen anna: 5\n# two\nchance bag: 2\nwhen draw\nthen anna: 2',
      ),
    ).toEqual([{ ok: true }, { ok: true }])
  })

  it.each([
    ['background\nwhen add\n# t\nwhen add', 3, 'found "when", expected one of: options, given, chance in a background'],
    ['background\ngiven anna: 3', 2, 'expected a scenario ("# title") below it'],
    ['background x\n# t\nwhen add', 2, 'expected "background" alone'],
  ])('rejects %j', (text, line, message) => {
    expect(() => parseScenarios(`game toy\n${text}`, 'x.txt')).toThrow(`x.txt:${line}: `)
    expect(() => parseScenarios(`game toy\n${text}`, 'x.txt')).toThrow(message)
  })

  it('needs a line of the scenario itself', () => {
    expect(results('background\ngiven anna: 3\n# t')).toMatchObject([{ ok: false, line: 4 }])
  })
})

it('runs the other scenarios of a file with a bad line', () => {
  const { scenarios } = readScenarios('game toy\n# a\nwhne add\n     add\n# b\nwhen add\n# c\nwhen jump\n', 'x.txt')
  expect(scenarios.map(scenario => runScenario(toy, scenario))).toMatchObject([
    { ok: false, line: 3, say: expect.stringContaining('(did you mean "when"?)') },
    { ok: true },
    { ok: false, line: 8 },
  ])
})
