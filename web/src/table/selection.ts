import type { AnyMove, Reason } from '@holdout/engine'
import type { Choice } from '@holdout/table'
import { useMemo, useState } from 'react'
import { useSession } from './session.ts'
import type { TableProps } from './table-props.ts'
import { movePointer } from './use-pointed.ts'

/** All ways to choose a move by pressing pieces: lists of piece ids in pressing order, the most common way first. */
export type Paths = readonly (readonly string[])[]

interface Option<C> {
  readonly choice: C
  readonly paths: Paths
}

/** Choosing a move piece by piece: press the gun, then the zombie, until one move is left. */
export interface Selection<M extends AnyMove> {
  /** The pieces pressed so far. */
  readonly picked: readonly string[]
  /** The pieces of the draft or, without one, those pressed so far. */
  readonly chosen: readonly string[]
  /** The pieces that may be pressed next. */
  readonly next: readonly string[]
  /** The moves that fit the pieces pressed so far. */
  readonly open: readonly Choice<M>[]
  /** The complete moves that no further piece can tell apart: they are offered as buttons. */
  readonly left: readonly Choice<M>[]
  /** The move that a hint advises. */
  readonly hint: M | null
  can(piece: string): boolean
  /** The moves that begin with the piece, whatever is pressed now. */
  uses(piece: string): readonly Choice<M>[]
  /** The moves that fit after a press on the piece, also if the press changes the selection. */
  leads(piece: string): readonly Choice<M>[]
  /** The move that a press on the piece chooses, for its preview; null if it chooses none yet. */
  makes(piece: string): M | null
  /** Why a move that the piece would lead to is not allowed now; null if no expected move uses it. */
  barred(piece: string): Reason | null
  isPicked(piece: string): boolean
  /** Whether pressing the piece leads to the move that the hint advises. */
  isHinted(piece: string): boolean
  /** The class of a piece: whether it can be pressed, was pressed, or leads to the move that the hint advises. */
  mark(piece: string): string
  /** The attributes of the button that a piece is drawn as. A piece that leads to no move answers with its reason. */
  button(piece: string): PieceButton
  /**
   * While a move waits for confirmation, a second press on its last piece confirms it, a press on another such piece
   * chooses that one instead, and any other press drops it.
   */
  press(piece: string): void
  /** Begins anew and presses the pieces one after the other, until a move is chosen. */
  pressAll(pieces: readonly string[]): void
  cancel(): void
}

interface PieceButton {
  readonly type: 'button'
  readonly 'data-piece': string
  readonly 'aria-pressed': boolean
  /** The move that pressing it chooses, if it is exactly one: hover and focus preview it. */
  readonly 'data-move'?: string
  readonly 'aria-disabled'?: true
  /** Whether pressing it can lead to the move that a hint advises, on any way to it. */
  readonly 'data-advised'?: true
  onClick(): void
}

/**
 * `pathsOf` returns the ways to press a move; it must depend on the scene only. The pieces of a draft count as pressed.
 * A replay has nothing to press.
 */
export function useSelection<M extends AnyMove>(
  { scene, draft, hint, choose, review }: Omit<TableProps<unknown, M>, 'news' | 'names'>,
  pathsOf: (move: M) => Paths,
): Selection<M> {
  const { why, cancel: cancelDraft } = useSession()
  const at = `${scene.seat}/${scene.seq}`
  const [kept, keep] = useState<{ readonly at: string; readonly picked: readonly string[] }>({ at, picked: [] })
  // Cleared as soon as a move is made: after an undo nothing is selected.
  if (kept.at !== at) keep({ at, picked: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: pathsOf is a new function at each render, but depends on the scene only
  const [options, shut] = useMemo(() => {
    const withPaths = <C extends { readonly move: M }>(all: readonly C[]): readonly Option<C>[] =>
      review ? [] : all.map(choice => ({ choice, paths: pathsOf(choice.move) }))
    return [withPaths(scene.choices.filter(({ kind }) => kind !== 'standing')), withPaths(scene.barred)]
  }, [scene, review])
  const begun = kept.at === at ? kept.picked : []
  const picked = fitting(options, begun).length > 0 ? begun : []
  const open = fitting(options, picked)
  const next = new Set(open.flatMap(({ paths }) => nextOf(paths, picked)))
  const pathsTo = (move: M | null): Paths => (move && options.find(({ choice }) => choice.move === move)?.paths) ?? []
  const advised = pathsTo(hint).find(path => begins(path, picked))
  // A draft from the list of choices need not go on with what was pressed.
  const drafted = pathsTo(draft).find(path => begins(path, picked)) ?? pathsTo(draft)[0]
  const chosen = drafted ?? picked
  const isPicked = (piece: string): boolean => chosen.includes(piece)
  const isHinted = (piece: string): boolean => advised?.[picked.length] === piece
  const leads = (piece: string) => fitting(options, continued(options, picked, piece)).map(({ choice }) => choice)
  const isAdvised = (piece: string): boolean => hint !== null && leads(piece).some(({ move }) => move === hint)
  const barred = (piece: string): Reason | null =>
    fitting(shut, continued(shut, picked, piece))[0]?.choice.reason ?? null
  const press = (piece: string): void => {
    if (draft && drafted?.at(-1) === piece) return choose(draft)
    const other = drafted && pressed(options, drafted.slice(0, -1), piece).move
    if (other) return choose(other)
    if (draft) cancelDraft()
    const { picked: then, move } = pressed(options, picked, piece)
    // The piece that completes a move is not kept: a canceled draft leaves its other choices open.
    keep({ at, picked: move ? then.slice(0, -1) : then })
    if (move) choose(move)
  }
  return {
    picked,
    chosen,
    next: [...next],
    open: open.map(({ choice }) => choice),
    left:
      picked.length === 0
        ? []
        : open
            .filter(({ paths }) => isComplete(paths, picked) && nextOf(paths, picked).length === 0)
            .map(({ choice }) => choice),
    hint,
    can: piece => next.has(piece),
    uses: piece => fitting(options, [piece]).map(({ choice }) => choice),
    leads,
    makes: piece => pressed(options, picked, piece).move,
    barred,
    isPicked,
    isHinted,
    mark(piece) {
      if (isPicked(piece)) return next.has(piece) ? 'can is-chosen' : 'is-chosen'
      return isHinted(piece) ? 'can is-hinted' : next.has(piece) ? 'can' : ''
    },
    button(piece) {
      const reason = leads(piece).length === 0 && !isPicked(piece) ? barred(piece) : null
      return {
        type: 'button',
        'data-piece': piece,
        'aria-pressed': isPicked(piece),
        ...movePointer(pressed(options, picked, piece).move),
        ...(isAdvised(piece) ? { 'data-advised': true } : {}),
        ...(reason ? { 'aria-disabled': true } : {}),
        onClick: () => (reason ? why(reason, piece) : press(piece)),
      }
    },
    press,
    pressAll(pieces) {
      let now: ReturnType<typeof pressed<M>> = { picked: [], move: null }
      for (const piece of pieces) if (!now.move) now = pressed(options, now.picked, piece)
      keep({ at, picked: now.move ? now.picked.slice(0, -1) : now.picked })
      if (now.move) choose(now.move)
    },
    cancel: () => keep({ at, picked: [] }),
  }
}

/**
 * The selection after a press, and the move if only one is left. A selected piece that leads no further is released;
 * another piece takes the place of the last one if the pieces before it lead there too.
 */
function pressed<M extends AnyMove>(
  options: readonly Option<Choice<M>>[],
  picked: readonly string[],
  piece: string,
): { readonly picked: readonly string[]; readonly move: M | null } {
  const then = continued(options, picked, piece)
  if (then.length <= picked.length && picked.includes(piece))
    return { picked: picked.slice(0, picked.indexOf(piece)), move: null }
  const [only, ...others] = fitting(options, then)
  if (!only) return { picked, move: null }
  return { picked: then, move: others.length === 0 && isComplete(only.paths, then) ? only.choice.move : null }
}

/** The pieces before the press that it can follow, as many as possible, and the pressed piece. */
function continued<C>(options: readonly Option<C>[], picked: readonly string[], piece: string): readonly string[] {
  for (let kept = picked.length; kept > 0; kept--) {
    const then = [...picked.slice(0, kept), piece]
    if (fitting(options, then).length > 0) return then
  }
  return [piece]
}

function begins(path: readonly string[], picked: readonly string[]): boolean {
  return picked.every((piece, i) => path[i] === piece)
}

function fitting<C>(options: readonly Option<C>[], picked: readonly string[]): readonly Option<C>[] {
  return picked.length === 0 ? options : options.filter(({ paths }) => paths.some(path => begins(path, picked)))
}

function nextOf(paths: Paths, picked: readonly string[]): readonly string[] {
  return paths.flatMap(path => (path.length > picked.length && begins(path, picked) ? [path[picked.length]] : []))
}

function isComplete(paths: Paths, picked: readonly string[]): boolean {
  return paths.some(path => path.length === picked.length && begins(path, picked))
}
