import { CLOCK } from '@holdout/engine'
import { actorOf } from '../table/headline.ts'
import { useOverlays } from '../table/overlays.ts'
import { useSession } from '../table/session.ts'
import { useUnshown } from '../table/shown-log.ts'
import type { Acting } from './who-acts.tsx'

/** Who acts now, as far as every table can tell; null after the end, and while no player acts. */
export function useActing(): Acting | null {
  const { state } = useSession()
  const { allShown } = useOverlays()
  const unshown = useUnshown()
  const { scene, log, phase } = state
  if (scene.outcome) return null
  const must = scene.decisions.filter(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
  if (must.some(({ seat, text }) => seat === scene.seat && text !== null)) return { is: 'mine' }
  const telling = allShown ? undefined : log.at(-1 - unshown)
  const actor = telling && actorOf(state, telling.at)
  if (actor) return actor === scene.seat ? { is: 'plays' } : { is: 'acts', seat: actor }
  const waited = must[0]?.seat ?? (phase.kind === 'bot' ? phase.seat : undefined)
  return waited === undefined ? null : { is: 'thinks', seat: waited }
}
