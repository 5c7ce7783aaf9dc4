import type { Seat } from '@holdout/engine'
import { type BotNotes, type BotPlan, fittedChances, type Reasons } from '@holdout/knowledge'
import { type Place, type Player, playerOf, SEATS } from '../codes.ts'
import { type Card, CODES, type Code, cardOf, KIND } from '../data/load.ts'
import {
  ANNOUNCE_ONE,
  DRAW,
  KEEP_ALL,
  type Move,
  NO_JOKER,
  NO_QUEEN,
  PURGE,
  PURGE_DONE,
  QUEEN,
  SWAP,
  TAKE_AND_DISCARD,
  TAKE_AND_KEEP,
  TAKE_NOTHING,
} from '../moves.ts'
import { cardsShort } from '../rules/distance.ts'
import { isComplete } from '../rules/safe-zone.ts'
import { jokersIn, layoutOf, mayBeLaid, type State, winsNeeded } from '../state.ts'
import { flow } from '../steps/index.ts'
import models from './chance.json' with { type: 'json' }
import { factsOf, TOLD } from './facts.ts'

/** The distance of a layout with too many miles: cards have to leave it first, which costs turns. */
const TOO_MANY_MILES = 3
/** How fast the chance of winning falls with each lap a player is behind. */
const PER_LAP = 1.3

/** The distance of a layout from the Safe Zone, in cards. */
function distance(s: State, layout: readonly Card[]): number {
  return cardsShort(layout, s.options['expert-tens']) ?? TOO_MANY_MILES
}

function distanceWith(s: State, layout: Card[], card: Card): number {
  layout.push(card)
  const found = distance(s, layout)
  layout.pop()
  return found
}

function distanceWithout(s: State, layout: Card[], card: Card): number {
  return distance(
    s,
    layout.filter(laid => laid !== card),
  )
}

/** Estimated laps until a layout is complete: the missing cards, and whether they are in hand. */
function lapsToGo(s: State, player: Player, layout: Card[]): number {
  const short = distance(s, layout)
  const hand = s.hands[player]
  let helpers = 0
  let best = short
  for (let i = 0; i < hand.length; i++) {
    if (!mayBeLaid(s, hand[i])) continue
    const then = distanceWith(s, layout, hand[i])
    if (then >= short) continue
    helpers += 1
    if (then < best) best = then
    // With two cards to go, a card is useful only if a second one can complete the layout.
    if (short === 2 && then === 1 && followed(s, hand, i, layout)) return 2
  }
  if (short <= 1) return helpers > 0 ? 1 : 2.1
  if (short === 2) return helpers > 0 ? 2.6 : 3.2
  return short + (helpers === 0 ? 0.8 : helpers === 1 ? 0.4 : helpers === 2 ? 0.15 : 0)
}

function followed(s: State, hand: readonly Card[], first: number, layout: Card[]): boolean {
  layout.push(hand[first])
  let found = false
  for (let j = 0; j < hand.length && !found; j++)
    if (j !== first && mayBeLaid(s, hand[j]) && distanceWith(s, layout, hand[j]) === 0) found = true
  layout.pop()
  return found
}

/** The value in laps of cards in hand beyond laying them. */
function inHand(hand: readonly Card[]): number {
  let queens = 0
  let kings = 0
  let others = 0
  for (let i = 0; i < hand.length; i++) {
    const kind = KIND[hand[i]]
    if (kind === 'queen') queens += 1
    else if (kind === 'king') kings += 1
    else if (kind === 'jack' || kind === 'ace' || kind === 'joker') others += 1
  }
  return (queens > 0 ? 0.22 : 0) + (kings > 0 ? 0.18 : 0) + Math.min(others, 2) * 0.05
}

const hope = [0, 0, 0, 0, 0, 0]

/** The chance to win this game, from each player's laps to go, the order of turns and lost turns. */
function winningChance(s: State, me: Player): number {
  const count = s.places.length
  let sum = 0
  for (let player = 0; player < count; player++) {
    const wait = ((s.places[player] - s.places[s.onTurn] + count) % count) / count
    const laps = lapsToGo(s, player, layoutOf(s, player)) + s.owes[player] + wait
    if (laps === 1 && player === s.onTurn && acts(s)) return player === me ? 0.97 : 0.02
    hope[player] = Math.exp(-PER_LAP * (laps - inHand(s.hands[player])))
    sum += hope[player]
  }
  return hope[me] / sum
}

/** Whether the player whose turn it is has drawn and is about to act. */
function acts(s: State): boolean {
  return s.agenda[s.agenda.length - 1].step === 'turn-action'
}

/** The chance to win the match, from the games won and the chance to win this one. */
function rate(s: State, seat: Seat): number {
  answerAll(s)
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 / s.outcome.winners.length : 0
  const me = playerOf(seat)
  const chance = winningChance(s, me)
  let others = 1 - chance
  for (let player = 0; player < s.wins.length; player++) if (player !== me) others += s.wins[player]
  const lead = s.wins[me] + chance - others / (s.wins.length - 1)
  return Math.min(0.999, Math.max(0.001, 0.5 + (0.49 * lead) / winsNeeded(s.options)))
}

/** Plays open reactions by simple rules until the next action of a turn. */
function answerAll(s: State): void {
  for (let count = 0; count < 40 && s.outcome === null; count++) {
    const step = s.agenda[s.agenda.length - 1]
    switch (step.step) {
      case 'queen-answer':
        answer(s, queenToPlay(s, step.queens.length % 2 === 0 ? step.on : step.by))
        break
      case 'reversal-take':
        answer(s, inReturn(s, step.by, step.from))
        break
      case 'joker-announce':
        answer(s, chooseAnnouncement(s))
        break
      case 'joker-target':
        answer(s, SWAP[bestSwap(s, step.queue[0]).other])
        break
      default:
        return
    }
  }
}

function answer(s: State, move: Move): void {
  const { seat } = flow.pending(s)[0]
  flow.apply(s, seat, move)
}

function queenToPlay(s: State, player: Player): Move {
  const queen = s.hands[player].find(card => KIND[card] === 'queen')
  return queen === undefined ? NO_QUEEN : QUEEN[queen]
}

/** VD-47 The card that completes the bot's layout, or the one whose loss hurts most; it is kept if it helps. */
function inReturn(s: State, by: Player, from: Player): Move {
  const mine = layoutOf(s, by)
  const theirs = layoutOf(s, from)
  const before = distance(s, mine)
  let best: Move = TAKE_NOTHING
  let most = distance(s, theirs)
  for (const card of theirs) {
    const left = theirs.filter(laid => laid !== card)
    if (isComplete(left, s.options['expert-tens'])) continue
    const hurts = distance(s, left)
    const helps = before - distanceWith(s, mine, card)
    const score = hurts + (helps > 0 ? 1.5 * helps : 0)
    if (score <= most) continue
    most = score
    best = helps > 0 ? TAKE_AND_KEEP[card] : TAKE_AND_DISCARD[card]
  }
  return best
}

/** Announces a Joker if changing places saves the bot about a lap. */
function chooseAnnouncement(s: State): Move {
  const player = playerOf(flow.pending(s)[0].seat)
  if (jokersIn(s.hands[player]) === 0) return NO_JOKER
  return bestSwap(s, player).gain >= 1 ? ANNOUNCE_ONE : NO_JOKER
}

function bestSwap(s: State, player: Player): { other: Player; gain: number } {
  const now = lapsToGo(s, player, layoutOf(s, player))
  let other = player === 0 ? 1 : 0
  let gain = Number.NEGATIVE_INFINITY
  for (let candidate = 0; candidate < s.places.length; candidate++) {
    if (candidate === player) continue
    const found = now - lapsToGo(s, player, layoutOf(s, candidate))
    if (found > gain) {
      gain = found
      other = candidate
    }
  }
  return { other, gain }
}

/** Decisions that need no search: always draw, and purge for free only cards that prevent a win. */
function habit(s: State, seat: Seat, moves: readonly Move[]): Move | null {
  const step = s.agenda[s.agenda.length - 1]
  if (step.step === 'honor-draw' && SEATS[s.onTurn] === seat) return DRAW
  if (step.step === 'free-purge' && SEATS[s.onTurn] === seat) {
    if (step.chosen.length > 0) return PURGE_DONE
    const layout = layoutOf(s, s.onTurn)
    const card = purgeThatHelps(s, layout)
    return card === null ? KEEP_ALL : PURGE[card]
  }
  return moves.length === 1 ? moves[0] : null
}

/** The laid card whose purge wins; if there are too many miles, the one whose purge leaves the shortest distance. */
function purgeThatHelps(s: State, layout: readonly Card[]): Card | null {
  let best: Card | null = null
  let least = cardsShort(layout, s.options['expert-tens']) === null ? 99 : 0
  for (const card of layout) {
    const left = layout.filter(laid => laid !== card)
    if (isComplete(left, s.options['expert-tens'])) return card
    const short = distance(s, left)
    if (short < least) {
      least = short
      best = card
    }
  }
  return best
}

/** Drops moves that are rarely good: useless purges, equal attack cards, Kings that change little. */
function candidates(s: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (s.agenda[s.agenda.length - 1].step !== 'turn-action' || SEATS[s.onTurn] !== seat) return moves
  const mine = layoutOf(s, s.onTurn)
  const purge = purgeThatHelps(s, mine)
  const wanted = purge === null ? null : CODES[purge]
  const taking = kingsWorthPlaying(s, moves)
  const first = new Map<string, Code>()
  const once = (kind: string, card: Code): boolean => {
    const before = first.get(kind)
    if (before === undefined) first.set(kind, card)
    return before === undefined || before === card
  }
  const kept = moves.filter(move => {
    switch (move.move) {
      case 'discard-and-purge':
        return move.purge === wanted
      case 'purge':
        return move.card === wanted
      case 'king':
        return taking.has(move) && once('king', move.card)
      case 'jack':
      case 'ace':
        return once(move.move, move.card)
      case 'end-turn':
        return false
      default:
        return true
    }
  })
  return kept.length > 0 ? kept : moves
}

const KINGS = 8

/** The King moves that help the taker or hurt a rival most. */
function kingsWorthPlaying(s: State, moves: readonly Move[]): ReadonlySet<Move> {
  const mine = layoutOf(s, s.onTurn)
  const before = distance(s, mine)
  const scored: { move: Move; score: number }[] = []
  for (const move of moves) {
    if (move.move !== 'king') continue
    const place: Place = s.places[playerOf(move.on)]
    const theirs = s.layouts[place]
    const card = cardOf(move.take)
    const hurts = (distanceWithout(s, theirs, card) - distance(s, theirs)) * (4 / (1 + distance(s, theirs)))
    const helps = move.keep ? 1.5 * (before - distanceWith(s, mine, card)) : 0
    scored.push({ move, score: hurts + helps })
  }
  scored.sort((a, b) => b.score - a.score)
  return new Set(scored.slice(0, KINGS).map(({ move }) => move))
}

export const bot: BotNotes<State, Move> = {
  rate,
  candidates,
  habit,
  facts: factsOf,
  chance(s) {
    const seats = SEATS.slice(0, s.places.length)
    const wins = s.outcome?.winners
    if (wins) return Object.fromEntries(seats.map(seat => [seat, wins.includes(seat) ? 1 / wins.length : 0]))
    return fittedChances(models, seats, seat => factsOf(s, seat))
  },
}

export const plan: BotPlan = { samples: 6, decisions: 6, hard: 300 }

export const reasons: Reasons = { facts: TOLD, models }
