import { type Phrase, say } from '@holdout/engine'
import { agree, quantity } from '@holdout/words'
import { type PawnId, pawnName, pawnNamed, refNamed } from '../codes.ts'
import type { Ask, Cx, MoveOf, NeedOf } from '../cx.ts'
import { BOARD, distance, isBuilding, LOCATIONS, type Loc, locNamed, nameOf } from '../data/board.ts'
import { LONGEST_WALK, WALLS } from '../limits.ts'
import { CONTINUE, FIRE, GIVE_UP, GO, HALT, STEP, WALK } from '../moves.ts'
import { byPawn, firing } from '../say/fighters.ts'
import { Piece, Place, place, placeName, within } from '../say/parts.ts'
import { isArmed, isClosedTo, isLoaded, ownerOf, type State, type Steps } from '../state.ts'
import { zombiesAt } from '../view/questions.ts'
import type { View } from '../view/types.ts'
import { mostBullets, pawnsOwner } from './asked.ts'
import { offerMove } from './fast.ts'
import { farFrom, inMain, PLACE_EXISTS, refIn } from './needs.ts'
import { putPawn } from './possession.ts'
import { shoot } from './shooting.ts'
import { mayFace, mayStepTo, mayWalk } from './ways.ts'

/** The needs of each step of a movement: of which pawn, from where. */
function stepNeeds<M extends { readonly to: string }, P>(
  stepOf: (s: State, move: M, step: P) => { readonly pawn: PawnId; readonly from: Loc },
): readonly NeedOf<M, P>[] {
  return [
    [
      'ZT-40',
      (s, move, step) => !isClosedTo(s, locNamed(move.to), ownerOf(s, stepOf(s, move, step).pawn)),
      (_s, { to }) => `${Place(to).text} is closed by ${WALLS} barricades. Only its owner can enter.`,
    ],
    [
      'ZT-43',
      (s, move, step) => mayFace(s, stepOf(s, move, step).pawn, locNamed(move.to)),
      (s, { to }) => toZombies(s.zombies[locNamed(to)], to),
    ],
    [
      'ZT-21',
      (s, move, step) => BOARD.steps[stepOf(s, move, step).from].includes(locNamed(move.to)),
      `Too far. A step goes to a touching square, or between a building and its 4 adjacent squares. A movement is 1 to ${LONGEST_WALK} steps and cannot pass zombies.`,
    ],
  ]
}

function toZombies(zombies: number, at: string): string {
  return `There ${agree(zombies, 'is', 'are')} ${quantity(zombies, 'zombie')} at ${placeName(at)}. To move there you need a loaded gun, ${quantity(zombies, 'action')} to fight, and a path of at most ${LONGEST_WALK} steps.`
}

/** Places near enough to be tried that the pawn cannot enter, and one that is too far. */
function outOfReach(s: State, pawn: PawnId, from: Loc): readonly Loc[] {
  const places: Loc[] = []
  for (let to = 0; to < LOCATIONS; to++)
    if (distance(from, to) <= LONGEST_WALK && !mayStepTo(s, pawn, to)) places.push(to)
  return [...places, farFrom(s, from)]
}

/** ZT-32 The first step of a movement. */
export const walkOn = inMain<'walk'>({
  rule: 'ZT-32',
  label: ({ pawn, to }, v) =>
    say`${byPawn(v, pawn)}Walk to ${place(to)} ${v.walks > 0 ? '(free movement)' : '(1 action)'}${toFight(v, to)}`,
  each: (s, pawn) => BOARD.steps[s.pawns[pawn].at as Loc].map(to => WALK[pawn][to]),
  tries(s, pawn) {
    const at = s.pawns[pawn].at as Loc
    return [at, ...outOfReach(s, pawn, at).filter(to => to !== at && !BOARD.steps[at].includes(to))].map(
      to => WALK[pawn][to],
    )
  },
  exists: [PLACE_EXISTS],
  needs: [
    ['ZT-33', s => mayWalk(s), 'You have no free movement and no actions left.'],
    ['ZT-32', (s, { pawn, to }) => s.pawns[pawnNamed(pawn)].at !== locNamed(to), 'Your pawn is already here.'],
    ...stepNeeds((s, move: { readonly pawn: string; readonly to: string }) => {
      const pawn = pawnNamed(move.pawn)
      return { pawn, from: s.pawns[pawn].at as Loc }
    }),
  ],
  take: (s, { pawn, to }, cx) => extendWay(s, pawnNamed(pawn), [locNamed(to)], cx),
})

function toFight(v: View, at: string): string {
  const zombies = zombiesAt(v, at)
  return zombies === 0 ? '' : `, fight ${quantity(zombies, 'zombie')}`
}

type Walking = Steps['move']

/** ZT-32 The player chooses up to three steps before the pawn walks. ZT-42 A place with zombies is the last one. */
function extendWay(s: State, pawn: PawnId, chain: readonly Loc[], cx: Cx): void {
  if (chain.length === LONGEST_WALK || s.zombies[chain[chain.length - 1]] > 0) startWalk(s, pawn, chain, cx)
  else cx.next({ step: 'move', pawn, chain })
}

const go: MoveOf<'go', Walking> = {
  rule: 'ZT-32',
  label: (_move, v) => say`Stop at ${lastOf(v)}`,
  candidates: [GO],
  take: (s, _move, cx, { pawn, chain }) => startWalk(s, pawn, chain, cx),
}

function lastOf(v: View): Phrase {
  return [place(v.asked?.chain.at(-1) ?? 'the last square')]
}

const endOf = ({ chain }: Walking): Loc => chain[chain.length - 1]

const step: MoveOf<'step', Walking> = {
  rule: 'ZT-32',
  label: ({ to }, v) => say`Next step: ${place(to)}${toFight(v, to)}`,
  candidates: (_s, way) => BOARD.steps[endOf(way)].map(to => STEP[to]),
  tempting: (s, way) => outOfReach(s, way.pawn, endOf(way)).map(to => STEP[to]),
  exists: [PLACE_EXISTS],
  needs: stepNeeds((_s, _move, way: Walking) => ({ pawn: way.pawn, from: endOf(way) })),
  take: (s, { to }, cx, { pawn, chain }) => extendWay(s, pawn, [...chain, locNamed(to)], cx),
}

export const move: Ask<'move'> = {
  rule: 'ZT-D04',
  ...pawnsOwner,
  question: v => say`Your path so far: ${(v.asked?.chain ?? []).map(placeName).join(', ')}. Where next?`,
  moves: { go, step },
  first: { rule: 'ZT-D04', text: 'First finish this movement.' },
  timeout: () => GO,
  offer: offerMove,
}

/** ZT-31, ZT-33 Pays for the movement and starts it. */
function startWalk(s: State, pawn: PawnId, chain: readonly Loc[], cx: Cx): void {
  if (s.walks > 0) s.walks -= 1
  else s.actions -= 1
  cx.next({ step: 'walk', pawn, chain })
}

/** ZT-32 Walks one step. ZT-46 Carried survivors come along. */
export function walk(s: State, { pawn, chain }: Walking, cx: Cx): void {
  const [to, ...rest] = chain
  cx.emit?.({
    event: 'walked',
    rule: 'ZT-32',
    pawn: pawnName(pawn),
    from: nameOf(s.pawns[pawn].at as Loc),
    to: nameOf(to),
  })
  putPawn(s, pawn, to, cx)
  if (s.zombies[to] > 0) cx.next({ step: 'fight-zombies', pawn }, { step: 'enter', pawn, at: to, way: null })
  else if (isBuilding(to))
    cx.next({ step: 'enter', pawn, at: to, way: rest.length > 0 ? { how: 'walk', chain: rest } : null })
  else if (rest.length > 0) cx.next({ step: 'walk', pawn, chain: rest })
}

/** After entering a building during a movement: continue or stop there. */
export const continueMove: Ask<'continue-move'> = {
  rule: 'ZT-D05',
  ...pawnsOwner,
  question: v => say`${Piece(v.asked?.pawn ?? '')} is in ${place(v.asked?.at ?? '')}. Continue to ${lastOf(v)}?`,
  moves: {
    continue: {
      rule: 'ZT-49',
      label: (_move, v) => say`Continue to ${lastOf(v)}`,
      candidates: [CONTINUE],
      take: (_s, _move, cx, { pawn, chain }) => cx.next({ step: 'walk', pawn, chain }),
    },
    halt: { rule: 'ZT-49', label: () => say`Stay here`, candidates: [HALT], take: () => {} },
  },
  first: { rule: 'ZT-D05', text: 'First continue your movement, or stay here.' },
  timeout: () => CONTINUE,
}

type AtZombies = Steps['obligatory']

/** ZT-44 A player who walked onto zombies must attack until none is left, or the pawn takes damage and flees. */
export function fightZombies(s: State, { pawn }: AtZombies, cx: Cx): void {
  const at = s.pawns[pawn].at
  if (at === null || s.zombies[at] === 0) return
  if (s.actions > 0 && isArmed(s.pawns[pawn])) {
    cx.emit?.({ event: 'must-fight', rule: 'ZT-44', pawn: pawnName(pawn), at: nameOf(at), count: s.zombies[at] })
    cx.next({ step: 'obligatory', pawn })
  } else giveUp(pawn, cx)
}

function giveUp(pawn: PawnId, cx: Cx): void {
  cx.next({ step: 'damage', pawn, cause: 'zombie', flees: true })
}

/** ZT-44 Each loaded gun of the pawn; carried survivors do not shoot here. */
export const obligatory: Ask<'obligatory'> = {
  rule: 'ZT-D10',
  ...pawnsOwner,
  question: v =>
    say`${Piece(v.asked?.pawn ?? '')} must fight ${quantity(zombiesAt(v, v.asked?.at ?? ''), 'zombie')} ${within(v.asked?.at ?? '')}, 1 action for each. Which gun do you fire?`,
  moves: {
    fire: {
      rule: 'ZT-44',
      label: ({ gun }, v) => say`Fire ${firing(v, gun)}`,
      candidates: (s, { pawn }) => s.pawns[pawn].guns.map((_, ref) => FIRE[ref]),
      needs: [
        [
          'ZT-44',
          (s, { gun }, { pawn }) => isLoaded(s.pawns[pawn].guns[refIn(gun) ?? -1]),
          'Only loaded guns of this pawn can fire here, not those of its survivors.',
        ],
      ],
      take(s, { gun }, cx, { pawn }) {
        s.actions -= 1
        cx.next({ step: 'fight-zombies', pawn })
        shoot(s, pawn, refNamed(gun), s.pawns[pawn].at as Loc, cx)
      },
    },
    'give-up': {
      rule: 'ZT-44',
      label: () => say`Stop fighting: take 1 damage and flee`,
      candidates: [GIVE_UP],
      take: (_s, _move, cx, { pawn }) => giveUp(pawn, cx),
    },
  },
  first: { rule: 'ZT-D10', text: 'First fight the zombies, or stop fighting.' },
  timeout: (s, { pawn }, _seat, legal) => mostBullets(s, pawn, legal),
}
