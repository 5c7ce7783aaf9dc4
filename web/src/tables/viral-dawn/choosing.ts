import type { Code } from '@holdout/viral-dawn/table'
import { useState } from 'react'

/** What has been begun and not chosen yet: first a card of the hand, then what to do with it, then where. */
interface Begun {
  /** The hand card that was picked up. */
  readonly card: Code | null
  /** It is to be discarded along with a laid card, which is still to be named. */
  readonly purging: boolean
  /** The laid card that a King, or a Queen in return, is to take. */
  readonly take: Code | null
}

const NOTHING: Begun = { card: null, purging: false, take: null }

export interface Choosing {
  readonly begun: Begun
  /** Picks a hand card up, or puts it down again. */
  pickUp(card: Code): void
  purge(): void
  aimAt(take: Code): void
  /** One step back: what was named last is let go first. */
  leaveOff(): void
}

/** `moment` changes with every move and every pair of eyes: what was begun before it is over. */
export function useChoosing(moment: string): Choosing {
  const [kept, keep] = useState({ moment, begun: NOTHING })
  const begun = kept.moment === moment ? kept.begun : NOTHING
  const set = (change: (now: Begun) => Begun): void => keep({ moment, begun: change(begun) })
  return {
    begun,
    pickUp: card => set(now => (now.card === card ? NOTHING : { ...NOTHING, card })),
    purge: () => set(now => ({ ...now, take: null, purging: !now.purging })),
    aimAt: take => set(now => ({ ...now, take: now.take === take ? null : take })),
    leaveOff: () => set(now => (now.take || now.purging ? { ...NOTHING, card: now.card } : NOTHING)),
  }
}
