import { type Phrase, type Ref, say } from '@holdout/engine'
import { type Code, cardOf, FACES, type Suit } from '../data/load.ts'
import text from '../data/text.en.json' with { type: 'json' }

const ranks: Readonly<Record<string, string>> = text.ranks
export const suits: Readonly<Record<Suit, { title: string; resource: string }>> = text.suits

export function titleOfCard(code: Code): string {
  const face = FACES[cardOf(code)]
  if (face.suit === null) return code === 'X1' ? 'first Joker' : 'second Joker'
  return `${ranks[face.rank]} of ${suits[face.suit].title}`
}

export function textOfCard(code: Code): string {
  return text.kinds[FACES[cardOf(code)].kind]
}

export function resourceOf(suit: Suit): string {
  return suits[suit].resource
}

export function titleOfPlace(place: number): string {
  return `place ${place + 1}`
}

export function card(code: Code): Ref {
  return { kind: 'card', id: code, text: `the ${titleOfCard(code)}` }
}

/** The cards counted as miles; a 10 that counts another value (VD-74) is followed by that value. */
export function milesListed(miles: readonly Code[], counts: readonly number[]): (Ref | Phrase)[] {
  return miles.map((code, i) =>
    counts[i] === FACES[cardOf(code)].miles ? card(code) : say`${card(code)} (counting ${counts[i]})`,
  )
}
