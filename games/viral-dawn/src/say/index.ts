import {
  capital,
  type Decision,
  listed,
  type Outcome,
  type Phrase,
  quantity,
  type Ref,
  type Seat,
  say,
  type Words,
} from '@holdout/engine'
import { type Code, cardOf, cardOrNull, FACES, type Suit } from '../data/load.ts'
import text from '../data/text.en.json' with { type: 'json' }
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { How } from '../state.ts'
import type { PlaceView, View } from '../view/index.ts'
import { barred, refuse } from './reasons.ts'

const ranks: Readonly<Record<string, string>> = text.ranks
const suits: Readonly<Record<Suit, { title: string; resource: string }>> = text.suits

export function titleOfCard(code: Code): string {
  const face = FACES[cardOf(code)]
  if (face.suit === null) return code === 'X1' ? 'first Joker' : 'second Joker'
  return `${ranks[face.rank]} of ${suits[face.suit].title}`
}

export function textOfCard(code: Code): string {
  return text.kinds[FACES[cardOf(code)].kind]
}

export function resourceOf(suit: Suit): string {
  return suits[suit].resource
}

export function titleOfPlace(place: number): string {
  return `place ${place + 1}`
}

export function titleOfSeat(seat: Seat): string {
  return `Player ${seat.slice(1)}`
}

function card(code: Code): Ref {
  return { kind: 'card', id: code, text: `the ${titleOfCard(code)}` }
}

function player(seat: Seat): Ref {
  return { kind: 'seat', id: seat, text: titleOfSeat(seat) }
}

/** What a laid card counts as in the log: the resource of its suit, or miles. */
function laidAs(code: Code, first: boolean): string {
  const { suit, miles } = FACES[cardOf(code)]
  return first && suit !== null ? `as ${suits[suit].resource}` : `for ${quantity(miles, 'mile')}`
}

/** The sentence for each event. */
const events: { [K in Event['event']]: (e: Extract<Event, { event: K }>) => Phrase } = {
  'game-began': e => say`Game ${e.game}. ${player(e.dealer)} deals, ${player(e.first)} begins.`,
  dealt: e =>
    e.cards
      ? say`${player(e.seat)} is dealt ${listed(e.cards.map(card))}.`
      : say`${player(e.seat)} is dealt ${quantity(e.count, 'card')}.`,
  'starter-turned': e => say`The discard pile starts with ${card(e.card)}, which has no effect.`,
  'time-out': e => say`Time ran out for ${player(e.seat)}.`,
  'turn-began': e => say`${player(e.seat)}'s turn, lap ${e.lap}.`,
  'attacks-unlocked': () => say`The first lap is over: attacks are now allowed.`,
  drew: e => {
    const why = e.what === 'turn' ? '' : e.what === 'refill' ? ' to refill a short hand' : ' as a replacement'
    return e.card ? say`${player(e.seat)} draws ${card(e.card)}${why}.` : say`${player(e.seat)} draws a card${why}.`
  },
  'nothing-to-draw': e => say`Both piles are empty: ${player(e.seat)} draws nothing.`,
  reshuffled: e =>
    say`The draw pile is empty. The discard pile is shuffled into a new draw pile of ${quantity(e.cards.length, 'card')}.`,
  laid: e => say`${player(e.seat)} lays ${card(e.card)} ${laidAs(e.card, e.first)}.`,
  discarded: e => say`${player(e.seat)} discards ${card(e.card)}.`,
  purged: e => say`${player(e.seat)} purges ${card(e.card)}.`,
  passed: e => say`${player(e.seat)} has no cards and passes.`,
  'jack-played': e => say`${player(e.seat)} plays ${card(e.card)} on ${player(e.on)}, who would lose a turn.`,
  'king-played': e =>
    say`${player(e.seat)} plays ${card(e.card)} on ${player(e.on)} to take ${card(e.take)} and ${e.keep ? 'keep' : 'discard'} it.`,
  'queen-played': e => say`${player(e.seat)} answers with ${card(e.card)}: the attack turns on ${player(e.against)}.`,
  'no-queen': e => say`${player(e.seat)} does not answer with a Queen.`,
  'turn-owed': e => say`${player(e.seat)} will lose their next ${e.owes === 1 ? 'turn' : `${e.owes} turns`}.`,
  'jack-wasted': e => say`${player(e.seat)} already loses a turn, so the Jack adds nothing.`,
  'turn-lost': e =>
    say`${player(e.seat)} loses this turn${e.owes ? ` and will lose ${quantity(e.owes, 'more turn')}` : ''}.`,
  'card-taken': e =>
    e.keep
      ? say`${player(e.seat)} takes ${card(e.card)} from ${player(e.from)} and keeps it.`
      : say`${player(e.seat)} takes ${card(e.card)} from ${player(e.from)} and discards it.`,
  'nothing-taken': e => say`${player(e.seat)} takes nothing from ${player(e.from)}.`,
  apocalypse: e =>
    say`Apocalypse! ${player(e.seat)} plays ${card(e.card)}: everyone moves one place to the right, and the laid cards stay. The order from place 1 is now ${listed(e.order.map(player))}.`,
  'joker-answered': e =>
    e.jokers === null
      ? say`${player(e.seat)} has answered.`
      : e.jokers === 0
        ? say`${player(e.seat)} announces no Joker.`
        : say`${player(e.seat)} announces ${e.jokers === 1 ? 'a Joker' : 'two Jokers'}.`,
  'jokers-announced': e => say`Jokers are played in this order: ${listed(e.order.map(player))}.`,
  swapped: e => say`${player(e.seat)} plays ${card(e.card)} and changes places with ${player(e.with)}.`,
  'draw-skipped': e => say`${player(e.seat)} does not draw.`,
  'ended-without-action': e =>
    say`${player(e.seat)} ends the turn without an action and holds ${quantity(e.cards, 'card')}.`,
  'count-called': e =>
    e.cards > 5
      ? say`${player(e.seat)} calls a count on ${player(e.on)}: ${quantity(e.cards, 'card')}, too many.`
      : say`${player(e.seat)} calls a count on ${player(e.on)}: ${quantity(e.cards, 'card')}, not too many.`,
  'fined-from-hand': e => say`A random card from ${player(e.seat)}'s hand is discarded: ${card(e.card)}.`,
  'fined-from-layout': e => say`${player(e.seat)} also discards ${card(e.card)}, their laid card with the most miles.`,
  'game-won': e =>
    say`${player(e.seat)} reaches the Safe Zone ${text.hows[e.how]}! Resources: ${listed(e.resources.map(card))}. 20 miles: ${listed(milesListed(e.miles, e.counts))}.`,
  overrun: e =>
    say`Overrun: after ${quantity(e.turns, 'turn')} no player has reached the Safe Zone. The game has no winner.`,
  'match-won': e =>
    e.games === 1
      ? say`${player(e.seat)} wins.`
      : say`${player(e.seat)} wins the match with ${e.wins} of ${quantity(e.games, 'game')}.`,
  'match-shared': e => say`${listed(e.seats.map(player))} share the match with ${quantity(e.wins, 'win')} each.`,
}

/** The cards counted as miles; a 10 that counts another value (VD-74) is followed by that value. */
function milesListed(miles: readonly Code[], counts: readonly number[]): (Ref | Phrase)[] {
  return miles.map((code, i) =>
    counts[i] === FACES[cardOf(code)].miles ? card(code) : say`${card(code)} (counting ${counts[i]})`,
  )
}

function labelOf(move: Move, v: View): Phrase {
  switch (move.move) {
    case 'lay':
      return say`Lay ${card(move.card)}`
    case 'discard':
      return say`Discard ${card(move.card)}`
    case 'discard-and-purge':
      return say`Discard ${card(move.card)} and purge ${card(move.purge)}`
    case 'ace':
      return say`Play ${card(move.card)}: everyone moves one place to the right`
    case 'jack':
      return say`Play ${card(move.card)} on ${player(move.on)}`
    case 'king':
      // A King with nothing to take is not legal but is shown with its reason, so it needs a label.
      if (cardOrNull(move.take) === null) return say`Play ${card(move.card)} on ${player(move.on)}`
      return say`Play ${card(move.card)} on ${player(move.on)}: take ${card(move.take)} and ${move.keep ? 'keep' : 'discard'} it`
    case 'purge':
      return say`Purge ${card(move.card)}`
    case 'pass':
      return say`Pass`
    case 'end-turn':
      return say`End the turn without an action`
    case 'count':
      return say`Call a count on ${player(move.on)}`
    case 'draw':
      return say`Draw`
    case 'no-draw':
      return say`Do not draw`
    case 'purge-done':
      return v.question?.asked === 'free-purge'
        ? say`Purge ${listed(v.question.chosen.map(card))}`
        : say`Purge the chosen cards`
    case 'keep-all':
      return say`Purge nothing`
    case 'queen':
      return say`Answer with ${card(move.card)}`
    case 'no-queen':
      return say`Do not answer`
    case 'take':
      return say`Take ${card(move.card)} and ${move.keep ? 'keep' : 'discard'} it`
    case 'take-nothing':
      return say`Take nothing`
    case 'announce':
      return move.jokers === 1 ? say`Announce a Joker` : say`Announce both Jokers`
    case 'no-joker':
      return say`Announce no Joker`
    case 'swap':
      return swapLabel(move.with, v)
    case 'give-up':
      return say`Give up ${card(move.card)}`
    case 'time-out':
      return say`Time runs out for ${player(move.seat)}`
  }
}

function swapLabel(seat: Seat, v: View): Phrase {
  const there = v.places.find(at => at.seat === seat)
  if (!there) return say`Change places with ${player(seat)}`
  const laid = there.laid.length ? listed(there.laid.map(card)) : ['nothing laid']
  return say`Change places with ${player(seat)} (${laid})`
}

function questionOf(decision: Decision, v: View): Phrase {
  const q = v.question
  if (decision.kind === 'may') return say`You may call a count on another player's hand.`
  switch (q?.asked) {
    case 'honour-draw':
      return say`Your turn. Do you draw?`
    case 'free-purge':
      return q.chosen.length
        ? say`You purge ${listed(q.chosen.map(card))}. Do you purge another card?`
        : say`Do you purge any of your laid cards before you act?`
    case 'queen-answer':
      return attackQuestion(q, decision.seat)
    case 'reversal-take':
      return say`You reversed the King. Which card do you take from ${player(q.from)}?`
    case 'joker-announce':
      return say`The Apocalypse has moved everyone. Do you announce a Joker?`
    case 'joker-target':
      return say`You play your Joker. Who do you change places with?`
    case 'honour-highest':
      return say`You held too many cards. Which of your highest laid cards do you give up?`
    default:
      return v.firstLap
        ? say`Your turn. In the first lap you lay a card or discard one.`
        : say`Your turn. Lay a card, discard one, or play an attack.`
  }
}

function attackQuestion(q: Extract<View['question'], { asked: 'queen-answer' }>, seat: Seat): Phrase {
  const from = player(seat === q.on ? q.by : q.on)
  if (q.queens.length)
    return say`${from} has answered with a Queen, so the attack now hits you. Do you answer with a Queen?`
  if (q.attack === 'jack') return say`${from} plays a Jack on you: you would lose a turn. Do you answer with a Queen?`
  return say`${from} plays a King on you to take ${card(q.card as Code)} and ${q.keep ? 'keep' : 'discard'} it. Do you answer with a Queen?`
}

function board(v: View): { title: string; text: Phrase }[] {
  const { players, places } = v
  const mine = players.find(other => other.seat === v.me)
  const rows: { title: string; text: Phrase }[] = [
    { title: 'Match', text: matchLine(v) },
    {
      title: 'Turn',
      text: say`${player(v.onTurn)}'s turn: turn ${v.turns + 1}, lap ${Math.floor(v.turns / players.length) + 1}.${v.firstLap ? ' No attacks in the first lap.' : ''}`,
    },
    ...places.map((at, i) => ({ title: capital(titleOfPlace(i)), text: placeLine(v, at) })),
    {
      title: 'Piles',
      text: v.discard
        ? say`${quantity(v.draw, 'card')} in the draw pile, ${v.discard} in the discard pile with ${card(v.discarded[v.discarded.length - 1])} on top.`
        : say`${quantity(v.draw, 'card')} in the draw pile, none in the discard pile.`,
    },
  ]
  if (mine) rows.push({ title: 'Your hand', text: v.hand.length ? listed(v.hand.map(card)) : say`Empty.` })
  if (v.last) rows.push({ title: `Game ${v.last.game}`, text: lastLine(v.last) })
  return rows
}

function matchLine(v: View): Phrase {
  const score = v.players.map(({ seat, wins }): Phrase => say`${player(seat)} (${wins})`)
  return say`Game ${v.game}; ${quantity(v.winsNeeded, 'win')} needed. Games won: ${listed(score)}. Dealer: ${player(v.dealer)}.`
}

function placeLine(v: View, at: PlaceView): Phrase {
  const occupant = v.players.find(other => other.seat === at.seat) as View['players'][number]
  const you = at.seat === v.me ? ' (you)' : ''
  const owes = occupant.owes ? `, loses ${quantity(occupant.owes, 'turn')}` : ''
  const sits = say`${player(at.seat)}${you}, ${quantity(occupant.cards, 'card')} in hand${owes}.`
  if (at.laid.length === 0) return say`${sits} Nothing laid.`
  return say`${sits} Laid: ${listed(at.laid.map(card))}; ${quantity(at.miles, 'mile')} in all, ${coverLine(at)}. ${shortLine(at.short)}`
}

function coverLine(at: PlaceView): string {
  const laid = new Set(at.laid.map(code => FACES[cardOf(code)].suit))
  const missing = (Object.keys(suits) as Suit[]).filter(suit => !laid.has(suit)).map(suit => suits[suit].resource)
  return missing.length ? `no ${missing.join(', no ')}` : 'all four resources'
}

function shortLine(short: number | null): string {
  if (short === null) return 'Too many miles: purge a card.'
  return short === 1 ? '1 more card can win.' : `At least ${quantity(short, 'more card')} needed.`
}

function lastLine(last: NonNullable<View['last']>): Phrase {
  if (last.winner === null) return say`Overrun: no winner.`
  return say`Won by ${player(last.winner)} ${text.hows[last.how as How]}: ${listed(last.resources.map(card))} as resources, ${listed(milesListed(last.miles, last.counts))} as miles.`
}

function outcomeLine(o: Outcome): Phrase {
  if (o.id === 'match-won')
    return o.facts.games === 1
      ? say`${player(o.winners[0])} reaches the Safe Zone and wins.`
      : say`${player(o.winners[0])} wins the match.`
  return say`${listed(o.winners.map(player))} share the match.`
}

export const words: Words<View, Move, Event> = {
  event: e => (events[e.event] as (event: Event) => Phrase)(e),
  move: labelOf,
  decision: questionOf,
  outcome: outcomeLine,
  refuse,
  barred,
  board,
}
