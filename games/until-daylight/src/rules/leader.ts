/**
 * DL-17 to DL-19 The player with the leader token, given all players' experience in seat order. Without a leader, the
 * first player with 1 XP gets it, clockwise from the given place. Later a player needs more XP than the leader. Of
 * several, the one with the most gets it; if tied, the nearest clockwise from the old leader.
 */
export function leaderAfter(experience: readonly number[], leader: number | null, from: number): number | null {
  let best = leader
  let most = leader === null ? 0 : experience[leader]
  for (let step = 0; step < experience.length; step++) {
    const place = ((leader ?? from) + step) % experience.length
    if (experience[place] <= most) continue
    if (leader === null) return place
    best = place
    most = experience[place]
  }
  return best
}
