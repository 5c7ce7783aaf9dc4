import type { Scene } from '@holdout/table'
import { type Move, SURVIVOR, sideOf, type View, ZOMBIE } from '@holdout/thirty-seconds/table'
import type { Names } from '../../parts/names.ts'
import { useChoosing } from '../../table/choosing.ts'
import { useSession } from '../../table/session.ts'
import { text } from './text.ts'

/** The question to a player who missed an Action Phase, and their answer. Both players see it. */
export function StillThere({ scene, names }: { readonly scene: Scene<View, Move>; readonly names: Names }) {
  const { follow, mode } = useSession()
  const { choose } = useChoosing()
  const { view, choices } = scene
  const missing = [SURVIVOR, ZOMBIE].find(seat => view.idle[sideOf(seat)] > 0)
  if (missing === undefined || mode === 'review') return null
  const moveNamed = (name: string): Move | undefined => choices.find(({ move }) => move.move === name)?.move
  const here = moveNamed('here')
  const claim = moveNamed('claim')
  return (
    <p className="ts-still-there" role="status">
      <b>{text.clock.stillThere}</b> {text.clock.missed(names[missing] ?? missing, view.idle[sideOf(missing)])}
      {here && (
        <button type="button" className="button button--main" onClick={() => void follow(here)}>
          {text.clock.here}
        </button>
      )}
      {claim && (
        <button type="button" className="button" onClick={() => choose(claim)}>
          {text.clock.claim}
        </button>
      )}
    </p>
  )
}
