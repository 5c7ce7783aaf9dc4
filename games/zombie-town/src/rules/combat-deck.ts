import { type Deck, draw, shuffleBack } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CombatCard, FACES, HITS } from '../data/load.ts'
import type { Gun, State } from '../state.ts'

/** The number of combat cards per bullet. ZT-65 A draw-2 gun turns two. */
export function turnsOf(gun: Gun): number {
  return FACES[gun.card].turns
}

/** One draw from the combat deck. */
export class Draw {
  private readonly turned: CombatCard[] = []

  constructor(
    private readonly s: State,
    private readonly cx: Cx,
  ) {
    cx.barrier('reveal')
  }

  /** Turns cards for one side. ZT-65, ZT-R48 The highest counts. */
  turn(count: number): { best: number; cards: string } {
    const { s } = this
    let best = -1
    let cards = ''
    for (let i = 0; i < count; i++) {
      const card = draw(deckOf(s, this.cx), this.cx.chance) as CombatCard // ZT-87 cards turned for this draw stay out
      this.turned.push(card)
      if (HITS[card] > best) best = HITS[card]
      cards += (i ? ' ' : '') + card
    }
    return { best, cards }
  }

  /** ZT-87 As soon as the deck is empty all used cards are shuffled. */
  done(): void {
    const { s } = this
    for (const card of this.turned) s.used.push(card)
    if (s.combat.length === 0) shuffleBack(deckOf(s, this.cx), this.cx.chance)
  }
}

function deckOf({ combat: pile, used: discard }: State, cx: Cx): Deck<CombatCard> {
  const again = (): void => cx.emit?.({ event: 'combat-shuffled', rule: 'ZT-87', count: pile.length })
  return { pile, discard, shuffle: 'combat', again }
}
