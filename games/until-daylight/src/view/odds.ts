import type { Seat } from '@holdout/engine'
import type { Odds } from '@holdout/knowledge'
import type { CardName, Face } from '../data/box.ts'
import cards from '../data/cards.json' with { type: 'json' }
import { diceWith, hordeFacts, meansOf } from '../data/printed.ts'
import { BUILT_IN } from '../data/tokens.ts'
import type { Move } from '../moves.ts'
import type { AttackView, View } from './types.ts'

/** The chance that a roll eliminates at least 1, 2 and 3 enemies. */
export interface RollOdds {
  readonly ammo: number
  readonly dice: number
  readonly atLeast: readonly [number, number, number]
}

const share = (face: Face): number => cards.combatDie.filter(other => other === face).length / cards.combatDie.length
const [MISS, BODY, HEAD] = [share('miss'), share('body'), share('head')]

/**
 * DL-78, DL-82 For every number of ammunition cards: the chance that enemies fall, if the dice are used in the best way
 * and none is rolled again. Empty before an attack, and with a host's own cards, whose dice are not known here.
 */
export function rollOdds(view: View): readonly RollOdds[] {
  const { attack } = view
  return attack === null || view.options.cards !== BUILT_IN ? [] : oddsIn(view, attack)
}

/**
 * DL-74 to DL-76 The same before the attack is declared, without boosts. Empty for an attack without a roll, and with a
 * host's own cards.
 */
export function attackOdds(view: View, area: Seat, weapon: string): readonly RollOdds[] {
  const player = view.players.find(({ seat }) => seat === view.you)
  const means = meansOf(weapon)
  if (!player?.character || means.dice === null || view.options.cards !== BUILT_IN) return []
  const most = means.ammo === null ? 0 : player.bag.filter(card => card === means.ammo).length
  const choices: { ammo: number; dice: number }[] = []
  for (let ammo = means.needs; ammo <= most; ammo++) {
    const dice = diceWith(player.character, view.leader === view.you, means, ammo)
    if (choices.length === 0 || dice > choices[choices.length - 1].dice) choices.push({ ammo, dice })
  }
  return oddsIn(view, { area, at: 0, convert: means.convert, choices })
}

/** DL-90 to DL-92, DL-80 What an attack in another player's area brings with it, besides the enemies that fall. */
export function attackAbroad(weapon: string): { readonly attracts: boolean; readonly ricochets: boolean } {
  const { way, noise } = meansOf(weapon)
  return { attracts: way === 'melee' || noise, ricochets: way !== 'melee' }
}

/** The chance that a roll, or an attack with all ammunition, eliminates at least one enemy; null for other moves. */
export function oddsOf(view: View, move: Move): Odds | null {
  const roll =
    move.move === 'roll'
      ? rollOdds(view).find(({ ammo }) => ammo === move.ammo)
      : move.move === 'attack'
        ? attackOdds(view, move.area, move.with).at(-1)
        : undefined
  if (!roll) return null
  const [one, two, three] = roll.atLeast.map(chance => `${Math.round(100 * chance)}%`)
  return {
    chance: roll.atLeast[0],
    of: 'one falls',
    count: `At least 1 enemy falls: ${one}, 2: ${two}, 3: ${three}. Each die: 2 of 6 faces miss, 3 body, 1 head.`,
  }
}

type Rolling = Pick<AttackView, 'area' | 'at' | 'convert' | 'choices'>

function oddsIn({ players, options }: View, { area, at, convert, choices }: Rolling): readonly RollOdds[] {
  const line = players.find(({ seat }) => seat === area)?.line ?? []
  const blocks = options['survivor-line'] === 'block'
  // A Survivor that blocks costs any die, and does not count as an enemy.
  const targets = line.flatMap((card, i): Target[] => (i < at || (isFriend(card) && !blocks) ? [] : [targetOf(card)]))
  return choices.map(({ ammo, dice }) => {
    const atLeast: [number, number, number] = [0, 0, 0]
    for (let heads = 0; heads <= dice; heads++)
      for (let bodies = 0; heads + bodies <= dice; bodies++) {
        const chance = chanceOf(dice, heads, bodies)
        const fall = mostFelled(targets, heads, bodies, convert)
        for (let n = 0; n < Math.min(3, fall); n++) atLeast[n] += chance
      }
    return { ammo, dice, atLeast: atLeast.map(sum => Math.min(1, sum)) as [number, number, number] }
  })
}

interface Target {
  readonly heads: number
  readonly bodies: number | null
  readonly friend: boolean
}

function isFriend(card: CardName): boolean {
  return hordeFacts(card).class === 'survivor'
}

function targetOf(card: CardName): Target {
  const { heads, bodies } = hordeFacts(card)
  return isFriend(card) ? { heads: 1, bodies: 1, friend: true } : { heads, bodies, friend: false }
}

/** DL-81 to DL-84 The most enemies that these dice eliminate, from the left. */
function mostFelled(targets: readonly Target[], heads: number, bodies: number, convert: number): number {
  const [next, ...rest] = targets
  if (!next || heads + bodies === 0) return 0
  const counts = next.friend ? 0 : 1
  let most = 0
  if (next.bodies !== null && bodies >= next.bodies)
    most = counts + mostFelled(rest, heads, bodies - next.bodies, convert)
  const mostConverted = next.friend ? 0 : Math.min(next.heads, bodies, convert)
  for (let converted = 0; converted <= mostConverted; converted++) {
    if (heads < next.heads - converted) continue
    const left = mostFelled(rest, heads - next.heads + converted, bodies - converted, convert - converted)
    most = Math.max(most, counts + left)
  }
  return most
}

function chanceOf(dice: number, heads: number, bodies: number): number {
  const misses = dice - heads - bodies
  return choose(dice, heads) * choose(dice - heads, bodies) * HEAD ** heads * BODY ** bodies * MISS ** misses
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k
}
