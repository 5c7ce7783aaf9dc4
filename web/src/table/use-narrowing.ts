import type { AnyMove } from '@holdout/engine'
import type { Choice, Scene } from '@holdout/host'
import { useAtMove } from './use-at-move.ts'
import { movePointer } from './use-pointed.ts'

/** A way to choose step by step: press a thing, then what goes with it, until one move is left. */
export interface Narrowing<M extends AnyMove> {
  /** Whether pressing this leads on to a legal move. */
  can(anchor: string): boolean
  isPicked(anchor: string): boolean
  /** The class of something that can be pressed: whether it was, or the hint that was asked for leads through it. */
  mark(anchor: string): 'can is-chosen' | 'can is-hinted' | 'can'
  press(anchor: string): void
  /** Marks something whose press would choose one move, so that pointing at it previews that move. */
  pointer(anchor: string): { readonly 'data-move'?: string }
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
  const pathTo = (anchor: string) =>
    open.some(({ move }) => anchorsOf(move)[now.length] === anchor) ? [...now, anchor] : [anchor]
  /** The move that pressing these in turn chooses, if nothing more needs to be pressed. */
  const onlyMove = (path: readonly string[]): M | null => {
    const rest = fitting(path)
    return rest.length === 1 && anchorsOf(rest[0].move).length === path.length ? rest[0].move : null
  }
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
      const path = pathTo(anchor)
      const only = onlyMove(path)
      if (only) choose(only)
      if (fitting(path).length > 0) setPicked(path)
    },
    pointer: anchor => (now.includes(anchor) ? {} : movePointer(onlyMove(pathTo(anchor)))),
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
