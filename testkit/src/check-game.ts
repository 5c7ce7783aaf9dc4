import type { AnyEvent, AnyMove, AnyState } from '@holdout/engine'
import type { KnownGame } from '@holdout/knowledge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missed, reportCoverage } from './report.ts'
import type { GameSpec } from './spec.ts'
import { PROPERTY_NAMES, type Survey, survey } from './survey.ts'

/** Four hours. This only guards against a hang; long runs are started by hand. */
const A_LONG_RUN = 14_400_000

/**
 * Checks what every game promises: plays random matches and registers one test per promise. Call it at the top level of
 * a test file. A failure shows the shortest match that was found for it, as a scenario to paste.
 */
export function checkGame<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O>(
  game: KnownGame<S, M, V, E, O>,
  spec: GameSpec<S, O>,
): void {
  describe(`${game.title} keeps every promise`, () => {
    let found: Survey
    beforeAll(() => {
      found = survey(game, spec)
    }, A_LONG_RUN)
    for (const promise of spec.only ?? PROPERTY_NAMES) {
      it(promise, () => {
        const fault = found.faults.get(promise)
        if (fault) expect.fail(fault)
      })
    }
    it('the matches reach what they must', () => {
      expect(missed(found, spec.mustReach), 'never reached').toEqual([])
    })
    afterAll(() => {
      if (found) console.log(reportCoverage(found, spec))
    })
  })
}
