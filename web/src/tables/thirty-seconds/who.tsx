import type { Scene } from '@holdout/table'
import { type Move, SURVIVOR, type View } from '@holdout/thirty-seconds/table'
import { useActing } from '../../board/use-acting.ts'
import { type Acting, WhoActs } from '../../board/who-acts.tsx'
import type { Names } from '../../parts/names.ts'
import { text } from './text.ts'

/** The chip before the prompt: who acts, and whether it is against the viewer. */
export function Who({
  scene,
  names,
  said,
}: {
  readonly scene: Scene<View, Move>
  readonly names: Names
  /** Whether the prompt has words of its own. */
  readonly said: boolean
}) {
  const acting = useActing()
  if (acting === null) return null
  const now = asAnswer(acting, scene.view)
  return (
    <div className="ts-who" data-alone={!said && now.is !== 'mine' && !('asks' in now)}>
      <WhoActs
        now={now}
        nameOf={seat => names[seat] ?? (seat === SURVIVOR ? text.survivor : text.zombies)}
        seatOf={seat => (seat === SURVIVOR ? 0 : 1)}
      />
    </div>
  )
}

/** In the other side's turn the viewer does not move but answers; what the other side does is against the viewer. */
function asAnswer(acting: Acting, { active, who }: View): Acting {
  if (who === 'table' || active === null || active === who) return acting
  if (acting.is === 'mine') return { is: 'acts', seat: active, hits: true, asks: true }
  return acting.is === 'acts' ? { ...acting, hits: true } : acting
}
