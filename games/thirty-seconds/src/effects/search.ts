import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { nameOf, type ZombieEffect, zombieOf } from '../data/load.ts'
import { type Moves, PASS } from '../moves.ts'
import { type State, ZOMBIE } from '../state.ts'
import type { ZombieRules } from './effect.ts'

/** New Blood. */
export const rules: ZombieRules<ZombieEffect> = {
  offer: (_s, card, _effect, list) => list.push({ move: 'play', card }),
  take: (_s, _effect, _played, cx) => cx.next({ step: 'search-deck' }),
}

export function offerSearchDeck(s: State, _step: object, _seat: Seat, list: Moves['search-deck'][]): void {
  const names = [...new Set(s.zombies.draw.map(nameOf))].sort()
  for (const card of names) list.push({ move: 'take', card })
  if (names.length === 0) list.push(PASS)
}

/** Time-out: the topmost boss, or else the top card. */
export function usualSearchDeck(s: State): Moves['search-deck'] {
  const top = s.zombies.draw.findLast(card => zombieOf(card).tier === 'boss') ?? s.zombies.draw.at(-1)
  return top === undefined ? PASS : { move: 'take', card: nameOf(top) }
}

/** TS-D23 New Blood: takes any card of the Zombie deck, hidden from the Survivor. Then the deck is shuffled. */
export function takeSearchDeck(s: State, _step: object, _seat: Seat, move: Moves['search-deck'], cx: Cx): void {
  if (move.move === 'take') {
    const name = move.card
    const at = s.zombies.draw.findIndex(card => nameOf(card) === name)
    const [card] = s.zombies.draw.splice(at, 1)
    s.zombieHand.push(card)
    cx.emit?.({ event: 'drew', rule: 'TS-110', seat: ZOMBIE, deck: 'zombie', card: name })
  }
  cx.chance.shuffle('zombies', s.zombies.draw)
  cx.barrier('reveal')
  cx.emit?.({ event: 'reshuffled', rule: 'TS-110', deck: 'zombies' })
}
