import { type Points, pointsOf, rank } from '@holdout/zombie-town/table'

/** One player's line of the score sheet. */
export interface Resident extends Points {
  readonly name: string
  readonly health: number
}

export interface Town {
  readonly players: readonly Resident[]
  readonly day: number
  /** Zombies moved so far in this turn. */
  readonly moved: number
  /** The player whose turn it is, by place. */
  readonly turn: number
  /** The timekeeper, by place. */
  readonly keeper: number
}

/** ZT-111 */
export const HEALTH = 4
const NAMES = ['Red', 'Blue', 'Green', 'Yellow', 'White', 'Black']
export const MOST_PLAYERS = NAMES.length

export function freshTown(count: number): Town {
  const players = NAMES.slice(0, count).map(name => ({
    name,
    health: HEALTH,
    kills: 0,
    barricades: 0,
    survivors: 0,
    guns: 1, // ZT-07 each player starts with a loaded gun
    houses: 5, // ZT-08 each player starts with a home, its counter at 5
  }))
  return { players, day: 1, moved: 0, turn: 0, keeper: 0 }
}

/** ZT-16 The last day: 10, with 6 players 8. */
export function lastDay({ players }: Town): number {
  return players.length === 6 ? 8 : 10
}

/** ZT-150, ZT-205 The day number, with 2 players twice that. */
export function zombiesToMove({ day, players }: Town): number {
  return day * (players.length === 2 ? 2 : 1)
}

/** ZT-183 Over after the round of the last day, ZT-184 or when at most one player is alive. */
export function isOver(town: Town): boolean {
  return town.day > lastDay(town) || alive(town).length <= 1
}

function alive({ players }: Town): readonly Resident[] {
  return players.filter(({ health }) => health > 0)
}

/** ZT-30 (h), ZT-180 Passes the turn to the next living player. At the keeper's seat a new day begins. */
export function endTurn(town: Town): Town {
  let { turn, day } = town
  for (let step = 0; step < town.players.length; step++) {
    turn = (turn + 1) % town.players.length
    if (turn === town.keeper) day += 1
    if (town.players[turn].health > 0) break
  }
  return { ...town, turn, day, moved: 0 }
}

/** ZT-195, ZT-196 The players who would win now. */
export function winners({ players }: Town): readonly Resident[] {
  const ranking = rank(players.map(one => ({ alive: one.health > 0, points: pointsOf(one), kills: one.kills })))
  return ranking.winners.map(place => players[place])
}
