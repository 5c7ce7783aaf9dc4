import cardsJson from './cards.json' with { type: 'json' }

/** An action card in state: the number of its kind. Copies of a card are not distinguished. */
export type Card = number
/** A combat card by its code: J for Jammed, or the distance at which it hits. */
export type CombatCard = 'J' | '0' | '1' | '2'
/** A house card: the number of its kind. */
export type House = number

const EVENTS = [
  'zombie',
  'extra-action',
  'random-card',
  'switch-cards',
  'send-player',
  'move-back',
  'add-zombies',
  'turn-back-time',
] as const
export type EventName = (typeof EVENTS)[number]

const ABILITIES = ['survivalist', 'wood-worker', 'nosy-neighbors', 'gun-collector', 'nurse', 'none'] as const
export type Ability = (typeof ABILITIES)[number]

export interface Face {
  readonly id: string
  readonly kind: 'gun' | 'barricade' | 'survivor' | 'fireworks' | 'event'
  readonly count: number
  readonly bullets: number
  /** The number of combat cards that one bullet turns. */
  readonly turns: number
  readonly value: number
  readonly trap: number
  readonly event: EventName | null
  readonly source: 'book' | 'ours' | 'mixed'
}

export interface CombatFace {
  readonly id: string
  readonly code: CombatCard
  readonly number: number
  readonly count: number
}

export interface HouseFace {
  readonly id: string
  readonly ability: Ability
  readonly count: number
}

const TOTALS = { action: 102, combat: 30, houses: 12 } as const
const KINDS = ['gun', 'barricade', 'survivor', 'fireworks', 'event']
const FIELDS = ['id', 'kind', 'count', 'bullets', 'turns', 'value', 'trap', 'event', 'source']

type Entry = Readonly<Record<string, unknown>>
const wrong = (what: string): Error => new Error(`zombie-town data/cards.json: ${what}`)

/** Reads the card data, or throws an error that names the wrong entry. */
export function loadCards(json: {
  readonly action: readonly unknown[]
  readonly combat: readonly unknown[]
  readonly houses: readonly unknown[]
}): { action: readonly Face[]; combat: readonly CombatFace[]; houses: readonly HouseFace[] } {
  const action = json.action.map(entry => readFace(entry as Entry))
  const combat = json.combat as readonly CombatFace[] // codes are checked below
  const houses = json.houses as readonly HouseFace[]
  for (const name of ['action', 'combat', 'houses'] as const) {
    const list: readonly { id: string; count: number }[] = { action, combat, houses }[name]
    const total = list.reduce((sum, { count }) => sum + count, 0)
    if (total !== TOTALS[name]) throw wrong(`${total} cards under "${name}", expected ${TOTALS[name]}`)
    const twice = list.find((card, i) => list.findIndex(other => other.id === card.id) !== i)
    if (twice) throw wrong(`"${twice.id}" is listed twice under "${name}"`)
  }
  for (const name of EVENTS)
    if (!action.some(({ event }) => event === name)) throw wrong(`no card has the event "${name}"`)
  for (const { id, ability } of houses)
    if (!ABILITIES.includes(ability)) throw wrong(`${id}: "ability" must be one of ${ABILITIES.join(', ')}`)
  for (const { id, code, number } of combat)
    if (code !== (number < 0 ? 'J' : String(number))) throw wrong(`${id}: "code" must be J for -1, or the number`)
  if ((action.find(({ id }) => id === 'gun-3')?.count ?? 0) < 6)
    throw wrong('fewer than 6 of gun-3, expected one for each pawn (ZT-07)')
  return { action: Object.freeze(action), combat, houses }
}

function readFace(entry: Entry): Face {
  const { id, kind, count, bullets = 0, turns = 1, value = 0, trap = 0, event = null, source } = entry
  const no = (what: string): Error => wrong(`${id}: ${what}`)
  for (const field of Object.keys(entry)) if (!FIELDS.includes(field)) throw no(`unknown field "${field}"`)
  if (!KINDS.includes(kind as string)) throw no(`"kind" must be one of ${KINDS.join(', ')}`)
  if (!Number.isInteger(count) || (count as number) < 1) throw no('"count" must be a whole number above 0')
  if ((kind === 'gun') !== (bullets as number) > 0) throw no('a gun, and only a gun, has "bullets"')
  if ((kind === 'barricade') !== (value as number) > 0) throw no('a barricade, and only a barricade, has a "value"')
  if ((kind === 'event') !== EVENTS.includes(event as EventName))
    throw no(`an event card, and only that, has an "event": ${EVENTS.join(', ')}`)
  return Object.freeze({ id, kind, count, bullets, turns, value, trap, event, source } as Face)
}

const loaded = loadCards(cardsJson)

/** The kinds of action cards. A `Card` is an index in this list. */
export const FACES = loaded.action
export const COMBAT = loaded.combat
export const HOUSES = loaded.houses

export const ALL_ACTION: readonly Card[] = FACES.flatMap((face, card) => Array.from({ length: face.count }, () => card))
export const ALL_COMBAT: readonly CombatCard[] = COMBAT.flatMap(({ code, count }) =>
  Array.from({ length: count }, () => code),
)
export const ALL_HOUSES: readonly House[] = HOUSES.flatMap(({ count }, house) =>
  Array.from({ length: count }, () => house),
)

const cardIds: Readonly<Record<string, Card>> = Object.fromEntries(FACES.map(({ id }, card) => [id, card]))

export function cardNamed(id: string): Card {
  return cardIds[id]
}

export const PISTOL = cardNamed('gun-3')
export const SURVIVOR = cardNamed('survivor')
export const FIREWORKS = cardNamed('fireworks')
export const ZOMBIE = cardNamed('event-zombie')

export function isEvent(card: Card): boolean {
  return FACES[card].kind === 'event'
}

export function isBarricade(card: Card): boolean {
  return FACES[card].kind === 'barricade'
}

export function isGun(card: Card): boolean {
  return FACES[card].kind === 'gun'
}

export function idOf(card: Card): string {
  return FACES[card].id
}

export function abilityOf(house: House): Ability {
  return HOUSES[house].ability
}

/** The distance at which a combat card hits. Jammed is -1: it never hits. */
export const HITS = Object.fromEntries(COMBAT.map(({ code, number }) => [code, number])) as Readonly<
  Record<CombatCard, number>
>
