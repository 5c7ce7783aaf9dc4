/**
 * The contents of the box: cards, dice and characters as the rules read them. Made by `load.ts`, frozen, shared by all
 * matches.
 */

/** A kind of card, by its number in the box. Cards of one kind are interchangeable, so a pile is a list of kinds. */
export type Kind = number
export type CardName = string
/** Indexes in the lists `characters` and `means` of the box. */
export type CharacterIndex = number
export type MeansIndex = number
/** The position of a count in a player's `tally`. */
type TallySlot = number
/** A type of ammunition. */
type Stack = number

export type Face = 'miss' | 'body' | 'head'
export const FACES: readonly Face[] = ['miss', 'body', 'head']
export type Fate = 'enemy-minus' | 'enemy-plus' | 'rubble-minus' | 'rubble-plus' | 'heal' | 'damage'
export const FATES: readonly Fate[] = ['enemy-minus', 'enemy-plus', 'rubble-minus', 'rubble-plus', 'heal', 'damage']
/** How an attack is made. `silent` and `firearm` are distance weapons; a crafted attack is a distance attack too. */
type Way = 'melee' | 'silent' | 'firearm' | 'crafted'
/** Where damage comes from. */
export type Source = 'raider' | 'infected' | 'collateral' | 'fate' | 'event'
export const SOURCES: readonly Source[] = ['raider', 'infected', 'collateral', 'fate', 'event']
type Origin = 'book' | 'ours' | 'mixed'

/** The effect of a card, as data. `effects/index.ts` names the file of each effect. */
export type Effect =
  | { readonly do: 'heal'; readonly amount: number; readonly target: 'self' | 'any' }
  | { readonly do: 'draw' | 'damage' | 'discard' | 'alarm' | 'ambush' | 'lure'; readonly amount: number }
  | { readonly do: 'act-again' | 'steal' | 'everyone-passes' }
  | { readonly do: 'stuck'; readonly seconds: number }
  | { readonly do: 'everyone-discards'; readonly card: CardName }

interface Boost {
  readonly dice: number
  readonly convert: number
  readonly reroll: boolean
  /** null: fits every attack. */
  readonly way: Way | null
  readonly once: boolean
}

export const RUBBLE_KINDS = [
  'weapon',
  'ammunition',
  'healing',
  'protection',
  'boost',
  'trick',
  'part',
  'symbol',
  'event',
] as const
type RubbleKind = (typeof RUBBLE_KINDS)[number]

export interface Rubble {
  readonly kind: Kind
  readonly id: CardName
  readonly type: RubbleKind
  readonly count: number
  readonly source: Origin
  /** The basic weapon of this character; null for all other cards. */
  readonly basic: CharacterIndex | null
  /** null if it is not a weapon. */
  readonly means: MeansIndex | null
  readonly dice: number
  /** DL-08 Ammunition type: cards with the same number share a slot. null for all other cards. */
  readonly stack: Stack | null
  readonly cost: 'action' | 'free' | null
  readonly effect: Effect | null
  readonly boost: Boost | null
  readonly against: readonly Source[]
  /** The card a protection card becomes when it absorbs damage; null: it is discarded. */
  readonly wearsTo: Kind | null
  /** The card it becomes in the discard: a dented shield is whole again there. */
  readonly fresh: Kind
  readonly xp: number
}

/** Something to attack with: bare hands, a weapon, or a crafted attack. */
export interface Means {
  readonly id: string
  readonly way: Way
  readonly noise: boolean
  readonly dice: number
  readonly convert: number
  readonly ammo: Kind | null
  readonly needs: number
  /** Heads of a crafted attack that rolls no dice; 0 for all others. */
  readonly heads: number
  readonly card: Kind | null
  readonly parts: readonly [Kind, Kind] | null
}

export interface Horde {
  readonly kind: Kind
  readonly id: CardName
  readonly letter: string
  readonly class: 'infected' | 'raider' | 'survivor'
  readonly count: number
  readonly heads: number
  /** null: bodies cannot eliminate it. */
  readonly bodies: number | null
  readonly dice: number
  readonly draw: number
  readonly kept: boolean
  readonly source: Origin
}

export interface Recipe {
  readonly id: string
  readonly parts: readonly [Kind, Kind]
  readonly token: 'barricade' | 'trap'
  readonly source: Origin
}

type Advantage =
  | { readonly do: 'dice'; readonly way: Way; readonly amount: number }
  | { readonly do: 'shrug-off' | 'fair-deal' | 'extra-draw'; readonly amount: number }
type Drawback =
  | { readonly do: 'dice'; readonly way: 'melee' | 'distance'; readonly amount: number }
  | { readonly do: 'refuses'; readonly way: Way }
  | { readonly do: 'attracts-more' | 'dice-limit' | 'token-limit'; readonly amount: number }

export interface Character {
  readonly id: string
  readonly health: number
  readonly slots: number
  readonly advantage: Advantage
  readonly drawback: Drawback
  readonly weapon: Kind
  readonly source: Origin
}

/** Part of an objective's condition: a count must reach `atLeast`. */
export interface Need {
  readonly count: string
  readonly atLeast: number
  /** Tallies whose sum counts; empty where the number is read from the position. */
  readonly slots: readonly TallySlot[]
  /** The cards that count, for a count of cards held. */
  readonly cards: readonly Kind[]
}

export interface Objective {
  readonly kind: Kind
  readonly id: CardName
  /** null: a secondary objective. */
  readonly character: CharacterIndex | null
  readonly xp: number
  readonly needs: readonly Need[]
  readonly source: Origin
}

export interface Text {
  readonly title: string
  readonly text: string
}

export interface Box {
  /** Identifies the card data; stored in the options of a record. */
  readonly digest: string
  /** Names of all kinds: rubble, horde, objectives. */
  readonly names: readonly CardName[]
  readonly kinds: ReadonlyMap<CardName, Kind>
  /** Sparse lists, indexed by kind. */
  readonly rubble: readonly Rubble[]
  readonly horde: readonly Horde[]
  readonly objectives: readonly Objective[]
  readonly rubbleKinds: readonly Rubble[]
  readonly hordeKinds: readonly Horde[]
  readonly objectiveKinds: readonly Objective[]
  readonly survivor: Kind
  readonly characters: readonly Character[]
  readonly means: readonly Means[]
  readonly recipes: readonly Recipe[]
  readonly combatDie: readonly Face[]
  readonly fateDie: readonly Fate[]
  /** Number of tallies per player, and the positions of those that depend on the data. */
  readonly tallies: number
  readonly felledSlot: readonly TallySlot[]
  readonly attacksSlot: readonly (TallySlot | null)[]
  readonly mostFelledSlot: readonly (TallySlot | null)[]
  readonly text: Readonly<Record<string, Text>>
}

/** Counted during the whole match for objectives. A player's `tally` holds the numbers in this order. */
export const TALLIES = [
  'most-felled-by-melee',
  'survivors-felled',
  'felled-silently',
  'trophies-felled-silently',
  'most-firearm-dice',
  'most-felled-by-firearm',
  'clean-shots-abroad',
  'most-enemies-at-combat-end',
  'most-dice-unharmed',
  'deals',
  'latest-quiet-round',
  'drawn',
  'survivors-saved',
  'felled-in-round-1',
  'felled-by-trap',
  'barricades-built',
  'traps-built',
  'most-heads-rolled',
  'most-dice-without-miss',
  'areas-cleared-abroad',
  'most-felled-abroad-in-turn',
  'healed-others',
  'been-near-death',
  'gives',
  'symbols-stolen',
  'most-attracted-in-turn',
  'waves-received',
  'most-enemies-unharmed',
  'absorbed',
  'full-at-gong',
  'rounds-led',
] as const
export type Tally = (typeof TALLIES)[number]

/** Counts that are read from the position when needed. */
export const LIVE_COUNTS = [
  'trophies',
  'held',
  'barricades',
  'full-bag',
  'symbols',
  'health-left',
  'ammunition',
  'weapons',
  'survivors-held',
] as const
export type LiveCount = (typeof LIVE_COUNTS)[number]

const boxes = new Map<string, Box>()
let latest: Box | null = null

/** Registers a box, so that `boxOf` finds it. Of boxes with the same digest, which differ in their texts, the last. */
export function registerBox(box: Box): void {
  boxes.set(box.digest, box)
  latest = box
}

/** Gives a function the texts of this box, whatever box was registered last. */
export function withTextsOf<A extends unknown[], R>(box: Box, speak: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    registerBox(box)
    return speak(...args)
  }
}

/** The box a match is played with. Its digest is in the options, and so in state and record. */
export function boxOf(s: { readonly options: { readonly cards: string } }): Box {
  const { cards } = s.options
  if (latest !== null && latest.digest === cards) return latest
  latest = boxes.get(cards) ?? null
  if (latest === null) throw new Error(`until-daylight: card data with the digest ${cards} is not loaded`)
  return latest
}
