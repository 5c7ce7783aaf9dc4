import type { Reason, Seat } from '@holdout/engine'
import { GUN_REFS, type GunRef, type PawnId, pawnNamed, playerAt, refName, survivorName } from '../codes.ts'
import type { MoveOf, NeedOf } from '../cx.ts'
import { BOARD, distance, isBuilding, LOCATIONS, type Loc } from '../data/board.ts'
import { type Card, cardNamed } from '../data/load.ts'
import { LONGEST_WALK } from '../limits.ts'
import type { Move, Named } from '../moves.ts'
import { hasCard } from '../stacks.ts'
import {
  carriedBy,
  hasTwinBefore,
  ownerOf,
  type Pawn,
  placedIn,
  playerCount,
  type State,
  type Survivor,
} from '../state.ts'
import { mayClaim } from './possession.ts'

/** Needs of several kinds of move. Moves from outside may name pieces and places that do not exist. */

type NamesPawn = { readonly pawn: string }

export const NOT_YOUR_TURN: Reason = {
  rule: 'ZT-161',
  text: 'It is not your turn. You can only play an event or drop an empty gun.',
}

export function isOnTurn(s: State, seat: Seat): boolean {
  return playerAt(seat) === s.active
}

export const ON_TURN: NeedOf = [NOT_YOUR_TURN.rule, (s, _move, _step, seat) => isOnTurn(s, seat), NOT_YOUR_TURN.text]

export const HAS_ACTION: NeedOf = ['ZT-31', s => s.actions > 0, 'You have no actions left.']

const OWN_PAWN: NeedOf<NamesPawn> = [
  'ZT-34',
  (s, { pawn }, _step, seat) => ownPawns(s, seat).includes(pawnNamed(pawn)),
  'Choose one of your own living pawns.',
]

/** ZT-123 In a building the pawn is in. */
export const MAY_CLAIM: NeedOf<NamesPawn> = [
  'ZT-123',
  (s, { pawn }, _step, seat) => mayClaim(s, playerAt(seat), s.pawns[pawnNamed(pawn)].at as Loc),
  'You own the most buildings allowed. You can build and place survivors only in your own.',
]

export const PLACE_EXISTS: NeedOf<{ readonly to: string }> = [
  'ZT-20',
  (_s, { to }) => isPlace(to),
  (_s, { to }) => `There is no place "${to}".`,
]

/** Survivors that are alike are offered once. */
export function noTwin<M>(rule: string, survivor: (move: M) => string): NeedOf<M> {
  return [rule, (s, move) => !isLaterTwin(s, survivor(move)), 'Choose the first of the survivors who are the same.']
}

function isLaterTwin(s: State, name: string): boolean {
  const survivor = survivorIn(s.survivors, name)
  if (!survivor) return false
  const group = survivor.pawn === null ? placedIn(s, survivor.at as Loc) : carriedBy(s, survivor.pawn)
  return hasTwinBefore(group, group.indexOf(survivor))
}

/** The survivors of a place that are offered: of those that are alike, the first. */
export function withoutTwins(group: readonly Survivor[]): readonly Survivor[] {
  return group.filter((_, i) => !hasTwinBefore(group, i))
}

export function survivorIn(group: readonly Survivor[], name: string): Survivor | undefined {
  return group.find(({ id }) => survivorName(id) === name)
}

/** The gun that a move names, if there can be one. */
export function refIn(name: string): GunRef | undefined {
  return GUN_REFS.find(ref => refName(ref) === name)
}

export function isPlace(name: string): boolean {
  return BOARD.names.includes(name)
}

/** The living pawns of a seat. */
export function ownPawns(s: State, seat: Seat): readonly PawnId[] {
  const pawns: PawnId[] = []
  for (let pawn = playerAt(seat); pawn < s.pawns.length; pawn += playerCount(s))
    if (s.pawns[pawn].at !== null) pawns.push(pawn)
  return pawns
}

export function pieceOf(s: State, { pawn }: NamesPawn): Pawn {
  return s.pawns[pawnNamed(pawn)]
}

export function isInside(s: State, { pawn }: NamesPawn): boolean {
  return isBuilding(s.pawns[pawnNamed(pawn)].at as Loc)
}

/** Whether the owner of the pawn has the card in hand. */
export function holds(s: State, { pawn, card }: NamesPawn & { readonly card: string }): boolean {
  return hasCard(s.hands, ownerOf(s, pawnNamed(pawn)), cardNamed(card))
}

export function kindsOf(cards: readonly Card[]): readonly Card[] {
  return [...new Set(cards)]
}

/** A street square without zombies that no movement from here reaches: it stands for all that are too far. */
export function farFrom(s: State, at: Loc): Loc {
  for (let loc = LOCATIONS - 1; loc > 0; loc--)
    if (distance(at, loc) > LONGEST_WALK && s.zombies[loc] === 0 && !isBuilding(loc)) return loc
  return at
}

/** ZT-34 A kind of move of the active player's pawns. */
interface PawnsMove<K extends Move['move']> extends Pick<MoveOf<K>, 'rule' | 'label' | 'exists' | 'needs' | 'take'> {
  /** The candidates of one pawn. */
  each(s: State, pawn: PawnId): readonly Named<K>[]
  /** More moves to show as barred. */
  tries?(s: State, pawn: PawnId): readonly Named<K>[]
}

/** After the move, the active player chooses again. */
export function inMain<K extends NamedPawn>({ each, tries, take, ...kind }: PawnsMove<K>): MoveOf<K> {
  const none: readonly Named<K>[] = []
  const byPawn = (list: (s: State, pawn: PawnId) => readonly Named<K>[]) => (s: State, _step: object, seat: Seat) =>
    isOnTurn(s, seat) ? ownPawns(s, seat).flatMap(pawn => list(s, pawn)) : none
  return {
    ...kind,
    candidates: byPawn(each),
    tempting: byPawn((s, pawn) => (tries ? [...each(s, pawn), ...tries(s, pawn)] : each(s, pawn))),
    exists: [OWN_PAWN as NeedOf<Named<K>>, ...(kind.exists ?? [])],
    needs: [ON_TURN, ...(kind.needs ?? [])],
    take(s, move, cx, step, seat) {
      cx.next({ step: 'main' })
      take(s, move, cx, step, seat)
    },
  }
}

type NamedPawn = Extract<Move, NamesPawn>['move']

/** ZT-31 A move that costs one action. */
export function action<K extends NamedPawn>(kind: PawnsMove<K>): MoveOf<K> {
  return inMain({
    ...kind,
    needs: [HAS_ACTION, ...(kind.needs ?? [])],
    take(s, move, cx, step, seat) {
      s.actions -= 1
      kind.take(s, move, cx, step, seat)
    },
  })
}
