import type { Seat } from '@holdout/engine'
import type { Remedy } from '@holdout/testkit'
import { playerOf } from '../src/codes.ts'
import { ALL_CARDS, type Code, cardOf, KIND } from '../src/data/load.ts'
import type { Move } from '../src/moves.ts'
import type { Options } from '../src/options.ts'
import { layoutOf, type State } from '../src/state.ts'

type AnyMove = Move & { readonly card: Code; readonly on: Seat; readonly take: Code; readonly purge: Code }

const JOKERS = ALL_CARDS.filter(card => KIND[card] === 'joker')

/**
 * Gives the card of the move to the player. False if they hold it already, or if the move names an impossible target.
 */
function lendCard(s: State, seat: Seat, { move, card, on }: AnyMove): boolean {
  if (asked(s) !== 'turn-action') return false
  if ((move === 'jack' || move === 'king') && (on === seat || playerOf(on) >= s.places.length)) return false
  const hand = s.hands[playerOf(seat)]
  if (hand.includes(cardOf(card))) return false
  hand.push(cardOf(card))
  return true
}

function asked(s: State): string | undefined {
  return s.agenda.at(-1)?.step
}

function change(s: State, options: Partial<Options>): boolean {
  Object.assign(s, { options: { ...s.options, ...options } })
  return true
}

/** By rule id: changes a position so that the rule no longer forbids the move. */
export const remedies: Readonly<Record<string, Remedy<State>>> = {
  'VD-13': (s, _seat, { card }: AnyMove) => KIND[cardOf(card)] === 'ace' && change(s, { 'ace-lay': true }),
  'VD-20': (s, seat) => {
    s.onTurn = playerOf(seat)
    return true
  },
  'VD-24': lendCard,
  'VD-25': lendCard,
  'VD-26': lendCard,
  'VD-32': (s, seat) => {
    s.hands[playerOf(seat)] = []
    return true
  },
  'VD-35': s => {
    s.turns = s.places.length
    return true
  },
  'VD-37': lendCard,
  'VD-41': lendCard,
  'VD-44': (s, seat, move: AnyMove) => {
    if (move.take === '?' || move.on === seat) return false // the move names no laid card of another player
    layoutOf(s, playerOf(move.on)).push(cardOf(move.take))
    return true
  },
  'VD-45': (s, seat, { move, card }: AnyMove) => {
    if (asked(s) !== 'queen-answer' || move !== 'queen') return false
    s.hands[playerOf(seat)].push(cardOf(card))
    return true
  },
  'VD-47': (s, _seat, { move, card }: AnyMove) => {
    const step = s.agenda.at(-1)
    if (step?.step !== 'reversal-take' || move !== 'take') return false
    layoutOf(s, step.from).push(cardOf(card))
    return true
  },
  'VD-51': lendCard,
  'VD-57': (s, seat, { move }: AnyMove) => {
    if (asked(s) !== 'joker-announce' || move !== 'announce') return false
    s.hands[playerOf(seat)].push(...JOKERS)
    return true
  },
  'VD-77': (s, seat, { move, on }: AnyMove) => {
    const step = s.agenda.at(-1)
    if (step?.step === 'turn-action' && move === 'end-turn') {
      s.agenda[s.agenda.length - 1] = { ...step, mayStop: true }
      return true
    }
    if (on === seat || playerOf(on) === s.onTurn || playerOf(on) >= s.places.length) return false
    if (step === undefined || !('counted' in step)) return false
    s.agenda[s.agenda.length - 1] = { ...step, counted: 0 }
    return change(s, { 'honor-mode': true })
  },
  'VD-78': (s, seat, { move, card }: AnyMove) => {
    if (asked(s) !== 'honour-highest' || move !== 'give-up') return false
    s.layouts[s.places[playerOf(seat)]] = [cardOf(card)]
    return true
  },
  'VD-82': (s, seat, { move, card, purge }: AnyMove) => {
    const laid = cardOf(move === 'discard-and-purge' ? purge : card)
    const layout = layoutOf(s, playerOf(seat))
    if (move === 'purge') s.hands[playerOf(seat)] = []
    if (!layout.includes(laid)) layout.push(laid)
    return true
  },
  'VD-R17': s => change(s, { 'first-lap-must-lay': false }),
}

export const withoutRemedy: Readonly<Record<string, string>> = {
  'VD-21': 'the draw of this turn is over',
  'VD-23': 'the move is no action of this turn at all',
  'VD-56': 'an Ace has to be played first',
  'VD-59': 'another decision is open and has to be answered first',
  'VD-60': 'the move itself names a player who cannot be chosen',
  'VD-76': 'another decision is open, or the draw of this turn is over',
  'VD-D6': 'another decision is open, or free purging is over',
  'VD-R09': 'the table plays with another way of purging',
}
