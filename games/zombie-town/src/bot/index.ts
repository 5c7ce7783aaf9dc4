import type { Seat } from '@holdout/engine'
import {
  type ActionNote,
  type BotNotes,
  type BotPlan,
  fittedScore,
  type GradedScore,
  Inputs,
  Network,
  type Reasons,
  sharesOf,
} from '@holdout/knowledge'
import { quantity } from '@holdout/words'
import {
  type Fighter,
  type GunRef,
  isPawn,
  isPawnsGun,
  type PawnId,
  type PlayerId,
  pawnFights,
  pawnsGun,
  playerAt,
  refNamed,
  seatOf,
} from '../codes.ts'
import { BOARD, distance, isBuilding, type Loc, locNamed } from '../data/board.ts'
import { cardNamed, FACES } from '../data/load.ts'
import { answerFor, effects } from '../effects/index.ts'
import {
  CONTINUE,
  DECLINE,
  FIGHT_ON,
  FINISH,
  FIRE_AGAIN,
  HOLD_FIRE,
  LOSE,
  type Move,
  STAY,
  STOP,
  TAKE,
  TRIGGER,
} from '../moves.ts'
import { healthiest, leastUseful } from '../rules/arrivals.ts'
import { best } from '../rules/asked.ts'
import { defaultTrapMove } from '../rules/barricades.ts'
import { scoreOf } from '../rules/days.ts'
import { takesAll } from '../rules/guns-and-stores.ts'
import {
  type Fight,
  gunAt,
  handOf,
  isAlive,
  isArmed,
  isLoaded,
  ownerOf,
  placedIn,
  playerCount,
  type State,
  type TopStep,
  wallCount,
} from '../state.ts'
import { candidatesFor } from './candidates.ts'
import { cardWorth } from './cards.ts'
import models from './chance.json' with { type: 'json' }
import { stepIn } from './events.ts'
import { factsOf, TOLD } from './facts.ts'
import { allHoldings, writePlayer } from './inputs.ts'
import { judgeAttack, judgeMain } from './main.ts'
import { planOf } from './plan.ts'
import value from './value.json' with { type: 'json' }
import { judgeStep } from './walk.ts'
import { hasGunInHand, isHomeAtStake, isLastDay, woundCost } from './worth.ts'
import { judgeZombies } from './zombies.ts'

const learned = new Network(value)
const given = new Inputs()

/** The worth of a player's position: points now, and what may still become points. */
function standing(s: State, player: PlayerId): number {
  if (!isAlive(s, player)) return 0
  let worth = scoreOf(s, player).total
  for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s)) worth += s.pawns[pawn].health * 0.8
  for (const card of handOf(s, player)) worth += cardWorth(card) * 0.3
  return worth
}

function handMade(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 / s.outcome.winners.length : 0
  const me = playerAt(seat)
  if (!isAlive(s, me)) return 0
  let rival = 0
  for (let other = 0; other < playerCount(s); other++) if (other !== me) rival = Math.max(rival, standing(s, other))
  return 1 / (1 + Math.exp((rival - standing(s, me)) / 6))
}

const isWindow = (step: TopStep): boolean => step.step === 'main' || step.step === 'zombie-move'

/** The bot's choice for each decision. On other players' turns it plays an event only for a clear gain. */
function habit(s: State, seat: Seat, moves: readonly Move[]): Move | null {
  const step = s.agenda[s.agenda.length - 1]
  const me = playerAt(seat)
  return isWindow(step) && me !== s.active ? stepIn(s, me, moves) : decide(s, step, seat, moves)
}

function decide(s: State, step: TopStep, seat: Seat, moves: readonly Move[]): Move {
  const me = playerAt(seat)
  switch (step.step) {
    case 'home':
      return best(moves, move => (move.move === 'home' ? apartFromOthers(s, locNamed(move.at)) : 0))
    case 'keep':
      return best(moves, move => (move.move === 'keep' ? cardWorth(cardNamed(move.card)) : 0))
    case 'main':
      return best(moves, judgeMain(s, me))
    case 'move':
      return best(moves, judgeStep(s, step.pawn, step.chain))
    case 'zombie-move':
      return stepIn(s, me, moves) ?? best(moves, judgeZombies(s, me, step.left))
    case 'continue-move':
      return CONTINUE
    case 'draw-one':
      return drawOne(s, me, step.pawn)
    case 'draw-many':
      return best(moves, move => chooseWorth(s, me, step.pawn, move))
    case 'put-back':
      return best(moves, move =>
        move.move === 'put-back' ? (cardWorth(cardNamed(move.card)) > 1.5 ? 1 : -1) * (move.to === 'top' ? 1 : -1) : 0,
      )
    case 'build-more':
      return moves.includes(FINISH) ? FINISH : moves[0]
    case 'storing':
      return FINISH
    case 'fire-again':
      return fireAgain(s, step.pawn, step.gun, step.at) ? FIRE_AGAIN : HOLD_FIRE
    case 'obligatory':
    case 'fight-gun':
    case 'defend':
    case 'sent-defends':
      return best(moves, move =>
        move.move === 'fire' ? fireWorth(s, 'pawn' in step ? pawnFights(step.pawn) : step.target, move.gun) : -1,
      )
    case 'defend-survivors':
      return moves[0]
    case 'sacrifice':
      return woundCost(s, step.pawn) > 1 || (step.cause !== 'trap' && isHomeAtStake(s, step.pawn)) ? moves[1] : moves[0]
    case 'flee':
      return best(moves, move => (move.move === 'flee' ? refuge(s, me, locNamed(move.to)) : 0))
    case 'challenge':
      return challenge(s, me, step.pawn, step.queue[0], moves)
    case 'retreat':
      return step.pawn === step.loser && s.pawns[step.pawn].health <= 2
        ? best(moves, move => (move.move === 'retreat' ? refuge(s, me, locNamed(move.to)) : -5))
        : STAY
    case 'fight-on':
      return fightOn(s, me, step) ? FIGHT_ON : STOP
    case 'discard':
      return best(moves, move => (move.move === 'discard' ? -cardWorth(cardNamed(move.card)) : 0))
    case 'survivor-dies':
      return LOSE[leastUseful(placedIn(s, step.at)).id]
    case 'trap-kills':
      return defaultTrapMove(s, step.at)
    case 'face-order':
    case 'event-pawn':
      return healthiest(s, moves)
    case 'pick-stored':
      return takesAll(moves)
    default:
      return answerFor(step)?.(s, me, step, moves) ?? moves[0]
  }
}

function apartFromOthers(s: State, at: number): number {
  let nearest = 20
  for (const { at: other } of s.pawns) if (other !== null) nearest = Math.min(nearest, distance(at, other))
  return nearest
}

/** Triggering an event is free, but some events are better kept in hand for later. */
function drawOne(s: State, me: PlayerId, pawn: PawnId): Move {
  const { event } = FACES[s.looked[0]]
  return event === null || effects[event].bot.keeps(s, me, pawn) ? TAKE : TRIGGER
}

function chooseWorth(s: State, me: PlayerId, pawn: PawnId, move: Move): number {
  if (move.move !== 'choose') return 0
  const card = cardNamed(move.card)
  const { event } = FACES[card]
  if (event === null) return cardWorth(card)
  return move.use === 'take' ? 0.2 : effects[event].bot.triggered(s, me, pawn)
}

/** A loaded gun is a point, so its last bullet is rarely worth a long shot. */
function fireAgain(s: State, pawn: PawnId, ref: GunRef, at: Loc): boolean {
  const from = s.pawns[pawn].at as number
  if (from === at) return true
  const bullets = gunAt(s, pawn, ref)?.bullets ?? 0
  return (bullets > 1 || hasGunInHand(s, ownerOf(s, pawn))) && distance(from, at) <= (isLastDay(s) ? 2 : 1)
}

/** Prefers guns that stay loaded after the shot: a loaded gun is a point. */
function fireWorth(s: State, fighter: Fighter, ref: string): number {
  const gun = isPawn(fighter) ? gunAt(s, fighter, refNamed(ref)) : null
  return isLoaded(gun) ? gun.bullets + (isPawnsGun(refNamed(ref)) ? 0 : 0.5) : 0
}

/** A challenge costs no action, and an unarmed pawn cannot fire back. */
function challenge(s: State, me: PlayerId, newcomer: PawnId, by: Fighter, moves: readonly Move[]): Move {
  if (!isArmed(s.pawns[newcomer])) return moves[0]
  if (!isPawn(by)) return DECLINE
  return judgeAttack(planOf(s, me), by, pawnsGun(0), pawnFights(newcomer)) > 0 ? moves[0] : DECLINE
}

/**
 * Fights on against an unarmed target while there are bullets; otherwise decides as for a new fight that costs no
 * action.
 */
function fightOn(s: State, me: PlayerId, { attacker, gun, target }: Fight): boolean {
  if (!isPawn(attacker) || !isPawn(target)) return true
  return !isArmed(s.pawns[target]) || judgeAttack(planOf(s, me), attacker, gun, target) > -0.2
}

/** The worth of a place to flee to. */
function refuge(s: State, me: PlayerId, loc: number): number {
  let worth = 0
  for (const near of BOARD.inRange[loc]) worth -= s.zombies[near] * 0.3
  if (!isBuilding(loc)) return worth
  const owner = s.owners[loc]
  worth += owner === me ? 4 + wallCount(s, loc) : owner === null ? 3 : 1
  s.pawns.forEach((pawn, other) => {
    if (pawn.at === loc && ownerOf(s, other) !== me && isArmed(pawn)) worth -= 3
  })
  return worth + (s.piles.sizes[loc] > 0 ? 1 : 0)
}

/** A walk of several steps as a walk to its last place. */
function wholeWalk(moves: readonly Move[]): Move {
  const [first] = moves
  if (first.move !== 'walk') return first
  return moves.reduce((walk: Move, move) => (move.move === 'step' ? { ...first, to: move.to } : walk), first)
}

function chance(s: State): Record<Seat, number> {
  const winners = s.outcome?.winners
  if (!winners) return learnedChances(s)
  const shareOf = (seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0)
  return Object.fromEntries(s.kills.map((_, player) => [seatOf(player), shareOf(seatOf(player))]))
}

/** Far below every score. */
const DEAD = -1e6

/** The chances between living players. The dead cannot win (ZT-196). */
function learnedChances(s: State): Record<Seat, number> {
  const all = allHoldings(s)
  const scores = all.map(({ player }) => {
    if (!isAlive(s, player)) return DEAD
    given.clear()
    writePlayer(s, all, player, given)
    return learned.rating(given, all.length)
  })
  return Object.fromEntries(sharesOf(scores).map((share, player) => [seatOf(player), share]))
}

/** The points at the end: 0 for a player who is dead. */
export const score: GradedScore<State> = {
  of(s, seat) {
    const player = playerAt(seat)
    if (s.outcome === null) return fittedScore(models, playerCount(s), factsOf(s, seat))
    return isAlive(s, player) ? scoreOf(s, player).total : 0
  },
  text: points => quantity(Math.max(0, Math.round(points)), 'point', 'points'),
}

export const bot: BotNotes<State, Move> = {
  chance,
  rate: (s, seat) => chance(s)[seat],
  candidates: (s, seat, moves) => candidatesFor(s, seat, moves, habit(s, seat, moves)),
  habit,
  facts: factsOf,
}

export const simple = { rate: handMade }

export const plan: BotPlan = { samples: 1, decisions: 12, doubt: 2, hard: 120 }

export const reasons: Reasons = { facts: TOLD, models }

export const action: ActionNote<Move> = { decisions: ['move', 'continue-move'], whole: wholeWalk }
