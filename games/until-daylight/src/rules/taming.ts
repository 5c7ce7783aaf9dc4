import { type Place, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf } from '../data/box.ts'
import { moveInfected } from '../effects/lure.ts'
import { type Attack, characterOf, rulesOf, type State, type Turn } from '../state.ts'
import { raiseTally } from './experience.ts'

/**
 * DL-90, DL-91, DL-95 Counts the infected eliminated by a melee or noisy attack in another player's area. Every attack
 * there registers the area, even a silent one or one that eliminated nothing: DL-93 goes by the first attack.
 */
export function makeNoise(s: State, attack: Attack, infected: number): void {
  if (attack.area === attack.by) return
  const means = boxOf(s).means[attack.means]
  const melee = means.way === 'melee'
  const counts = infected > 0 && (melee || means.noise)
  if (!counts && rulesOf(s) === 2) return
  const { noise } = s.turn as Turn
  let heard = noise.find(other => other.area === attack.area)
  if (heard === undefined) {
    heard = { area: attack.area, felled: 0, melee: false }
    noise.push(heard)
  }
  if (!counts) return
  heard.felled += infected
  heard.melee ||= melee
}

/** DL-90, DL-91 How many more infected than fell follow an attack; null if none follow. */
export function attractedBy(s: State, { by, area, means }: Attack): number | null {
  const { way, noise } = boxOf(s).means[means]
  if (area === by || (way !== 'melee' && !noise)) return null
  return way === 'melee' ? moreFor(s, by) : 0
}

/** DL-91 The Pillar attracts more by melee attacks. */
function moreFor(s: State, who: Place): number {
  const { drawback } = characterOf(s, who)
  return drawback.do === 'attracts-more' ? drawback.amount : 0
}

/** DL-91 to DL-94 As many infected follow as were eliminated there; 1 more for melee of the Pillar. */
export function attractAll(s: State, cx: Cx): void {
  const turn = s.turn as Turn
  const { names } = boxOf(s)
  for (const { area, felled, melee } of turn.noise) {
    const more = melee && felled > 0 ? moreFor(s, turn.player) : 0
    const moved = moveInfected(s, area, turn.player, felled + more)
    turn.attracted += moved.length
    if (moved.length === 0) continue
    const cards = cx.emit ? moved.map(card => names[card]) : []
    cx.emit?.({ event: 'attracted', rule: 'DL-92', who: seatOf(turn.player), from: seatOf(area), cards })
  }
  turn.noise = []
  raiseTally(s.players[turn.player], 'most-attracted-in-turn', turn.attracted)
}
