import type { BotNotes, Seat } from '@holdout/engine'
import { judgeMain, judgeStep } from './bot-main.ts'
import { judgeZombie, pressureMap } from './bot-zombies.ts'
import { BOARD, distance, isBuilding, locNamed } from './data/board.ts'
import { cardNamed, FACES, isEvent } from './data/load.ts'
import { best, defaultMove } from './defaults.ts'
import {
  CONTINUE,
  DECLINE,
  FIGHT_ON,
  FINISH,
  FIRE_AGAIN,
  HOLD_FIRE,
  type Move,
  pawnNamed,
  refNamed,
  STAY,
  STOP,
  TAKE,
  TRIGGER,
} from './moves.ts'
import { lastDay } from './options.ts'
import { scoreOf } from './rules/days.ts'
import {
  gunAt,
  isAlive,
  isArmed,
  isLoaded,
  ownerOf,
  type PawnId,
  type PlayerId,
  playerAt,
  type State,
  type TopStep,
} from './state.ts'

/** What a card in hand is good for. A wall or a survivor can claim a building, a gun is a point and bullets. */
function cardWorth(card: number): number {
  const { kind, value, bullets } = FACES[card]
  if (kind === 'barricade') return 2 + value * 0.4
  if (kind === 'survivor') return 2.7
  if (kind === 'gun') return 1.2 + bullets * 0.2
  if (kind === 'fireworks') return 0.5
  return EVENT_WORTH[FACES[card].event ?? ''] ?? 0.3
}

const EVENT_WORTH: Readonly<Record<string, number>> = {
  'extra-action': 2,
  'random-card': 2,
  'send-player': 1,
  zombie: -1,
}

/** What somebody has to show for himself now: points, and what may still become points. */
function standing(s: State, player: PlayerId): number {
  if (!isAlive(s, player)) return 0
  let worth = scoreOf(s, player).total
  for (let pawn = player; pawn < s.pawns.length; pawn += s.players.length) worth += s.pawns[pawn].health * 0.8
  for (const card of s.players[player].hand) worth += cardWorth(card) * 0.3
  return worth
}

function value(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 / s.outcome.winners.length : 0
  const me = playerAt(seat)
  if (!isAlive(s, me)) return 0
  let rival = 0
  for (let other = 0; other < s.players.length; other++) if (other !== me) rival = Math.max(rival, standing(s, other))
  return 1 / (1 + Math.exp((rival - standing(s, me)) / 6))
}

/** The canon's notes, question by question. */
function habit(s: State, seat: Seat, moves: readonly Move[]): Move | null {
  const step = s.agenda[s.agenda.length - 1]
  const me = playerAt(seat)
  if ((step.step === 'main' || step.step === 'zombie-move') && me !== s.active) return null
  return decide(s, step, seat, moves)
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
    case 'zombie-move': {
      const pressure = pressureMap(s, me)
      return best(moves, move => judgeZombie(s, me, pressure, move))
    }
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
        move.move === 'fire' ? fireWorth(s, 'pawn' in step ? step.pawn : step.target, move.gun) : -1,
      )
    case 'defend-survivors':
      return moves[0]
    case 'sacrifice':
      return s.pawns[step.pawn].health <= 1 || (step.cause !== 'trap' && homeAtStake(s, step.pawn))
        ? moves[1]
        : moves[0]
    case 'flee':
      return best(moves, move => (move.move === 'flee' ? refuge(s, me, locNamed(move.to)) : 0))
    case 'challenge':
      return isArmed(s.pawns[step.pawn]) ? DECLINE : moves[0]
    case 'retreat':
      return step.pawn === step.loser && s.pawns[step.pawn].health <= 2
        ? best(moves, move => (move.move === 'retreat' ? refuge(s, me, locNamed(move.to)) : -5))
        : STAY
    case 'fight-on':
      return step.target < 10 && isArmed(s.pawns[step.target]) ? STOP : FIGHT_ON
    case 'discard':
      return best(moves, move => (move.move === 'discard' ? -cardWorth(cardNamed(move.card)) : 0))
    case 'random-pile':
      return best(moves, move =>
        move.move === 'pile' && move.of === null ? s.buildings[locNamed(move.at)].pile.length : 1,
      )
    case 'send-pawn':
      return best(moves, move => (move.move === 'send-pawn' ? sendWorth(s, me, pawnNamed(move.pawn)) : 0))
    case 'send-way':
      return best(moves, move => (move.move === 'send-step' ? s.zombies[locNamed(move.to)] : 0))
    default:
      return defaultMove(s, step, seat, moves)
  }
}

function apartFromOthers(s: State, at: number): number {
  let nearest = 20
  for (const { at: other } of s.pawns) if (other !== null) nearest = Math.min(nearest, distance(at, other))
  return nearest
}

/** An event that happens now is free. Only zombies beside one's own walls had better wait in the hand. */
function drawOne(s: State, me: PlayerId, pawn: PawnId): Move {
  const [card] = s.looked
  if (!isEvent(card)) return TAKE
  const at = s.pawns[pawn].at as number
  return FACES[card].event === 'add-zombies' && s.buildings[at].owner === me ? TAKE : TRIGGER
}

function chooseWorth(s: State, me: PlayerId, pawn: PawnId, move: Move): number {
  if (move.move !== 'choose') return 0
  const card = cardNamed(move.card)
  const { event } = FACES[card]
  if (move.use === 'take') return event === null ? cardWorth(card) : 0.2
  if (event === 'extra-action' || event === 'random-card') return 4
  if (event === 'zombie') return s.pawns[pawn].guns.some(({ bullets }) => bullets >= 2) ? 0.8 : -2
  if (event === 'add-zombies') return s.buildings[s.pawns[pawn].at as number].owner === me ? -2 : 0.5
  return 0.6
}

/** The last bullet of a gun is a point; a long shot is rarely worth one. */
function fireAgain(s: State, pawn: PawnId, ref: number, at: number): boolean {
  const from = s.pawns[pawn].at as number
  if (from === at) return true
  const bullets = gunAt(s, pawn, ref)?.bullets ?? 0
  return bullets > 1 && distance(from, at) <= (s.day >= lastDay(s.options) ? 2 : 1)
}

/** Guns that stay loaded after the shot come first: a loaded gun is a point. */
function fireWorth(s: State, pawn: PawnId, ref: string): number {
  const gun = pawn < 10 ? gunAt(s, pawn, refNamed(ref)) : null
  return isLoaded(gun) ? gun.bullets + (refNamed(ref) >= 2 ? 0.5 : 0) : 0
}

/** Whether damage here would cost the home base. */
function homeAtStake(s: State, pawn: PawnId): boolean {
  const at = s.pawns[pawn].at as number
  if (!isBuilding(at)) return false
  const { home, owner, survivors } = s.buildings[at]
  return home && owner === ownerOf(s, pawn) && survivors.length === 0
}

/** Where one would like to end up after a flight. */
function refuge(s: State, me: PlayerId, loc: number): number {
  let worth = 0
  for (const near of BOARD.inRange[loc]) worth -= s.zombies[near] * 0.3
  if (!isBuilding(loc)) return worth
  const b = s.buildings[loc]
  worth += b.owner === me ? 4 + b.walls.length : b.owner === null ? 3 : 1
  s.pawns.forEach((pawn, other) => {
    if (pawn.at === loc && ownerOf(s, other) !== me && isArmed(pawn)) worth -= 3
  })
  return worth + (b.pile.length > 0 ? 1 : 0)
}

/** Best to send off the leader, out of a home base that nobody else holds. */
function sendWorth(s: State, me: PlayerId, pawn: PawnId): number {
  const owner = ownerOf(s, pawn)
  if (owner === me) return -100
  return scoreOf(s, owner).total + (homeAtStake(s, pawn) ? 5 : 0)
}

export const bot: BotNotes<State, Move> = { samples: 1, value, habit }
