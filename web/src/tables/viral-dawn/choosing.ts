import type { Scene } from '@holdout/host'
import type { Code } from '@holdout/viral-dawn/table'
import { useAtMove } from '../../table/use-at-move.ts'

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

/** What was begun lasts until the next move, or until somebody else looks. */
export function useChoosing(scene: Pick<Scene, 'who' | 'seq'>): Choosing {
  const [kept, keep] = useAtMove<Begun>(scene)
  const begun = kept ?? NOTHING
  const set = (change: (now: Begun) => Begun): void => keep(change(begun))
  return {
    begun,
    pickUp: card => set(now => (now.card === card ? NOTHING : { ...NOTHING, card })),
    purge: () => set(now => ({ ...now, take: null, purging: !now.purging })),
    aimAt: take => set(now => ({ ...now, take: now.take === take ? null : take })),
    leaveOff: () => set(now => (now.take || now.purging ? { ...NOTHING, card: now.card } : NOTHING)),
  }
}
