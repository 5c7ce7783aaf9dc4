import type { Reason, Seat } from '@holdout/engine'
import { type Code, cardOrNull, FACES, KIND, type Kind } from './data/load.ts'
import type { Move } from './state.ts'
import type { View } from './view.ts'

const no = (why: string, sentence: string): Reason => ({ why, say: sentence })

/** What each question wants first, where somebody tries something else. */
const FIRST: Readonly<Record<NonNullable<View['question']>['asked'], Reason>> = {
  'turn-action': no('VD-23', 'A turn is one action: lay, discard, or play a Jack, King or Ace.'),
  'honour-draw': no('VD-76', 'First say whether you draw.'),
  'free-purge': no('VD-D6', 'First say which of your laid cards you purge, or that you purge nothing.'),
  'queen-answer': no('VD-45', 'First say whether you answer the attack with a Queen.'),
  'reversal-take': no('VD-47', 'First say which card you take in return, or that you take nothing.'),
  'joker-announce': no('VD-57', 'First say whether you announce a Joker.'),
  'joker-target': no('VD-59', 'An announced Joker must be played: name the player you change places with.'),
  'honour-highest': no('VD-78', 'First give up one of your highest laid cards.'),
}

/** Which question each move answers. */
const ANSWERS: Readonly<Record<Move['move'], readonly string[]>> = {
  lay: ['turn-action'],
  discard: ['turn-action'],
  'discard-and-purge': ['turn-action'],
  ace: ['turn-action'],
  jack: ['turn-action'],
  king: ['turn-action'],
  purge: ['turn-action', 'free-purge'],
  pass: ['turn-action'],
  'end-turn': ['turn-action'],
  count: ['turn-action', 'honour-draw', 'free-purge'],
  draw: ['honour-draw'],
  'no-draw': ['honour-draw'],
  'purge-done': ['free-purge'],
  'keep-all': ['free-purge'],
  queen: ['queen-answer'],
  'no-queen': ['queen-answer'],
  take: ['reversal-take'],
  'take-nothing': ['reversal-take'],
  announce: ['joker-announce'],
  'no-joker': ['joker-announce'],
  swap: ['joker-target'],
  'give-up': ['honour-highest'],
  'time-out': [],
}

/** Why a move that belongs to another question cannot be made now, by its name. */
const ELSEWHERE: Partial<Readonly<Record<Move['move'], Reason>>> = {
  queen: no('VD-45', 'A Queen answers only a Jack or King that was just played on you.'),
  announce: no('VD-56', 'A Joker can be played only right after an Apocalypse.'),
  swap: no('VD-56', 'You change places only by a Joker, right after an Apocalypse.'),
  take: no('VD-47', 'You take a card in return only after your Queen has turned a King around.'),
  draw: no('VD-21', 'Drawing is done for you at the start of your turn.'),
  'no-draw': no('VD-21', 'Every turn begins with drawing; only honor mode leaves that to you.'),
  'give-up': no('VD-78', 'No laid card has to be given up now.'),
}

/** Why a move is not to be had now; from what the player sees. */
export function refuse(v: View, seat: Seat, move: Move): Reason {
  const asked = v.question?.asked
  const answers = Object.hasOwn(ANSWERS, move.move) ? ANSWERS[move.move] : null
  if (answers === null) return no('VD-23', `There is no move "${move.move}" in this game.`)
  if (asked === undefined) return no('VD-23', 'Nothing can be done now.')
  if (!answers.includes(asked)) {
    const waiting = asked === 'turn-action' ? ELSEWHERE[move.move] : undefined
    return waiting ?? FIRST[asked]
  }
  switch (move.move) {
    case 'count':
      return refuseCount(v, seat, move.on)
    case 'lay':
    case 'discard':
    case 'discard-and-purge':
    case 'ace':
    case 'jack':
    case 'king':
      return refuseCard(v, move)
    case 'purge':
      return refusePurge(v, seat, move.card)
    case 'pass':
      return no('VD-32', 'You may pass only with an empty hand.')
    case 'end-turn':
      return v.options.honour
        ? no('VD-77', 'You may end the turn without playing only after you have drawn.')
        : no('VD-23', 'A turn ends only with an action; you cannot leave it out.')
    case 'queen':
      return isKind(move.card, 'queen')
        ? no('VD-45', `You do not hold the ${name(move.card)}; only a Queen from your hand can answer.`)
        : no('VD-45', 'Only a Queen can answer a Jack or King.')
    case 'take':
      return no('VD-47', `The ${name(move.card)} is not among the cards laid there.`)
    case 'announce':
      return no('VD-57', move.jokers === 1 ? 'You hold no Joker.' : 'You do not hold both Jokers.')
    case 'swap':
      return move.with === seat
        ? no('VD-60', 'You cannot change places with yourself.')
        : no('VD-60', 'That player is not at this table.')
    case 'give-up':
      return no('VD-78', 'It must be one of your laid cards with the most miles.')
    case 'purge-done':
      return no('VD-D6', 'Nothing is chosen yet; choose a laid card, or purge nothing.')
    default:
      return FIRST[asked]
  }
}

type CardMove = Extract<Move, { card: Code; move: 'lay' | 'discard' | 'discard-and-purge' | 'ace' | 'jack' | 'king' }>

function refuseCard(v: View, move: CardMove): Reason {
  if (cardOrNull(move.card) === null) return no('VD-02', `There is no card "${move.card}".`)
  if (!v.hand.includes(move.card)) return no('VD-23', `You do not hold the ${name(move.card)}.`)
  switch (move.move) {
    case 'lay':
      return isKind(move.card, 'ace')
        ? no('VD-13', 'An Ace cannot be laid: play it as an Apocalypse or discard it.')
        : no('VD-13', 'A Joker cannot be laid: keep it for an Apocalypse or discard it.')
    case 'discard':
      return no('VD-R17', 'In the first lap you must lay a card as long as you hold one that can be laid.')
    case 'discard-and-purge':
      return refusePurge(v, v.me as Seat, move.purge)
    default:
      return refuseAttack(v, move)
  }
}

function refuseAttack(v: View, move: Extract<CardMove, { move: 'ace' | 'jack' | 'king' }>): Reason {
  if (!isKind(move.card, move.move)) {
    if (isKind(move.card, 'queen')) return no('VD-27', 'On your own turn a Queen can only be laid or discarded.')
    if (isKind(move.card, 'joker')) return no('VD-27', 'On your own turn a Joker can only be discarded.')
    return no('VD-23', `The ${name(move.card)} cannot be played like that.`)
  }
  if (v.firstLap) return no('VD-35', 'In the first lap no attack is allowed.')
  if (move.move === 'ace') return no('VD-51', 'The Ace cannot be played now.')
  if (move.on === v.me)
    return move.move === 'jack'
      ? no('VD-37', 'A Jack is played on another player.')
      : no('VD-44', 'A King cannot be played on your own layout.')
  const target = v.places.find(place => place.seat === move.on)
  if (!target) return no(move.move === 'jack' ? 'VD-37' : 'VD-41', 'That player is not at this table.')
  return no(
    'VD-44',
    `A King needs a laid card of that player; the ${'take' in move ? name(move.take) : 'card'} is not there.`,
  )
}

function refusePurge(v: View, seat: Seat, card: Code): Reason {
  const own = v.places.find(place => place.seat === seat)
  if (v.question?.asked === 'free-purge') {
    if (v.question.chosen.includes(card)) return no('VD-D6', `The ${name(card)} is chosen already.`)
    return no('VD-82', `The ${name(card)} is not among your laid cards.`)
  }
  if (v.options.purge === 'free')
    return no('VD-R09', 'At this table you purge before you act, not along with a discard.')
  if (!own?.laid.includes(card))
    return no('VD-82', `You can purge only your own laid cards; the ${name(card)} is none of them.`)
  if (v.firstLap && v.options.firstLapMustLay) return no('VD-R17', 'In the first lap you must lay a card if you can.')
  return no('VD-82', 'A purge goes along with a discard from your hand.')
}

function refuseCount(v: View, seat: Seat, on: Seat): Reason {
  if (!v.options.honour) return no('VD-77', 'Hands are counted only in honor mode.')
  if (on === seat) return no('VD-77', 'You cannot have your own hand counted.')
  if (on === v.onTurn) return no('VD-77', 'The player on turn cannot be counted.')
  if (!v.players.some(player => player.seat === on)) return no('VD-77', 'That player is not at this table.')
  return no('VD-77', 'That hand was counted already in this turn.')
}

function isKind(code: Code, kind: Kind): boolean {
  const card = cardOrNull(code)
  return card !== null && KIND[card] === kind
}

function name(code: Code): string {
  const card = cardOrNull(code)
  return card === null ? `card "${code}"` : spoken(FACES[card])
}

function spoken({ rank, suit }: { rank: string; suit: string | null }): string {
  if (suit === null) return 'Joker'
  return `${rank.charAt(0).toUpperCase()}${rank.slice(1)} of ${suit}`
}

/** VD-45, VD-48 Whether the attack points at this seat now; every Queen turns it to the other side. */
function isAttacked({ on, by, queens }: Extract<View['question'], { asked: 'queen-answer' }>, seat: Seat): boolean {
  return (queens.length % 2 === 0 ? on : by) === seat
}

/** What one might well try at this moment with the cards in hand, and may not. */
export function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  const tempting: Move[] = []
  if (v.question?.asked === 'turn-action' && v.onTurn === seat) {
    const target = v.places.find(place => place.seat !== seat && place.laid.length > 0)
    const other = v.players.find(player => player.seat !== seat)?.seat as Seat
    for (const card of v.hand) {
      if ((isKind(card, 'ace') && !v.options.aceLay) || isKind(card, 'joker')) tempting.push({ move: 'lay', card })
      if (isKind(card, 'jack') && v.firstLap) tempting.push({ move: 'jack', card, on: other })
      if (isKind(card, 'ace') && v.firstLap) tempting.push({ move: 'ace', card })
      if (isKind(card, 'queen')) tempting.push({ move: 'queen', card })
      if (isKind(card, 'joker')) tempting.push({ move: 'announce', jokers: 1 })
      if (isKind(card, 'king') && (v.firstLap || !target))
        tempting.push({ move: 'king', card, on: target?.seat ?? other, take: target?.laid[0] ?? '?', keep: true })
    }
    if (v.hand.length > 0) tempting.push({ move: 'pass' })
  } else if (v.question?.asked === 'queen-answer' && isAttacked(v.question, seat)) {
    const own = v.places.find(place => place.seat === seat)
    for (const card of own?.laid ?? []) if (isKind(card, 'queen')) tempting.push({ move: 'queen', card })
  }
  return tempting.map(move => ({ move, reason: refuse(v, seat, move) }))
}
