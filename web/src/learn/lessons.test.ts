import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadGame, SLUGS } from '@holdout/catalog'
import { parseScenarios, runScenario } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { LessonStage } from '../worker/lesson-stage.ts'
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
    const stage = new LessonStage()
    let now = await stage.open(text, 0)
    let presses = 0
    let moves = 0
    for (; now.step < now.of - 1 || now.wanted !== null; presses++) {
      expect(presses, `stuck at step ${now.step + 1}`).toBeLessThan(80)
      const { step, words, wanted } = now
      const { answer, now: then } =
        wanted === null ? { answer: { ok: true }, now: stage.next(step) } : stage.play(wanted.move)
      expect(answer, `step ${step + 1}: ${words}`).toEqual({ ok: true })
      now = then as typeof now
      if (wanted !== null) moves += 1
    }
    expect(moves).toBeGreaterThan(0)
  })

  it('shows the text of every step before it is done', async () => {
    const stage = new LessonStage()
    let now = await stage.open(text, 0)
    const read = new Set<number>()
    for (let presses = 0; presses < 80 && (now.step < now.of - 1 || now.wanted !== null); presses++) {
      if (!now.done) read.add(now.step)
      now = now.wanted === null ? stage.next(now.step) : (stage.play(now.wanted.move).now as typeof now)
    }
    read.add(now.step)
    expect([...read]).toEqual(Array.from({ length: now.of }, (_, i) => i))
  })

  it('says what was learned wherever a position ends with a move', async () => {
    const stage = new LessonStage()
    let now = await stage.open(text, 0)
    for (let presses = 0; presses < 80 && (now.step < now.of - 1 || now.wanted !== null); presses++) {
      now = now.wanted === null ? stage.next(now.step) : (stage.play(now.wanted.move).now as typeof now)
      if (now.done) expect(now.learned, `${now.title}: ${now.words}`).toMatch(/^[A-Z].{20,100}\.$/)
      else expect(now.learned).toBeNull()
      expect(now.words, 'it is no step of its own').not.toContain('Learned')
    }
  })

  it('moves on once when “Next” is pressed twice', async () => {
    const stage = new LessonStage()
    const first = await stage.open(text, 0)
    stage.next(first.step)
    expect(stage.next(first.step).step).toBe(first.step + 1)
  })

  it('can be opened at any of its steps, as after a reload', async () => {
    const stage = new LessonStage()
    const { of } = await stage.open(text, 0)
    for (let step = 0; step < of; step++) expect(stage.go(step).step).toBe(step)
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
  const stage = new LessonStage()
  const text = readFileSync(join(GAMES, 'until-dawn', 'lessons', 'first-night.scenario.txt'), 'utf8')
  await stage.open(text, 1)
  const { answer, now } = stage.play({ move: 'pass' })
  expect(answer).toMatchObject({ ok: false, text: expect.stringContaining('allowed') })
  expect(now).toBe(null)
})

it('names the file and line of a step without text', () => {
  expect(() => readLesson('game until-dawn\n\n# Silent\nwhen pass\n', 'x.txt')).toThrow('x.txt:3: found no text')
})
