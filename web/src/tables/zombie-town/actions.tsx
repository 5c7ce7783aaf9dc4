import type { Scene } from '@holdout/host'
import { buildingAt, type Move, placeName, type View, zombieMoves } from '@holdout/zombie-town/table'
import { Icon } from '../../parts/icon.tsx'
import { movePointer } from '../../table/use-pointed.ts'
import { hintOf, keysOf, type Option } from './choices.ts'
import { titleOf } from './data.ts'
import { ICONS, iconOf } from './icons.ts'
import { text } from './text.ts'
import type { Desk } from './use-desk.ts'
import { useReasons } from './use-reasons.ts'

interface Action {
  readonly move: Move['move'] & keyof typeof ICONS & keyof typeof text.actions
  readonly note: (view: View, at: string, options: readonly Option[]) => string
}

const { actionNotes: notes } = text

const ACTIONS: readonly Action[] = [
  { move: 'draw', note: (v, at) => notes.draw(buildingAt(v, at)?.pile ?? 0) },
  { move: 'shoot', note: (_v, _at, options) => notes.shoot(placesOf(options)) },
  { move: 'attack', note: () => notes.attack },
  { move: 'ability', note: (v, at) => titleOf(buildingAt(v, at)?.house ?? '') },
  { move: 'store', note: () => notes.store },
  { move: 'take-stored', note: (_v, _at, options) => notes.unpack(options.length) },
  { move: 'give-gun', note: () => notes.giveGun },
  { move: 'take-gun', note: () => notes.takeGun },
  { move: 'pick-up', note: () => notes.pickUp },
  { move: 'put-down', note: (v, at) => notes.putDown(placeName(at), buildingAt(v, at)?.owner === v.active) },
  { move: 'tear-down', note: () => notes.tearDown },
]

function placesOf(options: readonly Option[]): number {
  return new Set(options.map(({ move }) => ('at' in move ? move.at : ''))).size
}

/** The actions the player can take, with their effect. Those that are not possible follow below and say why. */
export function Actions({ scene, desk, done }: { scene: Scene<View, Move>; desk: Desk; done?: () => void }) {
  const { reasonOf, tell } = useReasons()
  const { view, options } = desk
  const at = view.pawns.find(({ pawn }) => pawn === desk.pawn)?.at ?? ''
  const grouped = ACTIONS.map(action => ({
    ...action,
    options: options.filter(({ move }) => move.move === action.move),
  }))
  const end = options.find(({ move }) => move.move === 'end-actions')
  const owed = zombieMoves(view)
  return (
    <div className="zt-actions">
      <div className="zt-actions__open">
        {grouped
          .filter(action => action.options.length > 0)
          .map(({ move, note, options: uses }) => (
            <button
              type="button"
              key={move}
              className={`zt-action ${isBegun(desk, move, uses) ? 'is-chosen' : hintOf(desk, uses)}`}
              aria-pressed={isBegun(desk, move, uses)}
              {...movePointer(uses.length === 1 && move !== 'shoot' ? uses[0].move : null)}
              onClick={() => {
                done?.()
                desk.press(uses, move)
              }}
            >
              <Icon of={move === 'ability' ? iconOf(buildingAt(view, at)?.house ?? '') : ICONS[move]} />
              <span>
                <b>{text.actions[move]}</b>
                <small>{note(view, at, uses)}</small>
              </span>
            </button>
          ))}
        {end && (
          <button
            type="button"
            className={`zt-action zt-action--end ${desk.draft === end.move ? 'is-chosen' : hintOf(desk, [end])}`}
            onClick={() => {
              done?.()
              desk.choose(end.move)
            }}
          >
            <Icon of={ICONS.zombie} />
            <span>
              <b>{text.actions.end}</b>
              <small>{notes.end(owed)}</small>
            </span>
          </button>
        )}
      </div>
      <ul className="zt-actions__shut" aria-label={text.actions.unavailable}>
        {grouped
          .filter(action => action.options.length === 0 && isWorthNaming(desk, action.move))
          .map(({ move }) => {
            const reason = reasonOf(scene, { action: move, pawn: desk.pawn })
            return (
              <li key={move}>
                <button
                  type="button"
                  aria-label={text.actions.unavailableAction(text.actions[move])}
                  title={reason ? `${reason.say} ${reason.why ?? ''}` : undefined}
                  onClick={() => {
                    done?.()
                    tell(scene, { action: move, pawn: desk.pawn })
                  }}
                >
                  {text.actions[move]}
                </button>
              </li>
            )
          })}
      </ul>
    </div>
  )
}

/** Actions with survivors or stored cards are hidden from players who have none. */
function isWorthNaming({ view, me }: Desk, move: Move['move']): boolean {
  const own = view.buildings.filter(({ owner }) => owner === me?.seat)
  switch (move) {
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

function isBegun({ armed, draft }: Desk, move: Move['move'], uses: readonly Option[]): boolean {
  return (
    armed === move ||
    uses.some(use => use.move === draft || (armed?.startsWith(move) && keysOf(use.move).includes(armed)))
  )
}
