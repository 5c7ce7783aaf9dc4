import type { Cx } from '../cx.ts'
import type { Mode, Supply } from '../data/load.ts'
import type { SurvivorAct } from '../moves.ts'
import type { Options } from '../options.ts'
import { canDraw } from '../rules/decks.ts'
import { gainHealth } from '../rules/health.ts'
import { mayGo, mayMoveByCard, opportunists } from '../rules/moving.ts'
import { gainEnergy, scavenge } from '../rules/supplies.ts'
import { FULL_HEALTH, ROWS, rowAt, type State } from '../state.ts'
import { targetAt, writeTarget } from '../targets.ts'

const ABILITY: SurvivorAct = { move: 'ability' }

/** The ability of a character as an action of its own. Abilities without `offer` work in other moves. */
interface AbilityRules {
  readonly rule: string
  /** Lists the ways to use it. The token is there and the ability was not used this turn (TS-73). */
  offer?(s: State, list: SurvivorAct[]): void
  /** Carries out the move `ability`. The token is spent by then. */
  take?(s: State, cx: Cx): void
}

/** The abilities of the characters, by their id in the data. */
export const abilities: Readonly<Record<string, AbilityRules>> = {
  'firearms-instructor': { rule: 'TS-74' },
  'mma-trainer': { rule: 'TS-75' },
  'soccer-player': {
    rule: 'TS-76',
    offer: (_s, list) => list.push(ABILITY),
    take: (s, cx) => gainEnergy(s, 1, 'TS-76', cx),
  },
  'self-defense-trainer': { rule: 'TS-77' },
  'college-track-star': {
    rule: 'TS-78',
    offer(s, list) {
      if (mayMoveByCard(s) && s.row !== ROWS) offerDashes(s, list)
    },
  },
  doctor: {
    rule: 'TS-79',
    offer(s, list) {
      if (s.health < FULL_HEALTH) list.push(ABILITY)
    },
    take: (s, cx) => gainHealth(s, 1, 'TS-79', cx),
  },
  scavenger: {
    rule: 'TS-80',
    offer(s, list) {
      if (canDraw(s.supplies)) list.push(ABILITY)
    },
    take: scavenge,
  },
  survivalist: { rule: 'TS-81' },
}

/** TS-78 One row in either direction. TS-D17 Up to two attackers are ignored, so of three at least one attacks. */
function offerDashes(s: State, list: SurvivorAct[]): void {
  const { zombies } = rowAt(s, s.row)
  const attackers = opportunists(s, s.row).map(zombie => writeTarget(targetAt(s.row, zombies.indexOf(zombie) + 1)))
  for (let mask = 0; mask < 1 << attackers.length; mask++) {
    const strikers = attackers.filter((_, i) => mask & (1 << i))
    if (attackers.length - strikers.length <= 2)
      list.push({ move: 'dash', by: 1, struckBy: strikers.length === 0 ? null : strikers.join(' ') })
  }
  if (mayGo(s, -1)) list.push({ move: 'dash', by: -1, struckBy: null })
}

/** The Energy an ability saves on an attack, tokens aside; null if the ability does not apply. */
export function abilitySaves(
  ability: string | null,
  options: Options,
  { class: kind }: Pick<Supply, 'class'>,
  mode: Mode,
): number | null {
  const single = mode.cost === 1 // TS-R16
  switch (ability) {
    case 'firearms-instructor':
      return single && (options['instructor-any'] || (kind === 'firearm' && mode.kind === 'ranged')) ? mode.cost : null
    case 'mma-trainer':
      return single && kind === 'melee' && mode.kind === 'melee' ? mode.cost : null
    case 'survivalist':
      return mode.cost > 0 ? 1 : null
    default:
      return null
  }
}

/** Why the token of an ability that pays for attacks does not pay for this one. */
export const NOT_PAID: Readonly<Record<string, string>> = {
  'firearms-instructor': 'Your token pays only for a ranged attack of a firearm that costs 1E.',
  'mma-trainer': 'Your token pays only for an attack of a melee weapon that costs 1E.',
  survivalist: 'It costs no Energy, so a token saves nothing.',
}

/** How to use an ability that is not an action by itself, with its rule. */
export const USED_ELSEWHERE: Readonly<Record<string, readonly [rule: string, say: string]>> = {
  'firearms-instructor': ['TS-74', 'Your ability pays for a ranged attack: choose the attack.'],
  'mma-trainer': ['TS-75', 'Your ability pays for a melee attack: choose the attack.'],
  'self-defense-trainer': ['TS-77', 'You can use your ability when a zombie attack would succeed.'],
  'college-track-star': ['TS-78', 'Your ability is a dash: choose the row.'],
  survivalist: ['TS-81', 'Your ability makes a Supply card cheaper: use one with a token.'],
}
