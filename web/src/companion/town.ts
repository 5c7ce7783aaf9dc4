import { type Points, pointsOf, rank } from '@holdout/zombie-town/table'

/** One player's line of the score sheet. */
export interface Resident extends Points {
  readonly name: string
  readonly health: number
}

export interface Town {
  readonly players: readonly Resident[]
  readonly day: number
  /** Zombies moved so far in the turn that runs. */
  readonly moved: number
  /** Whose turn it is, by place. */
  readonly turn: number
  /** Who keeps the time. */
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
    guns: 1, // ZT-07 everybody starts with a loaded gun
    houses: 5, // ZT-08 and a home with its counter at five
  }))
  return { players, day: 1, moved: 0, turn: 0, keeper: 0 }
}

/** ZT-16 Ten days, with six players eight. */
export function lastDay({ players }: Town): number {
  return players.length === 6 ? 8 : 10
}

/** ZT-150, ZT-205 As many as the day; with two players twice that. */
export function zombiesToMove({ day, players }: Town): number {
  return day * (players.length === 2 ? 2 : 1)
}

/** ZT-183 Over when the round of the last day is complete, ZT-184 or when one is left alive. */
export function isOver(town: Town): boolean {
  return town.day > lastDay(town) || alive(town).length <= 1
}

function alive({ players }: Town): readonly Resident[] {
  return players.filter(({ health }) => health > 0)
}

/** ZT-30 (h), ZT-180 The turn passes to the next living player; over the keeper's seat a new day begins. */
export function endTurn(town: Town): Town {
  let { turn, day } = town
  for (let step = 0; step < town.players.length; step++) {
    turn = (turn + 1) % town.players.length
    if (turn === town.keeper) day += 1
    if (town.players[turn].health > 0) break
  }
  return { ...town, turn, day, moved: 0 }
}

/** ZT-195, ZT-196 Those who win as things stand. */
export function winners({ players }: Town): readonly Resident[] {
  const ranking = rank(players.map(one => ({ alive: one.health > 0, points: pointsOf(one), kills: one.kills })))
  return ranking.winners.map(place => players[place])
}
