import type { Cx } from '../cx.ts'
import { type CardId, face } from '../data/load.ts'
import { type Entrance, nextOpen, type State } from '../state.ts'
import { overrun } from './endings.ts'
import { loseBarricades, namesFromTop, putUnderneath, takeFrom } from './stacks.ts'

/**
 * UD-46 The breaching card lies over the entrance for the rest of the game. UD-47 The entrance loses its barricades.
 */
export function breach(s: State, at: Entrance, by: CardId, how: { final: boolean; rule: string }, cx: Cx): void {
  const door = s.doors[at]
  takeFrom(door, by)
  door.breachedBy = by
  cx.emit?.({ event: 'breached', rule: how.rule, at, by: face(by).id, barricades: door.barricades })
  loseBarricades(s, at, door.barricades)
  sendJasperToRug(s, at, cx)
  pushOn(s, at, how.final, cx)
}

/** UD-51 A breach does not harm Jasper. UD-52 Zombie Rebecca stays where she is. */
function sendJasperToRug(s: State, at: Entrance, cx: Cx): void {
  if (s.jasper !== at) return
  s.jasper = 'rug'
  cx.emit?.({ event: 'jasper-returned', rule: 'UD-51', from: at })
}

/**
 * UD-48 The other zombies go underneath the next stack in unchanged order, UD-49 upright, UD-92 or attacking in the
 * final assault.
 */
function pushOn(s: State, from: Entrance, final: boolean, cx: Cx): void {
  const door = s.doors[from]
  const cards = door.zombies
  door.zombies = []
  door.attacking = []
  const to = nextOpen(s, from)
  if (to === null) {
    // UD-53 No entrance is left: the game is lost, and UD-R27 the cards are discarded.
    if (cards.length) cx.emit?.({ event: 'swept-away', rule: 'UD-53', at: from, cards: namesFromTop(cards) })
    s.discard.push(...cards.reverse())
    return overrun(s, final, cx)
  }
  if (cards.length === 0) return
  putUnderneath(s.doors[to], cards, final)
  cx.emit?.({
    event: 'pushed',
    rule: final ? 'UD-92' : 'UD-48',
    from,
    to,
    cards: namesFromTop(cards),
    attacking: final,
  })
}
