import attackJson from './attack.json' with { type: 'json' }
import charactersJson from './characters.json' with { type: 'json' }
import { idOf, type Label } from './labels.ts'
import suppliesJson from './supplies.json' with { type: 'json' }
import survivorTacticsJson from './survivor-tactics.json' with { type: 'json' }
import zombieTacticsJson from './zombie-tactics.json' with { type: 'json' }
import zombiesJson from './zombies.json' with { type: 'json' }

/** The number of a physical card. Each deck has its own hundred, so the number tells the deck. */
export type CardId = number

export type Line = 'A' | 'B' | 'C'
export type Result = 'hit' | 'hit+1' | 'hit+kd' | 'kd' | 'miss'
type Flag = 'auto' | 'once' | 'split' | 'kd' | 'all' | 'area' | 'snd'

export interface Mode {
  readonly id: string
  readonly kind: 'melee' | 'ranged' | 'thrown'
  readonly cost: number
  readonly min: number
  readonly max: number
  readonly damage: number
  /** The second damage icon; 0 if the mode has no Critical Hit. */
  readonly crit: number
  readonly auto: boolean
  readonly once: boolean
  readonly split: boolean
  readonly kd: boolean
  readonly all: boolean
  readonly area: boolean
  readonly snd: boolean
}

export interface Supply {
  readonly id: string
  readonly count: number
  readonly class: 'firearm' | 'melee' | 'grenade' | 'item' | 'armor'
  /** Starting ammo, durability or armor points; null if the card has none. */
  readonly value: number | null
  readonly unique: boolean
  readonly modes: readonly Mode[]
  /** The cost and effect of using an item. */
  readonly use: { readonly cost: number; readonly health: number; readonly energy: number } | null
}

export type SurvivorEffect =
  | { readonly do: 'attack-again'; readonly kind: 'ranged' | 'melee' }
  | { readonly do: 'walk'; readonly rows: number }
  | { readonly do: 'confront' | 'stay-in-play' | 'cancel' | 'block' | 'stand-up' | 'knock-down' | 'pick-up' }
  | { readonly do: 'two-shots'; readonly bonus: number }
  | { readonly do: 'hurt-more' | 'clip' | 'line-up'; readonly damage: number }
  | { readonly do: 'gain-energy'; readonly energy: number }
  | { readonly do: 'reload'; readonly ammo: number }

export type ZombieEffect =
  | { readonly do: 'stay-in-play' | 'spoil' | 'search' | 'damage-weapon' | 'move' | 'block' | 'march' | 'drop' }
  | { readonly do: 'fling'; readonly rows: number }
  | { readonly do: 'horde' | 'rise'; readonly upTo: number }
  | {
      readonly do: 'strike'
      readonly by: 'has-attacked' | 'standing' | 'down'
      readonly line: 'posture' | 'B' | 'C'
    }

export interface Tactic<E> {
  readonly id: string
  readonly count: number
  readonly cost: number
  readonly class: 'attack' | 'movement' | null
  readonly when: 'own' | 'react' | 'attack'
  /** The draw symbol. */
  readonly draws: boolean
  /** False if the card is removed in solo. */
  readonly solo: boolean
  readonly effect: E
}

export interface ZombieKind {
  readonly id: string
  readonly tier: 'base' | 'special' | 'boss'
  readonly count: number
  readonly supplies: number
  readonly health: number
  readonly damage: number
  readonly reach: number
  readonly cost: number
}

/** A zombie card: its kind, and whether it has the Supply icon. */
export interface ZombieFace extends ZombieKind {
  readonly supply: boolean
  /**
   * The name in scenarios and moves: `shuffler`, or `shuffler+` with the Supply icon if only some of the kind have it.
   */
  readonly code: string
}

export interface AttackFace {
  readonly id: string
  readonly shuffle: boolean
  readonly A: Result
  readonly B: Result
  readonly C: Result
}

export interface Ability {
  readonly id: string
  readonly tokens: number
  readonly rows: readonly number[]
  readonly move: number
  readonly woundedMove: number
  readonly stomp: number
  readonly energy: number
  readonly weapon: string | null
}

export interface Character {
  readonly id: string
  readonly name: string
  readonly pronouns: string
  readonly ability: Ability
}

type Raw = Record<string, unknown>

function wrong(file: string, entry: string, what: string): Error {
  return new Error(`thirty-seconds data/${file}.json: ${entry}: ${what}`)
}

/** Throws at startup, naming the file and the entry, on an unknown field, a wrong total or a duplicate id. */
function check(file: string, entries: readonly Raw[], fields: readonly string[], total: number): void {
  const seen = new Set<unknown>()
  let count = 0
  for (const entry of entries) {
    const name = String(entry.id ?? JSON.stringify(entry))
    for (const field of Object.keys(entry))
      if (!fields.includes(field)) throw wrong(file, name, `unknown field "${field}"`)
    if (entry.id !== undefined && seen.has(entry.id)) throw wrong(file, name, 'stands twice')
    seen.add(entry.id)
    if (!Number.isInteger(entry.count) || (entry.count as number) < 1)
      throw wrong(file, name, '"count" must be a whole number above 0')
    count += entry.count as number
  }
  if (count !== total) throw wrong(file, 'all', `${count} cards, expected ${total}`)
}

const FLAGS: readonly Flag[] = ['auto', 'once', 'split', 'kd', 'all', 'area', 'snd']

function readMode(raw: Raw, supply: string): Mode {
  const flags = raw.flags as Flag[]
  for (const flag of flags) if (!FLAGS.includes(flag)) throw wrong('supplies', supply, `unknown flag "${flag}"`)
  const has = (flag: Flag): boolean => flags.includes(flag)
  return Object.freeze({
    id: raw.id as string,
    kind: raw.kind as Mode['kind'],
    cost: raw.cost as number,
    min: raw.min as number,
    max: raw.max as number,
    damage: raw.damage as number,
    crit: (raw.crit as number | undefined) ?? 0,
    auto: has('auto'),
    once: has('once'),
    split: has('split'),
    kd: has('kd'),
    all: has('all'),
    area: has('area'),
    snd: has('snd'),
  })
}

function readSupplies(json: readonly Raw[]): readonly Supply[] {
  check('supplies', json, ['id', 'count', 'class', 'value', 'unique', 'modes', 'use'], 46)
  return json.map(raw => {
    const use = raw.use as { cost: number; health?: number; energy?: number } | undefined
    return Object.freeze({
      id: raw.id as string,
      count: raw.count as number,
      class: raw.class as Supply['class'],
      value: (raw.value as number | undefined) ?? null,
      unique: raw.unique === true,
      modes: (raw.modes as Raw[]).map(mode => readMode(mode, raw.id as string)),
      use: use ? { cost: use.cost, health: use.health ?? 0, energy: use.energy ?? 0 } : null,
    })
  })
}

const SURVIVOR_EFFECTS =
  'attack-again walk confront stay-in-play cancel block stand-up knock-down pick-up two-shots hurt-more clip line-up gain-energy reload'
const ZOMBIE_EFFECTS = 'stay-in-play spoil search damage-weapon move block march drop fling horde rise strike'

function readTactics<E extends { readonly do: string }>(
  file: string,
  json: readonly Raw[],
  effects: string,
): readonly Tactic<E>[] {
  check(file, json, ['id', 'count', 'cost', 'class', 'when', 'draws', 'solo', 'effect'], 46)
  const known = effects.split(' ')
  const unused = known.filter(effect => !json.some(raw => (raw.effect as E).do === effect))
  if (unused.length) throw wrong(file, 'all', `no card has the effect ${unused.join(', ')}`)
  return json.map(raw => {
    const effect = raw.effect as E
    if (!known.includes(effect.do)) throw wrong(file, raw.id as string, `unknown effect "${effect.do}"`)
    return Object.freeze({
      id: raw.id as string,
      count: raw.count as number,
      cost: raw.cost as number,
      class: (raw.class as Tactic<E>['class'] | undefined) ?? null,
      when: raw.when as Tactic<E>['when'],
      draws: raw.draws === true,
      solo: raw.solo !== false,
      effect,
    })
  })
}

function readAttackDeck(name: 'survivor' | 'zombie', prefix: string): readonly AttackFace[] {
  const json = attackJson[name] as readonly Raw[]
  check('attack', json, ['count', 'A', 'B', 'C', 'shuffle'], 25)
  const faces: AttackFace[] = []
  for (const raw of json) {
    for (let i = 0; i < (raw.count as number); i++) {
      const id = `${prefix}-${String(faces.length + 1).padStart(2, '0')}`
      const line = (which: Line): Result => (raw[which] as Result | undefined) ?? 'miss'
      faces.push(Object.freeze({ id, shuffle: raw.shuffle === true, A: line('A'), B: line('B'), C: line('C') }))
    }
  }
  return faces
}

export const SUPPLIES = readSupplies(suppliesJson as readonly Raw[])
export const SURVIVOR_TACTICS = readTactics<SurvivorEffect>(
  'survivor-tactics',
  survivorTacticsJson as readonly Raw[],
  SURVIVOR_EFFECTS,
)
export const ZOMBIE_TACTICS = readTactics<ZombieEffect>(
  'zombie-tactics',
  zombieTacticsJson as readonly Raw[],
  ZOMBIE_EFFECTS,
)
export const ZOMBIE_KINDS = zombiesJson as readonly ZombieKind[]
check(
  'zombies',
  zombiesJson as readonly Raw[],
  ['id', 'tier', 'count', 'supplies', 'health', 'damage', 'reach', 'cost'],
  40,
)

const ABILITIES = charactersJson.abilities as readonly Ability[]
export const CHARACTERS: readonly Character[] = charactersJson.characters.map(raw => {
  const ability = ABILITIES.find(({ id }) => id === raw.ability)
  if (!ability) throw wrong('characters', raw.id, `unknown ability "${raw.ability}"`)
  return Object.freeze({ id: raw.id, name: raw.name, pronouns: raw.pronouns, ability })
})

/** The first card number of each deck. */
const FIRST = {
  supply: 0,
  tactics: 100,
  zombie: 200,
  zombieTactics: 300,
  attack: 400,
  zombieAttack: 500,
} as const

function spread<T extends { readonly count: number }>(kinds: readonly T[]): readonly T[] {
  return kinds.flatMap(kind => Array.from({ length: kind.count }, () => kind))
}

const SUPPLY_FACES = spread(SUPPLIES)
const TACTICS_FACES = spread(SURVIVOR_TACTICS)
const ZOMBIE_TACTICS_FACES = spread(ZOMBIE_TACTICS)
const ZOMBIE_FACES: readonly ZombieFace[] = ZOMBIE_KINDS.flatMap(kind =>
  Array.from({ length: kind.count }, (_, i) => {
    const supply = i < kind.supplies
    return Object.freeze({ ...kind, supply, code: supply && kind.supplies < kind.count ? `${kind.id}+` : kind.id })
  }),
)
export const ATTACK_FACES = readAttackDeck('survivor', 'sa')
export const ZOMBIE_ATTACK_FACES = readAttackDeck('zombie', 'za')

const numbers = (first: number, count: number): readonly CardId[] => Array.from({ length: count }, (_, i) => first + i)
/** All physical cards, deck by deck. The two unique weapons are the last supplies and are not in the deck. */
export const ALL_SUPPLIES = numbers(FIRST.supply, SUPPLY_FACES.length)
export const ALL_TACTICS = numbers(FIRST.tactics, TACTICS_FACES.length)
export const ALL_ZOMBIES = numbers(FIRST.zombie, ZOMBIE_FACES.length)
export const ALL_ZOMBIE_TACTICS = numbers(FIRST.zombieTactics, ZOMBIE_TACTICS_FACES.length)
export const ALL_ATTACK = numbers(FIRST.attack, ATTACK_FACES.length)
export const ALL_ZOMBIE_ATTACK = numbers(FIRST.zombieAttack, ZOMBIE_ATTACK_FACES.length)

export const isSupply = (card: CardId): boolean => card < FIRST.tactics
export const isTactic = (card: CardId): boolean => card >= FIRST.tactics && card < FIRST.zombie
export const isZombie = (card: CardId): boolean => card >= FIRST.zombie && card < FIRST.zombieTactics
export const isZombieTactic = (card: CardId): boolean => card >= FIRST.zombieTactics && card < FIRST.attack

export function supplyOf(card: CardId): Supply {
  return SUPPLY_FACES[card]
}

export function tacticOf(card: CardId): Tactic<SurvivorEffect> {
  return TACTICS_FACES[card - FIRST.tactics]
}

export function zombieOf(card: CardId): ZombieFace {
  return ZOMBIE_FACES[card - FIRST.zombie]
}

export function zombieTacticOf(card: CardId): Tactic<ZombieEffect> {
  return ZOMBIE_TACTICS_FACES[card - FIRST.zombieTactics]
}

export function attackCardOf(card: CardId): AttackFace {
  return card < FIRST.zombieAttack ? ATTACK_FACES[card - FIRST.attack] : ZOMBIE_ATTACK_FACES[card - FIRST.zombieAttack]
}

export function attackCardNamed(id: string): AttackFace {
  return [...ATTACK_FACES, ...ZOMBIE_ATTACK_FACES].find(face => face.id === id) as AttackFace
}

/** A table instead of a computation: a view names about a hundred cards. */
const NAMES: readonly string[] = [
  [FIRST.supply, SUPPLY_FACES.map(({ id }) => id)] as const,
  [FIRST.tactics, TACTICS_FACES.map(({ id }) => id)] as const,
  [FIRST.zombie, ZOMBIE_FACES.map(({ code }) => code)] as const,
  [FIRST.zombieTactics, ZOMBIE_TACTICS_FACES.map(({ id }) => id)] as const,
  [FIRST.attack, ATTACK_FACES.map(({ id }) => id)] as const,
  [FIRST.zombieAttack, ZOMBIE_ATTACK_FACES.map(({ id }) => id)] as const,
].reduce<string[]>((all, [first, names]) => all.concat(new Array(first - all.length).fill(''), names), [])

/** The name of a card: its kind, not which of the equal copies it is. */
export function nameOf(card: CardId): string {
  return NAMES[card]
}

const MODES = new Map(SUPPLIES.flatMap(({ modes }) => modes.map(mode => [mode.id, mode] as const)))

export function modeNamed(id: string): Mode {
  return MODES.get(id) as Mode
}

/** The printed values of a Supply card by its label in a view, such as `pistol/3!`; undefined for any other card. */
export function supplyNamed(label: Label | null | undefined): Supply | undefined {
  return label == null ? undefined : SUPPLIES.find(({ id }) => id === idOf(String(label)))
}

const BY_NAME = new Map(CHARACTERS.map(character => [character.id, character]))

export function characterNamed(id: string): Character {
  return BY_NAME.get(id) as Character
}

const AGAIN_CARDS = new Map(
  SURVIVOR_TACTICS.flatMap(({ id, effect }) => (effect.do === 'attack-again' ? [[effect.kind, id] as const] : [])),
)

/** The Tactics card that repeats an attack of this kind: Quick Trigger or Quick Hands. There is none for a throw. */
export function againCard(kind: Mode['kind']): string {
  return AGAIN_CARDS.get(kind === 'thrown' ? 'melee' : kind) as string
}

/** The Energy cost of a Tactics card. */
export function costOfTactic(card: string): number {
  return [...SURVIVOR_TACTICS, ...ZOMBIE_TACTICS].find(({ id }) => id === card)?.cost ?? 0
}

/** The printed values of a zombie by its label in a view, such as `shuffler+`; undefined for any other card. */
export function zombieNamed(label: Label | null | undefined): ZombieKind | undefined {
  return label == null ? undefined : ZOMBIE_KINDS.find(({ id }) => id === idOf(String(label)))
}
