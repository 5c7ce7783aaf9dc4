import { say } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { type Ask, type Cx, john, type MoveOf } from '../cx.ts'
import { type Card, type CardId, type CardName, face } from '../data/load.ts'
import { PLACE, type Placement, SPARE_JASPER, USE_JASPER } from '../moves.ts'
import { card as cardRef, entranceTitle, JASPER, nounOf, place as placeRef } from '../say/parts.ts'
import { BITE_LIMIT, ENTRANCES, type Entrance, isBreached, nextOpen, openEntrances, type State } from '../state.ts'
import { biteCard } from './bite.ts'
import { offerPlaces } from './fast.ts'
import { isLastSpace } from './final-assault.ts'
import { drawCard, putOnTop, takeFrom } from './stacks.ts'
import { NO_SUCH_ENTRANCE } from './your-turn.ts'

/**
 * UD-54 A card step: the zombie marker moves one space, then a card is drawn. UD-56 Steps continue until the markers
 * meet.
 */
export function cardsPhase(s: State, _step: object, cx: Cx): void {
  if (s.zombieTime === s.time) return
  s.zombieTime += 1
  cx.emit?.({ event: 'step-began', rule: 'UD-54', zombieTime: s.zombieTime, time: s.time })
  cx.next({ step: 'draw-card' }, { step: 'cards-phase' })
}

/** UD-54 The drawn card is resolved by its kind. UD-86 With no card left the step passes. */
export function drawAndResolve(s: State, _step: object, cx: Cx): void {
  const card = drawCard(s, cx)
  if (card === null) return cx.emit?.({ event: 'no-card', rule: 'UD-86' })
  const { kind, id } = face(card)
  cx.emit?.({ event: 'drew', rule: 'UD-54', card: id })
  if (kind === 'zombie') return cx.next({ step: 'place-zombie', card })
  if (kind === 'movement') movementCard(s, card, cx)
  else biteCard(s, card, cx)
  if (s.outcome !== null && s.rules !== undefined) return // rules version 1 left the draw of the plus on the agenda
  drawForPlus(card, cx)
}

/** UD-55 A plus on the card just resolved draws another card in the same step. */
function drawForPlus(card: CardId, cx: Cx): void {
  if (face(card).plus) cx.next({ step: 'draw-card' })
}

/** UD-81 The entrance that Jasper has closed takes no zombie, UD-R15 unless there is no other place for it. */
function isClosed(s: State, at: Entrance): boolean {
  return s.closed === at && (s.bitePile.length < BITE_LIMIT || openEntrances(s).length > 1)
}

const place: MoveOf<'place', { readonly card: CardId }> = {
  rule: 'UD-57',
  label: ({ at }) => (at === 'bite-pile' ? say`Bury it in the bite pile` : say`Place it at ${placeRef(at)}`),
  candidates: PLACE,
  exists: [['UD-01', (_s, { at }) => at === 'bite-pile' || ENTRANCES.includes(at), NO_SUCH_ENTRANCE]],
  needs: [
    [
      'UD-58',
      (s, { at }) => at !== 'bite-pile' || s.bitePile.length < BITE_LIMIT,
      s =>
        `The bite pile holds ${quantity(s.bitePile.length, 'card')}. You can add a zombie only while it holds fewer than ${BITE_LIMIT}.`,
    ],
    [
      'UD-50',
      (s, { at }) => at === 'bite-pile' || !isBreached(s, at),
      (_s, { at }) => `The ${entranceTitle(at as Entrance)} is breached: no zombie can be placed there.`,
    ],
    [
      'UD-81',
      (s, { at }) => at === 'bite-pile' || !isClosed(s, at),
      (_s, { at }) => `Jasper has closed the ${entranceTitle(at as Entrance)} until this zombie turn ends.`,
    ],
  ],
  elsewhere: { rule: 'UD-57', text: 'There is no zombie to place now.' },
  take(s, { at }, cx, { card }) {
    if (at === 'bite-pile') {
      s.bitePile.push(card)
      cx.emit?.({ event: 'put-into-bite-pile', rule: 'UD-58', card: face(card).id, count: s.bitePile.length })
      return drawForPlus(card, cx) // UD-59 the plus still counts
    }
    putOnTop(s.doors[at], card, false)
    cx.emit?.({ event: 'placed', rule: 'UD-57', card: face(card).id, at })
    if (mayUseJasper(s, card, at)) cx.next({ step: 'use-jasper', card, at })
    else drawForPlus(card, cx)
  },
}

/** UD-57 An unbreached entrance, UD-58 or the bite pile. */
export const placeZombie: Ask<'place-zombie'> = {
  rule: 'UD-D2',
  ...john,
  question: ({ drawn }) => say`Where does the ${cardRef(drawn as CardName)} go?`,
  moves: { place },
  offer: offerPlaces,
  first: (_s, { card }) => ({ rule: 'UD-57', text: `First place the ${nounOf(face(card).id)}.` }),
  /** UD-D2 On time-out: the entrance with the fewest zombies, the first clockwise from the front door if tied. */
  timeout(s, _step, _seat, legal) {
    const crowd = ({ at }: Placement): number =>
      at === 'bite-pile' ? Number.POSITIVE_INFINITY : s.doors[at].zombies.length
    return legal.reduce((best, other) => (crowd(other) < crowd(best) ? other : best))
  },
}

/** UD-80 Whether a zombie with a plus was placed at Jasper's entrance and he has not been used this zombie turn. */
function mayUseJasper(s: State, card: CardId, at: Entrance): boolean {
  return face(card).plus && s.jasper === at && s.closed === null
}

/** UD-80 Jasper cancels the plus, UD-81 and his entrance is closed for the rest of this zombie turn. */
export const useJasper: Ask<'use-jasper'> = {
  rule: 'UD-D3',
  ...john,
  question: ({ drawn }) => say`Use ${JASPER} against the ${cardRef(drawn as CardName)}?`,
  moves: {
    'use-jasper': {
      rule: 'UD-80',
      label: ({ use }) =>
        use ? say`Use ${JASPER}: draw no card, close this entrance` : say`Hold ${JASPER} back: draw another card`,
      candidates: [USE_JASPER, SPARE_JASPER],
      elsewhere: {
        rule: 'UD-80',
        text: 'Jasper can be used only when a zombie with a plus is placed at his entrance.',
      },
      take(s, { use }, cx, { card, at }) {
        if (!use) return drawForPlus(card, cx)
        s.closed = at
        cx.emit?.({ event: 'jasper-used', rule: 'UD-80', at, card: face(card).id })
      },
    },
  },
  first: { rule: 'UD-80', text: 'First decide whether to use Jasper.' },
  timeout: () => SPARE_JASPER,
}

/** A movement card: checks Jasper, then moves the zombies. UD-63 Then it is discarded. */
function movementCard(s: State, card: CardId, cx: Cx): void {
  killJasperWithZombies(s, cx)
  moveTopCards(s, face(card).direction, cx)
  s.discard.push(card)
}

/** UD-60 Jasper is killed if there is a zombie card at his entrance. On the rug he is safe. */
function killJasperWithZombies(s: State, cx: Cx): void {
  const at = s.jasper
  if (at === 'rug' || at === 'dead' || s.doors[at].zombies.length === 0) return
  s.jasper = 'dead'
  cx.emit?.({ event: 'jasper-killed', rule: 'UD-60', at })
}

/** UD-61 Picks up all top cards before putting any down, so that none moves twice. UD-62 Each of them is attacking. */
function moveTopCards(s: State, direction: Card['direction'], cx: Cx): void {
  const lifted: { card: CardId; from: Entrance }[] = []
  for (const from of ENTRANCES) {
    const { zombies } = s.doors[from]
    if (zombies.length > 0) lifted.push({ card: zombies[zombies.length - 1], from })
  }
  for (const { card, from } of lifted) takeFrom(s.doors[from], card)
  for (const { card, from } of lifted) {
    const to = nextOpen(s, from, direction) as Entrance
    putOnTop(s.doors[to], card, true)
    cx.emit?.({ event: 'moved', rule: 'UD-61', card: face(card).id, from, to })
  }
}

/**
 * UD-82 Jasper goes back to the rug and the closed entrance opens. UD-56 Then it is your turn, or UD-89 the final
 * assault.
 */
export function endZombieTurn(s: State, _step: object, cx: Cx): void {
  const used = s.closed !== null
  s.closed = null
  const at = s.jasper
  if (at !== 'rug' && at !== 'dead' && (used || s.options['jasper-return'] === 'always')) {
    s.jasper = 'rug'
    cx.emit?.({ event: 'jasper-returned', rule: 'UD-82', from: at })
  }
  cx.next({ step: isLastSpace(s) ? 'final-assault' : 'your-turn' })
}
