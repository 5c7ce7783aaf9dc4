/** A legal first move of each seat of the sample game with the seed 7, which the fake tables use: a strong card. */
export const HOLD = {
  p1: { move: 'play', card: 'tools-2', to: 'door' },
  p2: { move: 'play', card: 'generator-3', to: 'door' },
  p3: { move: 'play', card: 'tools-6', to: 'door' },
} as const

/** The same cards kept. Their owners see which; the others do not. The third one makes the door crack. */
export const KEEP = {
  p1: { ...HOLD.p1, to: 'bag' },
  p2: { ...HOLD.p2, to: 'bag' },
  p3: { ...HOLD.p3, to: 'bag' },
} as const
