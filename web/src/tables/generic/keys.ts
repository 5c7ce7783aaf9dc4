import type { BoardPart } from '@holdout/engine'
import { useLayoutEffect, useRef } from 'react'
import type { KeyHelp } from '../../table/table-props.ts'
import { text } from './text.ts'
import type { Touch } from './use-touch.ts'

export const KEYS: readonly KeyHelp[] = [{ key: '1–9', does: text.keys.digit }]

/** Handles the keys of this table, in addition to those of all tables: digits press cards, Escape releases them. */
export function usePieceKeys(touch: Touch, hand: readonly BoardPart[], isDrafted: boolean): void {
  const press = (key: string): boolean => {
    // With a draft, the table's own Escape cancels the draft.
    if (key === 'Escape' && touch.picked.length > 0 && !isDrafted) {
      touch.cancel()
      return true
    }
    const card = /^[1-9]$/.test(key) ? hand.flatMap(({ pieces = [] }) => pieces)[Number(key) - 1] : undefined
    const target = card && touch.of(card.id)
    if (!target?.live) return false
    target.press(true)
    return true
  }
  const latest = useRef(press)
  latest.current = press
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog, [role="dialog"]'))
        return
      if (latest.current(event.key)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
