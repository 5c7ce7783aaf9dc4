import type { OpenSheet } from './room.ts'

/** How the game stood when a sheet was opened, or stands now. */
interface Standing {
  /** Something is asked of whoever looks. */
  readonly mine: boolean
  readonly over: boolean
}

export interface OpenedSheet extends Standing {
  readonly sheet: OpenSheet
}

/**
 * Whether a sheet has outlived its reason. The end of a game closes everything. The list of choices goes with its question; who
 * opened it before there was one sees it fill. Whoever was reading while others played is called back by a question.
 */
export function isOutdated({ sheet, ...then }: OpenedSheet, now: Standing): boolean {
  if (now.over && !then.over) return true
  return sheet.kind === 'choices' ? then.mine && !now.mine : !then.mine && now.mine
}
