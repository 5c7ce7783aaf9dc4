import type { Seat } from '@holdout/engine'
import type { Remedy } from '@holdout/testkit'
import { COLORS, type PawnId, playerAt } from '../src/codes.ts'
import { BOARD, isBuilding, type Loc, locNamed } from '../src/data/board.ts'
import { ALL_HOUSES, cardNamed, HOUSES, PISTOL, SURVIVOR } from '../src/data/load.ts'
import { putOnTop, takeAll } from '../src/stacks.ts'
import { ownerOf, type State, storedBy } from '../src/state.ts'

interface AnyMove {
  readonly move: string
  readonly pawn: string
  readonly card: string
  readonly from: string
  readonly to: string
  readonly at: string
  readonly gun: string
  readonly of: string
  readonly target: string
  readonly survivor: string
}

const pawnOf = (move: AnyMove): PawnId => COLORS.indexOf(move.pawn)

/** The pawn's building. A pawn in the street is put into the first building. */
function inside(s: State, move: AnyMove): Loc {
  const pawn = s.pawns[pawnOf(move)]
  if (pawn.at === null || !isBuilding(pawn.at)) pawn.at = 0
  return pawn.at
}

/** Gives the pawn that gun slot, loaded. */
function load(s: State, move: AnyMove, slot: number): true {
  const { guns } = s.pawns[pawnOf(move)]
  while (guns.length <= slot) guns.push({ card: PISTOL, bullets: 0 })
  guns[slot].bullets = 1
  return true
}

/** Makes the survivor the only one that the pawn carries or that is placed in its building. */
function onlySurvivor(s: State, name: string, where: { pawn: PawnId | null; at: Loc | null }, armed: boolean): void {
  const id = Number(name.slice(1))
  const here = s.survivors.filter(other => other.id !== id && (other.at === null || other.at !== where.at))
  s.survivors = here.filter(other => other.pawn === null || other.pawn !== where.pawn)
  s.survivors.push({ id, ...where, gun: armed ? { card: PISTOL, bullets: 1 } : null, doomed: false })
}

function give(s: State, seat: Seat, card: string): true {
  putOnTop(s.hands, playerAt(seat), cardNamed(card))
  return true
}

const CURES: Readonly<Record<string, (s: State, seat: Seat, move: AnyMove) => boolean | undefined>> = {
  'ZT-28': (s, _seat, move) => {
    s.zombies[locNamed(move.to)] = 0
  },
  'ZT-31': s => {
    s.actions = 6
  },
  'ZT-33': s => {
    s.walks = 1
  },
  'ZT-40': (s, _seat, move) => {
    takeAll(s.walls, locNamed(move.to))
  },
  'ZT-43': (s, _seat, move) => {
    s.zombies[locNamed(move.to)] = 0
  },
  'ZT-52': (s, _seat, move) => inside(s, move) >= 0,
  'ZT-58': (s, _seat, move) => {
    if (move.move !== 'draw') return false
    const { at } = s.pawns[pawnOf(move)]
    if (at === null || !isBuilding(at)) return false
    putOnTop(s.piles, at, cardNamed('survivor'))
  },
  'ZT-62': (s, seat, move) => {
    give(s, seat, move.card)
    if (move.to === 'pawn') s.pawns[pawnOf(move)].guns = []
    else onlySurvivor(s, move.to, { pawn: pawnOf(move), at: null }, false)
  },
  'ZT-63': (s, _seat, move) => load(s, move, Number(move.gun.slice(4)) - 1),
  'ZT-64': (s, seat, move) => {
    const pawn = COLORS.indexOf(move.of)
    if (pawn < 0) return onlySurvivorEmpty(s, seat, move)
    if (!s.pawns[pawn] || ownerOf(s, pawn) !== playerAt(seat) || s.pawns[pawn].at === null) return false
    s.pawns[pawn].guns = [
      { card: PISTOL, bullets: 0 },
      { card: PISTOL, bullets: 0 },
    ]
  },
  'ZT-66': (s, _seat, move) => {
    load(s, move, 1)
    onlySurvivor(s, move.to, { pawn: pawnOf(move), at: null }, false)
  },
  'ZT-67': (s, _seat, move) => {
    s.pawns[pawnOf(move)].guns = []
    onlySurvivor(s, move.survivor, { pawn: pawnOf(move), at: null }, true)
  },
  'ZT-69': (s, seat, move) => {
    if (move.move !== 'store' || s.agenda.at(-1)?.step !== 'main') return false
    inside(s, move)
    give(s, seat, move.card)
  },
  'ZT-70': (s, seat, move) => {
    if (move.move !== 'take-stored' || s.agenda.at(-1)?.step !== 'main') return false
    const at = inside(s, move)
    const stored = storedBy(s, at, playerAt(seat))
    if (stored) stored.cards.push(cardNamed(move.card))
    else s.stored.push({ at, by: playerAt(seat), cards: [cardNamed(move.card)] })
  },
  'ZT-72': (s, seat, move) => {
    putOnTop(s.hands, playerAt(seat), SURVIVOR)
    if (move.move === 'place-survivor') inside(s, move)
  },
  'ZT-73': (s, seat, move) => {
    const at = inside(s, move)
    s.owners[at] = playerAt(seat)
    onlySurvivor(s, move.survivor, { pawn: null, at }, false)
  },
  'ZT-74': (s, _seat, move) => {
    inside(s, move)
    onlySurvivor(s, move.survivor, { pawn: pawnOf(move), at: null }, false)
  },
  'ZT-80': (s, _seat, move) => {
    const at = locNamed(move.at)
    const from = BOARD.steps[at][0]
    s.zombies[at] = 1
    s.zombies[from] = 0
    s.pawns[pawnOf(move)].at = from
  },
  'ZT-86': (s, _seat, move) => load(s, move, Number(move.gun.slice(4)) - 1),
  'ZT-100': (s, seat, move) => {
    if (!s.options['player-fights']) return false
    const enemy = s.pawns.findIndex((pawn, id) => pawn.at !== null && ownerOf(s, id) !== playerAt(seat))
    const target = COLORS.indexOf(move.target)
    if (enemy < 0 || (target >= 0 && ownerOf(s, target) === playerAt(seat))) return false
    if (target >= 0 && (s.pawns[target]?.at ?? null) === null) return false // not in this match, or dead
    s.pawns[target < 0 ? enemy : target].at = s.pawns[pawnOf(move)].at
    if (target < 0) onlySurvivor(s, move.target, { pawn: enemy, at: null }, false)
  },
  'ZT-123': (s, seat, move) => {
    s.owners[s.pawns[pawnOf(move)].at as Loc] = playerAt(seat)
  },
  'ZT-132': (s, seat, move) => {
    if (s.agenda.at(-1)?.step !== 'main') return false
    takeAll(s.walls, inside(s, move))
    give(s, seat, move.card)
  },
  'ZT-133': (s, _seat, move) => {
    if (s.agenda.at(-1)?.step !== 'main') return false
    for (const square of BOARD.contacts[inside(s, move)]) s.zombies[square] = 0
  },
  'ZT-138': (s, _seat, move) => {
    takeAll(s.walls, locNamed(move.to))
  },
  'ZT-139': (s, _seat, move) => {
    s.pawns[pawnOf(move)].at = BOARD.contacts[0][0]
    if (s.walls.sizes[0] === 0) putOnTop(s.walls, 0, cardNamed('barricade-1'))
  },
  'ZT-143': (s, _seat, move) => {
    const at = inside(s, move)
    s.owners[at] = ownerOf(s, pawnOf(move))
    if ('on' in move && move.on !== null) return false // what the move names fits only one kind of house
    s.houses[at] = ALL_HOUSES.find(house => HOUSES[house].id === 'house-nurse') ?? null
    s.pawns[pawnOf(move)].health = 1
  },
  'ZT-144': (s, _seat, move) => {
    const { at } = s.pawns[pawnOf(move)]
    if (at === null || !isBuilding(at)) return false
    s.counters[at] = 5
  },
  'ZT-152': (s, _seat, move) => {
    s.zombies[locNamed(move.from)] = 1
  },
  'ZT-153': s => {
    s.moved.length = 0
  },
  'ZT-160': (s, seat, move) => give(s, seat, move.card),
  'ZT-163': (s, seat, move) => {
    if (!(pawnOf(move) >= 0) || ownerOf(s, pawnOf(move)) !== playerAt(seat)) return false
    inside(s, move)
  },
  'ZT-175': (s, seat) => give(s, seat, 'fireworks'),
  'ZT-176': s => {
    s.fireworks = []
  },
}

function onlySurvivorEmpty(s: State, seat: Seat, move: AnyMove): boolean {
  const pawn = s.pawns.findIndex(({ at }, id) => at !== null && ownerOf(s, id) === playerAt(seat))
  onlySurvivor(s, move.of, { pawn, at: null }, true)
  for (const { id, gun } of s.survivors) if (id === Number(move.of.slice(1)) && gun) gun.bullets = 0
  return true
}

/** The remedies, by rule id. */
export const remedies: Readonly<Record<string, Remedy<State>>> = Object.fromEntries(
  Object.entries(CURES).map(([rule, cure]) => [rule, (s, seat, move: AnyMove) => cure(s, seat, move) ?? true]),
)

const DECISION = 'the move answers another decision'
const ANSWER = 'the move names something that this decision does not offer'

export const withoutRemedy: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Array.from({ length: 26 }, (_, i) => [`ZT-D${String(i + 1).padStart(2, '0')}`, DECISION] as const),
  ),
  'ZT-06': ANSWER,
  'ZT-09': ANSWER,
  'ZT-21': 'the places of the move decide, not the position',
  'ZT-25': 'the places of the move decide, not the position',
  'ZT-30': 'zombies are moved in another phase',
  'ZT-32': 'the move names no place',
  'ZT-34': 'the move is not an action of this player',
  'ZT-44': ANSWER,
  'ZT-48': ANSWER,
  'ZT-54': ANSWER,
  'ZT-56': ANSWER,
  'ZT-92': ANSWER,
  'ZT-95': ANSWER,
  'ZT-102': ANSWER,
  'ZT-106': ANSWER,
  'ZT-113': ANSWER,
  'ZT-114': ANSWER,
  'ZT-134': DECISION,
  'ZT-137': ANSWER,
  'ZT-146': 'the house card has only one kind of effect, and the move names another place',
  'ZT-151': DECISION,
  'ZT-161': 'it is not the turn of this player, or no window is open',
  'ZT-162': 'the effect of each event needs something else',
  'ZT-165': ANSWER,
  'ZT-166': 'it is not the action phase of this player',
  'ZT-167': ANSWER,
  'ZT-168': ANSWER,
  'ZT-169': ANSWER,
  'ZT-170': ANSWER,
  'ZT-171': ANSWER,
  'ZT-206': ANSWER,
  'ZT-R12': 'no window is open',
}
