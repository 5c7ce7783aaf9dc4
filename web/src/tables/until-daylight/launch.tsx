import type { Scene } from '@holdout/table'
import type { Move, View } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'
import { useTimeLeft } from '../../table/clocks.tsx'
import type { Selection } from '../../table/selection.ts'
import { useUnshown } from '../../table/shown-log.ts'
import { Drawing } from './drawing.tsx'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'

/** Before a search: the button in the middle of the table, who is ready, and the countdown. */
export function Launch({
  scene,
  pick,
  names,
}: {
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
  readonly names: Names
}) {
  const { view } = scene
  const unshown = useUnshown()
  if (view.asked?.step === 'countdown') return <CountDown />
  // The main one first: a timed search waits for all, an untimed one for the player who starts it.
  const moves = view.timed ? (['ready', 'launch'] as const) : (['launch', 'ready'] as const)
  const open = moves.filter(name => scene.choices.some(({ move }) => move.move === name && !isNeedless(move, scene)))
  // What has happened is told first.
  if (unshown > 0 || (!view.timed && open.length === 0)) return null
  return (
    <section className="dl-launch" aria-label={text.launch.label}>
      <h2>{text.launch.title(view.round)}</h2>
      {view.timed && (
        <ul className="dl-launch__players" aria-label={text.launch.players}>
          {view.players.map(({ seat, character, absent }) => {
            const isReady = view.asked?.ready.includes(seat) ?? false
            return (
              <li key={seat} data-ready={isReady}>
                <Drawing of={character} />
                <b>{names[seat] ?? seat}</b>
                <span>{text.launch.player(isReady, absent)}</span>
              </li>
            )
          })}
        </ul>
      )}
      <div className="dl-launch__buttons">
        {open.map((name, i) => {
          const piece = PIECE.button(name)
          return (
            <button
              key={name}
              {...pick.button(piece)}
              className={`button ${i === 0 ? 'button--main dl-launch__main' : ''} ${pick.mark(piece)}`}
              aria-keyshortcuts={i === 0 ? 'Space' : undefined}
            >
              {text.launch[name]}
            </button>
          )
        })}
      </div>
      {view.timed && <p className="dl-launch__then">{text.launch.after}</p>}
    </section>
  )
}

/** 3, 2, 1: all pages show the same clock, and nothing can be pressed until it ends. */
function CountDown() {
  const clock = useTimeLeft().find(({ id }) => id.startsWith('countdown/'))
  const seconds = clock ? Math.max(1, Math.ceil(clock.left / 1000)) : null
  return (
    <p className="dl-countdown" role="timer" aria-live="assertive">
      <b key={seconds}>{seconds}</b>
    </p>
  )
}

/**
 * Whether a move says nothing that another one does not: alone with bots, to be ready is to start a timed search; an
 * untimed one waits for no player.
 */
export function isNeedless({ move }: Move, { view }: Pick<Scene<View, Move>, 'view'>): boolean {
  if (view.asked?.step !== 'launch' || view.options.people > 1) return false
  return move === (view.timed ? 'launch' : 'ready')
}
