import type { Scene } from '@holdout/host'
import type { Code } from '@holdout/viral-dawn/table'
import { useAtMove } from '../../table/use-at-move.ts'

/** The selection so far: first a card of the hand, then what to do with it, then the target. */
interface Begun {
  /** The picked hand card. */
  readonly card: Code | null
  /** Whether it is discarded together with a laid card that is not chosen yet. */
  readonly purging: boolean
  /** The laid card that a King, or a Queen in return, takes. */
  readonly take: Code | null
}

const NOTHING: Begun = { card: null, purging: false, take: null }

export interface Choosing {
  readonly begun: Begun
  /** Picks a hand card, or releases it. */
  pickUp(card: Code): void
  purge(): void
  aimAt(take: Code): void
  /** Cancels the last step. */
  leaveOff(): void
}

/** The selection lasts until the next move or the next viewer. */
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
