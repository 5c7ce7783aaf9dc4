import { CODES, type Code, cardOf, FACES, type Face, SUITS, type Suit } from '../data/load.ts'
import type { Options } from '../options.ts'
import { ROAD } from '../rules/safe-zone.ts'
import { bestSplit } from '../rules/split.ts'
import { LAYABLE, LAYABLE_WITH_ACES } from '../state.ts'

/** How far a layout is from the Safe Zone, for clients. It uses only laid cards and the viewer's own hand. */

/** How a laid card counts: as the resource of its suit, or as miles. */
export type Role = { readonly as: 'resource' } | { readonly as: 'miles'; readonly miles: number }

/** The best way to count a layout. It is not fixed: the next card can change it. */
export interface Standing {
  readonly roles: ReadonlyMap<Code, Role>
  /** Suits that still lack their resource. */
  readonly missing: readonly Suit[]
  readonly miles: number
  /** The least number of missing cards; null if every split has too many miles. */
  readonly short: number | null
}

type Laying = Pick<Options, 'ace-lay' | 'expert-tens'>

export function faceOf(code: Code): Face {
  return FACES[cardOf(code)]
}

const kept = new Map<string, Standing>()

/** The standing of a layout, by its best split. Tables ask for the same layouts again and again. */
export function standingOf(laid: readonly Code[], expertTens: boolean): Standing {
  const name = `${expertTens}/${laid.join()}`
  const known = kept.get(name)
  if (known) return known
  if (kept.size > 500) kept.clear()
  const { resources, miles, counts, total, short } = bestSplit(laid.map(cardOf), expertTens)
  const standing: Standing = {
    roles: rolesOf(
      resources.filter(card => card !== null).map(card => CODES[card]),
      miles.map(card => CODES[card]),
      counts,
    ),
    missing: SUITS.filter((_suit, i) => resources[i] === null),
    miles: total,
    short,
  }
  kept.set(name, standing)
  return standing
}

/** The standing of the winner, with the split that won. */
export function wonStanding(resources: readonly Code[], miles: readonly Code[], counts: readonly number[]): Standing {
  return { roles: rolesOf(resources, miles, counts), missing: [], miles: ROAD, short: 0 }
}

function rolesOf(
  resources: readonly Code[],
  miles: readonly Code[],
  counts: readonly number[],
): ReadonlyMap<Code, Role> {
  const roles = new Map<Code, Role>(miles.map((code, i) => [code, { as: 'miles', miles: counts[i] }]))
  for (const code of resources) roles.set(code, { as: 'resource' })
  return roles
}

/** VD-16, VD-74 The fewest and the most miles of a layout if one card of each laid suit is kept as the resource. */
export function milesRange(laid: readonly Code[], expertTens: boolean): { least: number; most: number } {
  let least = 0
  let most = 0
  for (const suit of SUITS) {
    const high = laid.filter(code => faceOf(code).suit === suit).map(code => faceOf(code).miles)
    if (high.length === 0) continue
    const low = expertTens ? high.map(miles => (miles === 10 ? 0 : miles)) : high
    least += sum(low) - Math.max(...low)
    most += sum(high) - Math.min(...high)
  }
  return { least, most }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** VD-13 Whether the card may ever be laid at this table. */
function isLayable(code: Code, options: Pick<Options, 'ace-lay'>): boolean {
  return (options['ace-lay'] ? LAYABLE_WITH_ACES : LAYABLE)[cardOf(code)]
}

/** The gain of a layout from laying a card: a resource, miles, or too many miles. */
export type Addition = { readonly resource: Suit } | { readonly miles: number } | 'too-far'

/** The gain from laying the card now; null for a card that cannot be laid. */
export function additionOf(laid: readonly Code[], code: Code, options: Laying): Addition | null {
  if (!isLayable(code, options)) return null
  const before = standingOf(laid, options['expert-tens'])
  const after = standingOf([...laid, code], options['expert-tens'])
  const filled = before.missing.find(suit => !after.missing.includes(suit))
  if (filled) return { resource: filled }
  return after.short === null ? 'too-far' : { miles: after.miles - before.miles }
}

/** Whether laying this card reaches the Safe Zone. */
export function winsByLaying(laid: readonly Code[], code: Code, options: Laying): boolean {
  return (
    isLayable(code, options) && !laid.includes(code) && standingOf([...laid, code], options['expert-tens']).short === 0
  )
}

/** The standing of a layout without one of its cards. */
export function standingWithout(laid: readonly Code[], code: Code, options: Laying): Standing {
  return standingOf(
    laid.filter(other => other !== code),
    options['expert-tens'],
  )
}

/** The cards that would reach the Safe Zone: whole suits, whole ranks, and single cards. */
export interface Winners {
  readonly suits: readonly Suit[]
  readonly ranks: readonly string[]
  readonly cards: readonly Code[]
}

export function winnersFor(laid: readonly Code[], options: Laying): Winners {
  const all = CODES.filter(code => isLayable(code, options) && !laid.includes(code))
  const winning = new Set(all.filter(code => winsByLaying(laid, code, options)))
  const allWin = (codes: readonly Code[]): boolean => codes.length > 0 && codes.every(code => winning.has(code))
  const rankOf = (code: Code): string => code.slice(0, -1)
  const suits = SUITS.filter(suit => allWin(all.filter(code => faceOf(code).suit === suit)))
  const rest = all.filter(code => !suits.some(suit => faceOf(code).suit === suit))
  const ranks = [...new Set(rest.map(rankOf))].filter(rank => allWin(rest.filter(code => rankOf(code) === rank)))
  const cards = rest.filter(code => winning.has(code) && !ranks.includes(rankOf(code)))
  return { suits, ranks, cards }
}
