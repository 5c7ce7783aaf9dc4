import type { Scene } from '@holdout/table'
import type { Move, View } from '@holdout/zombie-town/table'
import type { TableSession } from '../../table/session.ts'
import type { Target } from './reasons.ts'

/** Says why something cannot be chosen. The search for the reason is loaded with the first press. */
export async function tell(scene: Scene<View, Move>, target: Target, why: TableSession['why']): Promise<void> {
  const { reasonOf } = await import('./reasons.ts')
  const reason = reasonOf(scene, target)
  if (reason) why(reason)
}
