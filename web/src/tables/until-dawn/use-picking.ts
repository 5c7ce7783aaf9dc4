import type { Phrase, Reason } from '@holdout/engine'
import type { Entrance, Event, Move, View } from '@holdout/until-dawn/table'
import type { ButtonHTMLAttributes } from 'react'
import { type Selection, useSelection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import type { TableProps } from '../../table/table-props.ts'
import { useAtMove } from '../../table/use-at-move.ts'
import { type Act, type Aim, actOf, PIECE, type Place, pathsOf, placeOf } from './pieces.ts'

/** What a move by its name and place is now: legal, or barred with a reason. */
export type Target =
  | {
      readonly kind: 'can'
      readonly move: Move
      readonly say: Phrase
      readonly chosen: boolean
    }
  | { readonly kind: 'barred'; readonly reason: Reason }

type PieceButton = ReturnType<Selection<Move>['button']> &
  Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'>

/** Choosing a move by pressing actions and places. */
export interface Picking {
  /** The open decision; null if there is none or events are still being played back. */
  readonly asked: View['asked']
  /** What is being aimed: the chosen action, or the card to place. */
  readonly aim: Aim | 'place' | null
  readonly draft: Move | null
  /** The entrance whose menu is open. */
  readonly spot: Entrance | null
  /** Finds a move by its name and, if it is aimed, its place. Barred moves come with their reason. */
  find(move: Move['move'], at?: Place): Target | null
  /** What is aimed now, at that place. */
  target(at: Place): Target | null
  /** Whether pressing the piece leads to the move that the hint advises. */
  isHinted(piece: string): boolean
  /** The piece under the mouse pointer or with visible keyboard focus. */
  readonly pointed: string | null
  /** The attributes of the button that a piece is drawn as. */
  button(piece: string): PieceButton
  /** Begins or makes an action; a barred one says why. */
  pressAct(act: Act): void
  /** Aims at a place, says why not, or opens its menu. Returns false if there is nothing to do there. */
  pressPlace(place: Place): boolean
  press(piece: string): void
  leave(): void
}

export function usePicking(
  { scene, draft, hint, choose }: TableProps<View, Move, Event>,
  /** Nothing can be chosen: a replay, or the playback of the zombies' turn. */
  idle: boolean,
): Picking {
  const room = useSession()
  const take = (move: Move): void => {
    choose(move)
    pick.cancel() // a draft is marked by itself, and a canceled one leaves nothing selected
  }
  const pick = useSelection({ scene, draft, hint, choose: take, review: idle }, pathsOf)
  /** An entrance where no action is possible: its menu says why. */
  const [dead, openDead] = useAtMove<Entrance>(scene)
  const [pointed, point] = useAtMove<string>(scene)
  const asked = idle || scene.choices.length === 0 ? null : scene.view.asked
  const begun = (draft && 'at' in draft ? draft.move : actOf(pick.picked[0])) as Aim | null
  const aim = asked === null ? null : asked === 'place-zombie' ? 'place' : begun
  const opened = (placeOf(pick.picked[0]) as Entrance | null) ?? dead
  const find = (name: Move['move'], at?: Place): Target | null => {
    if (asked === null) return null
    const same = (move: Move): boolean => move.move === name && (at === undefined || ('at' in move && move.at === at))
    const choice = scene.choices.find(({ move }) => same(move))
    if (choice) return { kind: 'can', move: choice.move, say: choice.text, chosen: choice.move === draft }
    const barred = scene.barred.filter(({ move }) => same(move))
    // Prefer a reason that is not about a single breached entrance.
    const reason = (barred.find(entry => entry.reason.rule !== 'UD-24') ?? barred[0])?.reason
    return reason ? { kind: 'barred', reason } : null
  }
  const target = (at: Place): Target | null =>
    aim === null || (at === 'bite-pile' && aim !== 'place') ? null : find(aim, at)
  const press = (piece: string): void => {
    openDead(null)
    point(null)
    pick.press(piece)
  }
  return {
    asked,
    aim,
    draft,
    spot: asked === 'choose-action' && draft === null && aim === null ? opened : null,
    find,
    target,
    isHinted: piece => asked !== null && pick.isHinted(piece),
    pointed,
    button: piece => ({
      ...pick.button(piece),
      onClick: () => press(piece),
      onPointerMove: ({ pointerType }) => pointerType !== 'touch' && pointed !== piece && point(piece),
      onPointerLeave: () => point(null),
      onFocus: ({ target }) => target.matches(':focus-visible') && point(piece),
      onBlur: () => point(null),
    }),
    press,
    pressAct(act) {
      const wanted = find(act)
      if (wanted?.kind === 'can') press(PIECE.act(act))
      else if (wanted) room.why(wanted.reason, PIECE.act(act))
    },
    pressPlace(place) {
      const piece = PIECE.at(place)
      const wanted = target(place)
      if (wanted?.kind === 'can') press(piece)
      else if (wanted) room.why(wanted.reason, piece)
      else if (place === 'bite-pile' || asked !== 'choose-action') return false
      else if (scene.choices.some(({ move }) => 'at' in move && move.at === place)) press(piece)
      else {
        if (draft) room.cancel()
        pick.cancel()
        openDead(dead === place ? null : place)
      }
      return true
    },
    leave() {
      pick.cancel()
      openDead(null)
      point(null)
    },
  }
}
