import type { Phrase, Reason } from '@holdout/engine'
import type { Scene } from '@holdout/host'
import type { Entrance, Move, View } from '@holdout/until-dawn/table'
import { useArmed } from '../../table/use-armed.ts'
import { useAtMove } from '../../table/use-at-move.ts'

/** The actions that are aimed at an entrance. */
export type Aim = 'barricade' | 'shoot' | 'jasper'
export type Place = Entrance | 'bite-pile'

/** What pressing a place does now: it makes a move, or says why not. */
export type Target =
  | {
      readonly kind: 'can'
      readonly move: Move
      readonly say: Phrase
      readonly chosen: boolean
      readonly hinted: boolean
    }
  | { readonly kind: 'barred'; readonly reason: Reason }

export interface Choosing {
  /** The open decision; null if there is none or events are still being played back. */
  readonly asked: View['asked']
  /** What is being aimed: the chosen action, or the card to place. */
  readonly aim: Aim | 'place' | null
  readonly draft: Move | null
  /** The entrance whose menu is open. */
  readonly spot: Entrance | null
  target(at: Place): Target | null
  /** Finds a move by its name and, if it is aimed, its place. Barred moves come with their reason. */
  find(move: Move['move'], at?: Place): Target | null
  arm(aim: Aim): void
  openSpot(at: Entrance | null): void
  leave(): void
}

export function useChoosing(scene: Scene<View, Move>, draft: Move | null, hint: Move | null, idle: boolean): Choosing {
  const { armed, arm, disarm } = useArmed(scene, move => move.move)
  const [opened, openSpot] = useAtMove<Entrance>(scene)
  const asked = idle || scene.choices.length === 0 ? null : scene.view.asked
  const aimed = draft && 'at' in draft ? draft.move : null
  const aim = asked === null ? null : asked === 'place-zombie' ? 'place' : ((aimed ?? armed) as Aim | null)
  const find = (name: Move['move'], at?: Place): Target | null => {
    if (asked === null) return null
    const same = (move: Move): boolean => move.move === name && (at === undefined || ('at' in move && move.at === at))
    const choice = scene.choices.find(({ move }) => same(move))
    if (choice) {
      const hinted = hint !== null && same(hint)
      return { kind: 'can', move: choice.move, say: choice.say, chosen: choice.move === draft, hinted }
    }
    const barred = scene.barred.filter(({ move }) => same(move))
    // Prefer a reason that is not about a single breached entrance.
    const reason = (barred.find(entry => entry.reason.why !== 'UD-24') ?? barred[0])?.reason
    return reason ? { kind: 'barred', reason } : null
  }
  return {
    asked,
    aim,
    draft,
    spot: asked !== null && draft === null && aim === null ? opened : null,
    find,
    target: at => (aim === null || (at === 'bite-pile' && aim !== 'place') ? null : find(aim, at)),
    arm(name) {
      openSpot(null)
      arm(name)
    },
    openSpot,
    leave() {
      disarm()
      openSpot(null)
    },
  }
}
