import { readFileSync } from 'node:fs'
import { parseScenarios } from '@holdout/engine'
import { SOLO_DECKS } from '@holdout/thirty-seconds/table'
import { expect, it } from 'vitest'
import { answer, entryNamed, type Runner, startTurn, stepOf, takeRoll } from './ai-runner.ts'
import { questionOf } from './solo-questions.ts'

const yes = (run: Runner): Runner => answer(run, true)
const no = (run: Runner): Runner => answer(run, false)
const at = (run: Runner): string | undefined => stepOf(run)?.id

it('reproduces the sample turn of the rulebook (SC-07)', () => {
  let run = startTurn('fast', { row: 5, down: false })
  run = yes(run) // fa-01 the Draw Phase, which the book's position already contains
  run = no(yes(run)) // fa-02 B attacks, and there is no other
  expect([at(run), run.energy]).toEqual(['fa-04', 3]) // fa-03 skipped: row 5
  run = yes(yes(run)) // A moves in and attacks
  expect([at(run), run.energy]).toEqual(['fa-06', 1]) // fa-05 skipped: the Survivor is standing
  for (const step of ['fa-06', 'fa-07', 'fa-08', 'fa-09', 'fa-10', 'fa-11']) {
    expect(at(run)).toBe(step)
    run = no(run)
  }
  run = yes(run) // fa-12 the Shrieker calls, free
  expect([at(run), run.energy, run.waiting.kind]).toEqual(['fa-13', 1, 'roll'])
  run = no(takeRoll(run, 13)) // no zombie is down: roll again, no Energy spent
  expect([run.waiting.kind, run.energy]).toEqual(['roll', 1])
  run = takeRoll(run, 82)
  expect(run.waiting).toMatchObject({ entry: 'fc-10' }) // no Runner
  run = no(run)
  expect(run.waiting).toMatchObject({ entry: 'fc-11' }) // no Brute
  run = no(run)
  expect(run.waiting).toMatchObject({ entry: 'fc-8' }) // round to the first of the section: C moves
  run = yes(run)
  expect(run).toMatchObject({ energy: 0, waiting: { kind: 'done' } })
})

it('matches the turn in the scenario of the rulebook', () => {
  const file = new URL('../../../../games/thirty-seconds/scenarios/book.scenario.txt', import.meta.url)
  const book = parseScenarios(readFileSync(file, 'utf8'), 'book')
  const sample = book.scenarios.find(({ title }) => title.includes('SC-07'))
  const skipped = sample?.lines.flatMap(({ text }) => /^ai-step step=(\S+) done=false$/.exec(text)?.[1] ?? [])
  expect(skipped).toEqual(['fa-03', 'fa-05', 'fa-06', 'fa-07', 'fa-08', 'fa-09', 'fa-10', 'fa-11'])
  expect(sample?.lines.some(({ text }) => text === 'dice: 13 82')).toBe(true)
})

it('skips steps without enough Energy, and does free steps', () => {
  let run = yes(startTurn('fast', { row: 9, down: true }))
  for (let i = 0; i < 4; i++) run = yes(run) // four attacks
  expect(run.energy).toBe(0)
  expect(at(run)).toBe('fa-12')
  expect(yes(run).waiting.kind).toBe('done')
  expect(run.lines.filter(({ say }) => say.includes('not enough')).map(({ id }) => id)).toContain('fa-04')
})

it('only moves in with 1 Energy left', () => {
  let run = yes(startTurn('fast', { row: 2, down: false }))
  run = no(yes(yes(yes(run))))
  expect([at(run), run.energy]).toEqual(['fa-04', 1])
  expect(yes(run)).toMatchObject({ energy: 0 })
})

it('loses the Energy if no entry of a section is possible (SC-03)', () => {
  let run = startTurn('fast', { row: 5, down: false })
  while (run.waiting.kind !== 'roll') run = no(run)
  expect(run.energy).toBe(4)
  run = takeRoll(run, 45)
  expect(run.waiting).toMatchObject({ entry: 'fc-4' })
  run = no(run)
  expect(run.waiting).toMatchObject({ entry: 'fc-5' })
  run = no(run)
  expect(run.waiting).toMatchObject({ entry: 'fc-3' })
  expect(no(run)).toMatchObject({ energy: 3, waiting: { kind: 'roll' } })
})

it('rejects a roll that two dice cannot show', () => {
  let run = startTurn('swarm', { row: 5, down: false })
  while (run.waiting.kind !== 'roll') run = no(run)
  for (const roll of [-1, 100, 3.5, Number.NaN]) expect(takeRoll(run, roll)).toBe(run)
  expect(takeRoll(run, 0).waiting).toMatchObject({ entry: 'sc-1' })
  expect(entryNamed(run, 'sc-1').upTo).toBe(19)
})

it('has a question for every step of both decks', () => {
  for (const deck of ['fast', 'swarm'] as const) {
    const asking = SOLO_DECKS[deck].steps.filter(step => step.do !== 'roll')
    expect(asking.length).toBeGreaterThan(0)
    for (const step of asking) expect(questionOf(step, false), step.id).not.toBe('Can this be done?')
  }
})
