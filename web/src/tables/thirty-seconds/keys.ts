import type { Move, View } from '@holdout/thirty-seconds/table'
import { useLayoutEffect, useRef } from 'react'
import type { KeyHelp } from '../../table/table-props.ts'
import type { Narrowing } from '../../table/use-narrowing.ts'

export const KEYS: readonly KeyHelp[] = [
  { key: '1–9', does: 'the target of that number; with nothing chosen yet, that card of your hand' },
  { key: 'A, D', does: 'move back, move forward' },
  { key: 'Q, W, E', does: 'take up the gear in that slot' },
  { key: 'X', does: 'stomp on somebody who is down' },
  { key: 'K', does: 'knock somebody down' },
  { key: 'F', does: 'end the Action Phase' },
]

const SLOTS = ['q', 'w', 'e']

/** Keys of this table besides those of all tables. */
export function useAlleyKeys(
  view: View,
  pick: Narrowing<Move>,
  {
    targets,
    cards,
    choose,
  }: {
    readonly targets: readonly string[]
    /** What each card of the hand answers to; null: it cannot be used now. */
    readonly cards: readonly (string | null)[]
    readonly choose: (move: Move) => void
  },
): void {
  const anchorOf = (key: string): string | null => {
    if (/^[1-9]$/.test(key)) return (targets.length > 0 ? targets : cards)[Number(key) - 1] ?? null
    if (key === 'a' || key === 'd') return `row:${view.row + (key === 'a' ? -1 : 1)}`
    if (SLOTS.includes(key)) return `slot:${SLOTS.indexOf(key)}`
    return key === 'x' ? 'act:stomp' : key === 'k' ? 'act:knock-down' : null
  }
  const press = (key: string): boolean => {
    if (key === 'Escape' && pick.picked.length > 0) {
      pick.cancel()
      return true
    }
    const end = key === 'f' ? pick.open.find(({ move }) => move.move === 'end-phase') : undefined
    if (end) choose(end.move)
    const anchor = anchorOf(key)
    if (anchor === null || !(pick.can(anchor) || pick.isPicked(anchor))) return end !== undefined
    pick.press(anchor)
    return true
  }
  const latest = useRef(press)
  latest.current = press
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog, [role="dialog"]'))
        return
      if (latest.current(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
