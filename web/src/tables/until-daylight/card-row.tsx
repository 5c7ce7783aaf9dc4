import type { Choice } from '@holdout/table'
import { characterFacts, type Move, rewardOf, titleOf } from '@holdout/until-daylight/table'
import { plain } from '@holdout/words'
import { useGameInfo } from '../../client/game-info.ts'
import type { Names } from '../../parts/names.ts'
import type { Selection } from '../../table/selection.ts'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'

/** The card of a choice: a character to play, or a secret objective to keep. */
export function cardOffered(move: Move): string | null {
  return move.move === 'character' ? move.character : move.move === 'keep' ? move.objective : null
}

/** What else to know of a card on offer: health and weapon of a character, the reward of an objective. */
function factsOf(card: string): string | null {
  const character = characterFacts(card)
  if (character) return text.offer.character(character.health, titleOf(character.weapon))
  const xp = rewardOf(card)
  return xp === null ? null : text.offer.reward(xp)
}

function strengthOf(card: string): string | null {
  return text.offer.strengths[card] ?? null
}

/** Cards to choose from, each with its full text. */
export function CardRow({
  choices,
  pick,
  names,
}: {
  readonly choices: readonly Choice<Move>[]
  readonly pick: Selection<Move>
  readonly names: Names
}) {
  const info = useGameInfo('until-daylight')
  return (
    <ul className="dl-cast" aria-label={text.prompt.cards}>
      {choices.map(({ move, text: say }) => {
        const id = cardOffered(move)
        if (id === null) return null
        const description = info?.cards.find(card => card.id === id)?.text ?? ''
        return (
          <li key={id}>
            <button
              {...pick.button(PIECE.offer(id))}
              className={`dl-cast__card ${pick.mark(PIECE.offer(id))}`}
              aria-label={[plain(say, names), strengthOf(id), description].filter(Boolean).join('. ')}
            >
              <b>{titleOf(id)}</b>
              {strengthOf(id) && <em>{strengthOf(id)}</em>}
              <i>{factsOf(id)}</i>
              <small>{description}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
