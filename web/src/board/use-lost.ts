import { useState } from 'react'

/** How much the last change took from a count; 0 if it added to it. */
export function useLost(count: number): number {
  const [now, change] = useState({ count, lost: 0 })
  const lost = now.count === count ? now.lost : Math.max(0, now.count - count)
  if (now.count !== count) change({ count, lost })
  return lost
}
