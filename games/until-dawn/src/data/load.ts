import cardsJson from './cards.json' with { type: 'json' }

export type Color = 'red' | 'blue' | 'green'
export const COLORS: readonly Color[] = ['red', 'blue', 'green']

/** A kind of card. The deck has `count` of each; a `CardId` is one of the 38 physical cards. */
export interface Card {
  readonly id: string
  readonly kind: 'zombie' | 'bite' | 'movement'
  readonly color: Color | null
  readonly plus: boolean
  readonly direction: 'clockwise' | 'counter-clockwise' | null
  readonly count: number
  /** Its code in scenario files. */
  readonly code: string
}

export type CardId = number

const DECK_SIZE = 38
const FIELDS = ['id', 'kind', 'color', 'plus', 'direction', 'count', 'code']

/** Reads the deck from the data; throws an error that names the wrong entry. Another deck needs no change of code. */
export function loadCards(json: readonly unknown[]): readonly Card[] {
  const cards = json.map((entry, i) => readCard(entry as Record<string, unknown>, i))
  const wrong = (what: string): Error => new Error(`until-dawn data/cards.json: ${what}`)
  const total = cards.reduce((sum, card) => sum + card.count, 0)
  if (total !== DECK_SIZE) throw wrong(`${total} cards in all, expected ${DECK_SIZE}`)
  for (const key of ['id', 'code'] as const) {
    const twice = cards.find((card, i) => cards.findIndex(other => other[key] === card[key]) !== i)
    if (twice) throw wrong(`${key} "${twice[key]}" is used twice`)
  }
  for (const color of COLORS) {
    if (!cards.some(card => card.kind === 'zombie' && card.color === color && !card.plus)) {
      throw wrong(
        `no ${color} zombie without plus, expected at least one: the setup puts it into the bite pile (UD-04)`,
      )
    }
  }
  // Such a card is always in the deck or the discard pile when a card is drawn, so no draw fails and no chain of pluses
  // is endless.
  if (!cards.some(card => card.kind === 'movement' && !card.plus))
    throw wrong('no movement card without plus, expected at least one')
  return Object.freeze(cards)
}

function readCard(entry: Record<string, unknown>, i: number): Card {
  const wrong = (what: string): Error => new Error(`until-dawn data/cards.json: entry ${i + 1} (${entry.id}): ${what}`)
  const { id, kind, color = null, plus, direction = null, count, code } = entry
  for (const field of Object.keys(entry)) if (!FIELDS.includes(field)) throw wrong(`unknown field "${field}"`)
  if (typeof id !== 'string') throw wrong('"id" must be a text')
  if (typeof code !== 'string') throw wrong('"code" must be a text')
  if (typeof plus !== 'boolean') throw wrong('"plus" must be true or false')
  if (!Number.isInteger(count) || (count as number) < 1) throw wrong('"count" must be a whole number above 0')
  if (kind !== 'zombie' && kind !== 'bite' && kind !== 'movement')
    throw wrong('"kind" must be zombie, bite or movement')
  const colored = kind !== 'movement'
  if (colored ? !COLORS.includes(color as Color) : color !== null) {
    throw wrong(colored ? '"color" must be red, blue or green' : 'a movement card has no color')
  }
  if (colored ? direction !== null : direction !== 'clockwise' && direction !== 'counter-clockwise') {
    throw wrong(colored ? 'only a movement card has a direction' : '"direction" must be clockwise or counter-clockwise')
  }
  return Object.freeze({ id, kind, color, plus, direction, count, code } as Card)
}

/** The kinds of card, in the order of the data. */
export const CARDS = loadCards(cardsJson)

/** The printed face of each of the 38 physical cards. */
export const FACES: readonly Card[] = CARDS.flatMap(card => Array.from({ length: card.count }, () => card))

export const ALL_CARDS: readonly CardId[] = FACES.map((_, id) => id)

export function face(card: CardId): Card {
  return FACES[card]
}

/** The name of a card in views and events: its kind, not its physical card. */
export type CardName = string

export function cardNamed(name: CardName): Card {
  return CARDS.find(card => card.id === name) as Card
}
