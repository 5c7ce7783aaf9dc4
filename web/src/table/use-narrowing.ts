import type { AnyMove } from '@holdout/engine'
import type { Choice, Scene } from '@holdout/host'
import { useAtMove } from './use-at-move.ts'
import { movePointer } from './use-pointed.ts'

/** Choosing a move step by step: press one piece after another until one move is left. */
export interface Narrowing<M extends AnyMove> {
  /** Whether pressing this leads to a legal move. */
  can(anchor: string): boolean
  isPicked(anchor: string): boolean
  /** The class of a piece that can be pressed: also whether it was pressed, or the hint uses it. */
  mark(anchor: string): 'can is-chosen' | 'can is-hinted' | 'can'
  press(anchor: string): void
  /** Marks a piece whose press would choose exactly one move, so that pointing at it previews that move. */
  pointer(anchor: string): { readonly 'data-move'?: string }
  readonly picked: readonly string[]
  /** The move that a hint advises. */
  readonly hint: M | null
  /** The pieces that can be pressed next. */
  readonly next: readonly string[]
  /** The moves that fit the presses so far and need no further one: the player picks one of them. */
  readonly left: readonly Choice<M>[]
  /** All moves that are still possible. */
  readonly open: readonly Choice<M>[]
  cancel(): void
}

/** `anchorsOf` returns the pieces to press for a move, in order: the gun, then the zombie. */
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
  /** The move that this path chooses, if no further press is needed. */
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

/** Another first press is always possible, so that the player can change their mind without canceling. */
function leadsElsewhere<M extends AnyMove>(
  all: readonly Choice<M>[],
  anchorsOf: (move: M) => readonly string[],
  now: readonly string[],
  anchor: string,
): boolean {
  return now.length === 0 && all.some(({ move }) => anchorsOf(move)[0] === anchor)
}
