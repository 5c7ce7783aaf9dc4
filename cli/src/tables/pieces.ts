import type { BoardPiece } from '@holdout/engine'

/** The pieces of a part of the board in one line: `Lantern 3, Rope ×2 · Deck 14 · Wounds 1/3`. */
export function inPieces(pieces: readonly BoardPiece[]): string {
  let line = ''
  let last: BoardPiece['kind'] | null = null
  for (const { text, kind, count } of grouped(pieces)) {
    const gap = last === null ? '' : kind === 'card' && last === 'card' ? ', ' : ' · '
    line += `${gap}${text}${count > 1 ? ` ×${count}` : ''}`
    last = kind
  }
  return line
}

interface Group {
  readonly text: string
  readonly kind: BoardPiece['kind']
  count: number
}

/** Equal pieces as one, where the first of them is. */
function grouped(pieces: readonly BoardPiece[]): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const piece of pieces) {
    const text = textOf(piece)
    const group = groups.get(`${piece.kind} ${text}`)
    if (group) group.count += 1
    else groups.set(`${piece.kind} ${text}`, { text, kind: piece.kind, count: 1 })
  }
  return groups.values()
}

function textOf({ kind, title, text, mark, faceDown, count, most, top }: BoardPiece): string {
  let line = mark === undefined ? title : `${title} ${mark}`
  if (kind === 'card' && faceDown) line += ' (face down)'
  if (count !== undefined) line += kind === 'token' ? ` ×${count}` : ` ${count}${most === undefined ? '' : `/${most}`}`
  if (top !== undefined) line += ` (${top} on top)`
  // A place is described by its text; the texts of cards would fill the screen.
  if (kind === 'place' && text !== undefined) line += ` (${text.replace(/\.$/, '')})`
  return line
}
