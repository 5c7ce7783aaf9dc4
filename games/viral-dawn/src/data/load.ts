import cardsJson from './cards.json' with { type: 'json' }

export type Kind = 'number' | 'jack' | 'queen' | 'king' | 'ace' | 'joker'
const KINDS: readonly string[] = ['number', 'jack', 'queen', 'king', 'ace']

export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades'
export const SUITS: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades']

/** One of the 54 different cards. In the state it is a number; in moves, views and events it is a code. */
export type Card = number
/** A card as text: `10S`, `QH`, `X1`. */
export type Code = string

export interface Face {
  readonly id: string
  readonly code: Code
  readonly kind: Kind
  readonly rank: string
  readonly suit: Suit | null
  /** VD-12 Its value as miles; for an Ace only with the option `ace-lay`, for a Joker never. */
  readonly miles: number
}

const DECK_SIZE = 54

/** Reads the 54 cards from the data, suit by suit; throws an error that names the wrong entry. */
export function loadDeck(json: unknown): readonly Face[] {
  const wrong = (what: string): Error => new Error(`viral-dawn data/cards.json: ${what}`)
  const { suits, ranks, jokers, ...rest } = json as Record<string, unknown>
  for (const field of Object.keys(rest)) throw wrong(`unknown field "${field}"`)
  if (!Array.isArray(suits) || suits.map(suit => suit.id).join() !== SUITS.join())
    throw wrong(`"suits" must be ${SUITS.join(', ')}`)
  if (!Array.isArray(ranks)) throw wrong('"ranks" must be a list')
  ranks.forEach((rank, i) => {
    const entry = `rank ${i + 1} (${rank.id})`
    if (typeof rank.id !== 'string' || typeof rank.letter !== 'string')
      throw wrong(`${entry}: "id" and "letter" needed`)
    if (!KINDS.includes(rank.kind)) throw wrong(`${entry}: "kind" must be one of ${KINDS.join(', ')}`)
    if (!Number.isInteger(rank.miles) || rank.miles < 1 || rank.miles > 10)
      throw wrong(`${entry}: "miles" must be a whole number from 1 to 10`)
  })
  const faces: Face[] = suits.flatMap(suit =>
    ranks.map(rank => ({
      id: `${suit.id}-${rank.id}`,
      code: `${rank.letter}${suit.letter}`,
      kind: rank.kind,
      rank: rank.id,
      suit: suit.id,
      miles: rank.miles,
    })),
  )
  for (let number = 1; number <= Number(jokers); number++)
    faces.push({ id: `joker-${number}`, code: `X${number}`, kind: 'joker', rank: 'joker', suit: null, miles: 0 })
  if (faces.length !== DECK_SIZE) throw wrong(`${faces.length} cards in all, expected ${DECK_SIZE} (VD-02)`)
  if (new Set(faces.map(face => face.code)).size !== DECK_SIZE) throw wrong('two cards have the same code')
  return Object.freeze(faces.map(face => Object.freeze(face)))
}

export const FACES: readonly Face[] = loadDeck(cardsJson)
export const ALL_CARDS: readonly Card[] = FACES.map((_, card) => card)

/** Facts about cards as flat tables, for speed. */
export const CODES: readonly Code[] = FACES.map(face => face.code)
export const KIND: readonly Kind[] = FACES.map(face => face.kind)
export const MILES: readonly number[] = FACES.map(face => face.miles)
/** A suit as its position in `SUITS`; 4 for a Joker, which has no suit. */
export type SuitIndex = number
const NO_SUIT: SuitIndex = 4
export const SUIT: readonly SuitIndex[] = FACES.map(face => (face.suit === null ? NO_SUIT : SUITS.indexOf(face.suit)))
export const IS_TEN: readonly boolean[] = FACES.map(face => face.rank === '10')

const numbers = new Map(FACES.map((face, card) => [face.code, card]))

/** The card with that code; null if there is none. */
export function cardOrNull(code: string): Card | null {
  return numbers.get(code) ?? null
}

/** The card with that code. The code must be valid. */
export function cardOf(code: Code): Card {
  return numbers.get(code) as Card
}
