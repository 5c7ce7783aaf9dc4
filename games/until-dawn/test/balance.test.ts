import { botFor, playToEnd } from '@holdout/bots'
import { readOptions, SeededChance } from '@holdout/engine'
import { untilDawn } from '@holdout/until-dawn'
import { expect, it } from 'vitest'

/**
 * Wide bounds, so that chance in a few games does not fail the test. They catch a broken rule or bot, not a small
 * drift.
 */
function survivals(level: string, games: number): { wins: number; overrun: number; bitten: number } {
  const tally = { wins: 0, overrun: 0, bitten: 0 }
  const bot = botFor(untilDawn, level)
  for (let i = 0; i < games; i++) {
    const s = untilDawn.setup(readOptions(untilDawn.options), { chance: SeededChance.of(`balance ${i}`) })
    playToEnd(untilDawn, s, { john: bot }, { john: SeededChance.of(`bot ${i}`) })
    if (s.outcome?.winners.length) tally.wins++
    else if (s.outcome?.id === 'overrun') tally.overrun++
    else tally.bitten++
  }
  return tally
}

it('random play rarely survives and loses in both ways', () => {
  const { wins, overrun, bitten } = survivals('random', 1000)
  expect(wins).toBeLessThanOrEqual(10)
  expect(overrun / 1000).toBeGreaterThan(0.35)
  expect(bitten / 1000).toBeGreaterThan(0.45)
})

it('the greedy bot survives 20 to 40 % of matches, and both losses are common', () => {
  const { wins, overrun, bitten } = survivals('greedy', 200)
  expect(wins / 200).toBeGreaterThan(0.2)
  expect(wins / 200).toBeLessThan(0.45)
  expect(overrun / (overrun + bitten)).toBeGreaterThan(0.15)
  expect(bitten / (overrun + bitten)).toBeGreaterThan(0.2)
})

it('an outcome has the facts that lists show', () => {
  const position = (lines: Record<string, Record<string, string>>) =>
    untilDawn.notation.place(readOptions(untilDawn.options), new Map(Object.entries(lines)), SeededChance.of('facts'))
  const s = position({ E0: { breach: 'X(R)' }, E1: { barricades: 'b3' }, time: { value: '27' }, ammo: { value: '2' } })
  s.time = 28
  s.agenda = [{ step: 'final-assault' }]
  untilDawn.advance(s)
  expect(s.outcome?.facts).toEqual({ entrances: 3, shells: 2, barricades: 3, spaces: 28 })
})
