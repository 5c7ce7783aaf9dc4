import type { Reason } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { buildingAt, type Move, placeName, type View, zombieMoves } from '@holdout/zombie-town/table'
import { ActionPad, type PadCell } from '../../board/action-pad.tsx'
import { useSession } from '../../table/session.ts'
import { type Option, titleOf } from './data.ts'
import { useDrawings } from './drawing.tsx'
import { ACTS, type Act, PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-turn.ts'

const { actionNotes: notes } = text

/** What an action would do, below its name. */
const NOTES: Readonly<Record<(typeof ACTS)[number], (view: View, at: string, options: readonly Option[]) => string>> = {
  draw: (v, at) => notes.draw(buildingAt(v, at)?.pile ?? 0),
  shoot: (_v, _at, options) => notes.shoot(placesOf(options)),
  attack: () => notes.attack,
  ability: (v, at) => titleOf(buildingAt(v, at)?.house ?? ''),
  store: () => notes.store,
  'take-stored': (_v, _at, options) => notes.unpack(options.length),
  'give-gun': () => notes.giveGun,
  'take-gun': () => notes.takeGun,
  'pick-up': () => notes.pickUp,
  'put-down': (v, at) => notes.putDown(placeName(at), buildingAt(v, at)?.owner === v.active),
  'tear-down': () => notes.tearDown,
}

function placesOf(options: readonly Option[]): number {
  return new Set(options.map(({ move }) => ('at' in move ? move.at : ''))).size
}

/** The cells of the pad without a third row, and the fewest columns. */
const CELLS = 6
const COLUMNS = 3

/** The actions the player can take, with their effect. Those that are not possible fill the pad and say why. */
export function Actions({
  scene,
  pick,
  done,
}: {
  readonly scene: Scene<View, Move>
  readonly pick: Picking
  /** Called after a press: closes the sheet that the actions are in, which has room for all of them. */
  readonly done?: () => void
}) {
  const { why } = useSession()
  const drawing = useDrawings()
  const { view, pawn, selection } = pick
  const at = view.pawns.find(other => other.pawn === pawn)?.at ?? ''
  const cell = (act: Act, note: string, can: boolean): PadCell => {
    const piece = PIECE.act(act)
    const button = selection.button(piece)
    const house = act === 'ability' ? buildingAt(view, at)?.house : null
    const reason = can ? null : whyNot(scene, act, pawn)
    return {
      id: act,
      title: text.actions[act],
      icon: drawing(house ?? (act === 'end-actions' ? 'zombie' : act)),
      note,
      can,
      why: reason ? `${reason.text} ${reason.rule ?? ''}` : '',
      press: can
        ? {
            ...button,
            className: `zt-action ${selection.mark(piece)}`,
            onClick() {
              done?.()
              button.onClick()
            },
          }
        : {
            'aria-label': text.actions.unavailableAction(text.actions[act]),
            onClick: () => reason && why(reason),
          },
    }
  }
  const listed = ACTS.map(act => ({ act, uses: selection.uses(PIECE.act(act)) }))
  const open = listed
    .filter(({ uses }) => uses.length > 0)
    .map(({ act, uses }) => cell(act, NOTES[act](view, at, uses), true))
  const end =
    selection.uses(PIECE.act('end-actions')).length > 0 ? [cell('end-actions', notes.end(zombieMoves(view)), true)] : []
  const shut = listed
    .filter(({ act, uses }) => uses.length === 0 && isWorthNaming(pick, act))
    .map(({ act }) => cell(act, text.actions.notNow, false))
  const room = done ? shut.length : Math.max(0, CELLS - open.length - end.length)
  const cells = [...open, ...shut.slice(0, room), ...end]
  return (
    <ActionPad
      label={text.actions.label}
      cells={cells}
      columns={done ? 2 : Math.max(COLUMNS, Math.ceil(cells.length / 2))}
    />
  )
}

function whyNot({ barred }: Scene<View, Move>, act: Act, pawn: string | null): Reason | null {
  const isIt = (move: Move): boolean => move.move === act && 'pawn' in move && move.pawn === pawn
  return barred.find(({ move }) => isIt(move))?.reason ?? null
}

/** Actions with survivors or stored cards are hidden from players who have none. */
function isWorthNaming({ view, me }: Picking, act: Act): boolean {
  const own = view.buildings.filter(({ owner }) => owner === me?.seat)
  switch (act) {
    case 'give-gun':
    case 'take-gun':
    case 'pick-up':
    case 'put-down':
      return (
        own.some(({ survivors }) => survivors.length > 0) ||
        view.pawns.some(({ seat, carried }) => seat === me?.seat && carried.length > 0)
      )
    case 'take-stored':
      return view.buildings.some(({ stored }) => stored.some(({ seat }) => seat === me?.seat))
    default:
      return true
  }
}
