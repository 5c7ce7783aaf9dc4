import { plain } from '@holdout/engine'
import type { Choice } from '@holdout/host'
import { type Move, titleOf } from '@holdout/until-daylight/table'
import { useGameInfo } from '../../client/game-info.ts'
import type { Names } from '../../parts/names.ts'

/** Who plays whom: each with what it is good and bad at, as its card says. */
export function CharacterRow({
  choices,
  hint,
  choose,
  names,
}: {
  readonly choices: readonly Choice<Move>[]
  readonly hint: Move | null
  readonly choose: (move: Move) => void
  readonly names: Names
}) {
  const info = useGameInfo('until-daylight')
  return (
    <ul className="cast" aria-label="Characters">
      {choices.map(({ move, say }) => {
        if (move.move !== 'character') return null
        const text = info?.cards.find(card => card.id === move.character)?.text ?? ''
        return (
          <li key={move.character}>
            <button
              type="button"
              className={`cast__card can ${move === hint ? 'is-hinted' : ''}`}
              aria-label={`${plain(say, names)}. ${text}`}
              onClick={() => choose(move)}
            >
              <b>{titleOf(move.character)}</b>
              <small>{text}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
