import type { CardName, DoorView, Entrance, View, ZombieView } from '@holdout/until-dawn/table'

/** A zombie card on the table. It keeps its `uid` while it moves, so that the move can be animated. */
export interface Piece extends ZombieView {
  readonly uid: number
  /** It just turned to attack. */
  readonly turned?: boolean
}

export interface StageDoor extends DoorView {
  readonly zombies: readonly Piece[]
  readonly over: Piece | null
}

/** The table as it is drawn: the view, or a step of the playback before it. */
export interface Stage extends View {
  readonly doors: readonly StageDoor[]
  /** A card that is revealed for a moment, and the bite card it is compared with. */
  readonly reveal: { readonly card: CardName; readonly with?: CardName; readonly same?: boolean } | null
  /** The entrance of the current event. */
  readonly lit: Entrance | null
}

let made = 0

export function newPiece(card: CardName, attacking: boolean): Piece {
  made += 1
  return { uid: made, card, attacking, wouldAttack: false }
}

/** The view as a stage. Equal cards at the same entrance keep their `uid`. */
export function stageOf(view: View, before: Stage | null): Stage {
  return { ...view, reveal: null, lit: null, doors: view.doors.map((door, at) => adopt(door, before?.doors[at])) }
}

function adopt(door: DoorView, before: StageDoor | undefined): StageDoor {
  const left = [...(before?.zombies ?? [])]
  const zombies = door.zombies.map(zombie => {
    const known = left.findIndex(({ card }) => card === zombie.card)
    const { uid } = known < 0 ? newPiece(zombie.card, false) : left.splice(known, 1)[0]
    return { ...zombie, uid }
  })
  const { breachedBy } = door
  const over =
    breachedBy === null ? null : before?.over?.card === breachedBy ? before.over : newPiece(breachedBy, false)
  return { ...door, zombies, over }
}
