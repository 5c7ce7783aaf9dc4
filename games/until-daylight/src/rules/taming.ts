import type { Cx } from '../cx.ts'
import { boxOf } from '../data/box.ts'
import { moveInfected } from '../effects/use.ts'
import { type Attack, characterOf, type State, seatOf, type Turn } from '../state.ts'
import { raiseTally } from './experience.ts'

/** DL-90, DL-91, DL-95 Melee, firearms and noisy bombs in a foreign area will draw infected; silent attacks do not. */
export function makeNoise(s: State, attack: Attack, infected: number): void {
  const means = boxOf(s).means[attack.means]
  const melee = means.way === 'melee'
  if (attack.area === attack.by || infected === 0 || !(melee || means.noise)) return
  const { noise } = s.turn as Turn
  const heard = noise.find(other => other.area === attack.area)
  if (heard === undefined) noise.push({ area: attack.area, felled: infected, melee })
  else {
    heard.felled += infected
    heard.melee ||= melee
  }
}

/** DL-91 to DL-94 As many infected follow as fell there; one more follows the Pillar's melee. */
export function attractAll(s: State, cx: Cx): void {
  const turn = s.turn as Turn
  const { drawback } = characterOf(s, turn.player)
  const { names } = boxOf(s)
  for (const { area, felled, melee } of turn.noise) {
    const more = melee && felled > 0 && drawback.do === 'attracts-more' ? drawback.amount : 0
    const moved = moveInfected(s, area, turn.player, felled + more)
    turn.attracted += moved.length
    if (moved.length === 0) continue
    const cards = cx.emit ? moved.map(card => names[card]) : []
    cx.emit?.({ event: 'attracted', rule: 'DL-92', who: seatOf(turn.player), from: seatOf(area), cards })
  }
  turn.noise = []
  raiseTally(s.players[turn.player], 'most-attracted-in-turn', turn.attracted)
}
