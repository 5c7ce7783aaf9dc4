import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadGame, SLUGS } from '@holdout/catalog'
import { parseScenarios, runScenario } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { type LessonStep, LessonTable } from '../worker/lesson-table.ts'
import { readLesson } from './read-lesson.ts'

const GAMES = fileURLToPath(new URL('../../../games', import.meta.url))
/** Every game has at least one: a missing folder fails here. */
const lessons = SLUGS.flatMap(slug =>
  readdirSync(join(GAMES, slug, 'lessons')).map(file => ({ slug, file: join(GAMES, slug, 'lessons', file) })),
)

describe.each(lessons)('the lesson of $slug', ({ slug, file }) => {
  const text = readFileSync(file, 'utf8')

  it('is a scenario that passes', async () => {
    const { game, scenarios } = parseScenarios(text, file)
    expect(game).toBe(slug)
    const rules = await loadGame(slug)
    for (const scenario of scenarios) expect(runScenario(rules, scenario), scenario.title).toEqual({ ok: true })
  })

  it('can be finished by making each requested move', async () => {
    const table = await lessonIn(text)
    const steps = await stepsOf(table)
    expect(steps.some(({ wanted }) => wanted !== null)).toBe(true)
    expect(isFinished(table.state.lesson), `stuck at step ${table.state.lesson.step + 1}`).toBe(true)
  })

  it('shows the text of every step before it is done', async () => {
    const steps = await stepsOf(await lessonIn(text))
    const read = new Set(steps.filter(({ done }, i) => !done || i === steps.length - 1).map(({ step }) => step))
    expect([...read]).toEqual(Array.from({ length: steps[0].of }, (_, i) => i))
  })

  it('says what was learned wherever a position ends with a move', async () => {
    for (const { done, learned, title, words } of await stepsOf(await lessonIn(text))) {
      expect(learned ?? '', `${title}: ${words}`).toMatch(done ? /^[A-Z].{20,100}\.$/ : /^$/)
      expect(words, 'it is no step of its own').not.toContain('Learned')
    }
  })

  it('moves on once when “Next” is pressed twice', async () => {
    const table = await lessonIn(text)
    const { step } = table.state.lesson
    table.next(step)
    table.next(step)
    expect(table.state.lesson.step).toBe(step + 1)
  })

  it('can be opened at any of its steps, as after a reload', async () => {
    const table = await lessonIn(text)
    const { of } = table.state.lesson
    for (let step = 0; step < of; step++) {
      table.go(step)
      expect(table.state.lesson.step).toBe(step)
      expect((await lessonIn(text, step)).state.lesson).toEqual(table.state.lesson)
    }
  })

  it('has 8 to 15 steps and takes a beginner less than 6 minutes', () => {
    const { steps } = readLesson(text, file)
    expect(steps.length).toBeGreaterThanOrEqual(8)
    expect(steps.length).toBeLessThanOrEqual(15)
    const words = steps.reduce((sum, step) => sum + step.words.split(/\s+/).length, 0)
    // A move counts as two presses: piece and target, or move and confirmation.
    const presses = steps.reduce((sum, step) => sum + Math.max(1, step.moves.length * 2), 0)
    const minutes = words / 180 + (presses * 4) / 60
    expect(minutes, `${words} words and ${presses} presses`).toBeLessThan(6)
  })
})

it('rejects a move other than the requested one, with a reason', async () => {
  const text = readFileSync(join(GAMES, 'until-dawn', 'lessons', 'first-night.scenario.txt'), 'utf8')
  const table = await lessonIn(text, 1)
  const { state } = table
  expect(await table.play({ move: 'pass' })).toMatchObject({ ok: false, text: expect.stringContaining('allowed') })
  expect(table.state).toBe(state)
})

it('names the file and line of a step without text', () => {
  expect(() => readLesson('game until-dawn\n\n# Silent\nwhen pass\n', 'x.txt')).toThrow('x.txt:3: found no text')
})

async function lessonIn(text: string, step = 0): Promise<LessonTable> {
  const lesson = readLesson(text, 'lesson')
  return new LessonTable(await loadGame(lesson.game), lesson, step)
}

/** Everything the lesson shows when each requested move is made, at most 80 presses. */
async function stepsOf(table: LessonTable): Promise<LessonStep[]> {
  const seen = [table.state.lesson]
  while (!isFinished(table.state.lesson) && seen.length <= 80) {
    const { step, words, wanted } = table.state.lesson
    const answer = wanted === null ? { ok: true } : await table.play(wanted.move)
    expect(answer, `step ${step + 1}: ${words}`).toEqual({ ok: true })
    if (wanted === null) table.next(step)
    seen.push(table.state.lesson)
  }
  return seen
}

function isFinished({ step, of, wanted }: LessonStep): boolean {
  return step === of - 1 && wanted === null
}
