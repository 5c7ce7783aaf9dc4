import type { Scene } from '@holdout/host'
import type { Move, View } from '@holdout/zombie-town/table'
import { Icon } from '../../parts/icon.tsx'
import { movePointer } from '../../table/use-pointed.ts'
import { hintOf, keysOf, type Option } from './choices.ts'
import { buildingOf, many, titleOf } from './data.ts'
import { ICONS, iconOf } from './icons.ts'
import type { Desk } from './use-desk.ts'
import { useWhy } from './use-why.ts'

interface Action {
  readonly move: Move['move'] & keyof typeof ICONS
  readonly title: string
  readonly note: (view: View, at: string, options: readonly Option[]) => string
}

const ACTIONS: readonly Action[] = [
  { move: 'draw', title: 'Explore', note: (v, at) => `${many(buildingOf(v, at)?.pile ?? 0, 'card')} here` },
  { move: 'shoot', title: 'Shoot', note: (_v, _at, options) => `${many(placesOf(options), 'square')} in range` },
  { move: 'attack', title: 'Attack', note: () => 'a player here' },
  { move: 'ability', title: 'Use house', note: (v, at) => titleOf(buildingOf(v, at)?.house ?? '') },
  { move: 'store', title: 'Store cards', note: () => 'face down' },
  { move: 'take-stored', title: 'Unpack', note: (_v, _at, options) => `${options.length} kinds stored` },
  { move: 'give-gun', title: 'Give a gun', note: () => 'to a survivor' },
  { move: 'take-gun', title: 'Take a gun', note: () => 'from a survivor' },
  { move: 'pick-up', title: 'Take along', note: () => 'a survivor' },
  {
    move: 'put-down',
    title: 'Put down',
    note: (v, at) => (buildingOf(v, at)?.owner === v.active ? `stays in ${at}` : `claims ${at}`),
  },
  { move: 'tear-down', title: 'Tear down', note: () => 'a wall of the house beside you' },
]

function placesOf(options: readonly Option[]): number {
  return new Set(options.map(({ move }) => ('at' in move ? move.at : ''))).size
}

/** What an action can be spent on, with what it would do; what is not possible stands below and says why. */
export function Actions({ scene, desk, done }: { scene: Scene<View, Move>; desk: Desk; done?: () => void }) {
  const { reasons, tell } = useWhy()
  const { view, options } = desk
  const at = view.pawns.find(({ pawn }) => pawn === desk.pawn)?.at ?? ''
  const grouped = ACTIONS.map(action => ({
    ...action,
    options: options.filter(({ move }) => move.move === action.move),
  }))
  const end = options.find(({ move }) => move.move === 'end-actions')
  const owed = (view.day + view.options['extra-zombies']) * (view.players.length === 2 ? 2 : 1)
  return (
    <div className="zt-actions">
      <div className="zt-actions__open">
        {grouped
          .filter(action => action.options.length > 0)
          .map(({ move, title, note, options: uses }) => (
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
              <Icon of={move === 'ability' ? iconOf(buildingOf(view, at)?.house ?? '') : ICONS[move]} />
              <span>
                <b>{title}</b>
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
              <b>End actions</b>
              <small>
                then {many(owed, 'zombie')} {owed === 1 ? 'moves' : 'move'}
              </small>
            </span>
          </button>
        )}
      </div>
      <ul className="zt-actions__shut" aria-label="Not possible now">
        {grouped
          .filter(action => action.options.length === 0 && isWorthNaming(desk, action.move))
          .map(({ move, title }) => {
            const reason = reasons?.whyNotNow(scene, move, desk.pawn)
            return (
              <li key={move}>
                <button
                  type="button"
                  aria-label={`${title}, not possible: why?`}
                  title={reason && `${reason.say} ${reason.why ?? ''}`}
                  onClick={() => {
                    done?.()
                    tell(({ whyNotNow }) => whyNotNow(scene, move, desk.pawn))
                  }}
                >
                  {title}
                </button>
              </li>
            )
          })}
      </ul>
    </div>
  )
}

/** What needs survivors or stored cards is not named to those who have none. */
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
