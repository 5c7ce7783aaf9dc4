import { type Phrase as Sentence, withNames } from '@holdout/engine'
import type { Names } from './names.ts'

/** A sentence of the game, with the things it names marked up and seats replaced by player names. */
export function Phrase({
  of,
  names = {},
  chips = false,
}: {
  readonly of: Sentence
  readonly names?: Names
  /** Cards are buttons that open their explanation. Not inside of another button. */
  readonly chips?: boolean
}) {
  return withNames(of, names).map((part, i) => {
    if (typeof part === 'string') return part
    const { kind, id, text } = part
    if (kind !== 'card')
      return (
        <span key={i} className={`ref--${kind}`}>
          {text}
        </span>
      )
    return chips ? (
      <button key={i} type="button" className="ref--card log__card" data-names={id}>
        {text}
      </button>
    ) : (
      <span key={i} className="ref--card" data-names={id}>
        {text}
      </span>
    )
  })
}
