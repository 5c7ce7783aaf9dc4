import type { Achievement, FinishedMatch } from '@holdout/knowledge'
import { type PlayerId, pawnNamed, playerAt } from './codes.ts'
import type { Event } from './events.ts'
import { isAlive, ownerOf, type State } from './state.ts'

type Match = FinishedMatch<State, Event>

function me({ seat }: Match): PlayerId {
  return playerAt(seat)
}

/** Whether a name is that of one of the player's pawns. */
function isMine(match: Match, pawn: string): boolean {
  const piece = pawnNamed(pawn)
  return piece >= 0 && ownerOf(match.end, piece) === me(match)
}

function aliveAtEnd(match: Match): boolean {
  return isAlive(match.end, me(match))
}

/** A fact of the player at the end, such as `kills`; 0 for a dead player. */
function fact({ outcome, seat }: Match, name: string): number {
  return Number(outcome.facts[`${seat} ${name}`] ?? 0)
}

/** How many events of a name the player caused. */
function count({ events, seat }: Match, name: Event['event']): number {
  return events.filter(one => one.event === name && 'seat' in one && one.seat === seat).length
}

/** ZT-44 Whether the player walked onto at least so many zombies and killed them all. */
function clearedPlace(match: Match, least: number): boolean {
  let left = 0
  for (const one of match.events) {
    // The fight is announced again for each zombie that is left.
    if (one.event === 'must-fight') {
      if (left === 0 && isMine(match, one.pawn) && one.count >= least) left = one.count
    } else if (one.event === 'wounded' || one.event === 'sacrificed' || one.event === 'zombie-phase') left = 0
    else if (one.event === 'zombie-killed' && left > 0) {
      left -= 1
      if (left === 0) return true
    }
  }
  return false
}

/** Events that are part of a challenge (ZT-48) of an unarmed pawn. */
const CHALLENGE: readonly Event['event'][] = ['fired-on-unarmed', 'combat-shuffled']

/** ZT-104 Whether a pawn of the player was challenged without a loaded gun, and every shot missed. */
function survivedChallengeUnarmed(match: Match): boolean {
  let pawn: string | null = null
  let missed = false
  for (const one of match.events) {
    if (one.event === 'challenged') {
      pawn = isMine(match, one.pawn) ? one.pawn : null
      missed = false
    } else if (pawn !== null && one.event === 'fired-on-unarmed' && one.target === pawn) {
      if (one.hit) pawn = null
      else missed = true
    } else if (pawn !== null && !CHALLENGE.includes(one.event)) {
      if (missed) return true
      pawn = null
    }
  }
  return pawn !== null && missed
}

export const achievements: readonly Achievement<State, Event>[] = [
  {
    id: 'alive',
    title: 'Still here',
    text: 'Be alive at the end of the game.',
    rule: 'ZT-116',
    reached: aliveAtEnd,
  },
  {
    id: 'win',
    title: 'The town is yours',
    text: 'Win the game.',
    rule: 'ZT-195',
    reached: ({ won }) => won,
  },
  {
    id: 'unhurt',
    title: 'Not a scratch',
    text: 'Be alive at the end without ever taking damage.',
    rule: 'ZT-112',
    reached: match =>
      aliveAtEnd(match) && !match.events.some(one => one.event === 'wounded' && isMine(match, one.pawn)),
  },
  {
    id: 'four-buildings',
    title: 'Landlord',
    text: 'Own 4 buildings at the end.',
    rule: 'ZT-123',
    reached: match => aliveAtEnd(match) && match.end.owners.filter(owner => owner === me(match)).length >= 4,
  },
  {
    id: 'closed',
    title: 'No entry',
    text: 'Build a third barricade, which closes a building.',
    rule: 'ZT-40',
    reached: ({ events, seat }) => events.some(one => one.event === 'built' && one.seat === seat && one.walls === 3),
  },
  {
    id: 'trap',
    title: 'Mind the step',
    text: 'Kill a zombie with the trap of a collapsing barricade.',
    rule: 'ZT-137',
    reached: match => count(match, 'trap-killed') > 0,
  },
  {
    id: 'ten-kills',
    title: 'Ten down',
    text: 'Be alive at the end with 10 zombies in your kill pile.',
    rule: 'ZT-190',
    reached: match => fact(match, 'kills') >= 10,
  },
  {
    id: 'cleared',
    title: 'Walk right in',
    text: 'Walk onto 2 or more zombies and kill them all.',
    rule: 'ZT-44',
    reached: match => clearedPlace(match, 2),
  },
  {
    id: 'long-shot',
    title: 'From across the street',
    text: 'Kill a zombie that is 2 squares away.',
    rule: 'ZT-81',
    reached: match =>
      match.events.some(one => one.event === 'shot' && isMine(match, one.by) && one.hit && one.distance === 2),
  },
  {
    id: 'survivors',
    title: 'Safety in numbers',
    text: 'Have 3 survivors in play at the end.',
    rule: 'ZT-192',
    reached: match => fact(match, 'survivors') >= 3,
  },
  {
    id: 'house-cards',
    title: 'Good neighbors',
    text: 'Use house cards 3 times in one game.',
    rule: 'ZT-143',
    reached: match => count(match, 'ability-used') >= 3,
  },
  {
    id: 'stored',
    title: 'For later',
    text: 'Store cards in a building and pick one up again.',
    rule: 'ZT-70',
    reached: match => count(match, 'stored-taken') > 0,
  },
  {
    id: 'fireworks',
    title: 'Look over there',
    text: 'Light fireworks and be alive at the end.',
    rule: 'ZT-176',
    reached: match => aliveAtEnd(match) && count(match, 'fireworks-lit') > 0,
  },
  {
    id: 'unarmed',
    title: 'Empty hands',
    text: 'Be challenged without a loaded gun and take no damage.',
    rule: 'ZT-104',
    reached: survivedChallengeUnarmed,
  },
]
