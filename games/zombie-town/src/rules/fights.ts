import { type Phrase, say } from '@holdout/engine'
import { does, form, player } from '@holdout/words'
import {
  type Fighter,
  fighterName,
  fighterNamed,
  type GunRef,
  isPawn,
  only,
  type PawnId,
  type PlayerId,
  pawnFights,
  pawnName,
  pawnNamed,
  pawnsGun,
  refNamed,
  seatOf,
  survivorFights,
  survivorName,
  survivorOf,
  survivorsGun,
} from '../codes.ts'
import type { Ask, Cx } from '../cx.ts'
import { BOARD, isBuilding, type Loc, locNamed, nameOf } from '../data/board.ts'
import { ATTACK, CHALLENGE, DECLINE, FIGHT_ON, FIRE, RETREAT, STAY, STOP } from '../moves.ts'
import { byPawn, fighter, firing, gun as gunIn } from '../say/fighters.ts'
import { Piece, piece, place } from '../say/parts.ts'
import {
  carriedBy,
  type Fight,
  type Gun,
  gunAt,
  isAlive,
  isArmed,
  isClosedTo,
  isLoaded,
  ownerOf,
  ownerOfSurvivor,
  placedIn,
  playerCount,
  type State,
  type Steps,
  type Survivor,
  survivorById,
  type Way,
  whereIs,
} from '../state.ts'
import { buildingAt, isArmed as isArmedIn } from '../view/questions.ts'
import type { View } from '../view/types.ts'
import { stop } from './arrivals.ts'
import { clock, mostBullets, oneOf, otherMoves, pawnsOwner } from './asked.ts'
import { Draw, turnsOf } from './combat-deck.ts'
import { action, farFrom, noTwin, PLACE_EXISTS, survivorIn, withoutTwins } from './needs.ts'
import { discardSurvivor } from './pieces.ts'
import { loseIfUnheld, putPawn, settlePossession } from './possession.ts'
import { ARMED } from './shooting.ts'

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

/** ZT-100 The enemy pawns and survivors at a pawn's location. ZT-109 Never own pieces. */
export function targetsOf(s: State, pawn: PawnId): readonly Fighter[] {
  const at = s.pawns[pawn].at as Loc
  const player = ownerOf(s, pawn)
  const targets: Fighter[] = []
  for (let other = 0; other < s.pawns.length; other++) {
    if (s.pawns[other].at !== at || ownerOf(s, other) === player) continue
    targets.push(pawnFights(other))
    for (const { id } of withoutTwins(carriedBy(s, other))) targets.push(survivorFights(id))
  }
  if (isBuilding(at) && s.owners[at] !== player)
    for (const { id } of withoutTwins(placedIn(s, at))) targets.push(survivorFights(id))
  return targets
}

function isEnemyHere(s: State, pawn: PawnId, name: string): boolean {
  const survivor = survivorIn(s.survivors, name)
  if (!survivor && s.pawns[pawnNamed(name)] === undefined) return false
  const other = survivor ? survivorFights(survivor.id) : pawnFights(pawnNamed(name))
  return fighterAt(s, other) === s.pawns[pawn].at && playerOf(s, other) !== ownerOf(s, pawn)
}

/** ZT-100 One loaded gun of the pawn against one enemy. ZT-101 One gun, one action, however many rounds. */
export const attack = action<'attack'>({
  rule: 'ZT-100',
  label: ({ pawn, gun, target }, v) => say`${byPawn(v, pawn)}Attack ${fighter(v, target)} with ${gunIn(v, pawn, gun)}`,
  each: (s, pawn) =>
    targetsOf(s, pawn).flatMap(target =>
      s.pawns[pawn].guns.flatMap(({ bullets }, gun) => (bullets > 0 ? [ATTACK[pawn][gun][target]] : [])),
    ),
  tries: (s, pawn) => [ATTACK[pawn][0][(ownerOf(s, pawn) + 1) % playerCount(s)]],
  needs: [
    ['ZT-100', s => s.options['player-fights'], 'At this table players cannot attack each other.'],
    ...ARMED,
    [
      'ZT-100',
      (s, { pawn, target }) => isEnemyHere(s, pawnNamed(pawn), target),
      'You can attack only an enemy pawn or survivor in the same place.',
    ],
    noTwin('ZT-100', ({ target }) => target),
  ],
  take(s, { pawn, gun, target }, cx) {
    const attacker = pawnNamed(pawn)
    const at = s.pawns[attacker].at as Loc
    cx.emit?.({ event: 'attacked', rule: 'ZT-100', by: pawn, target, at: nameOf(at) })
    cx.next({
      step: 'fight-round',
      attacker: pawnFights(attacker),
      gun: refNamed(gun),
      target: fighterNamed(target),
      at,
      once: false,
    })
  },
})

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

/** ZT-102 The target chooses its gun for each round. */
export const fightGun: Ask<'fight-gun'> = {
  rule: 'ZT-D17',
  asks: (s, { target }) => only(playerOf(s, target)),
  clock,
  tempting: otherMoves,
  question: v => say`${Piece(v.asked?.attacker ?? '')} attacks ${piece(v.asked?.target ?? '')}. Which gun do you fire?`,
  moves: {
    fire: {
      ...oneOf<'fight-gun'>(
        'ZT-102',
        (s, { target }) => loadedGuns(s, target).map(ref => FIRE[ref]),
        'Only a loaded gun of the attacked pawn or survivor can fire.',
      ),
      label: ({ gun }, v) => say`Fire ${firing(v, gun)}`,
      take: (_s, { gun }, cx, fight) => cx.next({ ...bare(fight), with: refNamed(gun), step: 'clash' }),
    },
  },
  first: { rule: 'ZT-D17', text: 'First choose the gun that you fire.' },
  timeout: (s, { target }, _seat, legal) => mostBullets(s, target, legal),
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

/** ZT-106 One step to a location that the pawn may enter, without zombies. */
export const retreat: Ask<'retreat'> = {
  rule: 'ZT-D18',
  ...pawnsOwner,
  question: v => say`Does ${piece(v.asked?.pawn ?? '')} retreat?`,
  moves: {
    retreat: {
      rule: 'ZT-106',
      label: ({ to }) => say`Retreat to ${place(to)}`,
      candidates: (_s, { at }) => BOARD.steps[at].map(to => RETREAT[to]),
      tempting: (s, { at }) => [...BOARD.steps[at], farFrom(s, at)].map(to => RETREAT[to]),
      exists: [PLACE_EXISTS],
      needs: [
        [
          'ZT-106',
          (s, { to: name }, { pawn, at }) => {
            const to = locNamed(name)
            return BOARD.steps[at].includes(to) && s.zombies[to] === 0 && !isClosedTo(s, to, ownerOf(s, pawn))
          },
          'A retreat is 1 step to a place without zombies that is not closed to you.',
        ],
      ],
      take(s, { to: name }, cx, { pawn, at }) {
        const to = locNamed(name)
        cx.emit?.({ event: 'retreated', rule: 'ZT-106', pawn: pawnName(pawn), from: nameOf(at), to: name })
        putPawn(s, pawn, to, cx)
        cx.next({ step: 'enter', pawn, at: to, way: null })
      },
    },
    stay: {
      rule: 'ZT-106',
      label: () => say`Stay`,
      candidates: [STAY],
      take(s, _move, cx, { pawn, loser, ...step }) {
        const fight = bare(step)
        const winner = loser === fight.attacker ? fight.target : fight.attacker
        if (pawn === loser && isPawn(winner)) cx.next({ ...fight, loser, pawn: winner, step: 'retreat' })
        else askToFightOn(s, fight, cx)
      },
    },
  },
  first: { rule: 'ZT-D18', text: 'First decide whether your pawn retreats.' },
  timeout: () => STAY,
}

/**
 * ZT-107 The attacker may fight another round while the gun has bullets. ZT-117 A dead player's survivor stops after
 * one.
 */
function askToFightOn(s: State, fight: Fight, cx: Cx): void {
  if (!fight.once && isLoaded(gunOf(s, fight.attacker, fight.gun))) cx.next({ ...fight, step: 'fight-on' })
}

export const fightOn: Ask<'fight-on'> = {
  rule: 'ZT-D19',
  asks: (s, { attacker }) => only(playerOf(s, attacker)),
  clock,
  tempting: otherMoves,
  question: v => say`Fight another round against ${piece(v.asked?.target ?? '')}?`,
  moves: {
    'fight-on': {
      rule: 'ZT-107',
      label: () => say`Fight another round`,
      candidates: [FIGHT_ON],
      take: (_s, _move, cx, fight) => cx.next({ ...bare(fight), step: 'fight-round' }),
    },
    stop,
  },
  first: { rule: 'ZT-D19', text: 'First decide whether you fight another round.' },
  timeout: () => STOP,
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

type Challenging = Steps['challenge']

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

/** ZT-48 The guns with which a pawn or survivor challenges. */
function challengeGuns(s: State, fighter: Fighter): readonly GunRef[] {
  return isPawn(fighter) ? loadedGuns(s, fighter) : [survivorsGun(survivorOf(fighter))]
}

export const challenge: Ask<'challenge'> = {
  rule: 'ZT-D16',
  asks: (s, { queue }) => only(playerOf(s, queue[0])),
  clock,
  tempting: otherMoves,
  question: challengeQuestion,
  moves: {
    challenge: {
      ...oneOf<'challenge', 'challenge'>(
        'ZT-48',
        (s, { queue }) => challengeGuns(s, queue[0]).map(ref => CHALLENGE[ref]),
        'You can challenge only with a loaded gun of this pawn or survivor.',
      ),
      label: ({ gun }, v) => say`Challenge with ${firing(v, gun)}`,
      take: (s, { gun }, cx, step) => acceptChallenge(s, step, refNamed(gun), false, cx),
    },
    decline: {
      rule: 'ZT-48',
      label: () => say`Do not challenge`,
      candidates: [DECLINE],
      take: (_s, _move, cx, { pawn, at, queue, way }) =>
        cx.next({ step: 'ask-challenges', pawn, at, queue: queue.slice(1), way }),
    },
  },
  first: { rule: 'ZT-D16', text: 'First decide whether to challenge.' },
  timeout: () => DECLINE,
}

/** ZT-48, ZT-102, ZT-104, ZT-125 Who enters, and what both ends of a challenge mean. */
function challengeQuestion(v: View): Phrase {
  const { pawn = null, at = null, attacker = null } = v.asked ?? {}
  const newcomer = v.pawns.find(other => other.pawn === pawn)
  const own = v.pawns.find(other => other.pawn === attacker)
  const building = buildingAt(v, at)
  if (!newcomer || !building || !attacker) return say`Do you challenge the newcomer?`
  const where = say`${building.owner === v.who ? 'your ' : ''}${place(building.at)}`
  const isPawn = own !== undefined
  const loss = isPawn ? 'you take 1 damage' : 'your survivor dies'
  // ZT-125 A pawn that is hurt in its own home base flees and may lose it.
  const flight = isPawn && building.home && building.owner === v.who ? ' and flee' : ''
  const ends = isArmedIn(newcomer)
    ? say`Win: 1 damage for ${player(newcomer.seat)}. Lose: ${loss}${flight}.`
    : say`A hit: 1 damage for ${player(newcomer.seat)}, who ${form(newcomer.seat, 'flees', 'flee')}. You risk only bullets.`
  return say`${does(newcomer.seat, 'enters', 'enter')} ${where}. Challenge? ${ends}`
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
