import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  CLOCK,
  isMove,
  Match,
  type Played,
  sameFlat,
} from '@holdout/engine'
import { type Attempt, type CheckedPosition, FoundFault, oneOf, type Property, sample, told } from '../look.ts'
import { watched } from '../plain.ts'
import { refuseBadReason } from './reasons.ts'

interface Try extends Attempt {
  /**
   * Whether this is a move that the game knows, so that the reason must name a rule. Nonsense needs only some reason.
   */
  readonly sensible: boolean
}

export const otherMovesAreRefused: Property = {
  name: 'an illegal move is rejected with a reason and changes nothing',
  oneIn: 24,
  blames: 'position',
  holds(look) {
    const changed = watched(look.state)
    const table = look.game.clone(look.state)
    const tableChanged = watched(table)
    for (const attempt of attemptsAt(look)) {
      if (isListed(look, attempt)) continue
      refuseAcceptance(look, attempt, table)
      // Uses the real state: a clone would hide a game that changes the state while it looks for reasons.
      if (look.thorough && changed())
        throw new FoundFault('a rejected move to change nothing', `${told(attempt)} changed the state`, attempt)
    }
    const found = changed() ?? tableChanged()
    if (found) throw new FoundFault('rejected moves to change nothing', `state: ${found}`)
  },
}

function refuseAcceptance(look: CheckedPosition, attempt: Try, table: AnyState): void {
  const { seat, move } = attempt
  let played: Played<AnyEvent>
  try {
    played = Match.at(look.game, table, look.options).play(seat, move as AnyMove)
  } catch (error) {
    throw new FoundFault('a rejection with a reason', `${told(attempt)} throws ${error}`, attempt)
  }
  if (played.ok)
    throw new FoundFault('an illegal move to be rejected', `${told(attempt)} was accepted and played`, attempt)
  refuseBadReason(look, played, attempt, attempt.sensible)
}

/** Moves that a client might send: legal elsewhere, of other seats, with one field changed, and nonsense. */
function attemptsAt(look: CheckedPosition): Try[] {
  const asked = look.ways.length ? look.ways.map(({ seat }) => seat) : look.seats
  const attempts: Try[] = []
  for (const move of sample(look, [...look.run.known.values()], 8))
    attempts.push({ seat: oneOf(look, asked), move, sensible: true })
  for (const way of sample(look, look.ways, 3)) {
    for (const seat of ['nobody', 'table', 'constructor', CLOCK, ...look.seats])
      attempts.push({ seat, move: way.move, sensible: false })
    for (const move of bent(look, way.move)) attempts.push({ seat: way.seat, move, sensible: false })
  }
  for (const move of sample(look, NONSENSE, 4)) attempts.push({ seat: oneOf(look, asked), move, sensible: false })
  return attempts
}

const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  7,
  'x',
  true,
  [],
  {},
  { move: 'nope' },
  { move: '' },
  { move: 7 },
  { move: null },
  { move: 'constructor' },
  { move: '__proto__' },
  { move: ['pass'] },
  { at: 0 },
]

/** A legal move with one fault: another value, a missing or extra field, or a value of another type. */
function bent(look: CheckedPosition, move: AnyMove): unknown[] {
  const fields = Object.entries(move)
  const bent: unknown[] = [
    { ...move, extra: 1 },
    { ...move, move: `${move.move}x` },
  ]
  for (const [name, value] of fields) {
    const { [name]: _gone, ...rest } = move as unknown as Record<string, unknown>
    bent.push(rest)
    for (const other of sample(look, othersThan(value), 3)) bent.push({ ...move, [name]: other })
  }
  return bent
}

function othersThan(value: unknown): unknown[] {
  const others: unknown[] = [null, [value], { value }, Number.NaN]
  if (typeof value === 'number') others.push(value + 1, value - 1, value + 0.5, 1e9, String(value))
  if (typeof value === 'string') others.push(`${value}x`, '', 0, 'constructor')
  if (typeof value === 'boolean') others.push(!value, String(value), 1)
  return others
}

function isListed(look: CheckedPosition, { seat, move }: Attempt): boolean {
  return isMove(move) && look.ways.some(way => way.seat === seat && sameFlat(way.move, move))
}
