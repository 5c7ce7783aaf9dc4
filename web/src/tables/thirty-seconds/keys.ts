import { type Move, modeNamed, type View } from '@holdout/thirty-seconds/table'
import { useLayoutEffect, useRef } from 'react'
import type { Selection } from '../../table/selection.ts'
import type { KeyHelp } from '../../table/table-props.ts'
import { handOf, PIECE, readPiece } from './pieces.ts'
import { text } from './text.ts'

export const KEYS: readonly KeyHelp[] = [
  { key: '1–9', does: text.keys.digit },
  { key: 'A, D', does: text.keys.walk },
  { key: 'Q, W, E', does: text.keys.gear },
  { key: 'G', does: text.keys.throw },
  { key: 'V', does: text.keys.drop },
  { key: 'X', does: text.keys.stomp },
  { key: 'K', does: text.keys.knockDown },
  { key: 'F', does: text.keys.end },
]

/** Keys that press one piece. */
const PIECES: Readonly<Record<string, string>> = {
  q: PIECE.slot(1),
  w: PIECE.slot(2),
  e: PIECE.slot(3),
  v: PIECE.use('drop'),
  x: PIECE.act('stomp'),
  k: PIECE.act('knock-down'),
}

/** Handles the keys of this table, in addition to those of all tables. */
export function useAlleyKeys(
  view: View,
  pick: Selection<Move>,
  { targets, choose }: { readonly targets: readonly string[]; readonly choose: (move: Move) => void },
): void {
  const pieceOf = (key: string): string | null => {
    if (/^[1-9]$/.test(key)) {
      if (targets.length > 0) return targets[Number(key) - 1] ?? null
      const card = handOf(view)?.[Number(key) - 1]
      return card === undefined ? null : PIECE.card(card)
    }
    if (key === 'a' || key === 'd') return PIECE.row(view.row + (key === 'a' ? -1 : 1))
    if (key === 'g') return pick.next.find(isThrow) ?? null
    return PIECES[key] ?? null
  }
  const press = (key: string): boolean => {
    if (key === 'Escape' && pick.picked.length > 0) {
      pick.cancel()
      return true
    }
    const end = key === 'f' ? pick.open.find(({ move }) => move.move === 'end-phase') : undefined
    const left = targets.length === 0 && /^[1-9]$/.test(key) ? pick.left[Number(key) - 1] : undefined
    const move = end ?? left
    if (move) {
      choose(move.move)
      return true
    }
    const piece = pieceOf(key)
    if (piece === null || !(pick.can(piece) || pick.isPicked(piece))) return false
    pick.press(piece)
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

function isThrow(piece: string): boolean {
  const { kind, of } = readPiece(piece)
  return kind === 'use' && modeNamed(of)?.kind === 'thrown'
}
