import type { Seat } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { type Remedy, survey } from '../src/index.ts'
import { withoutRemedy } from '../src/report.ts'
import { pieces, type Snap, type State, snap, type View } from './snap.ts'

const BARRED = 'barred moves are illegal, and the reason names a rule'
const TRUE = 'the rule that a reason names is the one that forbids the move'
const DRAW = { move: 'draw' } as const

type Refuse = (view: View, seat: Seat) => { rule: string; text: string }

/**
 * Snap where drawing needs a deck (SN-02) and, before that, a pile (SN-03). `barred` lists it whenever it is
 * impossible.
 */
function drawing(refuse: Refuse, barred: Refuse = refuse): Snap {
  const { words } = snap()
  const turn = snap()
  return snap(
    {},
    {
      moves: (s, seat, list) =>
        turn.moves(s, seat, list).filter(({ move }) => move !== 'draw' || (s.deck.length > 0 && s.pile.length > 0)),
      words: {
        ...words,
        refuse,
        barred: (view, seat) =>
          view.deck > 0 && view.pile.length > 0 ? [] : [{ move: DRAW, reason: barred(view, seat) }],
      },
    },
  )
}

const no = (rule: string) => ({ rule, text: `Drawing breaks ${rule}.` })
const honest: Refuse = view => no(view.pile.length === 0 ? 'SN-03' : 'SN-02')

const remedies: Record<string, Remedy<State>> = {
  'SN-02': (s, seat) => {
    if (s.deck.length === 0) s.deck.push('r1')
    return isOnTurn(s, seat)
  },
  'SN-03': (s, seat) => {
    if (s.pile.length === 0) s.pile.push('r2')
    return isOnTurn(s, seat)
  },
}

function isOnTurn(s: State, seat: Seat): boolean {
  const step = s.agenda.at(-1)
  return step?.step === 'turn' && step.seat === seat
}

const faults = (game: Snap, only: string, more: object = {}): string[] => [
  ...survey(game, { games: 40, pieces, longest: 300, only: [only], remedies, ...more }).faults.values(),
]

describe('reasons', () => {
  it('pass if the named rule forbids the move', () => {
    expect(faults(drawing(honest), BARRED)).toEqual([])
    expect(faults(drawing(honest), TRUE)).toEqual([])
  })

  it('fail if words.refuse and words.barred differ', () => {
    const [fault] = faults(
      drawing(() => no('SN-01'), honest),
      BARRED,
    )
    expect(fault).toContain('words.refuse to say the same as words.barred')
  })

  it('fail if the named rule does not forbid the move', () => {
    const [fault] = faults(
      drawing(() => no('SN-02')),
      TRUE,
    )
    expect(fault).toContain('no longer to be forbidden by SN-02 after the remedies of SN-02')
  })

  it('fail if the move becomes legal after remedying another rule', () => {
    let calls = 0
    const fickle: Refuse = view => no(view.deck > 0 && view.pile.length === 0 && calls++ % 2 === 0 ? 'SN-02' : 'SN-03')
    expect(faults(drawing(fickle), TRUE).join()).toContain('forbidden by SN-02')
  })

  it('are checked for moves that were legal elsewhere if the spec says so', () => {
    const game = snap()
    const spec = { games: 20, pieces, longest: 300, only: [TRUE], remedies: {}, everyReason: true }
    const found = survey(game, spec)
    expect(withoutRemedy(found, spec)).toEqual(['SN-02'])
    expect(withoutRemedy(found, { ...spec, withoutRemedy: { 'SN-02': 'a match needs the color' } })).toEqual([])
  })
})
