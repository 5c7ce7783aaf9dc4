import type { Chance, Seat, TimeLimit } from '@holdout/engine'
import { only, type PawnId, type PlayerId, playerAt, refNamed } from '../codes.ts'
import type { MoveOf } from '../cx.ts'
import type { Building } from '../data/board.ts'
import { isEvent } from '../data/load.ts'
import { END_ACTIONS, EVENT, type Move, type Moves, type Named } from '../moves.ts'
import { gunAt, handOf, ownerOf, rulesOf, type State, type Steps } from '../state.ts'

// What decisions have in common: the seat that is asked, the clock, the moves that have to wait.

/** The option `table-clock`: seconds for each decision. Every decision changes one of these facts: its time is new. */
export function clock(s: State): TimeLimit | null {
  const seconds = s.options['table-clock']
  if (seconds === 0) return null
  const { day, active, actions, walks, agenda, discard, combat, cemetery } = s
  const of = [day, active, actions, walks, agenda.length, discard.length, combat.length, cemetery]
  return { ms: seconds * 1000, of }
}

/** What a player might try while a decision is open: to go on with the turn, or to play an event. */
export function otherMoves(s: State, _step: object, seat: Seat): readonly Move[] {
  return [
    END_ACTIONS,
    ...new Set(
      handOf(s, playerAt(seat))
        .filter(isEvent)
        .map(card => EVENT[card]),
    ),
  ]
}

/** The owner of the step's pawn. */
export const pawnsOwner = {
  asks: (s: State, { pawn }: { pawn: PawnId }): readonly Seat[] => only(ownerOf(s, pawn)),
  clock,
  tempting: otherMoves,
}

/** The player of an event card, or the owner of traps. */
export const cardsPlayer = {
  asks: (_s: State, { player }: { player: PlayerId | null }): readonly Seat[] => only(player as PlayerId),
  clock,
  tempting: otherMoves,
}

export const buildingsOwner = {
  asks: (s: State, { at }: { at: Building }): readonly Seat[] => only(s.owners[at] as PlayerId),
  clock,
  tempting: otherMoves,
}

/** ZT-D01, ZT-D23 A random one of several equal choices. Before rules version 4, the first. */
export function anyOf<M extends Move>(s: State, _step: object, _seat: Seat, legal: readonly M[], chance: Chance): M {
  return legal[rulesOf(s) < 4 ? 0 : chance.int('time-out', legal.length)]
}

/** The first of the moves with the highest worth. */
export function best<M extends Move>(moves: readonly M[], worth: (move: M) => number): M {
  let [choice] = moves
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const value = worth(move)
    if (value > most) {
      most = value
      choice = move
    }
  }
  return choice
}

/** The gun of a pawn with the most bullets. */
export function mostBullets<M extends Move>(s: State, pawn: PawnId, legal: readonly M[]): M {
  return best(legal, move => (move.move === 'fire' ? (gunAt(s, pawn, refNamed(move.gun))?.bullets ?? 0) : -1))
}

/** A kind of move whose candidates are all legal. Any other move of this kind is refused with the text. */
export function oneOf<D extends keyof Moves, K extends Moves[D]['move'] = Moves[D]['move']>(
  rule: string,
  candidates: (s: State, step: Steps[D], seat: Seat) => readonly Named<K>[],
  text: string,
): Pick<MoveOf<K, Steps[D]>, 'rule' | 'candidates' | 'exists'> {
  const isListed = (s: State, move: Named<K>, step: Steps[D], seat: Seat): boolean =>
    candidates(s, step, seat).some(other =>
      Object.entries(other).every(([field, value]) => move[field as keyof Named<K>] === value),
    )
  return { rule, candidates, exists: [[rule, isListed, text]] }
}
