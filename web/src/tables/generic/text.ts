import type { BoardPiece } from '@holdout/engine'
import { listed, plain, quantity } from '@holdout/words'

/** All text of this table. */
export const text = {
  /** The full name of a piece, for screen readers. */
  piece: ({ kind, title, text: does, mark, faceDown, count, most, top }: BoardPiece): string => {
    const facts = [title]
    if (mark !== undefined && mark !== title) facts.push(mark)
    if (faceDown && kind === 'card') facts.push('face down')
    if (count !== undefined) facts.push(countText(kind, count, most))
    if (top !== undefined) facts.push(`${top} on top`)
    return `${facts.join(', ')}${does === undefined ? '' : `: ${does}`}`
  },
  empty: 'empty',
  of: (count: number, most: number): string => `${count} / ${most}`,
  times: (count: number): string => `×${count}`,
  barred: (name: string, reason: string): string => `${name.replace(/\.$/, '')}. Not available: ${reason}`,
  seat: (name: string, isAsked: boolean): string => (isAsked ? `${name}, deciding` : name),
  deciding: 'deciding',
  yourHand: 'Your cards',
  others: 'Other players',
  middle: 'Middle of the table',
  own: 'Your side',
  actions: 'Actions',
  prompt: {
    next: (titles: readonly string[]): string => `${list(titles)}: choose a target.`,
    action: (titles: readonly string[]): string => `${list(titles)}: choose an action.`,
    either: (titles: readonly string[]): string => `${list(titles)}: choose an action or a target.`,
  },
  keys: { digit: 'choose that card in your hand' },
} as const

function list(titles: readonly string[]): string {
  return plain(listed(titles))
}

function countText(kind: BoardPiece['kind'], count: number, most: number | undefined): string {
  if (kind === 'pile') return count === 0 ? 'empty' : quantity(count, 'card')
  return most === undefined ? String(count) : `${count} of ${most}`
}
