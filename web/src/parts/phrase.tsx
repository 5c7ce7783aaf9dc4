import { type Phrase as Sentence, withNames } from '@holdout/engine'
import type { Names } from './names.ts'

/** A sentence of the game, with the things it names marked up and seats replaced by player names. */
export function Phrase({ of, names = {} }: { readonly of: Sentence; readonly names?: Names }) {
  return withNames(of, names).map((part, i) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={i} className={`ref--${part.kind}`}>
        {part.text}
      </span>
    ),
  )
}
