import type { Move, View } from '@holdout/zombie-town/table'
import type { Paths } from '../../table/selection.ts'

/** The ids of all pieces that can be pressed. A drawn piece and a move that uses it take their id from here. */
export const PIECE = {
  /** A square or a building, with what is on it. */
  place: (at: string): string => `place:${at}`,
  /** The house card next to a building. It is not part of a move. */
  plate: (at: string): string => `plate:${at}`,
  /** A card in the hand. */
  card: (card: string): string => `card:${card}`,
  gun: (pawn: string, gun: string): string => `gun:${pawn} ${gun}`,
  /** One of the player's own 2 pawns. */
  pawn: (pawn: string): string => `pawn:${pawn}`,
  /** The acting pawn in the dock, which takes a gun, a survivor or damage. */
  kit: (pawn: string): string => `kit:${pawn}`,
  /** One of the player's own survivors. */
  survivor: (id: string): string => `survivor:${id}`,
  /** A card that the player looks at: dealt, drawn, stored or in the discard pile. */
  looked: (card: string): string => `looked:${card}`,
  /** One of several figures at a place: a pawn, a survivor, or a zombie that has moved or not. */
  figure: (name: string): string => `figure:${name}`,
  /** One of the piles in a building: the unexplored cards, or those that a player stored. */
  stack: (of: string | null): string => `stack:${of ?? 'unexplored'}`,
  /** A card of a pile by its position. */
  back: (number: number): string => `back:${number}`,
  /** The discard pile. */
  discard: 'pile:discard',
  act: (act: Act): string => `act:${act}`,
  /** One use of a card that the player looks at. */
  use: (use: string, card: string): string => `use:${use} ${card}`,
  /** The button of a move that has no other piece. */
  button: (move: Move): string => `button:${Object.values(move).join(' ')}`,
} as const

export const ACTS = [
  'draw',
  'shoot',
  'attack',
  'ability',
  'store',
  'take-stored',
  'give-gun',
  'take-gun',
  'pick-up',
  'put-down',
  'tear-down',
] as const
export type Act = (typeof ACTS)[number] | 'end-actions'

/** The kind of a piece, and which one of them it is. */
export function readPiece(piece: string): { readonly kind: string; readonly of: string } {
  const cut = piece.indexOf(':')
  return { kind: piece.slice(0, cut), of: piece.slice(cut + 1) }
}

/** The place that a piece is; null if it is another piece. */
export function placeOf(piece: string | undefined): string | null {
  const { kind, of } = readPiece(piece ?? '')
  return kind === 'place' ? of : null
}

/** The card of the hand that a piece is. */
export function cardIn(piece: string | undefined): string | null {
  return piece?.startsWith('card:') ? piece.slice(5) : null
}

/** Steps of a movement. The table draws whole paths instead of single steps. */
export function isOnFoot(move: Move): move is Extract<Move, { move: 'walk' | 'step' }> {
  return move.move === 'walk' || move.move === 'step'
}

/** Moves that end at one of many places: the map shows them, and a list of buttons would be long. */
export function isOnMap({ move, ...more }: Move): boolean {
  if (move === 'ability') return 'on' in more && /^b\d\d$/.test(more.on ?? '')
  return ['shoot', 'fireworks', 'zombie', 'push', 'switch', 'walk', 'step'].includes(move)
}

/** The pawn that acts in this move, if it is one of the player's own choice. */
export function actorOf(move: Move): string | null {
  if (move.move === 'event' || move.move === 'send-pawn' || move.move === 'choose-pawn') return null
  return 'pawn' in move ? move.pawn : null
}

/** The pawn or the survivor whose decision it is, if it is one piece's decision. */
export function deciderOf({ asked }: View): string | null {
  if (asked?.step === 'challenge') return asked.attacker
  return asked?.step === 'fight-gun' ? asked.target : (asked?.pawn ?? null)
}

/** The place of a pawn. */
function pawnAt({ pawns }: View, name: string | null | undefined): string {
  return pawns.find(({ pawn }) => pawn === name)?.at ?? ''
}

/**
 * The ways to choose a move by pressing pieces, the most common one first, and a longer one before its beginning: a
 * hint follows the first. The acting pawn is chosen before.
 */
export function pathsOf(move: Move, view: View): Paths {
  switch (move.move) {
    case 'home':
    case 'add-zombies':
      return [[PIECE.place(move.at)]]
    case 'trap-kill':
      return onePlace(move.at, PIECE.figure(move.moved ? 'moved' : 'unmoved'))
    case 'pile':
      return onePlace(move.at, PIECE.stack(move.of))
    case 'walk':
    case 'step':
    case 'flee':
    case 'retreat':
    case 'send-step':
      return [[PIECE.place(move.to)]]
    case 'zombie':
    case 'push':
      return [[PIECE.place(move.from), PIECE.place(move.to)]]
    case 'switch':
      return [
        [PIECE.place(move.at), PIECE.place(move.with)],
        [PIECE.place(move.with), PIECE.place(move.at)],
      ]
    case 'send-pawn':
      return onePlace(pawnAt(view, move.pawn), PIECE.figure(move.pawn))
    case 'shoot':
      // Always 2 presses: a shot costs a bullet, and the target shows the odds.
      return [
        [PIECE.act('shoot'), PIECE.place(move.at)],
        [PIECE.gun(move.pawn, move.gun), PIECE.place(move.at)],
      ]
    case 'fire':
    case 'challenge':
      return [[PIECE.button(move)], ...gunPaths(move.gun, view)]
    case 'go':
    case 'continue':
      return [[PIECE.button(move)], ...(view.asked?.chain ?? []).slice(-1).map(end => [PIECE.place(end)])]
    case 'halt':
    case 'stay':
    case 'fire-again':
      return [[PIECE.button(move)], ...(view.asked?.at ? [[PIECE.place(view.asked.at)]] : [])]
    case 'end-actions':
      return [[PIECE.act('end-actions')]]
    case 'draw':
      return [[PIECE.act('draw')], [PIECE.place(pawnAt(view, move.pawn))]]
    default:
      return cardPaths(move, view) ?? fighterPaths(move, view)
  }
}

/** A place, and then a piece there if the place alone does not tell. */
function onePlace(at: string, piece: string): Paths {
  return [[PIECE.place(at)], [PIECE.place(at), piece]]
}

/** Moves with a card of the hand or one that the player looks at. */
function cardPaths(move: Move, view: View): Paths | null {
  const isMain = view.asked?.step === 'main'
  switch (move.move) {
    case 'build':
      return buildPaths(move, view)
    case 'discard':
      return [[PIECE.card(move.card)]]
    case 'event': {
      const card = PIECE.card(move.card)
      return move.pawn === null ? [[card]] : [[card, PIECE.place(pawnAt(view, move.pawn))], [card]]
    }
    case 'play-gun':
      return playPaths(PIECE.card(move.card), move.to === 'pawn' ? move.pawn : null, move.to, view)
    case 'carry-survivor':
      return playPaths(PIECE.card('survivor'), move.pawn, '', view)
    case 'place-survivor':
      return [[PIECE.card('survivor'), PIECE.place(pawnAt(view, move.pawn))], [PIECE.card('survivor')]]
    case 'fireworks':
      return [[PIECE.card('fireworks'), PIECE.place(move.at)]]
    case 'store': {
      const [card, store] = [PIECE.card(move.card), PIECE.act('store')]
      if (!isMain) return [[card]]
      // A press on an event plays it.
      return isEventCard(move.card) ? [[store], [store, card]] : [[card, store], [store], [store, card]]
    }
    case 'take-stored':
      return isMain
        ? [[PIECE.act('take-stored'), PIECE.looked(move.card)]]
        : [[PIECE.looked(move.card)], [PIECE.use('take-stored', move.card)]]
    case 'keep':
      return [[PIECE.looked(move.card)], [PIECE.use('keep', move.card)]]
    case 'choose':
      return move.use === 'trigger' && move.card !== ZOMBIE
        ? [[PIECE.use(move.use, move.card)]]
        : [[PIECE.looked(move.card)], [PIECE.use(move.use, move.card)]]
    case 'put-back':
      return [[PIECE.use(move.to, move.card)]]
    case 'return':
      return [[PIECE.use(move.to, view.looked?.[0] ?? '')]]
    case 'take':
      return [[PIECE.looked(view.looked?.[0] ?? '')], [PIECE.use('take', view.looked?.[0] ?? '')]]
    case 'trigger':
      return [[PIECE.use('trigger', view.looked?.[0] ?? '')]]
    case 'from-stored':
      return [[PIECE.stack(move.of)]]
    case 'position':
      return [[PIECE.back(move.number)]]
    default:
      return null
  }
}

/** ZT-56 A Zombie among the drawn cards can only be triggered. */
const ZOMBIE = 'event-zombie'

export function isEventCard(card: string): boolean {
  return card.startsWith('event-')
}

/** A barricade goes to the building of the pawn. A build that has begun takes more cards with one press. */
function buildPaths({ card, pawn }: { readonly card: string; readonly pawn: string }, view: View): Paths {
  const [piece, place] = [PIECE.card(card), PIECE.place(pawnAt(view, pawn))]
  return view.asked?.step === 'build-more' ? [[piece], [place], [place, piece]] : [[piece, place]]
}

/** A card for the pawn, in the dock or where it stands, or for a survivor. */
function playPaths(card: string, pawn: string | null, survivor: string, view: View): Paths {
  if (pawn === null) return [[card, PIECE.survivor(survivor)], [card]]
  // A survivor for this building is pressed on the building.
  const isTaken = card === PIECE.card('survivor') && view.buildings.some(({ at }) => at === pawnAt(view, pawn))
  return [[card, PIECE.kit(pawn)], ...(isTaken ? [] : [[card, PIECE.place(pawnAt(view, pawn))]]), [card]]
}

/** Moves with guns, survivors and pawns. */
function fighterPaths(move: Move, view: View): Paths {
  switch (move.move) {
    case 'attack': {
      const [act, gun, target] = [PIECE.act('attack'), PIECE.gun(move.pawn, move.gun), PIECE.figure(move.target)]
      return [
        [gun, target],
        [act, target],
        [act, target, gun],
      ]
    }
    case 'give-gun': {
      const [act, gun, to] = [PIECE.act('give-gun'), PIECE.gun(move.pawn, move.gun), PIECE.survivor(move.to)]
      return [[act, gun, to], [act, gun], [act], [gun, to]]
    }
    case 'take-gun':
    case 'pick-up':
    case 'put-down': {
      const [act, survivor] = [PIECE.act(move.move), PIECE.survivor(move.survivor)]
      const there = move.move === 'put-down' ? [[survivor, PIECE.place(pawnAt(view, move.pawn))]] : []
      return [[act, survivor], [act], [survivor, act], ...there]
    }
    case 'sacrifice':
    case 'lose':
      return [[PIECE.button(move)], [PIECE.survivor(move.survivor)]]
    case 'take-damage':
      return [[PIECE.button(move)], ...(view.asked?.pawn ? [[PIECE.kit(view.asked.pawn)]] : [])]
    case 'choose-pawn':
      return [[PIECE.button(move)], [PIECE.pawn(move.pawn)]]
    case 'drop-gun':
      return [
        [PIECE.button(move)],
        [isSurvivor(move.of) ? PIECE.survivor(move.of) : PIECE.gun(move.of, move.gun), PIECE.discard],
      ]
    case 'ability':
      return abilityPaths(move, view)
    default:
      return isAct(move.move) ? [[PIECE.act(move.move)]] : [[PIECE.button(move)]]
  }
}

function isAct(move: Move['move']): move is Act & Move['move'] {
  return (ACTS as readonly string[]).includes(move)
}

function isSurvivor(name: string): boolean {
  return /^s\d+$/.test(name)
}

/** The gun of the deciding pawn, or the survivor who fires. */
function gunPaths(gun: string, view: View): Paths {
  if (isSurvivor(gun)) return [[PIECE.survivor(gun)]]
  const decider = deciderOf(view)
  const isPawns = view.pawns.some(({ pawn, seat }) => pawn === decider && seat === view.who)
  return isPawns && decider !== null ? [[PIECE.gun(decider, gun)]] : []
}

/** The ability of a house, on nothing, a card of the discard pile, a gun, or a building to go to. */
function abilityPaths({ on, pawn }: Extract<Move, { move: 'ability' }>, { buildings }: View): Paths {
  const act = PIECE.act('ability')
  if (on === null) return [[act]]
  if (buildings.some(({ at }) => at === on)) return [[act, PIECE.place(on)]]
  if (isSurvivor(on)) return [[act, PIECE.survivor(on)]]
  return [[act, on.startsWith('gun-') ? PIECE.gun(pawn, on) : PIECE.looked(on)]]
}
