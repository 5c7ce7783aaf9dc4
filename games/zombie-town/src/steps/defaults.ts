import { isPawnsGun, type PawnId, playerAt, refNamed } from '../codes.ts'
import { BOARD, BUILDINGS, distance, isBuilding, LOCATIONS, type Loc, locNamed, nameOf } from '../data/board.ts'
import { cardNamed, FACES, isEvent } from '../data/load.ts'
import {
  BACK_BOTTOM,
  CHOOSE_NONE,
  CHOOSE_PAWN,
  CONTINUE,
  DECLINE,
  END_ACTIONS,
  FINISH,
  FIRE_AGAIN,
  FLEE,
  GO,
  HOLD_FIRE,
  LOSE,
  type Move,
  STAY,
  STOP,
  TAKE,
  TRAP_KILL,
  TRAP_KILL_MOVED,
} from '../moves.ts'
import { leastUseful } from '../rules/arrivals.ts'
import { defaultTrapKill } from '../rules/barricades.ts'
import { fleePlaces } from '../rules/damage.ts'
import { anyPawnAt, gunAt, ownerOf, placedIn, type State, type TopStep } from '../state.ts'

/** The move made on a time-out, for each decision (ZT-D01 to ZT-D26). Null: the first legal move. */
export function defaultMove(s: State, step: TopStep, seat: string, moves: readonly Move[]): Move {
  const wanted = preferred(s, step, seat, moves)
  return wanted !== null && moves.includes(wanted) ? wanted : moves[0]
}

function preferred(s: State, step: TopStep, seat: string, moves: readonly Move[]): Move | null {
  switch (step.step) {
    case 'keep':
      return best(moves, move => (move.move === 'keep' ? keepWorth(cardNamed(move.card)) : 0))
    case 'main':
      return END_ACTIONS
    case 'move':
      return GO
    case 'continue-move':
      return CONTINUE
    case 'draw-one':
      return TAKE
    case 'draw-many':
      if (s.rules !== undefined && s.looked.every(isEvent)) return CHOOSE_NONE
      return best(moves, move =>
        move.move === 'choose' && move.use === 'take' && !isEvent(cardNamed(move.card))
          ? keepWorth(cardNamed(move.card))
          : 0,
      )
    case 'put-back':
      if (s.rules === undefined) return moves.find(move => move.move === 'put-back' && move.to === 'bottom') ?? null
      return BACK_BOTTOM[s.looked[s.looked.length - 1]] // in the order seen: the last one is the top card
    case 'fire-again':
      return s.zombies[step.at] > 0 && s.pawns[step.pawn].at === step.at ? FIRE_AGAIN : HOLD_FIRE
    case 'obligatory':
    case 'fight-gun': {
      const pawn = step.step === 'obligatory' ? step.pawn : step.target
      return best(moves, move => (move.move === 'fire' ? bullets(s, pawn, move.gun) : -1))
    }
    case 'defend':
    case 'sent-defends':
      return best(moves, move =>
        move.move === 'fire' ? (isPawnsGun(refNamed(move.gun)) ? bullets(s, step.pawn, move.gun) : 100) : -1,
      )
    case 'survivor-dies':
      return LOSE[leastUseful(placedIn(s, step.at)).id]
    case 'sacrifice':
      return s.pawns[step.pawn].health === 1 ? moves[1] : moves[0]
    case 'flee':
      return FLEE[bestFlight(s, step.pawn)]
    case 'challenge':
      return DECLINE
    case 'retreat':
      return STAY
    case 'fight-on':
      return STOP
    case 'trap-kills': {
      const { square, moved } = defaultTrapKill(s, step.at)
      return (moved ? TRAP_KILL_MOVED : TRAP_KILL)[square]
    }
    case 'zombie-move':
      return nearestEnemy(s, playerAt(seat), moves)
    case 'face-order':
    case 'event-pawn':
      return best(moves, move => (move.move === 'choose-pawn' ? s.pawns[CHOOSE_PAWN.indexOf(move)].health : 0))
    case 'pick-stored':
      return moves.find(move => move.move === 'take-stored') ?? null
    case 'storing':
    case 'build-more':
      return FINISH
    case 'discard':
      return best(moves, move => (move.move === 'discard' ? -discardWorth(cardNamed(move.card)) : 0))
    default:
      return null // home base or event target: the first legal move
  }
}

/** The first of the moves with the highest worth. */
export function best(moves: readonly Move[], worth: (move: Move) => number): Move {
  let [choice] = moves
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const value = worth(move)
    if (value > most) {
      most = value
      choice = move
    }
  }
  return choice
}

function bullets(s: State, pawn: PawnId, gun: string): number {
  return gunAt(s, pawn, refNamed(gun))?.bullets ?? 0
}

const KEEP_ORDER = ['event', 'fireworks', 'gun', 'barricade', 'survivor']

/** Survivor before barricade before gun before fireworks, highest values first. */
function keepWorth(card: number): number {
  const { kind, value, bullets: count } = FACES[card]
  return KEEP_ORDER.indexOf(kind) * 10 + value + count
}

/** Events go first, then fireworks, guns, barricades, survivors. */
function discardWorth(card: number): number {
  return keepWorth(card)
}

/**
 * Prefers an own building, then a building without pawns, then the street square with the fewest zombies within 2
 * squares.
 */
function bestFlight(s: State, pawn: PawnId): Loc {
  const places = fleePlaces(s, pawn)
  const player = ownerOf(s, pawn)
  const own = places.find(loc => isBuilding(loc) && s.owners[loc] === player)
  if (own !== undefined) return own
  const empty = places.find(loc => isBuilding(loc) && !anyPawnAt(s, loc))
  if (empty !== undefined) return empty
  const near = (loc: Loc): number => BOARD.inRange[loc].reduce((sum, other) => sum + s.zombies[other], 0)
  return [...places].sort((a, b) => near(a) - near(b) || (nameOf(a) < nameOf(b) ? -1 : 1))[0]
}

/** The first forward move toward the nearest enemy building. */
function nearestEnemy(s: State, player: number, moves: readonly Move[]): Move | null {
  const far = (to: Loc): number => {
    let least = LOCATIONS
    for (let b = 0; b < BUILDINGS; b++) {
      const owner = s.owners[b]
      if (owner !== null && owner !== player) least = Math.min(least, distance(to, b))
    }
    return least
  }
  return best(moves, move => {
    if (move.move !== 'zombie') return Number.NEGATIVE_INFINITY
    const from = locNamed(move.from)
    const to = locNamed(move.to)
    return (BOARD.ring[to] > BOARD.ring[from] ? 1000 : 0) - far(to)
  })
}
