import type { TableState } from '@holdout/table'
import { useCallback, useEffect, useState } from 'react'
import type { OpenSheet } from './session.ts'

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

/** The open sheet, until it is outdated. */
export function useOpenSheet({ phase, scene, pausedBy }: TableState) {
  const mine = phase.kind === 'ask'
  const over = scene.outcome !== null
  const [opened, setOpened] = useState<OpenedSheet | null>(null)
  const outdated = opened !== null && isOutdated(opened, { mine, over })
  if (outdated) setOpened(null)
  // A list that was opened early has filled: from now on it closes with its decision.
  else if (opened?.sheet.kind === 'choices' && mine && !opened.mine) setOpened({ ...opened, mine })
  // A sheet would cover the message that says who paused.
  useEffect(() => {
    if (pausedBy !== null) setOpened(null)
  }, [pausedBy])
  const open = useCallback((sheet: OpenSheet) => setOpened({ sheet, mine, over }), [mine, over])
  return { sheet: outdated ? null : (opened?.sheet ?? null), open, close: () => setOpened(null) }
}
