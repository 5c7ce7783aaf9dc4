import type { Seat, TimeOut } from '@holdout/engine'
import { COLORS, FIGHTERS, fighterName, GUN_REFS, pawnsGun, refName, SEATS, survivorName } from './codes.ts'
import { BOARD, BUILDINGS, LOCATIONS, leftNeighbor, nameOf } from './data/board.ts'
import { FACES } from './data/load.ts'
import { GUNS_PER_PAWN, MOST_SURVIVORS } from './limits.ts'
import type { DecisionStep } from './state.ts'

/**
 * The moves. Squares and buildings are named `E5` and `b01`, pawns by color, cards by id, guns `gun-1`, survivors `s3`.
 */
export type Move =
  | { readonly move: 'home' | 'fireworks' | 'add-zombies'; readonly at: string }
  | { readonly move: 'keep' | 'discard'; readonly card: string }
  | { readonly move: PlainMove }
  | { readonly move: 'walk'; readonly pawn: string; readonly to: string }
  | { readonly move: 'step' | 'flee' | 'retreat' | 'send-step'; readonly to: string }
  | { readonly move: PawnMove; readonly pawn: string }
  | { readonly move: 'from-stored'; readonly of: Seat }
  | { readonly move: 'return'; readonly to: 'top' | 'bottom' }
  | { readonly move: 'choose'; readonly card: string; readonly use: 'take' | 'trigger' }
  | { readonly move: 'put-back'; readonly card: string; readonly to: 'top' | 'bottom' }
  | { readonly move: 'play-gun'; readonly pawn: string; readonly card: string; readonly to: string }
  | { readonly move: 'build' | 'store' | 'take-stored'; readonly pawn: string; readonly card: string }
  | { readonly move: 'shoot'; readonly pawn: string; readonly gun: string; readonly at: string }
  | { readonly move: 'attack'; readonly pawn: string; readonly gun: string; readonly target: string }
  | { readonly move: 'give-gun'; readonly pawn: string; readonly gun: string; readonly to: string }
  | { readonly move: 'take-gun' | 'pick-up' | 'put-down'; readonly pawn: string; readonly survivor: string }
  | { readonly move: 'ability'; readonly pawn: string; readonly on: string | null }
  | { readonly move: 'drop-gun'; readonly of: string; readonly gun: string }
  | { readonly move: 'event'; readonly card: string; readonly pawn: string | null }
  | { readonly move: 'fire' | 'challenge'; readonly gun: string }
  | { readonly move: 'sacrifice' | 'lose'; readonly survivor: string }
  | { readonly move: 'trap-kill'; readonly at: string; readonly moved: boolean }
  | { readonly move: 'zombie' | 'push'; readonly from: string; readonly to: string }
  | { readonly move: 'switch'; readonly at: string; readonly with: string }
  | { readonly move: 'pile'; readonly at: string; readonly of: Seat | null }
  | { readonly move: 'position'; readonly number: number }
  | TimeOut

/** Every decision takes the same type of move. The step table lists which moves are legal. */
export type Moves = { [K in DecisionStep]: Move }

type PlainMove =
  | 'keep-nothing'
  | 'go'
  | 'continue'
  | 'halt'
  | 'take'
  | 'trigger'
  | 'choose-none'
  | 'finish'
  | 'end-actions'
  | 'fire-again'
  | 'hold-fire'
  | 'give-up'
  | 'stop'
  | 'take-damage'
  | 'decline'
  | 'stay'
  | 'fight-on'

export type PawnMove = 'draw' | 'carry-survivor' | 'place-survivor' | 'tear-down' | 'choose-pawn' | 'send-pawn'

// All move objects are created once, here. Listing legal moves allocates nothing.

const each = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i))
const atLoc = <T>(make: (name: string) => T): readonly T[] => each(LOCATIONS, loc => make(nameOf(loc)))
const atBuilding = <T>(make: (name: string) => T): readonly T[] => each(BUILDINGS, loc => make(nameOf(loc)))
const forCard = <T>(make: (id: string) => T): readonly T[] => FACES.map(({ id }) => make(id))
const forPawn = <T>(make: (color: string) => T): readonly T[] => COLORS.map(make)

const MOST_CARDS = 102

const forRef = <T>(make: (name: string) => T): readonly T[] => GUN_REFS.map(ref => make(refName(ref)))

const forSlot = <T>(make: (name: string) => T): readonly T[] =>
  each(GUNS_PER_PAWN, slot => make(refName(pawnsGun(slot))))
const forSurvivor = <T>(make: (name: string) => T): readonly T[] => each(MOST_SURVIVORS, id => make(survivorName(id)))

const plainMove = (move: PlainMove): Move => ({ move })
export const KEEP_NOTHING = plainMove('keep-nothing')
export const GO = plainMove('go')
export const CONTINUE = plainMove('continue')
export const HALT = plainMove('halt')
export const TAKE = plainMove('take')
export const TRIGGER = plainMove('trigger')
export const CHOOSE_NONE = plainMove('choose-none')
export const FINISH = plainMove('finish')
export const END_ACTIONS = plainMove('end-actions')
export const FIRE_AGAIN = plainMove('fire-again')
export const HOLD_FIRE = plainMove('hold-fire')
export const GIVE_UP = plainMove('give-up')
export const STOP = plainMove('stop')
export const TAKE_DAMAGE = plainMove('take-damage')
export const DECLINE = plainMove('decline')
export const STAY = plainMove('stay')
export const FIGHT_ON = plainMove('fight-on')
export const TO_TOP: Move = { move: 'return', to: 'top' }
export const TO_BOTTOM: Move = { move: 'return', to: 'bottom' }

const located = (move: 'home' | 'fireworks' | 'add-zombies') => atLoc((at): Move => ({ move, at }))
export const HOME = located('home')
export const FIREWORKS_AT = located('fireworks')
export const ADD_ZOMBIES = located('add-zombies')

const towards = (move: 'step' | 'flee' | 'retreat' | 'send-step') => atLoc((to): Move => ({ move, to }))
export const STEP = towards('step')
export const FLEE = towards('flee')
export const RETREAT = towards('retreat')
export const SEND_STEP = towards('send-step')
export const WALK = forPawn(pawn => atLoc((to): Move => ({ move: 'walk', pawn, to })))

const withCard = (move: 'keep' | 'discard') => forCard((card): Move => ({ move, card }))
export const KEEP = withCard('keep')
export const DISCARD = withCard('discard')

const byPawn = (move: PawnMove) => forPawn((pawn): Move => ({ move, pawn }))
export const DRAW = byPawn('draw')
export const CARRY_SURVIVOR = byPawn('carry-survivor')
export const PLACE_SURVIVOR = byPawn('place-survivor')
export const TEAR_DOWN = byPawn('tear-down')
export const CHOOSE_PAWN = byPawn('choose-pawn')
export const SEND_PAWN = byPawn('send-pawn')

export const FROM_STORED = SEATS.map((of): Move => ({ move: 'from-stored', of }))
export const CHOOSE_TAKE = forCard((card): Move => ({ move: 'choose', card, use: 'take' }))
export const CHOOSE_TRIGGER = forCard((card): Move => ({ move: 'choose', card, use: 'trigger' }))
export const BACK_TOP = forCard((card): Move => ({ move: 'put-back', card, to: 'top' }))
export const BACK_BOTTOM = forCard((card): Move => ({ move: 'put-back', card, to: 'bottom' }))

const pawnAndCard = (move: 'build' | 'store' | 'take-stored') =>
  forPawn(pawn => forCard((card): Move => ({ move, pawn, card })))
export const BUILD = pawnAndCard('build')
export const STORE = pawnAndCard('store')
export const TAKE_STORED = pawnAndCard('take-stored')

/** By pawn, card and the survivor who gets the gun; the last index is the pawn itself. */
export const PLAY_GUN = forPawn(pawn =>
  forCard(card =>
    each(
      MOST_SURVIVORS + 1,
      (id): Move => ({ move: 'play-gun', pawn, card, to: id === MOST_SURVIVORS ? 'pawn' : survivorName(id) }),
    ),
  ),
)
export const SHOOT = forPawn(pawn => forSlot(gun => atLoc((at): Move => ({ move: 'shoot', pawn, gun, at }))))
export const ATTACK = forPawn(pawn =>
  forSlot(gun => FIGHTERS.map((target): Move => ({ move: 'attack', pawn, gun, target: fighterName(target) }))),
)
export const GIVE_GUN = forPawn(pawn =>
  forSlot(gun => forSurvivor((to): Move => ({ move: 'give-gun', pawn, gun, to }))),
)
const pawnAndSurvivor = (move: 'take-gun' | 'pick-up' | 'put-down') =>
  forPawn(pawn => forSurvivor((survivor): Move => ({ move, pawn, survivor })))
export const TAKE_GUN = pawnAndSurvivor('take-gun')
export const PICK_UP = pawnAndSurvivor('pick-up')
export const PUT_DOWN = pawnAndSurvivor('put-down')

export const ABILITY = forPawn((pawn): Move => ({ move: 'ability', pawn, on: null }))
export const ABILITY_CARD = forPawn(pawn => forCard((on): Move => ({ move: 'ability', pawn, on })))
export const ABILITY_TO = forPawn(pawn => atBuilding((on): Move => ({ move: 'ability', pawn, on })))
export const ABILITY_GUN = forPawn(pawn => forRef((on): Move => ({ move: 'ability', pawn, on })))

/** By pawn and its gun, and by survivor. */
export const DROP_OWN = forPawn(of => forSlot((gun): Move => ({ move: 'drop-gun', of, gun })))
export const DROP_SURVIVORS = forSurvivor((of): Move => ({ move: 'drop-gun', of, gun: 'gun-1' }))

export const EVENT = forCard((card): Move => ({ move: 'event', card, pawn: null }))
export const EVENT_WITH = forPawn(pawn => forCard((card): Move => ({ move: 'event', card, pawn })))

export const FIRE = forRef((gun): Move => ({ move: 'fire', gun }))
export const CHALLENGE = forRef((gun): Move => ({ move: 'challenge', gun }))
export const SACRIFICE = forSurvivor((survivor): Move => ({ move: 'sacrifice', survivor }))
export const LOSE = forSurvivor((survivor): Move => ({ move: 'lose', survivor }))
export const TRAP_KILL = atLoc((at): Move => ({ move: 'trap-kill', at, moved: false }))
export const TRAP_KILL_MOVED = atLoc((at): Move => ({ move: 'trap-kill', at, moved: true }))

/** By location, in the order of `BOARD.zombieSteps` and `BOARD.back`. */
export const ZOMBIE_MOVES = BOARD.zombieSteps.map((steps, from) =>
  steps.map(({ to }): Move => ({ move: 'zombie', from: nameOf(from), to: nameOf(to) })),
)
export const PUSH = BOARD.back.map((back, from) =>
  back.map((to): Move => ({ move: 'push', from: nameOf(from), to: nameOf(to) })),
)
export const SWITCH = each(BUILDINGS, (b): Move => ({ move: 'switch', at: nameOf(b), with: nameOf(leftNeighbor(b)) }))
export const PILE = atBuilding((at): Move => ({ move: 'pile', at, of: null }))
export const PILE_STORED = atBuilding(at => SEATS.map((of): Move => ({ move: 'pile', at, of })))
export const POSITION = each(MOST_CARDS, (i): Move => ({ move: 'position', number: i + 1 }))
