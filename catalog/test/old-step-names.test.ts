import { readFileSync } from 'node:fs'
import {
  type AnyState,
  type MatchRecord,
  parseScenarios,
  readRecord,
  readState,
  replay,
  runScenario,
  verify,
} from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../src/index.ts'

/** Records that end at a decision under its former name, and its name now. */
const RENAMED = [
  ['honour-draw', 'honor-draw'],
  ['honour-highest', 'honor-highest'],
] as const

const recordAt = (step: string): MatchRecord =>
  readRecord(readFileSync(new URL(`./old-step-names/${step}.record.json`, import.meta.url), 'utf8'), step)

describe.each(RENAMED)('a match that was left at %s', (former, current) => {
  it(`verifies and continues at ${current}`, async () => {
    const game = await loadGame('viral-dawn')
    const record = recordAt(former)
    expect(verify(game, record)).toEqual({ ok: true, hash: record.hash })
    expect(game.pending(replay(game, record).state)[0].decision).toBe(current)
  })

  it(`continues at ${current} from its stored state`, async () => {
    const game = await loadGame('viral-dawn')
    const state = replay(game, recordAt(former)).state as AnyState
    const agenda = state.agenda.map(entry => ({ ...entry, step: entry.step.replace('honor', 'honour') }))
    expect(agenda.at(-1)?.step).toBe(former)
    expect(readState(game, { ...state, agenda })).toEqual(state)
  })
})

it('a scenario may name a decision by its former name', async () => {
  const text = 'game viral-dawn\n\n# Honor mode\noptions honor-mode=on\nthen asked: p1 honour-draw\n'
  const [scenario] = parseScenarios(text, 'old.scenario.txt').scenarios
  expect(runScenario(await loadGame('viral-dawn'), scenario)).toMatchObject({ ok: true })
})
