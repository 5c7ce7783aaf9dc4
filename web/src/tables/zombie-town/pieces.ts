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

/** Steps of a movement. The table draws whole paths instead of single steps. */
export function isOnFoot(move: Move): move is Extract<Move, { move: 'walk' | 'step' }> {
  return move.move === 'walk' || move.move === 'step'
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

/** The ways to choose a move by pressing pieces, the most common one first. The acting pawn is chosen before. */
export function pathsOf(move: Move, view: View): Paths {
  switch (move.move) {
    case 'home':
    case 'add-zombies':
    case 'trap-kill':
    case 'pile':
      return [[PIECE.place(move.at)]]
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
      return [[PIECE.place(view.pawns.find(({ pawn }) => pawn === move.pawn)?.at ?? '')]]
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
    case 'end-actions':
      return [[PIECE.act('end-actions')]]
    default:
      return cardPaths(move, view)
  }
}

function cardPaths(move: Move, view: View): Paths {
  const isMain = view.asked?.step === 'main'
  switch (move.move) {
    case 'build':
    case 'play-gun':
    case 'event':
    case 'discard':
      return [[PIECE.card(move.card)]]
    case 'carry-survivor':
    case 'place-survivor':
      return [[PIECE.card('survivor')]]
    case 'fireworks':
      return [[PIECE.card('fireworks'), PIECE.place(move.at)]]
    case 'store': {
      const card = PIECE.card(move.card)
      return isMain ? [[card], [PIECE.act('store')], [PIECE.act('store'), card]] : [[card]]
    }
    case 'take-stored':
      return isMain ? [[PIECE.act('take-stored')]] : [[PIECE.use('take-stored', move.card)]]
    case 'ability':
      return abilityPaths(move.on, view)
    case 'keep':
      return [[PIECE.use('keep', move.card)]]
    case 'choose':
      return [[PIECE.use(move.use, move.card)]]
    case 'put-back':
      return [[PIECE.use(move.to, move.card)]]
    case 'return':
      return [[PIECE.use(move.to, view.looked?.[0] ?? '')]]
    case 'take':
    case 'trigger':
      return [[PIECE.use(move.move, view.looked?.[0] ?? '')]]
    default:
      return isAct(move.move) ? [[PIECE.act(move.move)]] : [[PIECE.button(move)]]
  }
}

function isAct(move: Move['move']): move is Act & Move['move'] {
  return (ACTS as readonly string[]).includes(move)
}

/** The guns of the deciding pawn are drawn; those of survivors are buttons only. */
function gunPaths(gun: string, view: View): Paths {
  const decider = deciderOf(view)
  const isPawns = view.pawns.some(({ pawn, seat }) => pawn === decider && seat === view.who)
  return isPawns && decider !== null && gun.startsWith('gun-') ? [[PIECE.gun(decider, gun)]] : []
}

/** The ability of a house, on nothing, a card, a gun, or a building to go to. */
function abilityPaths(on: string | null, { buildings }: View): Paths {
  const act = PIECE.act('ability')
  return on !== null && buildings.some(({ at }) => at === on) ? [[act], [act, PIECE.place(on)]] : [[act]]
}
