import type { CardName, Horde } from './box.ts'
import cards from './cards.json' with { type: 'json' }

/** The print on a horde card: the dice that eliminate it, and the dice it rolls. */
export type HordeFacts = Pick<Horde, 'class' | 'heads' | 'bodies' | 'dice' | 'draw'>

const PRINTED = new Map(cards.horde.map(card => [card.id, card as HordeFacts]))

/** The facts of a built-in horde card. A card that only a host's own file has does not attack here. */
export function hordeFacts(card: CardName): HordeFacts {
  return PRINTED.get(card) ?? { class: 'infected', heads: 1, bodies: null, dice: 0, draw: 0 }
}

/** DL-100, DL-104 How many dice a line of horde cards rolls against its player. */
export function diceAgainst(line: readonly CardName[]): number {
  return line.reduce((sum, card) => sum + hordeFacts(card).dice, 0)
}

/** The print about a way to attack. */
interface PrintedMeans {
  readonly way: string
  readonly noise: boolean
  /** null: it rolls no dice. */
  readonly dice: number | null
  readonly convert: number
  readonly ammo: CardName | null
  readonly needs: number
}

const HANDS: PrintedMeans = { way: 'melee', noise: false, dice: 1, convert: 0, ammo: null, needs: 0 }
const MEANS = new Map<string, PrintedMeans>([
  ...cards.rubble.flatMap(({ id, weapon }): [string, PrintedMeans][] =>
    weapon ? [[id, { ...HANDS, noise: weapon.way === 'firearm', ...weapon }]] : [],
  ),
  ...cards.recipes.flatMap(({ id, attack }): [string, PrintedMeans][] =>
    attack ? [[id, { ...HANDS, way: 'crafted', ...attack, dice: attack.dice ?? null }]] : [],
  ),
])

/** A built-in weapon or crafted attack; bare hands for all others. */
export function meansOf(weapon: string): PrintedMeans {
  return MEANS.get(weapon) ?? HANDS
}

const AMMO_DICE = new Map(cards.rubble.map(({ id, dice }) => [id, dice ?? 0]))
const MOST_DICE = 6

/** DL-75, DL-76 The dice of a character's attack without boosts. The leader's advantage counts double. */
export function diceWith(character: string, leads: boolean, means: PrintedMeans, ammo: number): number {
  const who = characterFacts(character)
  let dice = (means.dice ?? 0) + ammo * (AMMO_DICE.get(means.ammo ?? '') ?? 0)
  const kind = means.way === 'melee' ? 'melee' : 'distance'
  if (means.way !== 'crafted') {
    if (who?.advantage.way === means.way) dice += who.advantage.amount * (leads ? 2 : 1)
    if (who?.drawback.do === 'dice' && who.drawback.way === kind) dice += who.drawback.amount ?? 0
  }
  const limit = who?.drawback.do === 'dice-limit' ? (who.drawback.amount ?? MOST_DICE) : MOST_DICE
  return Math.min(Math.max(1, dice), limit)
}

const EVENTS = new Set(cards.rubble.flatMap(({ id, kind }) => (kind === 'event' ? [id] : [])))

/** Whether a built-in rubble card is an event, which happens when it is drawn. */
export function isEventCard(card: CardName): boolean {
  return EVENTS.has(card)
}

const CHARACTERS = new Map(cards.characters.map(character => [character.id, character]))

/** The print on a built-in character. */
export function characterFacts(character: string) {
  return CHARACTERS.get(character)
}

const REWARDS = new Map(cards.objectives.map(({ id, xp }) => [id, xp]))

/** The experience that a built-in objective gives; null for others. */
export function rewardOf(objective: string): number | null {
  return REWARDS.get(objective) ?? null
}

const PARTS = new Map(cards.recipes.map(({ id, parts }) => [id, parts]))

/** The two cards that a built-in recipe uses; empty for others. */
export function partsOf(recipe: string): readonly CardName[] {
  return PARTS.get(recipe) ?? []
}
