import { type PlayerView, titleOf } from '@holdout/until-daylight/table'
import { useState } from 'react'
import { useGameInfo } from '../../client/game-info.ts'
import { TableSheet } from '../../table/table-sheet.tsx'
import { text } from './text.ts'

/** The viewer's secret objectives with their text, progress and reward. */
export function Goals({ player }: { readonly player: PlayerView }) {
  const info = useGameInfo('until-daylight')
  if (!player.objectives || player.objectives.length === 0) return null
  return (
    <ul className="dl-goals" aria-label={text.goals.label}>
      {player.objectives.map(({ objective, xp, progress }) => (
        <li key={objective}>
          <p>
            <b data-names={objective}>{titleOf(objective)}</b>
            <span>
              {progress.map(({ now, needed }) => `${Math.min(now, needed)}/${needed}`).join(', ')}
              {text.goals.reward(xp)}
            </span>
          </p>
          <p>{info?.cards.find(({ id }) => id === objective)?.text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Opens the objectives in a sheet where there is no room for them beside the bag. */
export function GoalsButton({ player }: { readonly player: PlayerView }) {
  const [isOpen, open] = useState(false)
  if (!player.objectives || player.objectives.length === 0) return null
  return (
    <>
      <button type="button" className="button dl-goals__open" onClick={() => open(true)}>
        {text.goals.open(player.objectives.length)}
      </button>
      {isOpen && (
        <TableSheet title={text.goals.label} close={() => open(false)}>
          <div className="t-until-daylight">
            <Goals player={player} />
          </div>
        </TableSheet>
      )}
    </>
  )
}
