import type { Reason, Seat } from '@holdout/engine'
import { cardNamed, isEvent } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { SurvivorView, View } from '../view/types.ts'
import { isLoaded, no, refuseStep, refuseTwin, TOO_LOW } from './reasons-main.ts'

/** The rule of each decision, for moves that answer another decision. */
const RULE_OF: Readonly<Record<string, string>> = {
  home: 'ZT-D01',
  keep: 'ZT-D02',
  move: 'ZT-D04',
  'continue-move': 'ZT-D05',
  'draw-one': 'ZT-D06',
  'draw-many': 'ZT-D07',
  'put-back': 'ZT-D07',
  'draw-stored': 'ZT-D08',
  'fire-again': 'ZT-D09',
  obligatory: 'ZT-D10',
  defend: 'ZT-D11',
  'sent-defends': 'ZT-D11',
  'defend-survivors': 'ZT-D12',
  'survivor-dies': 'ZT-D13',
  sacrifice: 'ZT-D14',
  flee: 'ZT-D15',
  challenge: 'ZT-D16',
  'fight-gun': 'ZT-D17',
  retreat: 'ZT-D18',
  'fight-on': 'ZT-D19',
  'trap-kills': 'ZT-D20',
  'pick-stored': 'ZT-D24',
  'face-order': 'ZT-D25',
  'event-pawn': 'ZT-D25',
  discard: 'ZT-D26',
  storing: 'ZT-69',
  'build-more': 'ZT-134',
}

/** Why a move does not answer the open decision, outside the main choices. */
export function refuseAnswer(v: View, seat: Seat, move: Move): Reason {
  const step = v.asked?.step ?? ''
  const reason = Object.hasOwn(ANSWERS, step) ? ANSWERS[step](v, seat, move) : null
  return reason ?? answerFirst(step)
}

const FIRST: Readonly<Record<string, string>> = {
  keep: 'First choose the cards that you keep.',
  move: 'First finish this movement.',
  discard: 'First discard a card: you have too many in hand.',
  'draw-one': 'First decide what to do with the card you drew.',
  'draw-many': 'First choose one of the cards you drew, or none.',
  'put-back': 'First put back the other cards you drew.',
  'build-more': 'First add another barricade, or finish building.',
  storing: 'First store another card, or finish storing.',
  'pick-stored': 'First pick up another card, or finish picking up.',
  challenge: 'First decide whether to challenge.',
}

/** Why nothing else can be done while a decision is open. */
export function answerFirst(step: string): Reason {
  return no(RULE_OF[step] ?? 'ZT-D23', FIRST[step] ?? 'First make the decision that is open.')
}

type Answer = (v: View, seat: Seat, move: Move) => Reason | null

/** The reason for a wrong answer of the right kind; null for a move of any other kind. */
const wrong =
  (kind: Move['move'], rule: string, reason: string): Answer =>
  (_v, _seat, move) =>
    move.move === kind ? no(rule, reason) : null

const ANSWERS: Readonly<Record<string, Answer>> = {
  home: (v, _seat, move) => {
    if (move.move !== 'home') return null
    return v.buildings.some(({ at, home }) => at === move.at && !home)
      ? no('ZT-06', 'At this table home bases are kept apart. Choose a building with no home base next to it.')
      : no('ZT-06', 'Choose a building that is not a home base yet.')
  },
  keep: (_v, _seat, move) => {
    if (move.move === 'keep') return no('ZT-09', 'You can keep only cards you were dealt, and no events.')
    return move.move === 'keep-nothing' ? no('ZT-09', 'You must keep a card that is not an event.') : null
  },
  discard: wrong('discard', 'ZT-D26', 'You do not have this card in hand.'),
  move: (v, _seat, move) =>
    move.move === 'step' ? refuseStep(v, v.asked?.pawn ?? '', v.asked?.chain.at(-1) ?? '', move.to) : null,
  obligatory: wrong('fire', 'ZT-44', 'Only loaded guns of this pawn can fire here, not those of its survivors.'),
  challenge: wrong('challenge', 'ZT-48', 'You can challenge only with a loaded gun of this pawn or survivor.'),
  'draw-stored': wrong('from-stored', 'ZT-58', 'Choose another player who has cards stored here.'),
  'draw-one': (_v, _seat, move) => {
    if (move.move === 'return') return no('ZT-54', 'You cannot put back an event that you drew alone.')
    return move.move === 'trigger' ? no('ZT-54', 'You can trigger only an event.') : null
  },
  'draw-many': (v, _seat, move) => {
    if (move.move !== 'choose') return null
    if (!v.looked?.includes(move.card)) return no('ZT-56', 'Choose one of the cards you drew.')
    return isEvent(cardNamed(move.card))
      ? no('ZT-165', 'You cannot keep a Zombie in hand.')
      : no('ZT-56', 'You can trigger only an event.')
  },
  'put-back': wrong('put-back', 'ZT-56', 'Choose one of the cards you have to put back.'),
  storing: wrong('store', 'ZT-69', 'You can store only cards from your hand, where your pawn is.'),
  'pick-stored': wrong('take-stored', 'ZT-70', 'You have not stored this card here.'),
  'build-more': (v, seat, move) => {
    if (move.move === 'finish') return no('ZT-133', TOO_LOW)
    if (move.move !== 'build') return null
    if (move.pawn !== v.asked?.pawn) return no('ZT-134', 'Finish building with the other pawn first.')
    const count = (cards: readonly string[]): number => cards.filter(card => card === move.card).length
    const held = count(v.players.find(other => other.seat === seat)?.hand ?? [])
    return held > count(v.asked?.cards ?? []) && move.card.startsWith('barricade')
      ? no('ZT-133', TOO_LOW)
      : no('ZT-132', 'You do not have this barricade in hand.')
  },
  'face-order': wrong('choose-pawn', 'ZT-D25', 'Choose one of the pawns that the zombie attacks.'),
  defend: refuseDefense,
  'sent-defends': refuseDefense,
  'defend-survivors': (v, _seat, move) => {
    if (move.move !== 'fire') return null
    return (
      refuseTwin(placedAt(v), move.gun, isLoaded) ??
      no('ZT-95', 'Only your survivors placed here with a loaded gun can fire.')
    )
  },
  'survivor-dies': (v, _seat, move) => {
    if (move.move !== 'lose') return null
    return refuseTwin(placedAt(v), move.survivor) ?? no('ZT-95', 'Choose one of your survivors placed here.')
  },
  sacrifice: (v, _seat, move) => {
    if (move.move !== 'sacrifice') return null
    const twin = refuseTwin(carriedByAsked(v), move.survivor)
    return twin ?? no('ZT-113', 'You can sacrifice only a survivor that this pawn carries.')
  },
  flee: wrong(
    'flee',
    'ZT-114',
    'Flee to one of the offered places: 3 squares away if possible, without zombies and not closed to you.',
  ),
  'fight-gun': wrong('fire', 'ZT-102', 'Only a loaded gun of the attacked pawn or survivor can fire.'),
  retreat: wrong('retreat', 'ZT-106', 'A retreat is 1 step to a place without zombies that is not closed to you.'),
  'trap-kills': wrong('trap-kill', 'ZT-137', 'Choose a zombie adjacent to the building.'),
  'event-pawn': wrong('choose-pawn', 'ZT-206', 'Choose one of your own living pawns.'),
  'random-pile': wrong('pile', 'ZT-167', 'There are no such cards in that building.'),
  'random-position': wrong('position', 'ZT-167', 'The pile has fewer cards than that.'),
  'switch-cards': wrong(
    'switch',
    'ZT-168',
    'Choose two neighboring buildings. At least one of them must have unexplored cards.',
  ),
  'send-pawn': wrong('send-pawn', 'ZT-169', 'Choose a pawn that can go 3 squares away.'),
  'send-way': wrong(
    'send-step',
    'ZT-169',
    'The path must end 3 squares away and not go through a building with 3 barricades.',
  ),
  'move-back': wrong('push', 'ZT-170', 'Move an adjacent zombie 1 step back, to a square with fewer than 6 zombies.'),
  'add-zombies': wrong('add-zombies', 'ZT-171', 'Choose a square adjacent to the building with fewer than 6 zombies.'),
}

/** ZT-92 */
function refuseDefense(v: View, _seat: Seat, move: Move): Reason | null {
  if (move.move !== 'fire') return null
  return (
    refuseTwin(carriedByAsked(v), move.gun, isLoaded) ??
    refuseTwin(placedAt(v), move.gun, isLoaded) ??
    no('ZT-92', 'Only loaded guns of this pawn, of survivors it carries, and of your survivors here can fire.')
  )
}

function carriedByAsked(v: View): readonly SurvivorView[] {
  return v.pawns.find(({ pawn }) => pawn === v.asked?.pawn)?.carried ?? []
}

function placedAt(v: View): readonly SurvivorView[] {
  return v.buildings.find(({ at }) => at === v.asked?.at)?.survivors ?? []
}
