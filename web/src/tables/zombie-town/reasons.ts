import type { Reason } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { FACES, isBuilding, locNamed, type Move, type View } from '@holdout/zombie-town/table'

/** What a player points at: a place on the map, or a card in hand; with the pawn they play with. */
export type Target =
  | {
      readonly place: string
      readonly pawn: string | null
      /** What was chosen before the place: a gun to shoot with, the place of a zombie, or a card of the hand. */
      readonly chosen: 'gun' | { readonly from: string } | { readonly card: string } | null
    }
  | { readonly card: string; readonly pawn: string | null }
  /** A card that the player looks at. */
  | { readonly looked: string }

// For presses that no barred move is about.
const MARKED: Reason = { rule: null, text: 'Press one of the marked places.' }
const NOT_NOW: Reason = { rule: 'ZT-34', text: 'You play cards as actions, during your own action phase.' }

type Town = Pick<Scene<View, Move>, 'view' | 'seat' | 'choices' | 'barred'>
type Test = (move: Move, rule: string | null) => boolean

/** The reason why the player cannot choose this now, from the barred moves of the scene; null if none is needed. */
export function reasonOf(scene: Town, target: Target): Reason | null {
  if ('place' in target) return scene.choices.length === 0 ? null : ofPlace(scene, target)
  if ('card' in target) return find(scene, ...playing(target.card, target.pawn), openDecision) ?? NOT_NOW
  const { looked: card } = target
  return find(scene, is('keep', { card }), is('choose', { card }), openDecision)
}

/** The reason of the first test that a barred move passes. */
function find({ barred }: Town, ...tests: readonly Test[]): Reason | null {
  for (const test of tests) {
    const found = barred.find(({ move, reason }) => test(move, reason.rule))
    if (found) return found.reason
  }
  return null
}

/** Moves of a kind with these fields. */
function is(kind: Move['move'], fields: Readonly<Record<string, string | null>> = {}): Test {
  return move =>
    move.move === kind &&
    Object.entries(fields).every(([field, value]) => (move as unknown as Record<string, unknown>)[field] === value)
}

/** One move stands for all others of its kind that the same rule forbids. */
const byRule =
  (kind: Move['move'], rule: string): Test =>
  (move, named) =>
    move.move === kind && named === rule

/** While a decision is open, the turn cannot go on. */
const openDecision = is('end-actions')

function ofPlace(scene: Town, { place, pawn, chosen }: Extract<Target, { place: string }>): Reason | null {
  const { view, seat } = scene
  const at = view.pawns.find(other => other.pawn === pawn)?.at
  if (chosen === 'gun') return find(scene, is('shoot', { pawn }))
  if (chosen && 'card' in chosen) {
    const plays = playing(chosen.card, pawn)
    return find(scene, ...(place === at ? plays : plays.slice(-1))) ?? MARKED
  }
  if (chosen) return find(scene, is('zombie', { from: chosen.from, to: place }), byRule('zombie', 'ZT-21'))
  switch (view.asked?.step) {
    case 'main': {
      if (view.active !== seat) return null
      const inside = place === at && isBuilding(locNamed(place)) ? [is('draw', { pawn })] : []
      return find(scene, ...inside, is('walk', { pawn, to: place }), byRule('walk', 'ZT-21'), is('walk', { pawn }))
    }
    case 'move':
      return find(scene, is('step', { to: place }), byRule('step', 'ZT-21'))
    case 'zombie-move':
      return view.active === seat ? find(scene, is('zombie', { from: place }), byRule('zombie', 'ZT-152')) : null
    default:
      return find(
        scene,
        ...ANSWERS.flatMap(kind => [is(kind, { to: place }), is(kind, { at: place })]),
        ...LAST,
        openDecision,
      )
  }
}

/** Moves that answer a decision on the map. */
const ANSWERS = ['home', 'flee', 'retreat', 'send-step', 'add-zombies'] as const
const LAST = ANSWERS.map(kind => is(kind))

/** How a card of the hand is played. The last test is about other places than the pawn's. */
function playing(card: string, pawn: string | null): readonly Test[] {
  switch (FACES.find(({ id }) => id === card)?.kind) {
    case 'event':
      return [is('event', { card, pawn }), is('event', { card })]
    case 'barricade':
      return [is('build', { card, pawn }), byRule('build', 'ZT-132')]
    case 'gun':
      return [is('play-gun', { card, pawn }), is('play-gun', { pawn })]
    case 'survivor':
      return [is('carry-survivor', { pawn }), is('place-survivor', { pawn })]
    default:
      return [is('fireworks')]
  }
}
