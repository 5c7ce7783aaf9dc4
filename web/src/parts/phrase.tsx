import type { Phrase as Sentence } from '@holdout/engine'
import { withNames } from '@holdout/words'
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
  const parts = withNames(of, names)
  const after = (i: number): string => {
    const next = parts[i + 1]
    return chips && typeof next === 'string' ? (/^[,.;:!?)]+/.exec(next)?.[0] ?? '') : ''
  }
  const isChip = (part: Sentence[number] | undefined): boolean => typeof part === 'object' && part.kind === 'card'
  return parts.map((part, i) => {
    // The mark after a chip is drawn with it.
    if (typeof part === 'string') return isChip(parts[i - 1]) ? part.slice(after(i - 1).length) : part
    const { kind, id, text } = part
    if (kind !== 'card')
      return (
        <span key={i} className={`ref--${kind}`}>
          {text}
        </span>
      )
    return chips ? (
      <span key={i} className="log__chip">
        <button type="button" className="ref--card log__card" data-names={id}>
          {text}
        </button>
        {after(i) && <span className="log__mark">{after(i)}</span>}
      </span>
    ) : (
      <span key={i} className="ref--card" data-names={id}>
        {text}
      </span>
    )
  })
}
