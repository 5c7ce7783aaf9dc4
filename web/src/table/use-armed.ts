import type { AnyMove } from '@holdout/engine'
import type { Choice, Scene } from '@holdout/host'
import { useAtMove } from './use-at-move.ts'

/**
 * Choosing in two presses: first an action or a card, then its target. `key` names the first press of a move. A key
 * without choices is released automatically.
 */
export function useArmed<M extends AnyMove>(scene: Scene<unknown, M>, key: (move: M) => string) {
  const [armed, arm] = useAtMove<string>(scene)
  const targets: readonly Choice<M>[] = armed === null ? [] : scene.choices.filter(({ move }) => key(move) === armed)
  return {
    armed: targets.length > 0 ? armed : null,
    targets,
    arm: (name: string) => arm(armed === name ? null : name),
    disarm: () => arm(null),
  }
}
