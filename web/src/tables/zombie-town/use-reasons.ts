import type { Reason, Seat } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import type { Move, View } from '@holdout/zombie-town/table'
import type { Target } from '@holdout/zombie-town/why-not'
import { useEffect, useState } from 'react'
import { useRoom } from '../../table/room.ts'

type WhyNot = typeof import('@holdout/zombie-town/why-not').whyNot

let known: WhyNot | null = null

/**
 * The reasons why something is not possible. They are loaded after the table is drawn, so that it appears sooner.
 * `tell` waits for them; `reasonOf` returns null until they are loaded.
 */
export function useReasons(): {
  reasonOf(scene: Scene<View, Move>, target: Target): Reason | null
  tell(scene: Scene<View, Move>, target: Target): void
} {
  const { why } = useRoom()
  const [whyNot, setWhyNot] = useState(() => known)
  useEffect(() => {
    if (!whyNot) void fetchWhyNot().then(found => setWhyNot(() => found))
  }, [whyNot])
  return {
    reasonOf: (scene, target) => whyNot && find(whyNot, scene, target),
    tell(scene, target) {
      void fetchWhyNot().then(found => {
        const reason = find(found, scene, target)
        if (reason) why(reason)
      })
    },
  }
}

/** The reason that came with the scene, or else the reason by the game's own judgment of the view. */
function find(whyNot: WhyNot, scene: Scene<View, Move>, target: Target): Reason | null {
  if ('place' in target && scene.choices.length === 0) return null
  const listed = scene.barred.find(({ move }) => isAbout(move, target))
  return listed?.reason ?? whyNot(scene.view, scene.seat as Seat, target)
}

function isAbout(move: Move, target: Target): boolean {
  if (!('pawn' in move) || !('pawn' in target) || move.pawn !== target.pawn) return false
  if ('place' in target) return target.chosen === null && move.move === 'walk' && move.to === target.place
  return 'action' in target && move.move === target.action
}

async function fetchWhyNot(): Promise<WhyNot> {
  known ??= (await import('@holdout/zombie-town/why-not')).whyNot
  return known
}
