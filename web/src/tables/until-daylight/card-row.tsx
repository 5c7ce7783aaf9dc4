import { plain } from '@holdout/engine'
import type { Choice } from '@holdout/host'
import { type Move, titleOf } from '@holdout/until-daylight/table'
import { useGameInfo } from '../../client/game-info.ts'
import type { Names } from '../../parts/names.ts'
import { text } from './text.ts'

/** The card of a choice: a character to play, or a secret objective to keep. */
export function cardTaken(move: Move): string | null {
  return move.move === 'character' ? move.character : move.move === 'keep' ? move.objective : null
}

/** Cards to choose from, each with its full text. */
export function CardRow({
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
    <ul className="cast" aria-label={text.prompt.cards}>
      {choices.map(({ move, say }) => {
        const id = cardTaken(move)
        if (id === null) return null
        const description = info?.cards.find(card => card.id === id)?.text ?? ''
        return (
          <li key={id}>
            <button
              type="button"
              className={`cast__card can ${move === hint ? 'is-hinted' : ''}`}
              aria-label={`${plain(say, names)}. ${description}`}
              onClick={() => choose(move)}
            >
              <b>{titleOf(id)}</b>
              <small>{description}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
