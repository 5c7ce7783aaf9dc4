/** A thing named in a sentence, so that a client can color it, show its details or translate the text. */
export interface Ref {
  readonly kind: 'card' | 'place' | 'seat' | 'rule' | 'piece'
  readonly id: string
  readonly text: string
}

/** A sentence in parts. `plain` turns it into text. */
export type Phrase = readonly (string | Ref)[]
