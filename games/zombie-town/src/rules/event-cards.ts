import { type PawnId, type PlayerId, pawnNamed, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Card, cardNamed, type EventName, FACES, idOf } from '../data/load.ts'
import { effects } from '../effects/index.ts'
import { CHOOSE_PAWN, EVENT, EVENT_WITH, type Move } from '../moves.ts'
import { takeKind } from '../stacks.ts'
import { handOf, livingPawns, ownerOf, playerCount, type State } from '../state.ts'

/** ZT-160, ZT-162 Lists the events in a hand that have an effect now. */
export function listEvents(s: State, player: PlayerId, list: Move[]): void {
  const hand = handOf(s, player)
  for (let i = 0; i < hand.length; i++) {
    const { event } = FACES[hand[i]]
    if (event === null || hand.indexOf(hand[i]) !== i) continue
    const effect = effects[event]
    if (effect.needsPawn) {
      for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s))
        if (s.pawns[pawn].at !== null && effect.works(s, player, pawn)) list.push(EVENT_WITH[pawn][hand[i]])
    } else if (effect.alwaysPlayable || effect.works(s, player, null)) list.push(EVENT[hand[i]])
  }
}

/** ZT-160 Plays an event from hand, at no cost. */
export function playEvent(s: State, player: PlayerId, id: string, pawn: string | null, cx: Cx): void {
  const card = cardNamed(id)
  takeKind(s.hands, player, card)
  s.discard.push(card)
  cx.emit?.({ event: 'event-played', rule: 'ZT-160', seat: seatOf(player), card: id })
  cx.next({ step: 'resolve-event', card, player, pawn: pawn === null ? null : pawnNamed(pawn) })
}

interface Resolving {
  readonly card: Card
  readonly player: PlayerId
  readonly pawn: PawnId | null
}

/** ZT-162 An event takes effect, or is discarded without an effect. */
export function resolveEvent(s: State, { card, player, pawn }: Resolving, cx: Cx): void {
  const effect = effects[FACES[card].event as EventName]
  let where = pawn
  if (where === null && effect.needsPawn) {
    // ZT-206 For an event that no pawn drew, the player chooses one of their living pawns.
    if (livingPawns(s, player) > 1) return cx.next({ step: 'event-pawn', card, player })
    where = s.pawns.findIndex((piece, other) => piece.at !== null && ownerOf(s, other) === player)
  }
  if (effect.works(s, player, where)) return effect.take(s, player, where, cx)
  cx.emit?.({ event: 'no-effect', rule: 'ZT-162', seat: seatOf(player), card: idOf(card) })
}

export function offerEventPawn(s: State, { player }: { readonly player: PlayerId }, _seat: string, list: Move[]): void {
  for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s))
    if (s.pawns[pawn].at !== null) list.push(CHOOSE_PAWN[pawn])
}

export function takeEventPawn(
  _s: State,
  { card, player }: { card: Card; player: PlayerId },
  _seat: string,
  move: Move,
  cx: Cx,
): void {
  if (move.move === 'choose-pawn') cx.next({ step: 'resolve-event', card, player, pawn: pawnNamed(move.pawn) })
}
