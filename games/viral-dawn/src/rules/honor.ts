import { type StepOf, say } from '@holdout/engine'
import { player } from '@holdout/words'
import { type Player, type PlayerSet, playerOf, SEATS, withPlayer } from '../codes.ts'
import { type Ask, type Cx, choiceClock, type MoveOf } from '../cx.ts'
import { type Card, CODES, cardOf, MILES } from '../data/load.ts'
import { COUNT, DRAW, GIVE_UP, NO_DRAW } from '../moves.ts'
import { card as cardRef } from '../say/parts.ts'
import { HAND, layoutOf, type State, type Steps } from '../state.ts'
import { afterDrawing, drawForTurn } from './drawing.ts'
import { offerHonorDraw } from './fast.ts'
import { isAtTable, NOT_AT_TABLE, NOT_SHOWN } from './needs.ts'
import {
  type Counting,
  duringTurn,
  isOnTurn,
  mayBeCounted,
  ON_TURN,
  ONE_SEAT,
  ofOnTurn,
  onTurn,
  turnQuestion,
} from './on-turn.ts'
import { takeOut } from './piles.ts'
import { BY_PENALTY, checkForWinner } from './winning.ts'

/** The decisions during which a count may be called. */
type Countable = Extract<StepOf<Steps>, { readonly counted: PlayerSet }>

/** VD-77 Honor mode: counts a hand, then returns to the open decision. */
export function count<K extends Countable['step']>(name: K): MoveOf<'count', Steps[K]> {
  return {
    rule: 'VD-77',
    label: ({ on }) => say`Call a count on ${player(on)}`,
    candidates: s => COUNT.slice(0, s.places.length),
    tempting: NOT_SHOWN,
    needs: [
      ['VD-77', s => s.options['honor-mode'], 'Hands are counted only in honor mode.'],
      ['VD-77', (_s, { on }, _step, seat) => on !== seat, 'You cannot call a count on yourself.'],
      ['VD-77', (s, { on }) => !isOnTurn(s, on), 'You cannot call a count on the player whose turn it is.'],
      ['VD-77', (s, { on }) => isAtTable(s, on), NOT_AT_TABLE],
      [
        'VD-77',
        (s, { on }, step, seat) => mayBeCounted(s, step, seat, playerOf(on)),
        'That hand was already counted this turn.',
      ],
    ],
    take(_s, { on }, cx, step, seat) {
      const player = playerOf(on)
      const again = { ...step, step: name, counted: withPlayer(step.counted, player) } as Countable
      cx.next({ step: 'count-hand', player, by: playerOf(seat) }, again)
    },
  }
}

/**
 * VD-78 More than five cards: random ones are discarded until five are left, then the laid card with the most miles.
 */
export function countHand(s: State, { player, by }: Steps['count-hand'], cx: Cx): void {
  const hand = s.hands[player]
  cx.emit?.({ event: 'count-called', rule: 'VD-77', seat: SEATS[by], on: SEATS[player], cards: hand.length })
  if (hand.length <= HAND) return
  cx.barrier('reveal')
  while (hand.length > HAND) {
    const card = hand[cx.chance.pick('penalty', hand)]
    takeOut(hand, card)
    s.discard.push(card)
    cx.emit?.({ event: 'fined-from-hand', rule: 'VD-78', seat: SEATS[player], card: CODES[card] })
  }
  const highest = highestLaid(s, player)
  if (highest.length === 1) loseHighest(s, player, highest[0], cx)
  else if (highest.length > 1) cx.next({ step: 'honor-highest', player })
}

/** VD-78 The laid cards with the most miles, VD-R44 among all laid cards, because none has a fixed role. */
function highestLaid(s: State, player: Player): Card[] {
  const layout = layoutOf(s, player)
  const most = Math.max(...layout.map(card => MILES[card]))
  return layout.filter(card => MILES[card] === most)
}

function loseHighest(s: State, player: Player, card: Card, cx: Cx): void {
  takeOut(layoutOf(s, player), card)
  s.discard.push(card)
  cx.emit?.({ event: 'fined-from-layout', rule: 'VD-78', seat: SEATS[player], card: CODES[card] })
  checkForWinner(s, player, BY_PENALTY, cx) // VD-R44
}

const giveUp: MoveOf<'give-up', Steps['honor-highest']> = {
  rule: 'VD-78',
  label: ({ card }) => say`Discard ${cardRef(card)} as the penalty`,
  candidates: (s, { player }) => highestLaid(s, player).map(card => GIVE_UP[card]),
  exists: [
    [
      'VD-78',
      (s, { card }, { player }) => highestLaid(s, player).includes(cardOf(card)),
      'You must discard one of your laid cards with the most miles.',
    ],
  ],
  elsewhere: duringTurn({ rule: 'VD-78', text: 'You do not have to discard a laid card now.' }),
  take: (s, { card }, cx, { player }) => loseHighest(s, player, cardOf(card), cx),
}

/** VD-78 A player with several highest laid cards chooses one of them. */
export const honorHighest: Ask<'honor-highest'> = {
  rule: 'VD-D9',
  asks: (_s, { player }) => ONE_SEAT[player],
  clock: (s, { player }) => choiceClock(s, player),
  question: () => say`You held too many cards. Which of your laid cards with the most miles do you discard?`,
  moves: { 'give-up': giveUp },
  first: { rule: 'VD-78', text: 'First discard one of your laid cards with the most miles.' },
  /** VD-D9 On time-out: by suit, then Jack, Queen, King, Ace, which is the order of the card numbers. */
  timeout: (s, { player }) => GIVE_UP[Math.min(...highestLaid(s, player))],
}

const drawIsOver = duringTurn(s =>
  s.options['honor-mode']
    ? { rule: 'VD-76', text: 'You decide whether you draw only at the start of your turn.' }
    : { rule: 'VD-21', text: 'Your cards are drawn for you at the start of your turn.' },
)

const draw: MoveOf<'draw', Counting> = {
  rule: 'VD-76',
  label: () => say`Draw`,
  candidates: ofOnTurn(DRAW),
  exists: [ON_TURN],
  elsewhere: drawIsOver,
  take(s, _move, cx, { counted }) {
    drawForTurn(s, s.onTurn, cx)
    cx.barrier('reveal')
    afterDrawing(s, { mayStop: true, counted }, cx)
  },
}

const noDraw: MoveOf<'no-draw', Counting> = {
  rule: 'VD-76',
  label: () => say`Do not draw`,
  candidates: ofOnTurn(NO_DRAW),
  exists: [ON_TURN],
  elsewhere: drawIsOver,
  take(s, _move, cx, { counted }, seat) {
    cx.emit?.({ event: 'draw-skipped', rule: 'VD-76', seat })
    afterDrawing(s, { mayStop: false, counted }, cx)
  },
}

/** VD-76 The player draws, including missing cards, or skips the draw and stays one card short. */
export const honorDraw: Ask<'honor-draw'> = {
  rule: 'VD-D7',
  ...onTurn,
  question: turnQuestion(() => say`Your turn. Do you draw?`),
  moves: { count: count('honor-draw'), draw, 'no-draw': noDraw },
  first: { rule: 'VD-76', text: 'First decide whether you draw.' },
  timeout: () => DRAW,
  offer: offerHonorDraw,
}
