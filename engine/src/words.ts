/** A thing named in a sentence, so that a client can color it, show its details or translate the text. */
export interface Ref {
  /** `word`: a word that agrees with the player in the seat `id`, such as a verb. */
  readonly kind: 'card' | 'place' | 'seat' | 'rule' | 'piece' | 'word'
  readonly id: string
  readonly text: string
  /** The text for the player in the seat `id`: "you", "take". */
  readonly you?: string
}

/** A sentence in parts. `plain` turns it into text. */
export type Phrase = readonly (string | Ref)[]

/**
 * A part of the table: a sentence for screen readers and the plain terminal and, for tables that are not drawn by hand,
 * its pieces.
 */
export interface BoardPart {
  readonly title: string
  readonly text: Phrase
  /** The seat that the part belongs to; absent for the middle of the table. */
  readonly seat?: string
  readonly pieces?: readonly BoardPiece[]
}

/**
 * A piece in a part of the table. A move touches the pieces whose ids are values of its fields:
 * `{ move: 'play', card: 'moon-3' }` is chosen by a press on the piece `moon-3`, `{ move: 'draw' }` by a press on a
 * pile with the id `draw`. A move that names another seat touches that seat's parts.
 */
export interface BoardPiece {
  /** Unique on the table. */
  readonly id: string
  readonly kind: 'card' | 'pile' | 'counter' | 'token' | 'place'
  /** The name on the piece; for a face-down card, the name of its back. */
  readonly title: string
  /** Its effect, in a sentence. */
  readonly text?: string
  /** A value, suit or sign of 1 to 3 characters, printed large on the piece: `7`, `K♠`, `+2`. */
  readonly mark?: string
  /** Only the back is visible. Such a piece has neither `mark` nor `top`. */
  readonly faceDown?: true
  /** The cards in a pile, the value of a counter, the number of equal tokens. */
  readonly count?: number
  /** The highest value of a counter; it is then drawn as a bar. */
  readonly most?: number
  /** The name of the card on top of a face-up pile. */
  readonly top?: string
  readonly tone?: 'good' | 'bad'
}

/** A template tag that builds a phrase: say`${card} goes to ${place}.` */
export function say(texts: TemplateStringsArray, ...parts: (string | number | Ref | Phrase)[]): Phrase {
  const phrase: (string | Ref)[] = [texts[0]]
  parts.forEach((part, i) => {
    if (typeof part === 'number') phrase.push(String(part))
    else if (typeof part === 'string' || !Array.isArray(part)) phrase.push(part as string | Ref)
    else phrase.push(...(part as Phrase))
    phrase.push(texts[i + 1])
  })
  return phrase.filter(part => part !== '')
}
