import { say } from '@holdout/engine'
import {
  type GunRef,
  isPawnsGun,
  only,
  type PawnId,
  type PlayerId,
  pawnName,
  pawnNamed,
  refNamed,
  seatOf,
  survivorName,
  survivorsGun,
} from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { isBuilding, type Loc, nameOf } from '../data/board.ts'
import { CHOOSE_PAWN, FIRE, LOSE, type Move, type Named, STOP } from '../moves.ts'
import { fighter, firing } from '../say/fighters.ts'
import { piece, place, within } from '../say/parts.ts'
import {
  type Arrival,
  carriedBy,
  gunAt,
  hasTwinBefore,
  isAlive,
  isLoaded,
  movedAt,
  ownerOf,
  placedCount,
  placedIn,
  playerCount,
  type State,
  type Steps,
  type Survivor,
} from '../state.ts'
import { best, buildingsOwner, clock, oneOf, otherMoves, pawnsOwner } from './asked.ts'
import { noTwin, refIn, survivorIn, withoutTwins } from './needs.ts'
import { discardSurvivor, nextIsMoved, survivorNamed } from './pieces.ts'
import { loseIfUnheld, settlePossession } from './possession.ts'
import { fire, fireAtZombie } from './shooting.ts'

/**
 * ZT-90 A zombie that comes to a place is resolved immediately, on any player's turn. ZT-91 Pawns first, clockwise from
 * the active player.
 */
export function zombieArrives(
  s: State,
  { at, moved: came, first }: { at: Loc; moved: boolean; first: PawnId | null },
  cx: Cx,
): void {
  if (s.zombies[at] === 0) return // a trap has already killed it
  const moved = came ? movedAt(s, at) > 0 : nextIsMoved(s, at)
  const queue: PawnId[] = []
  const spared: PlayerId[] = []
  const players = playerCount(s)
  for (let turn = 0; turn < players; turn++) {
    const player = (s.active + turn) % players
    for (let pawn = player; pawn < s.pawns.length; pawn += players) {
      if (s.pawns[pawn].at !== at) continue
      if (pawn === first) queue.unshift(pawn)
      else queue.push(pawn)
      if (!spared.includes(player)) spared.push(player)
    }
  }
  if (isBuilding(at)) settlePossession(s, at, cx)
  if (queue.length === 0 && (!isBuilding(at) || placedCount(s, at) === 0)) return
  // The pawn of a Zombie card faces it first.
  if (first !== null && queue[0] === first)
    cx.next({ step: 'face-pawn', at, moved, queue: queue.slice(1), spared, pawn: first })
  else cx.next({ step: 'face-zombie', at, moved, queue, spared })
}

/** ZT-91 The next pawn that is still there faces the zombie; after the pawns, the survivors (ZT-95). */
export function faceZombie(s: State, arrival: Arrival, cx: Cx): void {
  const { at, moved, spared } = arrival
  const queue = arrival.queue.filter(pawn => s.pawns[pawn].at === at)
  if (queue.length > 0) {
    const of = ownerOf(s, queue[0])
    // ZT-206 A player with two pawns there chooses which one faces it first.
    if (queue.length > 1 && queue.some((pawn, i) => i > 0 && ownerOf(s, pawn) === of))
      return cx.next({ step: 'face-order', at, moved, queue, spared, of })
    return cx.next({ step: 'face-pawn', at, moved, queue: queue.slice(1), spared, pawn: queue[0] })
  }
  if (isBuilding(at)) {
    const owner = s.owners[at] as PlayerId
    if (placedCount(s, at) > 0 && !spared.includes(owner)) return cx.next({ step: 'survivors-face', at, moved })
  }
  cx.emit?.({ event: 'zombie-stays', rule: 'ZT-94', at: nameOf(at) })
}

/** ZT-206 Which of the player's pawns faces the zombie first. */
export const faceOrder: Ask<'face-order'> = {
  rule: 'ZT-D25',
  asks: (_s, { of }) => only(of),
  clock,
  tempting: otherMoves,
  question: v => say`A zombie attacks both your pawns ${within(v.asked?.at ?? '')}. Which pawn defends first?`,
  moves: {
    'choose-pawn': {
      ...oneOf<'face-order'>(
        'ZT-D25',
        (s, { queue, of }) => queue.filter(pawn => ownerOf(s, pawn) === of).map(pawn => CHOOSE_PAWN[pawn]),
        'Choose one of the pawns that the zombie attacks.',
      ),
      label: ({ pawn }) => say`Choose ${piece(pawn)}`,
      take(_s, { pawn: name }, cx, { at, moved, queue, spared }) {
        const pawn = pawnNamed(name)
        cx.next({ step: 'face-pawn', at, moved, queue: queue.filter(other => other !== pawn), spared, pawn })
      },
    },
  },
  first: { rule: 'ZT-D25', text: 'First choose which pawn defends.' },
  timeout: (s, _step, _seat, legal) => healthiest(s, legal),
}

/** The pawn with the most health. */
export function healthiest<M extends Move>(s: State, legal: readonly M[]): M {
  return best(legal, move => (move.move === 'choose-pawn' ? s.pawns[pawnNamed(move.pawn)].health : 0))
}

type Facing = Steps['face-pawn']

/** ZT-92 The pawn defends while it has a gun to fire. ZT-93 Otherwise it takes damage and flees. */
export function facePawn(s: State, facing: Facing, cx: Cx): void {
  const { at, moved, queue, spared, pawn } = facing
  cx.emit?.({ event: 'zombie-faces', pawn: pawnName(pawn), at: nameOf(at) })
  if (canDefend(s, pawn, at)) return cx.next({ step: 'defend', at, moved, queue, spared, pawn })
  suffer(facing, cx)
}

function suffer({ at, moved, queue, spared, pawn }: Facing, cx: Cx): void {
  cx.next({ step: 'damage', pawn, cause: 'zombie', flees: true }, { step: 'face-zombie', at, moved, queue, spared })
}

/** ZT-92 Whether the pawn, a survivor it carries or an own survivor placed there has a loaded gun. */
export function canDefend(s: State, pawn: PawnId, at: Loc): boolean {
  for (const gun of s.pawns[pawn].guns) if (gun.bullets > 0) return true
  if (anyLoaded(carriedBy(s, pawn))) return true
  return isBuilding(at) && s.owners[at] === ownerOf(s, pawn) && anyLoaded(placedIn(s, at))
}

function anyLoaded(survivors: readonly Survivor[]): boolean {
  for (const { gun } of survivors) if (isLoaded(gun)) return true
  return false
}

/** ZT-92 All guns that may fire for the pawn: its own, those it carries, those of own survivors placed there. */
function defenders(s: State, pawn: PawnId): readonly Survivor[] {
  const at = s.pawns[pawn].at as Loc
  const carried = carriedBy(s, pawn)
  return isBuilding(at) && s.owners[at] === ownerOf(s, pawn) ? [...carried, ...placedIn(s, at)] : carried
}

export const stop: MoveOf<'stop'> = {
  rule: 'ZT-93',
  label: (_move, v) => say`${v.asked?.step === 'fight-on' ? 'End the fight' : 'Hold fire'}`,
  candidates: [STOP],
  take: () => {},
}

/** ZT-92 Fires one bullet of any of these guns. */
const fireInDefense: Omit<MoveOf<'fire', { readonly pawn: PawnId }>, 'take'> = {
  rule: 'ZT-92',
  label: ({ gun }, v) => say`Fire ${firing(v, gun)}`,
  candidates(s, { pawn }) {
    const list: Named<'fire'>[] = []
    listDefense(s, pawn, list)
    return list
  },
  exists: [
    [
      'ZT-92',
      (s, { gun: name }, { pawn }) => {
        const ref = refIn(name)
        if (ref === undefined || !isLoaded(gunAt(s, pawn, ref))) return false
        return isPawnsGun(ref) || survivorIn(defenders(s, pawn), name) !== undefined
      },
      'Only loaded guns of this pawn, of survivors it carries, and of your survivors here can fire.',
    ],
    noTwin('ZT-92', ({ gun }) => gun),
  ],
}

function listDefense(s: State, pawn: PawnId, list: Named<'fire'>[]): void {
  const { guns, at } = s.pawns[pawn]
  for (let gun = 0; gun < guns.length; gun++) if (guns[gun].bullets > 0) list.push(FIRE[gun])
  listLoaded(carriedBy(s, pawn), list)
  if (isBuilding(at as Loc) && s.owners[at as Loc] === ownerOf(s, pawn)) listLoaded(placedIn(s, at as Loc), list)
}

function listLoaded(survivors: readonly Survivor[], list: Named<'fire'>[]): void {
  for (let i = 0; i < survivors.length; i++)
    if (isLoaded(survivors[i].gun) && !hasTwinBefore(survivors, i)) list.push(FIRE[survivorsGun(survivors[i].id)])
}

/** ZT-92 A pawn that a zombie attacks: `hit` after a shot, `hold` if it does not fire (ZT-93). */
export function defense<K extends 'defend' | 'sent-defends'>(
  question: Ask<K>['question'],
  hit: (s: State, step: Steps[K], gun: GunRef, cx: Cx) => void,
  hold: (step: Steps[K], cx: Cx) => void,
): Ask<'defend'> & Ask<'sent-defends'> {
  const asked: Ask<'defend'> = {
    rule: 'ZT-D11',
    ...pawnsOwner,
    question,
    moves: {
      fire: { ...fireInDefense, take: (s, { gun }, cx, step) => hit(s, step as Steps[K], refNamed(gun), cx) },
      stop: { ...stop, take: (_s, _move, cx, step) => hold(step as Steps[K], cx) },
    },
    first: { rule: 'ZT-D11', text: 'First fire a gun at the zombie, or hold fire.' },
    timeout: (s, { pawn }, _seat, legal) => survivorsFirst(s, pawn, legal),
  }
  return asked as Ask<'defend'> & Ask<'sent-defends'>
}

/** The guns of survivors first, then the pawn's gun with the most bullets. */
function survivorsFirst<M extends Move>(s: State, pawn: PawnId, legal: readonly M[]): M {
  return best(legal, move => {
    if (move.move !== 'fire') return -1
    const ref = refNamed(move.gun)
    return isPawnsGun(ref) ? (gunAt(s, pawn, ref)?.bullets ?? 0) : 100
  })
}

export const defend = defense<'defend'>(
  v => say`A zombie attacks ${piece(v.asked?.pawn ?? '')} ${within(v.asked?.at ?? '')}. Which gun do you fire?`,
  (s, facing, gun, cx) => {
    const { at, moved, queue, spared, pawn } = facing
    if (fireAtZombie(s, pawn, gun, at, moved, cx)) return
    if (canDefend(s, pawn, at)) cx.next({ step: 'defend', at, moved, queue, spared, pawn })
    else suffer(facing, cx)
  },
  suffer,
)

type AtSurvivors = Steps['survivors-face']

/** ZT-95 Survivors without their pawn may fire their guns. ZT-117 Those of a dead player fire to the last bullet. */
export function survivorsFace(s: State, { at, moved }: AtSurvivors, cx: Cx): void {
  const survivors = placedIn(s, at)
  const player = s.owners[at] as PlayerId
  if (!anyLoaded(survivors)) return survivorFalls(s, at, cx)
  if (isAlive(s, player)) return cx.next({ step: 'defend-survivors', at, moved })
  const first = survivors.find(({ gun }) => isLoaded(gun)) as Survivor
  if (!fire(s, player, survivorsGun(first.id), at, moved, player, cx)) cx.next({ step: 'survivors-face', at, moved })
}

/** ZT-96 They may also hold fire. */
export const defendSurvivors: Ask<'defend-survivors'> = {
  rule: 'ZT-D12',
  ...buildingsOwner,
  question: v => say`A zombie attacks your survivors in ${place(v.asked?.at ?? '')}. Which one fires?`,
  moves: {
    fire: {
      rule: 'ZT-95',
      label: fireInDefense.label,
      candidates(s, { at }) {
        const list: Named<'fire'>[] = []
        listLoaded(placedIn(s, at), list)
        return list
      },
      exists: [
        [
          'ZT-95',
          (s, { gun }, { at }) => isLoaded(survivorIn(placedIn(s, at), gun)?.gun),
          'Only your survivors placed here with a loaded gun can fire.',
        ],
        noTwin('ZT-95', ({ gun }) => gun),
      ],
      take(s, { gun }, cx, { at, moved }) {
        const player = s.owners[at] as PlayerId
        if (!fire(s, player, refNamed(gun), at, moved, player, cx)) cx.next({ step: 'survivors-face', at, moved })
      },
    },
    stop: { ...stop, take: (s, _move, cx, { at }) => survivorFalls(s, at, cx) },
  },
  first: { rule: 'ZT-D12', text: 'First let a survivor fire, or hold fire.' },
  timeout: (_s, _step, _seat, legal) => legal[0],
}

/** ZT-95 One of them, chosen by the owner, dies: never more than one per zombie. */
function survivorFalls(s: State, at: Loc, cx: Cx): void {
  const survivors = placedIn(s, at)
  cx.emit?.({ event: 'zombie-stays', rule: 'ZT-95', at: nameOf(at) })
  if (survivors.length > 1 && isAlive(s, s.owners[at] as PlayerId)) return cx.next({ step: 'survivor-dies', at })
  loseSurvivor(s, at, leastUseful(survivors), cx)
}

/** ZT-117 By default an unarmed one, otherwise the one with the fewest bullets; of equals the one placed earlier. */
export function leastUseful(survivors: readonly Survivor[]): Survivor {
  const bullets = (survivor: Survivor): number => survivor.gun?.bullets ?? -1
  return survivors.reduce((least, other) => (bullets(other) < bullets(least) ? other : least))
}

export const survivorDies: Ask<'survivor-dies'> = {
  rule: 'ZT-D13',
  ...buildingsOwner,
  question: v => say`Which survivor in ${place(v.asked?.at ?? '')} dies?`,
  moves: {
    lose: {
      rule: 'ZT-95',
      label: ({ survivor }, v) => say`Lose ${fighter(v, survivor)}`,
      candidates: (s, { at }) => withoutTwins(placedIn(s, at)).map(({ id }) => LOSE[id]),
      exists: [
        [
          'ZT-95',
          (s, { survivor }, { at }) => survivorIn(placedIn(s, at), survivor) !== undefined,
          'Choose one of your survivors placed here.',
        ],
        noTwin('ZT-95', ({ survivor }) => survivor),
      ],
      take: (s, { survivor }, cx, { at }) => loseSurvivor(s, at, survivorNamed(s, survivor), cx),
    },
  },
  first: { rule: 'ZT-D13', text: 'First choose the survivor who dies.' },
  timeout: (s, { at }) => LOSE[leastUseful(placedIn(s, at)).id],
}

function loseSurvivor(s: State, at: Loc, survivor: Survivor, cx: Cx): void {
  discardSurvivor(s, survivor)
  cx.emit?.({
    event: 'survivor-died',
    rule: 'ZT-95',
    seat: seatOf(s.owners[at] as PlayerId),
    at: nameOf(at),
    survivor: survivorName(survivor.id),
  })
  loseIfUnheld(s, at, cx)
}
