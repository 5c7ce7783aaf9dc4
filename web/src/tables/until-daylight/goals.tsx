import { type PlayerView, titleOf } from '@holdout/until-daylight/table'
import { useState } from 'react'
import { useGameInfo } from '../../client/game-info.ts'
import { TableSheet } from '../../table/table-sheet.tsx'

/** The player's own objectives with their text, progress and reward. Others never see them. */
export function Goals({ player }: { readonly player: PlayerView }) {
  const info = useGameInfo('until-daylight')
  if (!player.objectives || player.objectives.length === 0) return null
  return (
    <ul className="goals" aria-label="Your secret objectives">
      {player.objectives.map(({ objective, xp, progress }) => (
        <li key={objective}>
          <p>
            <b>{titleOf(objective)}</b>
            <span>
              {progress.map(({ now, needed }) => `${Math.min(now, needed)}/${needed}`).join(', ')} · +{xp} XP
            </span>
          </p>
          <p>{info?.cards.find(({ id }) => id === objective)?.text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Opens the objectives where there is no column at the side for them. */
export function GoalsButton({ player }: { readonly player: PlayerView }) {
  const [isOpen, open] = useState(false)
  if (!player.objectives || player.objectives.length === 0) return null
  return (
    <>
      <button type="button" className="button goals__open" onClick={() => open(true)}>
        Objectives ({player.objectives.length})
      </button>
      {isOpen && (
        <TableSheet title="Your secret objectives" close={() => open(false)}>
          <div className="t-until-daylight">
            <Goals player={player} />
          </div>
        </TableSheet>
      )}
    </>
  )
}
