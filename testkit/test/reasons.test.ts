import type { Seat } from '@holdout/engine'
import { nightWatch, type State, type View } from '@holdout/night-watch'
import { describe, expect, it } from 'vitest'
import { type Remedy, survey } from '../src/index.ts'
import { withoutRemedy } from '../src/report.ts'
import { type NightWatch, pieces, variant } from './variant.ts'

const BARRED = 'barred moves are illegal, and the reason names a rule'
const TRUE = 'the rule that a reason names is the one that forbids the move'
const PASS = { move: 'pass' } as const

type Refuse = (view: View, seat: Seat) => { rule: string; text: string }

const bagOf = (view: View, seat: Seat): number => view.players.find(player => player.seat === seat)?.bag ?? 0
const mayPass = (view: View, seat: Seat): boolean => bagOf(view, seat) > 0 && view.door.length > 0

/**
 * The sample game where passing needs a kept card (NW-07) and, before that, a card at the door (NW-03). `barred` lists
 * it whenever it is impossible.
 */
function passing(refuse: Refuse, barred: Refuse = refuse): NightWatch {
  const { view } = nightWatch
  return variant(
    {},
    {
      moves(s, seat, list) {
        const moves = nightWatch.moves(s, seat, list).filter(({ move }) => move !== 'pass')
        return isOnTurn(s, seat) && mayPass(view(s, seat), seat) ? [...moves, PASS] : moves
      },
      refuse: (s, seat) => refuse(view(s, seat), seat),
      barred: (s, seat) => (mayPass(view(s, seat), seat) ? [] : [{ move: PASS, reason: barred(view(s, seat), seat) }]),
    },
  )
}

const no = (rule: string) => ({ rule, text: `Passing breaks ${rule}.` })
const honest: Refuse = view => no(view.door.length === 0 ? 'NW-03' : 'NW-07')

const remedies: Record<string, Remedy<State>> = {
  'NW-07': (s, seat) => {
    const bag = s.bags[Number(seat.slice(1)) - 1]
    if (bag.length === 0) bag.push('water-1')
    return isOnTurn(s, seat)
  },
  'NW-03': (s, seat) => {
    if (s.door.length === 0) s.door.push('water-2')
    return isOnTurn(s, seat)
  },
}

function isOnTurn(s: State, seat: Seat): boolean {
  return s.agenda.at(-1)?.step === 'turn' && nightWatch.view(s, seat).onTurn === seat
}

const faults = (game: NightWatch, only: string, more: object = {}): string[] => [
  ...survey(game, { games: 40, pieces, longest: 300, only: [only], remedies, ...more }).faults.values(),
]

describe('reasons', () => {
  it('pass if the named rule forbids the move', () => {
    expect(faults(passing(honest), BARRED)).toEqual([])
    expect(faults(passing(honest), TRUE)).toEqual([])
  })

  it('fail if refuse and barred differ', () => {
    const [fault] = faults(
      passing(() => no('NW-01'), honest),
      BARRED,
    )
    expect(fault).toContain('refuse to say the same as barred')
  })

  it('fail if the named rule does not forbid the move', () => {
    const [fault] = faults(
      passing(() => no('NW-07')),
      TRUE,
    )
    expect(fault).toContain('no longer to be forbidden by NW-07 after the remedies of NW-07')
  })

  it('fail if the move becomes legal after remedying another rule', () => {
    let calls = 0
    // Not after a remedy, which keeps water-1: then the reason is right.
    const lies = ({ players, door }: View, seat: Seat): boolean =>
      players.some(own => own.seat === seat && own.kept?.length && !own.kept.includes('water-1')) && door.length === 0
    const fickle: Refuse = (view, seat) => (lies(view, seat) && calls++ % 2 === 0 ? no('NW-07') : honest(view, seat))
    expect(faults(passing(fickle), TRUE).join()).toContain('forbidden by NW-07')
  })

  it('are checked for moves that were legal elsewhere if the spec says so', () => {
    const spec = { games: 20, pieces, longest: 300, only: [TRUE], remedies: {}, everyReason: true }
    const found = survey(nightWatch, spec)
    const rules = withoutRemedy(found, spec)
    expect(rules).toContain('NW-05')
    const explained = { ...spec, withoutRemedy: { 'NW-05': 'only cards of the own hand' } }
    expect(withoutRemedy(found, explained)).toEqual(rules.filter(rule => rule !== 'NW-05'))
  })
})
