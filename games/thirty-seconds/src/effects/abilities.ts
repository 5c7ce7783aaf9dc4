import { say } from '@holdout/engine'
import { listed } from '@holdout/words'
import type { Cx, MoveOf } from '../cx.ts'
import type { Mode, Supply } from '../data/load.ts'
import type { Options } from '../options.ts'
import { canDraw } from '../rules/decks.ts'
import { gainHealth } from '../rules/health.ts'
import { moveSurvivor, opportunists } from '../rules/moving.ts'
import { HEALTHY, MAY_MOVE, MOVES_STANDING, ON_THE_WAY, TOKEN_LEFT } from '../rules/needs.ts'
import { gainEnergy, scavenge, spendToken } from '../rules/supplies.ts'
import { abilityText } from '../say/cards.ts'
import { row, zombieThere } from '../say/parts.ts'
import { abilityOf, FULL_HEALTH, ROWS, rowAt, type State } from '../state.ts'
import { readTargets, targetAt, writeTarget } from '../targets.ts'

interface AbilityRules {
  readonly rule: string
  /** Carries out the move `ability`. The token is spent by then. */
  take?(s: State, cx: Cx): void
  /** How to use an ability that is not such a move. */
  readonly instead?: string
  /** Why its token does not pay for an attack. */
  readonly notPaid?: string
}

/** The abilities of the characters, by their id in the data. */
export const abilities: Readonly<Record<string, AbilityRules>> = {
  'firearms-instructor': {
    rule: 'TS-74',
    instead: 'Your ability pays for a ranged attack: choose the attack.',
    notPaid: 'Your token pays only for a ranged attack of a firearm that costs 1E.',
  },
  'mma-trainer': {
    rule: 'TS-75',
    instead: 'Your ability pays for a melee attack: choose the attack.',
    notPaid: 'Your token pays only for an attack of a melee weapon that costs 1E.',
  },
  'soccer-player': { rule: 'TS-76', take: (s, cx) => gainEnergy(s, 1, 'TS-76', cx) },
  'self-defense-trainer': {
    rule: 'TS-77',
    instead: 'You can use your ability when a zombie attack would succeed.',
  },
  'college-track-star': { rule: 'TS-78', instead: 'Your ability is a dash: choose the row.' },
  doctor: { rule: 'TS-79', take: (s, cx) => gainHealth(s, 1, 'TS-79', cx) },
  scavenger: { rule: 'TS-80', take: scavenge },
  survivalist: {
    rule: 'TS-81',
    instead: 'Your ability makes a Supply card cheaper: use one with a token.',
    notPaid: 'It costs no Energy, so a token saves nothing.',
  },
}

const ABILITY = { move: 'ability' } as const

const has = (s: State, ability: string): boolean => abilityOf(s).id === ability

/** TS-73, TS-76, TS-79, TS-80 A token for an ability that is an action by itself. */
export const ability: MoveOf<'ability', 'survivor-acts'> = {
  rule: 'TS-73',
  label: (_move, v) => say`Use an Ability token: ${v.ability === null ? '' : abilityText(v.ability).title}`,
  candidates: [ABILITY],
  tempting: s => (abilities[abilityOf(s).id].take ? [ABILITY] : []),
  needs: [
    ...Object.entries(abilities).flatMap(([id, { rule, instead }]) =>
      instead === undefined ? [] : [[rule, (s: State) => !has(s, id), instead] as const],
    ),
    ...TOKEN_LEFT,
    ['TS-45', s => !has(s, 'doctor') || s.health < FULL_HEALTH, HEALTHY],
    ['TS-55', s => !has(s, 'scavenger') || canDraw(s.supplies), 'The Supply deck is out of cards.'],
  ],
  take(s, _move, cx) {
    const { rule, take } = abilities[abilityOf(s).id]
    spendToken(s, rule, cx)
    take?.(s, cx)
  },
}

const isTrackStar = (s: State): boolean => has(s, 'college-track-star')

/** TS-78 The College Track Star moves one row and ignores up to two Opportunity Attacks. */
export const dash: MoveOf<'dash', 'survivor-acts'> = {
  rule: 'TS-78',
  label({ by, struckBy }, v) {
    const attackers = readTargets(struckBy).map(target => zombieThere(v, target))
    const but = attackers.length ? say`; attacked by ${listed(attackers)}` : []
    return say`Dash to ${row(v.row + by)} (1 token)${but}`
  },
  candidates: s => (isTrackStar(s) ? [...dashes(s), { move: 'dash', by: -1, struckBy: null }] : []),
  tempting: s => (isTrackStar(s) ? [{ move: 'dash', by: 1, struckBy: null }] : []),
  needs: [
    ['TS-78', isTrackStar, 'Only a College Track Star can dash.'],
    ['TS-78', s => s.row !== ROWS, 'You cannot dash from row 10.'],
    ...TOKEN_LEFT,
    ...MAY_MOVE,
    MOVES_STANDING,
    ...ON_THE_WAY,
    [
      'TS-D17',
      (s, { by, struckBy }) => (by === 1 ? ignoredBy(s, struckBy) <= 2 : by === -1 && struckBy === null),
      'You can ignore at most two Opportunity Attacks. Choose the zombies that still attack.',
    ],
  ],
  take(s, { by, struckBy }, cx) {
    spendToken(s, 'TS-78', cx)
    const strikers = readTargets(struckBy)
    const { zombies } = rowAt(s, s.row)
    const ignored = zombies.filter((_, at) => !strikers.includes(targetAt(s.row, at + 1))).map(({ card }) => card)
    moveSurvivor(s, by, ignored, 'TS-78', cx)
  },
}

function attackers(s: State): string[] {
  const { zombies } = rowAt(s, s.row)
  return opportunists(s, s.row).map(zombie => writeTarget(targetAt(s.row, zombies.indexOf(zombie) + 1)))
}

/** The Opportunity Attacks that a dash forward ignores; too many if it names a zombie that makes none. */
function ignoredBy(s: State, struckBy: string | null): number {
  const all = attackers(s)
  const strikers = struckBy === null ? [] : String(struckBy).split(' ')
  return strikers.every(target => all.includes(target)) ? all.length - strikers.length : Infinity
}

/** TS-D17 One row forward: any of the attackers may strike. */
function dashes(s: State): { move: 'dash'; by: number; struckBy: string | null }[] {
  const all = attackers(s)
  return Array.from({ length: 1 << all.length }, (_, mask) => {
    const strikers = all.filter((_target, i) => mask & (1 << i))
    return { move: 'dash', by: 1, struckBy: strikers.length === 0 ? null : strikers.join(' ') }
  })
}

/** The Energy an ability saves on an attack, tokens aside; null if the ability does not apply. */
export function abilitySaves(
  id: string | null,
  options: Options,
  { class: kind }: Pick<Supply, 'class'>,
  mode: Mode,
): number | null {
  const single = mode.cost === 1 // TS-R16
  switch (id) {
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
