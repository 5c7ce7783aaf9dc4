/** Sizes of the board, in px. The styles and the drawings use them. */
export interface Layout {
  readonly phone: boolean
  /** Height of the strip with the piles on a phone. */
  readonly piles: number
  /** The board's own em: larger than a rem on large screens. */
  readonly em: number
  readonly cabin: {
    readonly width: number
    readonly height: number
    /** Whether it is too low to show everything. */
    readonly low: boolean
    /** Vertical position of the rug, as a fraction of the height. */
    readonly rug: number
  }
  /** Height of the row with the two windows. */
  readonly top: number
  /** Width of the columns of the front door and the back door. */
  readonly aside: number
  /** Maximum height of a stack, at the windows and at the doors. */
  readonly room: { readonly window: number; readonly door: number }
  readonly card: {
    readonly width: number
    readonly long: number
    readonly upright: readonly [least: number, most: number]
    readonly attacking: readonly [least: number, most: number]
    readonly strip: readonly [least: number, most: number]
  }
}

export function layoutOf(width: number, height: number, rem: number): Layout {
  return width < 760 ? phone(width, height, rem) : wide(width, height, rem)
}

function wide(width: number, height: number, rem: number): Layout {
  const em = rem * clamp(1, Math.min(width / 1120, height / 640) * (16 / rem), 1.3)
  const low = height < 36 * em
  const full = Math.max(height, 24 * em)
  const cabinWidth = Math.min(width * 0.5, 42 * em)
  const top = clamp(13 * em, full * 0.43, 22 * em)
  const label = 2.2 * em
  return {
    phone: false,
    piles: 0,
    em,
    cabin: cabinOf(cabinWidth, full - top - 1.25 * em, 22.4 * em, [0.36, 0.45]),
    top,
    aside: (width - cabinWidth) / 2,
    // The stacks at the doors extend next to the row of windows; below them there are 2 rows of notes.
    room: { window: top - label - 2 * em, door: full - 0.55 * top - 8 * em },
    card: {
      width: 8.4 * em,
      long: 10.6 * em,
      upright: [(low ? 5.9 : 6.5) * em, 10 * em],
      attacking: [(low ? 5.9 : 6.3) * em, 7.1 * em],
      strip: [1.45 * em, 2.05 * em],
    },
  }
}

function phone(width: number, height: number, rem: number): Layout {
  const em = rem
  const full = Math.max(height, 21.25 * em)
  // In landscape the names of the piles take 1 line, and the windows need a larger part.
  const low = full < 23 * em
  const piles = (low ? 2.4 : 3.25) * em
  const top = (full - piles) * (low ? 0.44 : 0.4)
  const aside = Math.min(8 * em, width * 0.33)
  return {
    phone: true,
    piles,
    em,
    cabin: cabinOf(width - 2 * aside - 0.5 * em, full - piles - top - 0.5 * em, 13.5 * em, [0.27, 0.38]),
    top,
    aside,
    room: { window: top - 3 * em, door: full - piles - top - 4.9 * em },
    card: {
      width: 5.75 * em,
      long: 6.6 * em,
      upright: [3.5 * em, 6 * em],
      attacking: [3.4 * em, 4.1 * em],
      strip: [1.375 * em, 1.7 * em],
    },
  }
}

function cabinOf(width: number, height: number, least: number, [high, middle]: [number, number]): Layout['cabin'] {
  const low = height < least
  return { width, height, low, rug: low ? high : middle }
}

/** How a stack fits: the height of the top card and of the strips behind it, and how many strips are shown. */
export function fit(count: number, room: number, topAttacks: boolean, { card }: Layout) {
  const [leastTop, mostTop] = topAttacks ? card.attacking : card.upright
  const [leastStrip, mostStrip] = card.strip
  const behind = count - 1
  const top = clamp(leastTop, room - behind * mostStrip, mostTop)
  const strip = behind === 0 ? mostStrip : clamp(leastStrip, (room - top) / behind, mostStrip)
  if (top + behind * strip <= room) return { top, strip, shown: behind }
  const rows = Math.max(1, Math.floor((room - top) / leastStrip))
  return { top, strip: leastStrip, shown: Math.min(behind, rows - 1) }
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
