import type { OpenSheet } from './room.ts'

/** The situation when a sheet was opened, or now. */
interface Standing {
  /** The viewer has a decision to make. */
  readonly mine: boolean
  readonly over: boolean
}

export interface OpenedSheet extends Standing {
  readonly sheet: OpenSheet
}

/**
 * Whether an open sheet should close. The end of the match closes every sheet. The list of choices closes with its
 * decision; if it was opened before there was one, it stays and fills. A new decision closes any other sheet opened
 * during the others' turns.
 */
export function isOutdated({ sheet, ...then }: OpenedSheet, now: Standing): boolean {
  if (now.over && !then.over) return true
  return sheet.kind === 'choices' ? then.mine && !now.mine : !then.mine && now.mine
}
