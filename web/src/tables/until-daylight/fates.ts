import type { CardName, PlannedCard, View } from '@holdout/until-daylight/table'

/** A card in an attacked line: what has become of it, or will with the planned dice. */
export interface Spot {
  readonly card: CardName
  /** Its place in the line; null if it is gone already. */
  readonly at: number | null
  /** null: nothing is known yet. `fallen`: its dice are spent already. */
  readonly fate: PlannedCard['verdict'] | 'fallen' | 'passed' | null
  readonly planned: PlannedCard | null
}

/**
 * The cards of a line from the left, those eliminated by the open attack first. The stamps on the cards and the summary
 * in the prompt both come from here, so that they cannot differ.
 */
export function spotsOf(
  line: readonly CardName[],
  attack: View['attack'],
  cards: readonly PlannedCard[] = [],
): readonly Spot[] {
  const gone = (attack?.felled ?? []).map(card => ({ card, at: null, fate: 'fallen', planned: null }) as const)
  const here = line.map((card, at) => {
    const planned = cards[at - (attack?.at ?? 0)] ?? null
    return { card, at, fate: planned?.verdict ?? (attack && attack.at > at ? 'passed' : null), planned } as const
  })
  return [...gone, ...here]
}

/** Whether a card is or will be eliminated by the attack. */
export function isEliminated({ fate }: Spot): boolean {
  return fate === 'fallen' || fate === 'falls'
}
