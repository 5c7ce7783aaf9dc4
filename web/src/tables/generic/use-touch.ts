import type { AnyMove, Reason } from '@holdout/engine'
import type { BarredChoice, Choice } from '@holdout/table'
import { useEffect, useMemo, useRef } from 'react'
import { useSelection } from '../../table/selection.ts'
import type { TableProps } from '../../table/table-props.ts'
import { pathsIn, targetsOn, touchedBy } from './touch.ts'

/** How a piece or a seat can be pressed now. */
interface Target {
  /** Whether a press leads to a move of the current selection. */
  readonly can: boolean
  /** Whether a press leads to any move. A press on another piece starts over. */
  readonly live: boolean
  readonly chosen: boolean
  readonly hinted: boolean
  /** Why every expected move with it is not allowed now; null if one is allowed or none is expected. */
  readonly reason: Reason | null
  /** The move that a press would choose. */
  readonly only: AnyMove | null
  /** `byKey`: the focus moves on to what can be pressed next. */
  press(byKey: boolean): void
}

/** Choosing moves by pressing pieces, seats and buttons. */
export interface Touch {
  /** The ids pressed so far. */
  readonly picked: readonly string[]
  /** Whether a further piece can be pressed. */
  readonly goesOn: boolean
  /** The moves to show as buttons: those that need no further piece. */
  readonly actions: readonly Choice[]
  /** The moves to show as disabled buttons. */
  readonly barred: readonly BarredChoice[]
  readonly hint: AnyMove | null
  /** Whether there is only one move at all. */
  readonly isOnly: boolean
  of(id: string): Target
  take(move: AnyMove): void
  cancel(): void
}

export function useTouch({ scene, draft, hint, choose, review }: TableProps): Touch {
  const offered = useMemo(() => (review ? { ...scene, choices: [], barred: [] } : scene), [scene, review])
  const targets = useMemo(() => targetsOn(scene), [scene])
  const touched = (move: AnyMove) => touchedBy(move, targets)
  const take = (move: AnyMove): void => {
    choose(move)
    pick.cancel() // a canceled draft leaves nothing selected
  }
  const pick = useSelection({ scene, draft, hint, choose: take, review }, pathsIn(offered.choices, targets))
  const { picked, open } = pick
  const advised = hint ? touched(hint) : []
  const drafted = draft ? touched(draft) : []
  const fits = (move: AnyMove, ...ids: readonly string[]): boolean => ids.every(id => touched(move).includes(id))
  const focusOn = useFocusOn(picked)
  return {
    picked,
    goesOn: pick.next.length > 0,
    actions: picked.length === 0 ? open.filter(({ move }) => touched(move).length === 0) : pick.left,
    barred: offered.barred.filter(({ move }) =>
      picked.length === 0 ? touched(move).length === 0 : fits(move, ...picked),
    ),
    hint,
    isOnly: open.length === 1,
    of(id) {
      const can = pick.can(id)
      const live =
        can || picked.includes(id) || offered.choices.some(({ kind, move }) => kind !== 'standing' && fits(move, id))
      const leads = can ? open.filter(({ move }) => fits(move, id)) : []
      return {
        can,
        live,
        chosen: picked.includes(id) || drafted.includes(id),
        hinted: advised.includes(id) && !picked.includes(id),
        reason: live ? null : pick.barred(id),
        only: leads.length === 1 ? leads[0].move : null,
        press(byKey) {
          if (byKey) focusOn()
          pick.press(id)
        },
      }
    },
    take,
    cancel: pick.cancel,
  }
}

/** After a press by keyboard that needs another one, the focus moves to the first button that can follow. */
function useFocusOn(picked: readonly string[]): () => void {
  const waiting = useRef(false)
  const path = picked.join()
  useEffect(() => {
    if (!waiting.current || path === '') return
    waiting.current = false
    const first = (selector: string): HTMLElement | null => document.querySelector(selector)
    ;(first('.gt-action:not([aria-disabled])') ?? first('.gt-target.can:not(.is-chosen)'))?.focus()
  }, [path])
  return () => {
    waiting.current = true
  }
}
