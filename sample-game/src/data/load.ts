import cards from './cards.json' with { type: 'json' }

/** One card: its kind and a number, such as `tools-3`. */
export type CardId = string

export interface Kind {
  readonly kind: string
  readonly title: string
  readonly strength: number
  readonly count: number
}

export const SUPPLY_KINDS: readonly Kind[] = cards.supplies
export const ZOMBIE_KINDS: readonly Kind[] = cards.zombies

/** NW-01 The decks, in the order of the box. */
export const SUPPLIES: readonly CardId[] = SUPPLY_KINDS.flatMap(copiesOf)
export const ZOMBIES: readonly CardId[] = ZOMBIE_KINDS.flatMap(copiesOf)

const KINDS = new Map(
  [...SUPPLY_KINDS, ...ZOMBIE_KINDS].flatMap(kind => copiesOf(kind).map((card): [CardId, Kind] => [card, kind])),
)

function copiesOf({ kind, count }: Kind): CardId[] {
  return Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`)
}

export function kindOf(card: CardId): Kind {
  const kind = KINDS.get(card)
  if (kind === undefined) throw new Error(`There is no card "${card}".`)
  return kind
}

export function titleOfCard(card: CardId): string {
  const { title, strength } = kindOf(card)
  return `${title} (${strength})`
}

/** The strength of some cards together. */
export function strengthOf(cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + kindOf(card).strength, 0)
}
