import { Match } from '@holdout/engine'
import { thirtySeconds } from '@holdout/thirty-seconds'
import { expect, it } from 'vitest'
import { ending } from './ending.ts'

const NAMES = { survivor: 'player A', zombie: 'player B' }

/** The end of a match in which a seat gives up at once, as `me` sees it. */
function endOf(by: string, me: string, options: object = {}, names: Record<string, string> = NAMES) {
  const match = Match.start(thirtySeconds, { seed: 'end', options: options as never })
  match.play(by, { move: 'resign' })
  const { outcome } = match.state
  if (!outcome) throw new Error('The match goes on.')
  return ending({
    outcome: { ...outcome, text: thirtySeconds.words.outcome(outcome) } as never,
    me,
    won: outcome.winners.includes(me),
    seats: ['survivor', 'zombie'],
    names,
    view: thirtySeconds.view(match.state, me),
  })
}

it('never tells a give-up as an escape, and compares it with no record', () => {
  const won = endOf('zombie', 'survivor')
  expect(won).toMatchObject({ badge: 'Won', headline: 'player B gave up during the set-up.', mark: null })
  expect(endOf('survivor', 'zombie')).toMatchObject({ headline: 'player A gave up during the set-up.', mark: null })
  const own = { survivor: 'You', zombie: 'Old Limper' }
  expect(endOf('survivor', 'survivor', {}, own)).toMatchObject({
    headline: 'You gave up during the set-up.',
    mark: null,
  })
})

it('tells it in a solo match too', () => {
  const end = endOf('survivor', 'survivor', { mode: 'solo' })
  expect(end).toMatchObject({ badge: 'Lost', headline: 'You gave up after 0 rounds.', mark: null })
})
