import type { Reason } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import {
  cardIn,
  type Move,
  rowOfTarget,
  type Slot,
  SURVIVOR,
  type Target,
  usesOf,
  type View,
  wholeRow,
} from '@holdout/thirty-seconds/table'
import { text } from './text.ts'

/** Why the viewer cannot use a piece now. The rules say it in the barred moves of the scene. */

type Position = Scene<View, Move>

/** Whether the viewer is in their own Action Phase and asked for an action. */
export function isActing({ asked, who }: View): boolean {
  return asked === `${who}-acts`
}

function reasonOf({ barred }: Position, is: (move: Move) => boolean): Reason | undefined {
  return barred.find(({ move }) => is(move))?.reason
}

/** The reason for everything that waits for another decision, or for the own Action Phase. */
function waiting(scene: Position): Reason {
  if (isActing(scene.view)) return { rule: null, text: text.pad.why('') }
  return reasonOf(scene, ({ move }) => move === 'end-phase') ?? { rule: 'TS-26', text: text.pad.notNow.why }
}

export function whyNotCard(scene: Position, card: string): Reason {
  const isIt = (move: Move): boolean => move.move !== 'pick-up' && 'card' in move && move.card === card
  return reasonOf(scene, isIt) ?? waiting(scene)
}

/** The barred attacks begin with the nearest zombie. */
export function whyNotGear(scene: Position, slot: Slot): Reason {
  const { view } = scene
  if (view.who !== SURVIVOR) return { rule: 'TS-53', text: text.gear.notYours }
  if (usesOf(cardIn(view, slot) ?? '').length === 0) return { rule: 'TS-47', text: text.gear.armor }
  return reasonOf(scene, move => move.move === 'attack' && move.slot === slot) ?? waiting(scene)
}

/** Why nothing can be done to a zombie, with the aimed gear, or by it. */
export function whyNotZombie(scene: Position, at: Target, gear: Slot | null): Reason {
  const here = (move: Move): boolean =>
    'target' in move && (move.target === at || move.target === wholeRow(rowOfTarget(at)))
  if (scene.view.who !== SURVIVOR)
    return reasonOf(scene, move => (move.move === 'bite' || move.move === 'shamble') && here(move)) ?? waiting(scene)
  const attacks = scene.barred
    .filter(({ move }) => move.move === 'attack' && here(move) && (gear === null || move.slot === gear))
    .map(({ reason }) => reason)
  return (
    attacks.find(({ rule }) => rule !== 'TS-57') ??
    attacks[0] ??
    reasonOf(scene, move => move.move === 'knock-down' && here(move)) ??
    waiting(scene)
  )
}

/** Why an action of the pad is not possible. Actions that begin with a zombie say so while some zombie can do them. */
export function whyNotAct(scene: Position, id: string): Reason {
  if (!isActing(scene.view)) return { rule: null, text: text.pad.notNow.why }
  const isIt = (move: Move): boolean => {
    if (move.move === 'walk') return id === (move.by > 0 ? 'on' : 'back')
    return move.move === id || (move.move === 'draw-card' && id === `draw-${move.deck}`)
  }
  const some = scene.choices.some(({ move }) => isIt(move))
  return (some ? undefined : reasonOf(scene, isIt)) ?? { rule: null, text: text.pad.why(id) }
}
