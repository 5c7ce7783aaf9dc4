import { nightWatch, type State } from '@holdout/night-watch'
import { expect, it } from 'vitest'
import { survey } from '../src/index.ts'
import { type NightWatch, pieces, variant } from './variant.ts'

const BARRED = 'barred moves are illegal, and the reason names a rule'
const PASS = { move: 'pass' } as const
const no = (rule: string) => ({ rule, text: `Passing breaks ${rule}.` })

/** The sample game where no one may pass, and what it says about that. */
function passing(refuse: string, barred: string): NightWatch {
  const isOnTurn = (s: State, seat: string): boolean => nightWatch.view(s, seat).onTurn === seat
  return variant(
    {},
    {
      moves: (s, seat, list) => nightWatch.moves(s, seat, list).filter(({ move }) => move !== 'pass'),
      refuse: () => no(refuse),
      barred: (s, seat) => (isOnTurn(s, seat) ? [{ move: PASS, reason: no(barred) }] : []),
    },
  )
}

const faults = (game: NightWatch): string[] => [
  ...survey(game, { games: 40, pieces, longest: 300, only: [BARRED] }).faults.values(),
]

it('passes if refuse and barred give the same reason', () => {
  expect(faults(passing('NW-06', 'NW-06'))).toEqual([])
})

it('fails if they differ, or if the rule does not exist', () => {
  expect(faults(passing('NW-01', 'NW-06')).join()).toContain('refuse to say the same as barred')
  expect(faults(passing('NW-99', 'NW-99')).join()).toContain('a reason whose rule is one of the rulebook')
})

it('fails if a barred move is legal', () => {
  const game = variant(
    {},
    { barred: (s, seat) => nightWatch.moves(s, seat).map(move => ({ move, reason: no('NW-06') })) },
  )
  expect(faults(game).join()).toContain('barred moves to be illegal')
})
