import { type Place, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Fate, type Kind } from '../data/box.ts'
import { takeHorde } from '../effects/ambush.ts'
import { heal } from '../effects/heal.ts'
import { actingLeader, isOverfull, type State, slotLimit, slotsUsed, waveSize } from '../state.ts'
import { addTally, settle } from './experience.ts'
import { fateChange } from './wave.ts'

/** DL-48 Inventories over their limit are settled first. Then the die of fate. */
export function beginCombat(s: State, _step: object, cx: Cx): void {
  s.turn = null
  cx.next({ step: 'fate' })
  for (let place = s.players.length - 1; place >= 0; place--)
    if (isOverfull(s, place)) cx.next({ step: 'overflow', who: place })
}

/** DL-57 The receiver rolls the die of fate, before any horde card is drawn. */
export function rollFate(s: State, _step: object, cx: Cx): void {
  const box = boxOf(s)
  s.players.forEach((player, place) => {
    if (slotsUsed(box, player.bag) >= slotLimit(s, place)) addTally(player, 'full-at-gong')
  })
  settle(s, cx)
  const receiver = s.receiver as Place
  const face = box.fateDie[cx.chance.pick('fate', box.fateDie)]
  cx.emit?.({ event: 'fate', rule: 'DL-57', who: seatOf(receiver), face })
  cx.next({ step: 'wave', change: fateChange(face) })
  fates[face]?.(s, receiver, cx)
}

/** DL-59 What fate does to the receiver. */
const fates: Partial<Record<Fate, (s: State, who: Place, cx: Cx) => void>> = {
  'rubble-minus': (_s, who, cx) => cx.next({ step: 'lose-card', who, left: 1, why: 'fate' }),
  'rubble-plus': (_s, who, cx) => cx.next({ step: 'draw', who, left: 1 }),
  heal: (s, who, cx) => void (s.players[who].damage > 0 && heal(s, who, who, 1, cx)),
  damage: (_s, who, cx) => cx.next({ step: 'damage', who, points: 1, source: 'fate' }),
}

/** DL-56, DL-60 Places the wave in the receiver's area, card by card, to the right of the cards there. */
export function releaseWave(s: State, { change }: { change: number }, cx: Cx): void {
  const receiver = s.receiver as Place
  const wanted = Math.max(0, waveSize(s) + change)
  s.carAlarms = 0
  const came: Kind[] = []
  while (came.length < wanted) {
    const card = takeHorde(s, cx)
    if (card === null) break // DL-61 the wave is as large as it can be
    s.players[receiver].line.push(card)
    came.push(card)
  }
  addTally(s.players[receiver], 'waves-received')
  const { names } = boxOf(s)
  cx.emit?.({
    event: 'wave-came',
    rule: 'DL-60',
    receiver: seatOf(receiver),
    leader: seatOf(actingLeader(s)),
    cards: came.map(card => names[card]),
    wanted,
  })
  settle(s, cx)
  cx.next({ step: 'characters-attack' })
}
