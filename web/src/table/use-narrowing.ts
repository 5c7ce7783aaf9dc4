import type { AnyMove } from '@holdout/engine'
import type { Choice, Scene } from '@holdout/host'
import { useAtMove } from './use-at-move.ts'

/** A way to choose step by step: press a thing, then what goes with it, until one move is left. */
export interface Narrowing<M extends AnyMove> {
  /** Whether pressing this leads on to a legal move. */
  can(anchor: string): boolean
  isPicked(anchor: string): boolean
  /** The class of something that can be pressed: whether it was, or the hint that was asked for leads through it. */
  mark(anchor: string): 'can is-chosen' | 'can is-hinted' | 'can'
  press(anchor: string): void
  readonly picked: readonly string[]
  /** The move that a hint advises. */
  readonly hint: M | null
  /** What may be pressed next. */
  readonly next: readonly string[]
  /** Moves that everything pressed so far fits, and nothing more needs to be pressed for: which of them? */
  readonly left: readonly Choice<M>[]
  /** All moves that are still possible. */
  readonly open: readonly Choice<M>[]
  cancel(): void
}

/** `anchorsOf` says what must be pressed for a move, in order: the gun, then the zombie. */
export function useNarrowing<M extends AnyMove>(
  scene: Scene<unknown, M>,
  anchorsOf: (move: M) => readonly string[],
  choose: (move: M) => void,
  hint: M | null = null,
): Narrowing<M> {
  const [begun, setPicked] = useAtMove<readonly string[]>(scene)
  const picked = begun ?? []
  const all = scene.choices.filter(({ kind }) => kind !== 'standing')
  const fitting = (path: readonly string[]) =>
    all.filter(({ move }) => {
      const anchors = anchorsOf(move)
      return path.every((anchor, i) => anchors[i] === anchor)
    })
  const now = fitting(picked).length > 0 ? picked : []
  const open = fitting(now)
  return {
    picked: now,
    hint,
    next: [...new Set(open.flatMap(({ move }) => anchorsOf(move)[now.length] ?? []))],
    open,
    left: now.length === 0 ? [] : open.filter(({ move }) => anchorsOf(move).length === now.length),
    can: anchor =>
      open.some(({ move }) => anchorsOf(move)[now.length] === anchor) || leadsElsewhere(all, anchorsOf, now, anchor),
    isPicked: anchor => now.includes(anchor),
    mark: anchor =>
      now.includes(anchor)
        ? 'can is-chosen'
        : hint !== null && anchorsOf(hint).includes(anchor)
          ? 'can is-hinted'
          : 'can',
    press(anchor) {
      const at = now.indexOf(anchor)
      if (at >= 0) return setPicked(now.slice(0, at))
      const path = open.some(({ move }) => anchorsOf(move)[now.length] === anchor) ? [...now, anchor] : [anchor]
      const rest = fitting(path)
      if (rest.length === 1 && anchorsOf(rest[0].move).length === path.length) choose(rest[0].move)
      if (rest.length > 0) setPicked(path)
    },
    cancel: () => setPicked([]),
  }
}

/** Another first press is always open: one may think again without cancelling. */
function leadsElsewhere<M extends AnyMove>(
  all: readonly Choice<M>[],
  anchorsOf: (move: M) => readonly string[],
  now: readonly string[],
  anchor: string,
): boolean {
  return now.length === 0 && all.some(({ move }) => anchorsOf(move)[0] === anchor)
}
