import type { Reason } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { buildingAt, type Move, placeName, type View, zombieMoves } from '@holdout/zombie-town/table'
import { Icon } from '../../parts/icon.tsx'
import { type TableSession, useSession } from '../../table/session.ts'
import { type Option, titleOf } from './data.ts'
import { ICONS, iconOf } from './icons.ts'
import { ACTS, type Act, PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

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

interface ActionsProps {
  readonly scene: Scene<View, Move>
  readonly pick: Picking
  /** Called after a press: closes the sheet that the actions are in. */
  readonly done?: () => void
}

/** The actions the player can take, with their effect. Those that are not possible follow below and say why. */
export function Actions({ scene, pick, done }: ActionsProps) {
  const { why } = useSession()
  const { view, pawn } = pick
  const at = view.pawns.find(other => other.pawn === pawn)?.at ?? ''
  const listed = ACTS.map(act => ({ act, uses: pick.usesOf(PIECE.act(act)) }))
  const shut = listed.filter(({ act, uses }) => uses.length === 0 && isWorthNaming(pick, act))
  return (
    <div className="zt-actions">
      <div className="zt-actions__open">
        {listed
          .filter(({ uses }) => uses.length > 0)
          .map(({ act, uses }) => (
            <ActionButton
              key={act}
              act={act}
              icon={act === 'ability' ? iconOf(buildingAt(view, at)?.house ?? '') : ICONS[act]}
              names={act === 'ability' ? (buildingAt(view, at)?.house ?? undefined) : undefined}
              note={NOTES[act](view, at, uses)}
              pick={pick}
              done={done}
            />
          ))}
        {pick.usesOf(PIECE.act('end-actions')).length > 0 && (
          <ActionButton
            act="end-actions"
            icon={ICONS.zombie}
            note={notes.end(zombieMoves(view))}
            pick={pick}
            done={done}
          />
        )}
      </div>
      <ul className="zt-actions__shut" aria-label={text.actions.unavailable}>
        {shut.map(({ act }) => (
          <ShutAction key={act} act={act} reason={whyNot(scene, act, pawn)} why={why} />
        ))}
      </ul>
    </div>
  )
}

function ActionButton({
  act,
  icon,
  names,
  note,
  pick,
  done,
}: {
  readonly act: Act
  readonly icon: string
  /** The card that explains it. */
  readonly names?: string | undefined
  readonly note: string
  readonly pick: Picking
  readonly done: (() => void) | undefined
}) {
  const piece = PIECE.act(act)
  const button = pick.button(piece)
  return (
    <button
      {...button}
      data-names={names}
      className={`zt-action ${act === 'end-actions' ? 'zt-action--end' : ''} ${pick.mark(piece)}`}
      onClick={() => {
        done?.()
        button.onClick()
      }}
    >
      <Icon of={icon} />
      <span>
        <b>{text.actions[act]}</b>
        <small>{note}</small>
      </span>
    </button>
  )
}

function whyNot({ barred }: Scene<View, Move>, act: Act, pawn: string | null): Reason | null {
  const isIt = (move: Move): boolean => move.move === act && 'pawn' in move && move.pawn === pawn
  return barred.find(({ move }) => isIt(move))?.reason ?? null
}

/** An action that is not possible now. Pressing it says why. */
function ShutAction({
  act,
  reason,
  why,
}: {
  readonly act: (typeof ACTS)[number]
  readonly reason: Reason | null
  readonly why: TableSession['why']
}) {
  return (
    <li>
      <button
        type="button"
        aria-label={text.actions.unavailableAction(text.actions[act])}
        title={reason ? `${reason.text} ${reason.rule ?? ''}` : undefined}
        onClick={() => reason && why(reason)}
      >
        {text.actions[act]}
      </button>
    </li>
  )
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
