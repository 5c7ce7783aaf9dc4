import type { Move, PlayerView } from '@holdout/until-daylight/table'
import type { Selection } from '../../table/selection.ts'
import { DEEDS, PIECE } from './pieces.ts'
import { text } from './text.ts'

/** One button for each action that is possible in a player's area now. */
export function Deeds({ player, name, pick }: { player: PlayerView; name: string; pick: Selection<Move> }) {
  const open = DEEDS.map(deed => ({ deed, piece: PIECE.deed(deed, player.seat) })).filter(
    ({ piece }) => pick.can(piece) || pick.isPicked(piece),
  )
  if (open.length === 0) return null
  return (
    <span className="dl-area__deeds">
      {open.map(({ deed, piece }) => (
        <button
          key={piece}
          {...pick.button(piece)}
          className={`button button--open dl-area__pick ${pick.mark(piece)}`}
          aria-label={text.deeds.label(text.deeds[deed], name)}
        >
          {text.deeds[deed]}
        </button>
      ))}
    </span>
  )
}
