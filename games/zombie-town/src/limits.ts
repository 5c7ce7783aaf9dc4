/** ZT-04 */
export const ALL_ZOMBIES = 100
/** ZT-08, ZT-144 */
export const FULL_COUNTER = 5
/** ZT-28 The most zombies on one square. */
export const FULL = 6
/** ZT-31 */
export const ACTIONS = 3
/** ZT-32 */
export const LONGEST_WALK = 3
/** ZT-62 */
export const GUNS_PER_PAWN = 2
/** ZT-111 */
export const FULL_HEALTH = 4
/** ZT-132 */
export const WALLS = 3
/** The survivor cards of the game, and so the most survivors in play. */
export const MOST_SURVIVORS = 14

/** ZT-200 With 2 players, each has two pawns, and twice as much of all that follows from them. */
export function pawnsEach(players: number): number {
  return players === 2 ? 2 : 1
}

/** ZT-36, ZT-207 The most cards in hand at the end of a phase. */
export function handLimit(livingPawns: number): number {
  return 3 * livingPawns
}

/** ZT-123, ZT-206 The most buildings that a player may own. */
export function claimLimit(players: number): number {
  return 4 * pawnsEach(players)
}
