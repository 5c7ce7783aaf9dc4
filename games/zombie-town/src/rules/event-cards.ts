import { say } from '@holdout/engine'
import { type PlayerId, pawnNamed, playerAt, seatOf } from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { isBuilding, type Loc } from '../data/board.ts'
import { cardNamed, type EventName, FACES, idOf, isEvent } from '../data/load.ts'
import type { Effect } from '../effects/effect.ts'
import { effects } from '../effects/index.ts'
import { CHOOSE_PAWN, EVENT, EVENT_WITH, type Named } from '../moves.ts'
import { hasTwoPawns } from '../say/fighters.ts'
import { aCard, piece } from '../say/parts.ts'
import { hasCard, takeKind } from '../stacks.ts'
import { handOf, inActionPhase, livingPawns, ownerOf, type State, type Steps, type TopStep } from '../state.ts'
import { healthiest } from './arrivals.ts'
import { cardsPlayer, oneOf } from './asked.ts'
import { kindsOf, ownPawns } from './needs.ts'
import { windowIsOver } from './windows.ts'

const effectOf = (id: string): Effect => effects[FACES[cardNamed(id)].event as EventName]

/** ZT-162 Whether an event from hand has an effect now. */
export function isPlayable(s: State, player: PlayerId, { card, pawn }: Named<'event'>): boolean {
  const effect = effectOf(card)
  return effect.alwaysPlayable === true || effect.works(s, player, pawn === null ? null : pawnNamed(pawn))
}

/** The events in a hand, one for each pawn where the event takes effect. */
export function eventsOf(s: State, seat: string): readonly Named<'event'>[] {
  return kindsOf(handOf(s, playerAt(seat)))
    .filter(isEvent)
    .flatMap(card =>
      effectOf(idOf(card)).where === undefined ? [EVENT[card]] : ownPawns(s, seat).map(pawn => EVENT_WITH[pawn][card]),
    )
}

/** ZT-160 An event from hand, at no cost, in any window. */
export const playEvent: MoveOf<'event'> = {
  rule: 'ZT-160',
  label: ({ card, pawn }, v) =>
    say`Play ${aCard(card)}${pawn !== null && hasTwoPawns(v) ? say` where ${piece(pawn)} is` : []}`,
  candidates: (s, _step, seat) => eventsOf(s, seat),
  exists: [
    [
      'ZT-160',
      (s, { card }, _step, seat) =>
        FACES[cardNamed(card)]?.kind === 'event' && hasCard(s.hands, playerAt(seat), cardNamed(card)),
      'You do not have this event in hand.',
    ],
    [
      'ZT-163',
      (s, { card, pawn }, _step, seat) => eventsOf(s, seat).some(event => event.card === card && event.pawn === pawn),
      'Name your living pawn for an event that takes effect where the pawn is, and no pawn for other events.',
    ],
  ],
  needs: [
    [
      'ZT-166',
      (s, { card }, _step, seat) => !effectOf(card).onlyOnTurn || (playerAt(seat) === s.active && inActionPhase(s)),
      'You can play this only in your own action phase.',
    ],
    [
      'ZT-163',
      (s, { card, pawn }) =>
        effectOf(card).where !== 'building' || isBuilding(s.pawns[pawnNamed(pawn as string)].at as Loc),
      'Your pawn must be in a building to play this.',
    ],
    [
      'ZT-162',
      (s, move, _step, seat) => isPlayable(s, playerAt(seat), move),
      'You can play an event from hand only if it has an effect now.',
    ],
  ],
  elsewhere: windowIsOver,
  take(s, { card: id, pawn }, cx, step, seat) {
    cx.next(step as TopStep)
    const card = cardNamed(id)
    const player = playerAt(seat)
    takeKind(s.hands, player, card)
    s.discard.push(card)
    cx.emit?.({ event: 'event-played', rule: 'ZT-160', seat, card: id })
    cx.next({ step: 'resolve-event', card, player, pawn: pawn === null ? null : pawnNamed(pawn) })
  },
}

/** ZT-162 An event takes effect, or is discarded without an effect. */
export function resolveEvent(s: State, { card, player, pawn }: Steps['resolve-event'], cx: Cx): void {
  const effect = effects[FACES[card].event as EventName]
  let where = pawn
  if (where === null && effect.where !== undefined) {
    // ZT-206 For an event that no pawn drew, the player chooses one of their living pawns.
    if (livingPawns(s, player) > 1) return cx.next({ step: 'event-pawn', card, player })
    where = s.pawns.findIndex((piece, other) => piece.at !== null && ownerOf(s, other) === player)
  }
  if (effect.works(s, player, where)) return effect.take(s, player, where, cx)
  cx.emit?.({ event: 'no-effect', rule: 'ZT-162', seat: seatOf(player), card: idOf(card) })
}

/** ZT-206 The pawn where an event takes effect. */
export const eventPawn: Ask<'event-pawn'> = {
  rule: 'ZT-D25',
  ...cardsPlayer,
  question: () => say`Which of your pawns is the event for?`,
  moves: {
    'choose-pawn': {
      ...oneOf<'event-pawn'>(
        'ZT-206',
        (s, { player }) => ownPawns(s, seatOf(player)).map(pawn => CHOOSE_PAWN[pawn]),
        'Choose one of your own living pawns.',
      ),
      label: ({ pawn }) => say`Choose ${piece(pawn)}`,
      take: (_s, { pawn }, cx, { card, player }) =>
        cx.next({ step: 'resolve-event', card, player, pawn: pawnNamed(pawn) }),
    },
  },
  first: { rule: 'ZT-D25', text: 'First choose the pawn that the event is for.' },
  timeout: (s, _step, _seat, legal) => healthiest(s, legal),
}
