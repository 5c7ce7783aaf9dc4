import {
  type Fighter,
  fighterName,
  fighterNamed,
  type GunRef,
  isPawn,
  type PawnId,
  type PlayerId,
  pawnFights,
  pawnName,
  pawnsGun,
  refNamed,
  seatOf,
  survivorFights,
  survivorName,
  survivorOf,
  survivorsGun,
} from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BOARD, isBuilding, type Loc, locNamed, nameOf } from '../data/board.ts'
import { ATTACK, CHALLENGE, DECLINE, FIGHT_ON, FIRE, type Move, RETREAT, STAY, STOP } from '../moves.ts'
import {
  carriedBy,
  type Fight,
  type Gun,
  gunAt,
  hasTwinBefore,
  isAlive,
  isArmed,
  isClosedTo,
  isLoaded,
  ownerOf,
  ownerOfSurvivor,
  placedIn,
  playerCount,
  type State,
  type Survivor,
  survivorById,
  type Way,
  whereIs,
} from '../state.ts'
import { Draw, turnsOf } from './combat-deck.ts'
import { discardSurvivor } from './pieces.ts'
import { loseIfUnheld, putPawn, settlePossession } from './possession.ts'

function fighterAt(s: State, fighter: Fighter): Loc | null {
  if (isPawn(fighter)) return s.pawns[fighter].at
  const survivor = survivorById(s, survivorOf(fighter))
  return survivor && whereIs(s, survivor)
}

export function playerOf(s: State, fighter: Fighter): PlayerId {
  return isPawn(fighter) ? ownerOf(s, fighter) : ownerOfSurvivor(s, survivorById(s, survivorOf(fighter)) as Survivor)
}

/** ZT-109 A pawn fights with its own guns only, a survivor with the one it has. */
function gunOf(s: State, fighter: Fighter, ref: GunRef): Gun | null {
  return isPawn(fighter) ? gunAt(s, fighter, ref) : gunAt(s, 0, survivorsGun(survivorOf(fighter)))
}

/**
 * ZT-100 One loaded gun of the pawn against one enemy pawn or survivor at the same location. ZT-109 Never against own
 * pieces.
 */
export function listAttacks(s: State, pawn: PawnId, list: Move[]): void {
  if (!s.options['player-fights'] || !isArmed(s.pawns[pawn])) return
  const { at, guns } = s.pawns[pawn]
  const player = ownerOf(s, pawn)
  const targets: Fighter[] = []
  for (let other = 0; other < s.pawns.length; other++) {
    if (s.pawns[other].at !== at || ownerOf(s, other) === player) continue
    targets.push(pawnFights(other))
    const carried = carriedBy(s, other)
    for (let i = 0; i < carried.length; i++) if (!hasTwinBefore(carried, i)) targets.push(survivorFights(carried[i].id))
  }
  if (isBuilding(at as Loc) && s.owners[at as Loc] !== player) {
    const survivors = placedIn(s, at as Loc)
    for (let i = 0; i < survivors.length; i++)
      if (!hasTwinBefore(survivors, i)) targets.push(survivorFights(survivors[i].id))
  }
  if (targets.length === 0) return
  for (let gun = 0; gun < guns.length; gun++)
    if (guns[gun].bullets > 0) for (const target of targets) list.push(ATTACK[pawn][gun][target])
}

/** ZT-101 One gun, one action, however many rounds. */
export function attack(s: State, pawn: PawnId, gun: GunRef, target: string, cx: Cx): void {
  const at = s.pawns[pawn].at as Loc
  cx.emit?.({ event: 'attacked', rule: 'ZT-100', by: pawnName(pawn), target, at: nameOf(at) })
  cx.next({ step: 'fight-round', attacker: pawnFights(pawn), gun, target: fighterNamed(target), at, once: false })
}

/** A round. ZT-102 An armed target fires back, ZT-104 an unarmed one does not. */
export function fightRound(s: State, fight: Fight, cx: Cx): void {
  const guns = loadedGuns(s, fight.target)
  if (guns.length === 0) return fireOnUnarmed(s, fight, cx)
  if (guns.length > 1) cx.next({ ...fight, step: 'fight-gun' })
  else cx.next({ ...fight, with: guns[0], step: 'clash' })
}

function loadedGuns(s: State, fighter: Fighter): GunRef[] {
  if (!isPawn(fighter)) return isLoaded(gunOf(s, fighter, pawnsGun(0))) ? [pawnsGun(0)] : []
  const refs: GunRef[] = []
  s.pawns[fighter].guns.forEach((gun, ref) => {
    if (gun.bullets > 0) refs.push(pawnsGun(ref))
  })
  return refs
}

export function offerFightGun(s: State, { target }: Fight, _seat: string, list: Move[]): void {
  for (const ref of loadedGuns(s, target)) list.push(FIRE[ref])
}

/** ZT-102 The target chooses its gun for each round. */
export function takeFightGun(_s: State, fight: Fight, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'fire') cx.next({ ...bare(fight), with: refNamed(move.gun), step: 'clash' })
}

/** ZT-104 Jammed has no effect. Any other card hits: a pawn takes damage and flees, a survivor is discarded. */
function fireOnUnarmed(s: State, fight: Fight, cx: Cx): void {
  const { attacker, gun, target } = fight
  const weapon = gunOf(s, attacker, gun) as Gun
  weapon.bullets -= 1
  const draw = new Draw(s, cx)
  const { best, cards } = draw.turn(turnsOf(weapon))
  draw.done()
  const hit = best >= 0
  cx.emit?.({
    event: 'fired-on-unarmed',
    rule: 'ZT-104',
    by: fighterName(attacker),
    target: fighterName(target),
    cards,
    hit,
  })
  if (!hit) return askToFightOn(s, fight, cx)
  if (isPawn(target)) cx.next({ step: 'damage', pawn: target, cause: 'fight', flees: true })
  else survivorLoses(s, target, cx)
}

/**
 * ZT-102 Both sides spend a bullet. The attacker turns first, and the higher number wins. ZT-103 On a tie both turn
 * again.
 */
export function clash(s: State, { with: ref, ...fight }: Fight & { with: GunRef }, cx: Cx): void {
  const { attacker, target, gun } = fight
  const mine = gunOf(s, attacker, gun) as Gun
  const theirs = gunOf(s, target, ref) as Gun
  mine.bullets -= 1
  theirs.bullets -= 1
  let loser: Fighter | null = null
  while (loser === null) {
    const draw = new Draw(s, cx)
    const first = draw.turn(turnsOf(mine))
    const second = draw.turn(turnsOf(theirs))
    draw.done()
    if (first.best !== second.best) loser = first.best > second.best ? target : attacker
    cx.emit?.({
      event: 'clashed',
      rule: loser === null ? 'ZT-103' : 'ZT-102',
      attacker: fighterName(attacker),
      target: fighterName(target),
      attackerCards: first.cards,
      targetCards: second.cards,
      loser: loser === null ? null : fighterName(loser),
    })
  }
  if (!isPawn(loser)) return survivorLoses(s, loser, cx) // ZT-105 and the fight is over
  cx.next({ step: 'damage', pawn: loser, cause: 'fight', flees: false }, { ...bare(fight), loser, step: 'after-round' })
}

/** ZT-105 A survivor that loses is discarded with its gun. */
function survivorLoses(s: State, fighter: Fighter, cx: Cx): void {
  const survivor = survivorById(s, survivorOf(fighter))
  if (!survivor) return
  cx.emit?.({
    event: 'survivor-died',
    rule: 'ZT-105',
    seat: seatOf(ownerOfSurvivor(s, survivor)),
    at: nameOf(whereIs(s, survivor)),
    survivor: survivorName(survivor.id),
  })
  discardSurvivor(s, survivor)
  if (survivor.at !== null) loseIfUnheld(s, survivor.at, cx)
}

/** ZT-106 If both are still there, first the loser, then the winner may retreat. ZT-108 Losing does not move a pawn. */
export function afterRound(s: State, { loser, ...step }: Fight & { loser: Fighter }, cx: Cx): void {
  const fight = bare(step)
  if (!bothThere(s, fight)) return
  const winner = loser === fight.attacker ? fight.target : fight.attacker
  const asked = isPawn(loser) ? loser : winner
  if (isPawn(asked)) cx.next({ ...fight, loser, pawn: asked, step: 'retreat' })
  else askToFightOn(s, fight, cx)
}

function bothThere(s: State, { attacker, target, at }: Fight): boolean {
  return fighterAt(s, attacker) === at && fighterAt(s, target) === at
}

type Retreat = Fight & { readonly pawn: PawnId; readonly loser: Fighter }

/** ZT-106 One step to a location that the pawn may enter, without zombies. */
export function offerRetreat(s: State, { pawn, at }: Retreat, _seat: string, list: Move[]): void {
  const player = ownerOf(s, pawn)
  for (const to of BOARD.steps[at]) if (s.zombies[to] === 0 && !isClosedTo(s, to, player)) list.push(RETREAT[to])
  list.push(STAY)
}

export function takeRetreat(s: State, { pawn, loser, ...step }: Retreat, _seat: string, move: Move, cx: Cx): void {
  const fight = bare(step)
  if (move.move === 'retreat') {
    const to = locNamed(move.to)
    cx.emit?.({ event: 'retreated', rule: 'ZT-106', pawn: pawnName(pawn), from: nameOf(fight.at), to: move.to })
    putPawn(s, pawn, to, cx)
    return cx.next({ step: 'enter', pawn, at: to, way: null })
  }
  const winner = loser === fight.attacker ? fight.target : fight.attacker
  if (pawn === loser && isPawn(winner)) cx.next({ ...fight, loser, pawn: winner, step: 'retreat' })
  else askToFightOn(s, fight, cx)
}

/**
 * ZT-107 The attacker may fight another round while the gun has bullets. ZT-117 A dead player's survivor stops after
 * one.
 */
function askToFightOn(s: State, fight: Fight, cx: Cx): void {
  if (!fight.once && isLoaded(gunOf(s, fight.attacker, fight.gun))) cx.next({ ...fight, step: 'fight-on' })
}

export function offerFightOn(_s: State, _step: object, _seat: string, list: Move[]): void {
  list.push(FIGHT_ON, STOP)
}

export function takeFightOn(_s: State, step: Fight, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'fight-on') cx.next({ ...bare(step), step: 'fight-round' })
}

/** Only the fight of a step, without its other fields. */
function bare({ attacker, gun, target, at, once }: Fight): Fight {
  return { attacker, gun, target, at, once }
}

/** ZT-47 A pawn enters a building: checks possession, then asks for challenges. */
export function enter(s: State, { pawn, at, way }: { pawn: PawnId; at: Loc; way: Way | null }, cx: Cx): void {
  if (s.pawns[pawn].at !== at || !isBuilding(at)) return
  settlePossession(s, at, cx)
  cx.next({ step: 'ask-challenges', pawn, at, queue: challengers(s, pawn, at), way })
}

/**
 * ZT-48 Enemy pawns with a loaded gun and armed enemy survivors, clockwise from the entering player's left, pawns
 * first.
 */
function challengers(s: State, pawn: PawnId, at: Loc): Fighter[] {
  const queue: Fighter[] = []
  if (!s.options['player-fights']) return queue
  const players = playerCount(s)
  for (let turn = 1; turn < players; turn++) {
    const player = (ownerOf(s, pawn) + turn) % players
    for (let other = player; other < s.pawns.length; other += players)
      if (s.pawns[other].at === at && isArmed(s.pawns[other])) queue.push(pawnFights(other))
    if (s.owners[at] !== player) continue
    for (const { id, gun } of placedIn(s, at)) if (isLoaded(gun)) queue.push(survivorFights(id))
  }
  return queue
}

interface Challenging {
  readonly pawn: PawnId
  readonly at: Loc
  readonly queue: readonly Fighter[]
  readonly way: Way | null
}

/** ZT-48 One after another, while the entering pawn is there. ZT-49 Without a challenge, the pawn may continue. */
export function askChallenges(s: State, { pawn, at, queue, way }: Challenging, cx: Cx): void {
  if (s.pawns[pawn].at !== at) return
  const left = queue.filter(fighter => fighterAt(s, fighter) === at && loadedGuns(s, fighter).length > 0)
  if (left.length === 0) {
    if (way?.how === 'walk') cx.next({ step: 'continue-move', pawn, chain: way.chain })
    else if (way?.how === 'sent') cx.next({ step: 'sent', pawn, chain: way.chain })
    return
  }
  if (isAlive(s, playerOf(s, left[0]))) return cx.next({ step: 'challenge', pawn, at, queue: left, way })
  acceptChallenge(s, { pawn, at, queue: left, way }, pawnsGun(0), true, cx) // ZT-117
}

export function offerChallenge(s: State, { queue }: Challenging, _seat: string, list: Move[]): void {
  const [fighter] = queue
  if (isPawn(fighter)) for (const ref of loadedGuns(s, fighter)) list.push(CHALLENGE[ref])
  else list.push(CHALLENGE[survivorsGun(survivorOf(fighter))])
  list.push(DECLINE)
}

export function takeChallenge(s: State, step: Challenging, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'challenge') return acceptChallenge(s, step, refNamed(move.gun), false, cx)
  const { pawn, at, queue, way } = step
  cx.next({ step: 'ask-challenges', pawn, at, queue: queue.slice(1), way })
}

/** ZT-48 A fight with the challenger as attacker. ZT-50 It ends the movement of the entering pawn. */
function acceptChallenge(_s: State, { pawn, at, queue }: Challenging, gun: GunRef, once: boolean, cx: Cx): void {
  const [attacker, ...rest] = queue
  cx.emit?.({ event: 'challenged', rule: 'ZT-48', by: fighterName(attacker), pawn: pawnName(pawn), at: nameOf(at) })
  cx.next(
    { step: 'fight-round', attacker, gun, target: pawnFights(pawn), at, once },
    { step: 'ask-challenges', pawn, at, queue: rest, way: null },
  )
}
