import { say } from '@holdout/engine'
import { type GunRef, isPawnsGun, type PawnId, pawnName, pawnNamed, refName, refNamed } from '../codes.ts'
import type { Ask, Cx, NeedOf } from '../cx.ts'
import { BOARD, distance, type Loc, locNamed, nameOf } from '../data/board.ts'
import { FIRE_AGAIN, HOLD_FIRE, SHOOT } from '../moves.ts'
import { byPawn, gun as gunIn } from '../say/fighters.ts'
import { within } from '../say/parts.ts'
import { gunAt, isArmed, isLoaded, ownerOf, type State } from '../state.ts'
import { pawnsOwner } from './asked.ts'
import { Draw, turnsOf } from './combat-deck.ts'
import { action, farFrom, isPlace, pieceOf, refIn } from './needs.ts'
import { killZombie, nextIsMoved } from './pieces.ts'

/** ZT-86 No loaded gun, no attack. ZT-83 One gun for the whole action. */
export const ARMED: readonly NeedOf<{ readonly pawn: string; readonly gun: string }>[] = [
  ['ZT-86', (s, move) => isArmed(pieceOf(s, move)), 'This pawn has no loaded gun.'],
  [
    'ZT-63',
    (s, move) => isLoaded(pieceOf(s, move).guns[refIn(move.gun) ?? -1]),
    'That gun is empty, or this pawn does not have it.',
  ],
]

/** ZT-80 One loaded gun of the pawn, one zombie at distance 0, 1 or 2. */
export const shootAt = action<'shoot'>({
  rule: 'ZT-80',
  label: ({ pawn, gun, at }, v) => say`${byPawn(v, pawn)}Shoot a zombie ${within(at)} with ${gunIn(v, pawn, gun)}`,
  each(s, pawn) {
    const places = BOARD.inRange[s.pawns[pawn].at as Loc].filter(loc => s.zombies[loc] > 0)
    return s.pawns[pawn].guns.flatMap(({ bullets }, gun) =>
      bullets > 0 ? places.map(loc => SHOOT[pawn][gun][loc]) : [],
    )
  },
  tries: (s, pawn) => [SHOOT[pawn][0][farFrom(s, s.pawns[pawn].at as Loc)]],
  needs: [
    ...ARMED,
    [
      'ZT-80',
      (s, move) =>
        isPlace(move.at) &&
        s.zombies[locNamed(move.at)] > 0 &&
        BOARD.inRange[pieceOf(s, move).at as Loc].includes(locNamed(move.at)),
      'You can shoot only a zombie up to 2 squares away.',
    ],
  ],
  take: (s, { pawn, gun, at }, cx) => shoot(s, pawnNamed(pawn), refNamed(gun), locNamed(at), cx),
})

/** ZT-80 Attacks a zombie. */
export function shoot(s: State, pawn: PawnId, gun: GunRef, at: Loc, cx: Cx): void {
  if (fireAtZombie(s, pawn, gun, at, nextIsMoved(s, at), cx)) return
  if (isLoaded(gunAt(s, pawn, gun))) cx.next({ step: 'fire-again', pawn, gun, at })
}

/** ZT-81 Spend a bullet, turn a card; if its number is at least the distance, the zombie dies. Jammed always misses. */
export function fireAtZombie(s: State, pawn: PawnId, ref: GunRef, at: Loc, moved: boolean, cx: Cx): boolean {
  return fire(s, pawn, ref, at, moved, ownerOf(s, pawn), cx)
}

/** ZT-81 Fires any gun, also a survivor's. ZT-97 The survivor's owner gets the kill. */
export function fire(s: State, pawn: PawnId, ref: GunRef, at: Loc, moved: boolean, player: number, cx: Cx): boolean {
  const gun = gunAt(s, pawn, ref)
  if (!isLoaded(gun)) return false
  gun.bullets -= 1
  const draw = new Draw(s, cx)
  const { best, cards } = draw.turn(turnsOf(gun))
  draw.done()
  const byPawn = isPawnsGun(ref)
  const far = byPawn ? distance(s.pawns[pawn].at as Loc, at) : 0
  const hit = best >= far
  cx.emit?.({
    event: 'shot',
    rule: 'ZT-81',
    by: byPawn ? pawnName(pawn) : refName(ref),
    at: nameOf(at),
    distance: far,
    cards,
    hit,
    bullets: gun.bullets,
  })
  if (hit) killZombie(s, at, moved, player, byPawn ? 'ZT-85' : 'ZT-97', cx)
  return hit
}

/** ZT-82 After a miss: fire again with the same gun at the same zombie, or stop. */
export const fireAgain: Ask<'fire-again'> = {
  rule: 'ZT-D09',
  ...pawnsOwner,
  question: v => say`You missed. Fire again at the zombie ${within(v.asked?.at ?? '')}?`,
  moves: {
    'fire-again': {
      rule: 'ZT-82',
      label: () => say`Fire again`,
      candidates: [FIRE_AGAIN],
      take: (s, _move, cx, { pawn, gun, at }) => shoot(s, pawn, gun, at, cx),
    },
    'hold-fire': { rule: 'ZT-82', label: () => say`Stop firing`, candidates: [HOLD_FIRE], take: () => {} },
  },
  first: { rule: 'ZT-D09', text: 'First fire again, or stop firing.' },
  timeout: (s, { pawn, at }) => (s.zombies[at] > 0 && s.pawns[pawn].at === at ? FIRE_AGAIN : HOLD_FIRE),
}
