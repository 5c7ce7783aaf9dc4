import type { Scene } from '@holdout/table'
import type { Move, View } from '@holdout/zombie-town/table'
import { type RefObject, useEffect } from 'react'
import type { News } from './data.ts'
import type { Picking } from './use-turn.ts'

/** `fit` shows the whole town, for viewing only. */
export type Zoom = 'fit' | 1

/** Scrolls a place into view. Does so by itself for each new decision or event out of view. */
export function useLook(
  box: RefObject<HTMLDivElement | null>,
  { view, seq }: Scene<View, Move>,
  { options, pawn, step }: Picking,
  news: News,
): (at: string, gently: boolean) => void {
  const look = (at: string, gently: boolean): void => {
    const element = box.current
    const place = element?.querySelector<HTMLElement>(`[data-at="${at}"]`)
    if (!element || !place) return
    const margin = gently ? place.offsetWidth : Number.POSITIVE_INFINITY
    const left = place.offsetLeft
    const top = place.offsetTop
    const inSight =
      left - margin >= element.scrollLeft &&
      top - margin >= element.scrollTop &&
      left + place.offsetWidth + margin <= element.scrollLeft + element.clientWidth &&
      top + place.offsetHeight + margin <= element.scrollTop + element.clientHeight
    if (inSight) return
    const calm = document.documentElement.dataset.motion === 'off'
    element.scrollTo({
      left: left + place.offsetWidth / 2 - element.clientWidth / 2,
      top: top + place.offsetHeight / 2 - element.clientHeight / 2,
      behavior: calm ? 'auto' : 'smooth',
    })
  }
  const asked = options.length > 0 && step !== 'zombie-move'
  const own = view.pawns.find(other => other.pawn === (view.asked?.pawn ?? pawn))?.at
  const goal = asked ? (view.asked?.at ?? own ?? null) : placeOfLast(news)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new scene
  useEffect(() => {
    if (goal) look(goal, true)
  }, [seq, goal])
  return look
}

/** The place of the last event that has one. */
function placeOfLast(news: News): string | null {
  for (const { event } of [...news].reverse()) {
    if ('to' in event && event.event !== 'returned' && event.event !== 'gun-played' && event.event !== 'gun-given')
      return event.to
    if ('at' in event) return event.at
  }
  return null
}
