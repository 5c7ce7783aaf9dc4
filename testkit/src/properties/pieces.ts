import { Fault, type Look, type Property } from '../look.ts'
import type { Way } from '../playthrough.ts'

export const piecesAreConserved: Property = {
  name: 'cards and tokens are conserved',
  oneIn: 1,
  blames: 'last-move',
  holds(look) {
    refuseLoss(look, look.run.pieces(look.state))
  },
}

type Pieces = ReadonlyMap<string, number>

/** Compares the pieces of a position that this game came to, or might have, with those of its start. */
export function refuseLoss(look: Look, pieces: Pieces, ...moves: Way[]): void {
  const start = look.piecesAtStart
  if (isSame(start, pieces)) return
  const gone = surplus(start, pieces)
  const added = surplus(pieces, start)
  const found = [gone.length ? `gone: ${gone.join(', ')}` : '', added.length ? `too many: ${added.join(', ')}` : '']
  throw new Fault('the pieces of the start', found.filter(Boolean).join('; '), ...moves)
}

function isSame(a: Pieces, b: Pieces): boolean {
  if (a.size !== b.size) return false
  for (const [piece, count] of a) if (b.get(piece) !== count) return false
  return true
}

/** What there is more of in one than in the other. */
function surplus(pieces: Pieces, other: Pieces): string[] {
  return [...pieces].flatMap(([piece, count]) => {
    const more = count - (other.get(piece) ?? 0)
    return more > 0 ? [more > 1 ? `${piece} (${more} of them)` : piece] : []
  })
}
