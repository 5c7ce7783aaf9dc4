import { type Place, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import {
  type Box,
  boxOf,
  type Kind,
  type LiveCount,
  type Need,
  type Objective,
  TALLIES,
  type Tally,
} from '../data/box.ts'
import {
  clockwise,
  countIn,
  experience,
  fixed,
  healthLeft,
  type Player,
  type State,
  slotLimit,
  slotsUsed,
} from '../state.ts'
import { leaderAfter } from './leader.ts'

const SLOT = Object.fromEntries(TALLIES.map((name, at) => [name, at])) as Readonly<Record<Tally, number>>

export function addTally(player: Player, name: Tally, amount = 1): void {
  player.tally[SLOT[name]] += amount
}

/** For records: keeps the higher of the two values. */
export function raiseTally(player: Player, name: Tally, value: number): void {
  const at = SLOT[name]
  if (player.tally[at] < value) player.tally[at] = value
}

/** The player whose turn it is, or else the receiver (DL-27). */
function scoringStart(s: State): Place {
  return s.turn?.player ?? s.receiver ?? s.first
}

/** DL-15, DL-25 Called after every change: moves the leader token, announces objectives, then moves the token again. */
export function settle(s: State, cx: Cx): void {
  passToken(s, cx)
  if (s.options['objectives-announce'] === 'auto') announceAll(s, cx)
}

/** DL-25, DL-27 Announces achieved objectives, one player after another. */
function announceAll(s: State, cx: Cx): void {
  const from = scoringStart(s)
  for (let step = 0; step < s.players.length; step++) {
    const place = clockwise(s, from, step)
    for (const card of s.players[place].objectives) if (isAchieved(s, place, card)) achieve(s, place, card, cx)
  }
}

/** DL-25 Lays the card face up; its XP counts at once. DL-26 It stays achieved. */
export function achieve(s: State, place: Place, card: Kind, cx: Cx): void {
  const player = s.players[place]
  player.objectives = fixed(player.objectives.filter(other => other !== card))
  player.achieved = fixed([...player.achieved, card])
  const { id, xp } = boxOf(s).objectives[card]
  cx.barrier('reveal')
  cx.emit?.({ event: 'achieved', rule: 'DL-25', who: seatOf(place), objective: id, xp })
  passToken(s, cx)
}

export function isAchieved(s: State, place: Place, card: Kind): boolean {
  const objective: Objective = boxOf(s).objectives[card]
  for (const need of objective.needs) if (countFor(s, place, need) < need.atLeast) return false
  return true
}

export function countFor(s: State, place: Place, need: Need): number {
  const player = s.players[place]
  if (need.slots.length === 0) return live[need.count as LiveCount](s, place, player, boxOf(s), need)
  let sum = 0
  for (const slot of need.slots) sum += player.tally[slot]
  return sum
}

/** Counts that are read from the position. */
const live: Readonly<Record<LiveCount, (s: State, place: Place, player: Player, box: Box, need: Need) => number>> = {
  trophies: (_s, _place, player) => player.trophies.length,
  held: (_s, _place, player, _box, { cards }) => cards.reduce((sum, card) => sum + countIn(player.bag, card), 0),
  barricades: (_s, _place, player) => player.barricades,
  'full-bag': (s, place, player, box) => (slotsUsed(box, player.bag) >= slotLimit(s, place) ? 1 : 0),
  symbols: (_s, _place, player, box) => held(player, box, 'symbol'),
  'health-left': (s, place) => healthLeft(s, place),
  ammunition: (_s, _place, player, box) => held(player, box, 'ammunition'),
  weapons: (_s, _place, player, box) => held(player, box, 'weapon'),
  'survivors-held': (_s, _place, player) => player.saved,
}

function held(player: Player, box: Box, type: string): number {
  let count = 0
  for (const card of player.bag) if (box.rubble[card].type === type) count++
  return count
}

/** DL-17 to DL-19 The token goes to a player with more experience than the leader; equal is not enough. */
function passToken(s: State, cx: Cx): void {
  const from = s.leader
  const all = s.players.map((_, place) => experience(s, place))
  const to = leaderAfter(all, from, scoringStart(s))
  if (to === null || to === from) return
  s.leader = to
  cx.emit?.({
    event: 'new-leader',
    rule: from === null ? 'DL-17' : 'DL-19',
    who: seatOf(to),
    from: from === null ? null : seatOf(from),
    xp: all[to],
  })
}
