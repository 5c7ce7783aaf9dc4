import { useDrawn } from './drawn.ts'
import { whenOf } from './standings.ts'
import { text } from './text.ts'

/** The lap, the turn and the game. How far each player is shows on the road. */
export function Night() {
  const { view } = useDrawn()
  const { lap, turn } = whenOf(view)
  const { game, options } = view
  return (
    <p className="vd-night">
      {text.night.lap} <b>{lap}</b> · {text.night.turn} <b>{turn}</b>
      {options.games > 1 && <span> · {text.night.game(game, options.games)}</span>}
    </p>
  )
}
