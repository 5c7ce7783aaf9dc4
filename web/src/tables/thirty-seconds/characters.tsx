import { plain } from '@holdout/engine'
import type { Choice } from '@holdout/table'
import type { Move } from '@holdout/thirty-seconds/table'
import type { Names } from '../../parts/names.ts'
import { text } from './text.ts'

/** The characters to choose from, each with a name and an ability. */
export function Characters({
  choices,
  draft,
  choose,
  names,
}: {
  readonly choices: readonly Choice<Move>[]
  readonly draft: Move | null
  readonly choose: (move: Move) => void
  readonly names: Names
}) {
  return (
    <ul className="ts-characters" aria-label={text.characters}>
      {choices.map(({ move, text }) => {
        const [who, trick = ''] = plain(text, names).split(/: (.*)/)
        const [name, ability = ''] = who.split(', ')
        return (
          <li key={JSON.stringify(move)}>
            <button
              type="button"
              data-move={JSON.stringify(move)}
              className={`ts-character can ${draft === move ? 'is-chosen' : ''}`}
              aria-label={plain(text, names)}
              onClick={() => choose(move)}
            >
              <b>{name}</b>
              <span>{ability}</span>
              <small>{trick}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
