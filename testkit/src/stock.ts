import { canonical } from '@holdout/engine'

/** The cards and tokens a match began with. Compared after every move, so it must be fast. */
export class Stock {
  private readonly places = new Map<string | number, number>()
  private readonly counts: Int32Array
  private readonly left: Int32Array

  constructor(private readonly pieces: readonly unknown[]) {
    for (const piece of pieces) if (!this.places.has(nameOf(piece))) this.places.set(nameOf(piece), this.places.size)
    this.counts = new Int32Array(this.places.size)
    this.left = new Int32Array(this.places.size)
    for (const piece of pieces) this.counts[this.places.get(nameOf(piece)) as number] += 1
  }

  /** Whether these are the same pieces, in any order. */
  isSame(pieces: readonly unknown[]): boolean {
    if (pieces.length !== this.pieces.length) return false
    const { places, left } = this
    left.set(this.counts)
    for (const piece of pieces) {
      const place = places.get(nameOf(piece))
      if (place === undefined || --left[place] < 0) return false
    }
    return true
  }

  /** Describes the missing and the extra pieces. */
  difference(pieces: readonly unknown[]): string {
    const gone = surplus(counted(this.pieces), counted(pieces))
    const added = surplus(counted(pieces), counted(this.pieces))
    const found = [gone.length ? `gone: ${gone.join(', ')}` : '', added.length ? `too many: ${added.join(', ')}` : '']
    return found.filter(Boolean).join('; ')
  }
}

type Counts = ReadonlyMap<string | number, number>

function counted(pieces: readonly unknown[]): Counts {
  const counts = new Map<string | number, number>()
  for (const piece of pieces) counts.set(nameOf(piece), (counts.get(nameOf(piece)) ?? 0) + 1)
  return counts
}

/** The pieces that one list has more of than the other. */
function surplus(counts: Counts, other: Counts): string[] {
  return [...counts].flatMap(([piece, count]) => {
    const more = count - (other.get(piece) ?? 0)
    return more > 0 ? [more > 1 ? `${piece} (${more} of them)` : `${piece}`] : []
  })
}

function nameOf(piece: unknown): string | number {
  return typeof piece === 'string' || typeof piece === 'number' ? piece : canonical(piece)
}
