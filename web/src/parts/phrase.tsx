import type { Phrase as Sentence } from '@holdout/engine'
import type { Names } from './names.ts'

/** A sentence of the game, with the things it names marked up and seats replaced by player names. */
export function Phrase({ of, names = {} }: { readonly of: Sentence; readonly names?: Names }) {
  return of.map((part, i) => {
    if (typeof part === 'string') return part
    const text = part.kind === 'seat' && Object.hasOwn(names, part.id) ? names[part.id] : part.text
    return (
      <span key={i} className={`ref--${part.kind}`}>
        {text}
      </span>
    )
  })
}
