import type { View } from '@holdout/zombie-town/table'
import { type RefObject, useEffect, useState } from 'react'
import { colorOf } from './data.ts'
import { text } from './text.ts'
import { HOUSES, middleOf, SIZE, spotOf } from './town.ts'
import './mini-map.css'

/** A small map of the town with a frame around the visible part. A tap closes it. */
export function MiniMap({
  box,
  view,
  own,
}: {
  readonly box: RefObject<HTMLDivElement | null>
  readonly view: View
  readonly own: string | null
}) {
  const [away, putAway] = useState(false)
  const frame = useFrame(box)
  if (away || !frame) return null
  return (
    <button
      type="button"
      className="zt-mini"
      aria-label={text.map.closeMiniMap}
      data-stage
      onClick={() => putAway(true)}
    >
      <svg viewBox="-1 -1 16 16" aria-hidden="true">
        <rect className="zt-mini__back" x="-1" y="-1" width="16" height="16" rx="1" />
        <rect className="zt-mini__town" width={SIZE} height={SIZE} />
        <rect className="zt-mini__graves" x="5" y="5" width="4" height="4" />
        {HOUSES.map(at => {
          const { row, col, rows, cols } = spotOf(at)
          const owner = view.buildings.find(other => other.at === at)?.owner
          return (
            <rect
              key={at}
              className={owner ? `zt-is-${colorOf(view, owner)}` : ''}
              x={col}
              y={row}
              width={cols}
              height={rows}
            />
          )
        })}
        {view.zombies.map(({ at }) => {
          const { x, y } = middleOf(at)
          return <circle key={at} className="zt-mini__zombies" cx={x} cy={y} r=".36" />
        })}
        {own && <circle cx={middleOf(own).x} cy={middleOf(own).y} r=".8" className="zt-mini__own" />}
        <rect className="zt-mini__frame" {...frame} />
      </svg>
    </button>
  )
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of the town that is visible in the box, in cells; null if all of it is. */
function useFrame(box: RefObject<HTMLDivElement | null>): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => {
      const first = element.querySelector<HTMLElement>('[data-at="A1"]')
      if (!first) return
      const cell = first.offsetWidth
      const scrolls = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
      setFrame(
        scrolls
          ? {
              x: (element.scrollLeft - first.offsetLeft) / cell,
              y: (element.scrollTop - first.offsetTop) / cell,
              width: element.clientWidth / cell,
              height: element.clientHeight / cell,
            }
          : null,
      )
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    if (element.firstElementChild) watch.observe(element.firstElementChild)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [box])
  return frame
}
