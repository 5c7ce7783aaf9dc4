import type { Seat, TimeOut } from '@holdout/engine'
import { COLORS, FIGHTERS, fighterName, GUN_REFS, pawnsGun, refName, SEATS, survivorName } from './codes.ts'
import { BOARD, BUILDINGS, LOCATIONS, leftNeighbor, nameOf } from './data/board.ts'
import { FACES } from './data/load.ts'
import { GUNS_PER_PAWN, MOST_SURVIVORS } from './limits.ts'

type Each<K extends string, F = unknown> = K extends K ? { readonly move: K } & F : never

/**
 * The moves. Squares and buildings are named `E5` and `b01`, pawns by color, cards by id, guns `gun-1`, survivors `s3`.
 */
export type Move =
  | Each<PlainMove>
  | Each<'home' | 'fireworks' | 'add-zombies', { readonly at: string }>
  | Each<'keep' | 'discard', { readonly card: string }>
  | Each<'walk', { readonly pawn: string; readonly to: string }>
  | Each<'step' | 'flee' | 'retreat' | 'send-step', { readonly to: string }>
  | Each<PawnMove, { readonly pawn: string }>
  | Each<'from-stored', { readonly of: Seat }>
  | Each<'return', { readonly to: 'top' | 'bottom' }>
  | Each<'choose', { readonly card: string; readonly use: 'take' | 'trigger' }>
  | Each<'put-back', { readonly card: string; readonly to: 'top' | 'bottom' }>
  | Each<'play-gun', { readonly pawn: string; readonly card: string; readonly to: string }>
  | Each<'build' | 'store' | 'take-stored', { readonly pawn: string; readonly card: string }>
  | Each<'shoot', { readonly pawn: string; readonly gun: string; readonly at: string }>
  | Each<'attack', { readonly pawn: string; readonly gun: string; readonly target: string }>
  | Each<'give-gun', { readonly pawn: string; readonly gun: string; readonly to: string }>
  | Each<'take-gun' | 'pick-up' | 'put-down', { readonly pawn: string; readonly survivor: string }>
  | Each<'ability', { readonly pawn: string; readonly on: string | null }>
  | Each<'drop-gun', { readonly of: string; readonly gun: string }>
  | Each<'event', { readonly card: string; readonly pawn: string | null }>
  | Each<'fire' | 'challenge', { readonly gun: string }>
  | Each<'sacrifice' | 'lose', { readonly survivor: string }>
  | Each<'trap-kill', { readonly at: string; readonly moved: boolean }>
  | Each<'zombie' | 'push', { readonly from: string; readonly to: string }>
  | Each<'switch', { readonly at: string; readonly with: string }>
  | Each<'pile', { readonly at: string; readonly of: Seat | null }>
  | Each<'position', { readonly number: number }>
  | TimeOut

export type Named<K extends Move['move']> = Extract<Move, { readonly move: K }>

/** The moves that answer each decision. */
export interface Moves {
  home: Named<'home'>
  keep: Named<'keep' | 'keep-nothing'>
  main: Named<ActionMove | 'walk' | 'end-actions' | 'event' | 'drop-gun'>
  discard: Named<'discard'>
  move: Named<'go' | 'step'>
  'continue-move': Named<'continue' | 'halt'>
  obligatory: Named<'fire' | 'give-up'>
  challenge: Named<'challenge' | 'decline'>
  'draw-stored': Named<'from-stored'>
  'draw-one': Named<'take' | 'trigger' | 'return'>
  'draw-many': Named<'choose' | 'choose-none'>
  'put-back': Named<'put-back'>
  storing: Named<'finish' | 'store'>
  'pick-stored': Named<'finish' | 'take-stored'>
  'build-more': Named<'finish' | 'build'>
  'fire-again': Named<'fire-again' | 'hold-fire'>
  'face-order': Named<'choose-pawn'>
  defend: Named<'fire' | 'stop'>
  'defend-survivors': Named<'fire' | 'stop'>
  'survivor-dies': Named<'lose'>
  sacrifice: Named<'take-damage' | 'sacrifice'>
  flee: Named<'flee'>
  'fight-gun': Named<'fire'>
  retreat: Named<'retreat' | 'stay'>
  'fight-on': Named<'fight-on' | 'stop'>
  'trap-kills': Named<'trap-kill'>
  'zombie-move': Named<'zombie' | 'event' | 'drop-gun'>
  'event-pawn': Named<'choose-pawn'>
  'random-pile': Named<'pile'>
  'random-position': Named<'position'>
  'switch-cards': Named<'switch'>
  'send-pawn': Named<'send-pawn'>
  'send-way': Named<'send-step'>
  'sent-defends': Named<'fire' | 'stop'>
  'move-back': Named<'push'>
  'add-zombies': Named<'add-zombies'>
}

/** ZT-34 The actions, except movements. */
type ActionMove =
  | 'draw'
  | 'play-gun'
  | 'carry-survivor'
  | 'place-survivor'
  | 'fireworks'
  | 'build'
  | 'shoot'
  | 'attack'
  | 'tear-down'
  | 'store'
  | 'take-stored'
  | 'give-gun'
  | 'take-gun'
  | 'pick-up'
  | 'put-down'
  | 'ability'

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

type PawnMove = 'draw' | 'carry-survivor' | 'place-survivor' | 'tear-down' | 'choose-pawn' | 'send-pawn'

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

const plainMove = <K extends PlainMove>(move: K) => ({ move }) as Named<K>
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
export const TO_TOP: Named<'return'> = { move: 'return', to: 'top' }
export const TO_BOTTOM: Named<'return'> = { move: 'return', to: 'bottom' }

const located = <K extends 'home' | 'fireworks' | 'add-zombies'>(move: K) => atLoc(at => ({ move, at }) as Named<K>)
export const HOME = located('home')
export const FIREWORKS_AT = located('fireworks')
export const ADD_ZOMBIES = located('add-zombies')

const towards = <K extends 'step' | 'flee' | 'retreat' | 'send-step'>(move: K) =>
  atLoc(to => ({ move, to }) as Named<K>)
export const STEP = towards('step')
export const FLEE = towards('flee')
export const RETREAT = towards('retreat')
export const SEND_STEP = towards('send-step')
export const WALK = forPawn(pawn => atLoc((to): Named<'walk'> => ({ move: 'walk', pawn, to })))

const withCard = <K extends 'keep' | 'discard'>(move: K) => forCard(card => ({ move, card }) as Named<K>)
export const KEEP = withCard('keep')
export const DISCARD = withCard('discard')

const byPawn = <K extends PawnMove>(move: K) => forPawn(pawn => ({ move, pawn }) as Named<K>)
export const DRAW = byPawn('draw')
export const CARRY_SURVIVOR = byPawn('carry-survivor')
export const PLACE_SURVIVOR = byPawn('place-survivor')
export const TEAR_DOWN = byPawn('tear-down')
export const CHOOSE_PAWN = byPawn('choose-pawn')
export const SEND_PAWN = byPawn('send-pawn')

export const FROM_STORED = SEATS.map((of): Named<'from-stored'> => ({ move: 'from-stored', of }))
export const CHOOSE_TAKE = forCard((card): Named<'choose'> => ({ move: 'choose', card, use: 'take' }))
export const CHOOSE_TRIGGER = forCard((card): Named<'choose'> => ({ move: 'choose', card, use: 'trigger' }))
export const BACK_TOP = forCard((card): Named<'put-back'> => ({ move: 'put-back', card, to: 'top' }))
export const BACK_BOTTOM = forCard((card): Named<'put-back'> => ({ move: 'put-back', card, to: 'bottom' }))

const pawnAndCard = <K extends 'build' | 'store' | 'take-stored'>(move: K) =>
  forPawn(pawn => forCard(card => ({ move, pawn, card }) as Named<K>))
export const BUILD = pawnAndCard('build')
export const STORE = pawnAndCard('store')
export const TAKE_STORED = pawnAndCard('take-stored')

/** By pawn, card and the survivor who gets the gun; the last index is the pawn itself. */
export const PLAY_GUN = forPawn(pawn =>
  forCard(card =>
    each(
      MOST_SURVIVORS + 1,
      (id): Named<'play-gun'> => ({
        move: 'play-gun',
        pawn,
        card,
        to: id === MOST_SURVIVORS ? 'pawn' : survivorName(id),
      }),
    ),
  ),
)
export const SHOOT = forPawn(pawn => forSlot(gun => atLoc((at): Named<'shoot'> => ({ move: 'shoot', pawn, gun, at }))))
export const ATTACK = forPawn(pawn =>
  forSlot(gun =>
    FIGHTERS.map((target): Named<'attack'> => ({ move: 'attack', pawn, gun, target: fighterName(target) })),
  ),
)
export const GIVE_GUN = forPawn(pawn =>
  forSlot(gun => forSurvivor((to): Named<'give-gun'> => ({ move: 'give-gun', pawn, gun, to }))),
)
const pawnAndSurvivor = <K extends 'take-gun' | 'pick-up' | 'put-down'>(move: K) =>
  forPawn(pawn => forSurvivor(survivor => ({ move, pawn, survivor }) as Named<K>))
export const TAKE_GUN = pawnAndSurvivor('take-gun')
export const PICK_UP = pawnAndSurvivor('pick-up')
export const PUT_DOWN = pawnAndSurvivor('put-down')

export const ABILITY = forPawn((pawn): Named<'ability'> => ({ move: 'ability', pawn, on: null }))
export const ABILITY_CARD = forPawn(pawn => forCard((on): Named<'ability'> => ({ move: 'ability', pawn, on })))
export const ABILITY_TO = forPawn(pawn => atBuilding((on): Named<'ability'> => ({ move: 'ability', pawn, on })))
export const ABILITY_GUN = forPawn(pawn => forRef((on): Named<'ability'> => ({ move: 'ability', pawn, on })))

/** By pawn and its gun, and by survivor. */
export const DROP_OWN = forPawn(of => forSlot((gun): Named<'drop-gun'> => ({ move: 'drop-gun', of, gun })))
export const DROP_SURVIVORS = forSurvivor((of): Named<'drop-gun'> => ({ move: 'drop-gun', of, gun: 'gun-1' }))

export const EVENT = forCard((card): Named<'event'> => ({ move: 'event', card, pawn: null }))
export const EVENT_WITH = forPawn(pawn => forCard((card): Named<'event'> => ({ move: 'event', card, pawn })))

export const FIRE = forRef((gun): Named<'fire'> => ({ move: 'fire', gun }))
export const CHALLENGE = forRef((gun): Named<'challenge'> => ({ move: 'challenge', gun }))
export const SACRIFICE = forSurvivor((survivor): Named<'sacrifice'> => ({ move: 'sacrifice', survivor }))
export const LOSE = forSurvivor((survivor): Named<'lose'> => ({ move: 'lose', survivor }))
export const TRAP_KILL = atLoc((at): Named<'trap-kill'> => ({ move: 'trap-kill', at, moved: false }))
export const TRAP_KILL_MOVED = atLoc((at): Named<'trap-kill'> => ({ move: 'trap-kill', at, moved: true }))

/** By location, in the order of `BOARD.zombieSteps` and `BOARD.back`. */
export const ZOMBIE_MOVES = BOARD.zombieSteps.map((steps, from) =>
  steps.map(({ to }): Named<'zombie'> => ({ move: 'zombie', from: nameOf(from), to: nameOf(to) })),
)
export const PUSH = BOARD.back.map((back, from) =>
  back.map((to): Named<'push'> => ({ move: 'push', from: nameOf(from), to: nameOf(to) })),
)
export const SWITCH = each(
  BUILDINGS,
  (b): Named<'switch'> => ({ move: 'switch', at: nameOf(b), with: nameOf(leftNeighbor(b)) }),
)
export const PILE = atBuilding((at): Named<'pile'> => ({ move: 'pile', at, of: null }))
export const PILE_STORED = atBuilding(at => SEATS.map((of): Named<'pile'> => ({ move: 'pile', at, of })))
export const POSITION = each(MOST_CARDS, (i): Named<'position'> => ({ move: 'position', number: i + 1 }))
