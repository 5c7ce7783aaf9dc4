/**
 * DL-17 to DL-19 Who has the leader token, by everybody's experience in the order of the table. While nobody leads, the first
 * with a point gets it, looking clockwise from the place given; later whoever has more than the leader, never as many. Of several
 * it is the one with the most, among equals the nearest clockwise from the old leader.
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
