/** One player's line of the score sheet (ZT-190 to ZT-194). */
export interface Resident {
  readonly name: string
  readonly health: number
  readonly kills: number
  readonly barricades: number
  readonly survivors: number
  readonly guns: number
  /** The counters of owned houses, added up. */
  readonly houses: number
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

export function pointsOf({ kills, barricades, survivors, guns, houses }: Resident): number {
  return kills + barricades + survivors + guns + houses
}

/** ZT-195, ZT-196 Of the living those with most points; among them those with most kills; they share. */
export function winners(town: Town): readonly Resident[] {
  const most = (list: readonly Resident[], worth: (one: Resident) => number): readonly Resident[] =>
    list.filter(one => worth(one) === Math.max(...list.map(worth)))
  const living = alive(town)
  return living.length === 0 ? [] : most(most(living, pointsOf), ({ kills }) => kills)
}
