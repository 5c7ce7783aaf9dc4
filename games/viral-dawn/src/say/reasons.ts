import type { Reason, Seat } from '@holdout/engine'
import { type Code, cardOrNull, KIND, type Kind } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view/index.ts'
import { titleOfCard } from './parts.ts'

const because = (rule: string, text: string): Reason => ({ rule, text })

/** What each decision asks for, as the reason for a move that belongs to another decision. */
const FIRST: Readonly<Record<NonNullable<View['question']>['asked'], Reason>> = {
  'turn-action': because('VD-23', 'A turn is one action: lay, discard, or play a Jack, King or Ace.'),
  'honour-draw': because('VD-76', 'First decide whether you draw.'),
  'free-purge': because('VD-D6', 'First choose the laid cards you purge, or purge nothing.'),
  'queen-answer': because('VD-45', 'First decide whether you answer the attack with a Queen.'),
  'reversal-take': because('VD-47', 'First choose the card you take in return, or take nothing.'),
  'joker-announce': because('VD-57', 'First decide whether you announce a Joker.'),
  'joker-target': because('VD-59', 'An announced Joker must be played. Choose the player you change places with.'),
  'honour-highest': because('VD-78', 'First discard one of your laid cards with the most miles.'),
}

/** The decisions each move answers. */
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

/** Decisions of the player whose turn it is; in honor mode the others may call a count during them. */
const OWN_TURN: readonly string[] = ['turn-action', 'honour-draw', 'free-purge']

/** Reasons on your own turn for moves that belong to another moment, by move name. */
const ELSEWHERE: Partial<Readonly<Record<Move['move'], Reason>>> = {
  queen: because('VD-45', 'A Queen can only answer a Jack or King that was just played on you.'),
  'no-queen': because('VD-45', 'There is no attack to answer now.'),
  announce: because('VD-56', 'A Joker can be played only right after an Apocalypse.'),
  'no-joker': because('VD-56', 'Jokers are announced only right after an Apocalypse.'),
  swap: because('VD-56', 'You change places only with a Joker, right after an Apocalypse.'),
  take: because('VD-47', 'You take a card in return only after your Queen has reversed a King.'),
  'take-nothing': because('VD-47', 'You take a card in return only after your Queen has reversed a King.'),
  'give-up': because('VD-78', 'You do not have to discard a laid card now.'),
}

/** Why a move is not legal now, from what the player sees. */
export function whyNot(v: View, seat: Seat, move: Move): Reason {
  const asked = v.question?.asked
  const answers = Object.hasOwn(ANSWERS, move.move) ? ANSWERS[move.move] : null
  if (answers === null) return because('VD-23', `There is no move "${move.move}" in this game.`)
  if (move.move === 'time-out') return { rule: null, text: 'Only the timer can make this move.' }
  if (asked === undefined) return because('VD-23', 'No move is possible now.')
  const ownTurn = OWN_TURN.includes(asked)
  if (ownTurn && seat !== v.onTurn && move.move !== 'count') return because('VD-20', 'It is not your turn.')
  if (!answers.includes(asked))
    return (ownTurn ? (ELSEWHERE[move.move] ?? tooLateReason(v, move)) : null) ?? FIRST[asked]
  switch (move.move) {
    case 'count':
      return countReason(v, seat, move.on)
    case 'lay':
    case 'discard':
    case 'discard-and-purge':
    case 'ace':
    case 'jack':
    case 'king':
      return cardReason(v, move)
    case 'purge':
      return purgeReason(v, seat, move.card)
    case 'pass':
      return because('VD-32', 'You may pass only with an empty hand.')
    case 'end-turn':
      return v.options['honor-mode']
        ? because('VD-77', 'You may end the turn without an action only after you have drawn.')
        : because('VD-23', 'You must take an action before your turn ends.')
    case 'queen':
      return isKind(move.card, 'queen')
        ? because('VD-45', `You do not hold the ${name(move.card)}; only a Queen from your hand can answer.`)
        : because('VD-45', 'Only a Queen can answer a Jack or King.')
    case 'take':
      return because('VD-47', `The ${name(move.card)} is not among the cards laid there.`)
    case 'announce':
      return because('VD-57', move.jokers === 1 ? 'You hold no Joker.' : 'You do not hold both Jokers.')
    case 'swap':
      return move.with === seat
        ? because('VD-60', 'You cannot change places with yourself.')
        : because('VD-60', 'That player is not at this table.')
    case 'give-up':
      return because('VD-78', 'You must discard one of your laid cards with the most miles.')
    case 'purge-done':
      return because('VD-D6', 'You have chosen no card yet. Choose a laid card, or purge nothing.')
    default:
      return FIRST[asked]
  }
}

/** Why drawing and free purging, which come before the action, are over; null for other moves. */
function tooLateReason({ options, question }: View, { move }: Move): Reason | null {
  if (move === 'draw' || move === 'no-draw')
    return options['honor-mode']
      ? because('VD-76', 'You decide whether you draw only at the start of your turn.')
      : because('VD-21', 'Your cards are drawn for you at the start of your turn.')
  if ((move === 'purge-done' || move === 'keep-all') && question?.asked === 'turn-action')
    return options.purge === 'free'
      ? because('VD-D6', 'You purge for free only once, before your action.')
      : because('VD-R09', 'At this table you purge only with a discard.')
  return null
}

/** The rules that say which card each move needs in hand. */
const FROM_HAND = {
  lay: 'VD-24',
  discard: 'VD-25',
  'discard-and-purge': 'VD-26',
  jack: 'VD-37',
  king: 'VD-41',
  ace: 'VD-51',
} as const

type CardMove = Extract<Move, { card: Code; move: 'lay' | 'discard' | 'discard-and-purge' | 'ace' | 'jack' | 'king' }>

function cardReason(v: View, move: CardMove): Reason {
  if (cardOrNull(move.card) === null) return because('VD-02', `There is no card "${move.card}".`)
  if (!v.hand.includes(move.card)) return because(FROM_HAND[move.move], `You do not hold the ${name(move.card)}.`)
  switch (move.move) {
    case 'lay':
      return isKind(move.card, 'ace')
        ? because('VD-13', 'An Ace cannot be laid. Play it as an Apocalypse or discard it.')
        : because('VD-13', 'A Joker cannot be laid. Keep it for an Apocalypse or discard it.')
    case 'discard':
      return because('VD-R17', 'In the first lap you must lay a card if you hold one that can be laid.')
    case 'discard-and-purge':
      return purgeReason(v, v.me as Seat, move.purge, true)
    default:
      return attackReason(v, move)
  }
}

function attackReason(v: View, move: Extract<CardMove, { move: 'ace' | 'jack' | 'king' }>): Reason {
  if (!isKind(move.card, move.move)) {
    if (isKind(move.card, 'queen')) return because('VD-27', 'On your own turn a Queen can only be laid or discarded.')
    if (isKind(move.card, 'joker')) return because('VD-27', 'On your own turn a Joker can only be discarded.')
    return because('VD-23', `The ${name(move.card)} cannot be played like that.`)
  }
  if (v.firstLap) return because('VD-35', 'Attacks are not allowed in the first lap.')
  if (move.move === 'ace') return because('VD-51', 'The Ace cannot be played now.')
  if (move.on === v.me)
    return move.move === 'jack'
      ? because('VD-37', 'A Jack must be played on another player.')
      : because('VD-44', 'A King cannot be played on your own layout.')
  const target = v.places.find(place => place.seat === move.on)
  if (!target) return because(move.move === 'jack' ? 'VD-37' : 'VD-41', 'That player is not at this table.')
  if (v.places.every(({ seat, laid }) => seat === v.me || laid.length === 0))
    return because('VD-44', 'No other player has a laid card to take.')
  return because('VD-44', `That player has not laid the ${'take' in move ? name(move.take) : 'card'}.`)
}

function purgeReason(v: View, seat: Seat, card: Code, discards = false): Reason {
  const own = v.places.find(place => place.seat === seat)
  if (v.question?.asked === 'free-purge') {
    if (v.question.chosen.includes(card)) return because('VD-D6', `You have already chosen the ${name(card)}.`)
    return because('VD-D6', `You can purge only your own laid cards. The ${name(card)} is not one of them.`)
  }
  if (v.options.purge === 'free')
    return because('VD-R09', 'At this table you purge before your action, not with a discard.')
  if (!own?.laid.includes(card))
    return because('VD-82', `You can purge only your own laid cards. The ${name(card)} is not one of them.`)
  if (discards) return because('VD-R17', 'In the first lap you must lay a card if you hold one that can be laid.')
  return because('VD-82', 'You can purge only together with a discard from your hand.')
}

function countReason(v: View, seat: Seat, on: Seat): Reason {
  if (!v.options['honor-mode']) return because('VD-77', 'Hands are counted only in honor mode.')
  if (on === seat) return because('VD-77', 'You cannot call a count on yourself.')
  if (on === v.onTurn) return because('VD-77', 'You cannot call a count on the player whose turn it is.')
  if (!v.players.some(player => player.seat === on)) return because('VD-77', 'That player is not at this table.')
  return because('VD-77', 'That hand was already counted this turn.')
}

function isKind(code: Code, kind: Kind): boolean {
  const card = cardOrNull(code)
  return card !== null && KIND[card] === kind
}

function name(code: Code): string {
  const card = cardOrNull(code)
  if (card === null) return `card "${code}"`
  return KIND[card] === 'joker' ? 'Joker' : titleOfCard(code)
}

/** VD-45, VD-48 Whether the attack hits this seat now; every Queen reverses it. */
function isAttacked({ on, by, queens }: Extract<View['question'], { asked: 'queen-answer' }>, seat: Seat): boolean {
  return (queens.length % 2 === 0 ? on : by) === seat
}

/** Moves that a player might try at this moment with their cards and that are not legal. */
export function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  const tempting: Move[] = []
  if (v.question?.asked === 'turn-action' && v.onTurn === seat) {
    const target = v.places.find(place => place.seat !== seat && place.laid.length > 0)
    const other = v.players.find(player => player.seat !== seat)?.seat as Seat
    for (const card of v.hand) {
      if ((isKind(card, 'ace') && !v.options['ace-lay']) || isKind(card, 'joker')) tempting.push({ move: 'lay', card })
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
  return tempting.map(move => ({ move, reason: whyNot(v, seat, move) }))
}
