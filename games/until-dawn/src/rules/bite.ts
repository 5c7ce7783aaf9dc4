import type { Cx } from '../cx.ts'
import { type CardId, face } from '../data/load.ts'
import { FRONT_DOOR, nextOpen, type State } from '../state.ts'
import { johnTurns } from './endings.ts'
import { loseBarricades } from './stacks.ts'

/** A bite card: Zombie Rebecca moves, then the colors are compared. */
export function biteCard(s: State, bite: CardId, cx: Cx): void {
  moveRebecca(s, cx)
  if (s.bitePile.length === 0) return biteWithoutPile(s, bite, cx)
  const at = cx.chance.pick('bite', s.bitePile) // UD-65
  const revealed = s.bitePile[at]
  const same = face(revealed).color === face(bite).color
  cx.emit?.({ event: 'bite-tested', rule: 'UD-65', bite: face(bite).id, revealed: face(revealed).id, same })
  if (!same) return biteJoins(s, bite, 'UD-66', cx)
  if (s.rebecca === null) return rebeccaTurns(s, bite, at, cx)
  s.discard.push(bite)
  johnTurns(s, cx)
}

/** UD-64 Zombie Rebecca, if in play, moves to the next unbreached entrance. UD-R37 At the only one left she stays. */
function moveRebecca(s: State, cx: Cx): void {
  if (s.rebecca === null) return
  const from = s.rebecca
  const to = nextOpen(s, from)
  if (to === null || to === from) return
  s.rebecca = to
  cx.emit?.({ event: 'rebecca-moved', rule: 'UD-64', from, to })
}

/** UD-69 An empty pile cannot match: the bite card goes into it, or is discarded with `empty-bite=discard`. */
function biteWithoutPile(s: State, bite: CardId, cx: Cx): void {
  if (s.options['empty-bite'] === 'join') return biteJoins(s, bite, 'UD-69', cx)
  s.discard.push(bite)
  cx.emit?.({ event: 'bite-discarded', rule: 'UD-69', bite: face(bite).id })
}

/** UD-66 Different colors: the bite card goes into the pile, UD-71 even beyond five cards. */
function biteJoins(s: State, bite: CardId, rule: string, cx: Cx): void {
  s.bitePile.push(bite)
  cx.emit?.({ event: 'bite-joined', rule, bite: face(bite).id, count: s.bitePile.length })
}

/**
 * UD-67 Rebecca turns: the front door loses its barricades and gets her token, and the whole bite pile is discarded.
 */
function rebeccaTurns(s: State, bite: CardId, revealedAt: number, cx: Cx): void {
  const { barricades } = s.doors[FRONT_DOOR]
  loseBarricades(s, FRONT_DOOR, barricades)
  s.rebecca = FRONT_DOOR
  const [revealed] = s.bitePile.splice(revealedAt, 1)
  const rest = s.bitePile.splice(0)
  cx.chance.shuffle('lump', rest) // UD-88 first the rest in random order, then the revealed card, then the bite card
  s.discard.push(...rest, revealed, bite)
  cx.emit?.({ event: 'rebecca-turned', rule: 'UD-67', barricades })
}
