import type { Outcome } from '@holdout/engine'
import { type PlayerId, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BUILDINGS } from '../data/board.ts'
import { lastDay } from '../options.ts'
import { isAlive, isLoaded, livingPlayers, ownerOfSurvivor, playerCount, type State, wallCount } from '../state.ts'
import { endFireworks } from './fireworks.ts'
import { pointsOf, rank, type Score } from './ranking.ts'
import { doomedDie, markDoomed } from './survivors.ts'

/**
 * ZT-30 (h) Play passes clockwise. ZT-183 When it would pass to the keeper's seat, or over it, a round is complete:
 * on the last day the game ends; otherwise ZT-180 the day goes up, ZT-181 also when the keeper is dead.
 */
export function passTurn(s: State, { to }: { to: PlayerId }, cx: Cx): void {
  if (to === s.keeper) {
    if (s.day >= lastDay(s.options)) return cx.next({ step: 'scoring' })
    s.day += 1
    cx.emit?.({ event: 'day-changed', rule: isAlive(s, to) ? 'ZT-180' : 'ZT-181', day: s.day })
  }
  s.active = to
  if (isAlive(s, to)) return cx.next({ step: 'turn' })
  skipTurn(s, to, cx)
  cx.next({ step: 'pass-turn', to: (to + 1) % playerCount(s) })
}

/**
 * ZT-119 Skips the turn of a dead player. ZT-98, ZT-178 Their doomed survivors still die and their fireworks still end.
 */
function skipTurn(s: State, player: PlayerId, cx: Cx): void {
  cx.emit?.({ event: 'turn-skipped', rule: 'ZT-119', seat: seatOf(player) })
  markDoomed(s, player, cx)
  doomedDie(s, player, cx)
  endFireworks(s, player, cx)
}

/** ZT-190 to ZT-194 The points of a player, by part. ZT-209 Points of two pawns are added. */
export function scoreOf(s: State, player: PlayerId): Score {
  const score: Score = { kills: s.kills[player], barricades: 0, survivors: 0, guns: 0, houses: 0, total: 0 }
  for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s))
    for (const gun of s.pawns[pawn].guns) if (gun.bullets > 0) score.guns += 1 // ZT-193
  for (const survivor of s.survivors) {
    if (ownerOfSurvivor(s, survivor) !== player) continue
    score.survivors += 1 // ZT-192
    if (isLoaded(survivor.gun)) score.guns += 1
  }
  for (let at = 0; at < BUILDINGS; at++) {
    if (s.owners[at] !== player) continue
    score.barricades += wallCount(s, at) // ZT-191
    score.houses += s.counters[at] // ZT-194
  }
  score.total = pointsOf(score)
  return score
}

/** ZT-184 The last player alive wins immediately. ZT-185 With no player alive there is no winner. */
export function lastOneAlive(s: State, cx: Cx): void {
  const alive = livingPlayers(s)
  if (alive === 0) return finish(s, 'no-winner', [], cx)
  if (alive === 1 && s.options['last-survivor'] === 'ends') {
    const winner = s.died.indexOf(null)
    finish(s, 'win-last-alive', [winner], cx)
  }
}

/** ZT-195, ZT-196 The points are counted. */
export function scoring(s: State, _step: object, cx: Cx): void {
  const players = s.kills.map((kills, player) => ({
    alive: isAlive(s, player),
    points: scoreOf(s, player).total,
    kills,
  }))
  const { winners, by } = rank(players)
  finish(s, `win-${by}`, winners, cx)
}

function finish(s: State, id: string, winners: readonly PlayerId[], cx: Cx): void {
  const facts: Record<string, string | number> = { day: s.day, cemetery: s.cemetery }
  for (let player = 0; player < playerCount(s); player++) {
    const seat = seatOf(player)
    const score = scoreOf(s, player)
    if (!isAlive(s, player)) {
      // Points of dead players are shown as 0.
      facts[`${seat} points`] = 0
      facts[`${seat} died`] = s.died[player] as number
      continue
    }
    facts[`${seat} points`] = score.total
    for (const part of ['kills', 'barricades', 'survivors', 'guns', 'houses'] as const)
      facts[`${seat} ${part}`] = score[part]
  }
  const outcome: Outcome = { id, winners: winners.map(seatOf), tier: winners.length === 0 ? 0 : 1, facts }
  cx.barrier('reveal') // everything is visible at the end
  cx.emit?.({ event: 'game-over', rule: RULE_OF_ENDING[id], ending: id })
  cx.end(outcome)
}

const RULE_OF_ENDING: Readonly<Record<string, string>> = {
  'win-points': 'ZT-195',
  'win-kills': 'ZT-195',
  'win-shared': 'ZT-195',
  'win-last-alive': 'ZT-184',
  'no-winner': 'ZT-185',
}
