import type { AnyMove, Seat } from './basics.ts'
import type { Reason } from './game.ts'

/**
 * A condition of a move: its rule, whether it is met, and the sentence if it is not. The sentence says what would make
 * the move possible, where something can.
 */
export type Need<S, P, M> = readonly [
  rule: string | null,
  holds: (s: S, move: M, step: P, seat: Seat) => boolean,
  text: string | ((s: S, move: M, step: P, seat: Seat) => string),
]

export interface BarredMove<M> {
  readonly move: M
  readonly reason: Reason
}

type AnyNeed<S> = Need<S, unknown, AnyMove>
type Test<S> = AnyNeed<S>[1]

/** The part of a kind of move that decides what is legal. */
interface Kind<S> {
  readonly rule: string
  readonly candidates: readonly AnyMove[] | ((s: S, step: unknown, seat: Seat) => readonly AnyMove[])
  tempting?(s: S, step: unknown, seat: Seat): readonly AnyMove[]
  readonly needs?: readonly AnyNeed<S>[]
  readonly exists?: readonly AnyNeed<S>[]
}

/** A kind, prepared for speed: general tests take only the state, so they hold or fail for all candidates at once. */
interface Prepared<S> {
  readonly kind: Kind<S>
  readonly general: readonly Test<S>[]
  readonly special: readonly Test<S>[]
  candidates(s: S, step: unknown, seat: Seat): readonly AnyMove[]
}

/** What one decision offers, refuses and shows as barred, all from the candidates and needs of its kinds of move. */
export class Offer<S> {
  private readonly all: readonly Prepared<S>[]

  constructor(private readonly kinds: Readonly<Record<string, Kind<S>>>) {
    this.all = Object.values(kinds).map(prepared)
  }

  /** Adds the legal moves to `list`. */
  add(s: S, step: unknown, seat: Seat, list: AnyMove[]): void {
    const { all } = this
    for (let i = 0; i < all.length; i++) {
      const { general, special } = all[i]
      if (!allHold(general, s, NO_MOVE, step, seat)) continue
      const candidates = all[i].candidates(s, step, seat)
      for (let j = 0; j < candidates.length; j++) {
        const move = candidates[j]
        if (allHold(special, s, move, step, seat)) list.push(move)
      }
    }
  }

  /** The candidates that are not legal, each with its reason. */
  barred(s: S, step: unknown, seat: Seat): BarredMove<AnyMove>[] {
    const list: BarredMove<AnyMove>[] = []
    for (const { kind, candidates } of this.all) {
      for (const move of kind.tempting?.(s, step, seat) ?? candidates(s, step, seat)) {
        const reason = firstFailing(kind.needs, s, move, step, seat)
        if (reason) list.push({ move, reason })
      }
    }
    return list
  }

  /** The reason against a move of one of these kinds; null if it is of another kind. */
  refuse(s: S, move: AnyMove, step: unknown, seat: Seat): Reason | null {
    if (!Object.hasOwn(this.kinds, move.move)) return null
    const { exists, needs, rule } = this.kinds[move.move]
    return (
      firstFailing(exists, s, move, step, seat) ??
      firstFailing(needs, s, move, step, seat) ?? { rule, text: 'There is no such move in this position.' }
    )
  }
}

const NO_MOVE: AnyMove = { move: '' }
const NO_NEEDS: readonly never[] = []

function prepared<S>(kind: Kind<S>): Prepared<S> {
  const tests = (kind.needs ?? NO_NEEDS).map(([, holds]) => holds)
  const { candidates } = kind
  return {
    kind,
    general: tests.filter(holds => holds.length < 2),
    special: tests.filter(holds => holds.length >= 2),
    candidates: typeof candidates === 'function' ? candidates : () => candidates,
  }
}

function allHold<S>(tests: readonly Test<S>[], s: S, move: AnyMove, step: unknown, seat: Seat): boolean {
  for (let i = 0; i < tests.length; i++) if (!tests[i](s, move, step, seat)) return false
  return true
}

function firstFailing<S>(
  needs: readonly AnyNeed<S>[] = NO_NEEDS,
  s: S,
  move: AnyMove,
  step: unknown,
  seat: Seat,
): Reason | null {
  for (const [rule, holds, text] of needs) {
    if (!holds(s, move, step, seat)) return { rule, text: typeof text === 'string' ? text : text(s, move, step, seat) }
  }
  return null
}
