import type { Seat } from '@holdout/engine'
import { type BotNotes, type BotPlan, Inputs, Network, type Reasons, sharesOf } from '@holdout/knowledge'
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
import { jokersIn, layoutOf, type State, winsNeeded } from '../state.ts'
import { flow } from '../steps/index.ts'
import models from './chance.json' with { type: 'json' }
import { factsOf, TOLD } from './facts.ts'
import { prospectsOf, writePlayer } from './inputs.ts'
import { acts, distance, distanceWith, distanceWithout, inHand, lapsToGo, lapsToWin, PER_LAP } from './laps.ts'
import value from './value.json' with { type: 'json' }

const learned = new Network(value)
const given = new Inputs()

const hope = [0, 0, 0, 0, 0, 0]

/** The chance to win this game, from each player's laps to go, the order of turns and lost turns. */
function winningChance(s: State, me: Player): number {
  const count = s.places.length
  let sum = 0
  for (let player = 0; player < count; player++) {
    const laps = lapsToWin(s, player)
    if (laps === 1 && player === s.onTurn && acts(s)) return player === me ? 0.97 : 0.02
    hope[player] = Math.exp(-PER_LAP * (laps - inHand(s.hands[player])))
    sum += hope[player]
  }
  return hope[me] / sum
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
    const all = prospectsOf(s)
    const scores = all.map(({ player }) => {
      given.clear()
      writePlayer(s, all, player, given)
      return learned.rating(given, all.length)
    })
    return Object.fromEntries(sharesOf(scores).map((share, player) => [seats[player], share]))
  },
}

export const plan: BotPlan = { samples: 6, decisions: 6, hard: 300 }

export const reasons: Reasons = { facts: TOLD, models }
