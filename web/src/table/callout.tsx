import { useEffect, useLayoutEffect, useRef } from 'react'
import { useEveryKey } from './keys.ts'
import { useOverlays } from './overlays.ts'
import './callout.css'

/** How long a reason stays without another press, in ms. */
const STAYS = 7_000
/** The distance to the piece and to the edge of the window, in px. */
const GAP = 9
/** A taller piece is too large to stand beside: the reason stands at its middle. */
const TALL = 240

/**
 * Says at the pressed piece why it cannot be used now. Ends with the next press or after some seconds. Takes no
 * presses, so that it never blocks the piece behind it.
 */
export function Callout() {
  const { callout, endCallout } = useOverlays()
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = box
    if (!callout || !current) return
    current.showPopover?.() // in the top layer, so that it is also above an open sheet
    const place = (): void => {
      if (callout.at.isConnected) put(current, callout.at.getBoundingClientRect())
      else endCallout()
    }
    place()
    addEventListener('scroll', place, true)
    addEventListener('resize', place)
    return () => {
      current.hidePopover?.()
      removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
    }
  }, [callout, endCallout])

  useEffect(() => {
    if (!callout) return
    const timer = setTimeout(endCallout, STAYS)
    document.addEventListener('pointerdown', endCallout, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', endCallout, true)
    }
  }, [callout, endCallout])

  useEveryKey(callout ? endCallout : null)

  return (
    <div ref={box} className="callout" popover="manual" role="status">
      {callout && (
        <p>
          {callout.reason.text} {callout.reason.rule && <span className="notice__rule">{callout.reason.rule}</span>}
        </p>
      )}
    </div>
  )
}

/** Places the box above the piece, or below it if there is no room above. */
function put(box: HTMLElement, piece: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const top = piece.height > TALL ? piece.top + piece.height / 2 : piece.top
  const bottom = piece.height > TALL ? top : piece.bottom
  const above = top - height - GAP
  const under = above < GAP
  const middle = piece.left + piece.width / 2
  const left = Math.max(GAP, Math.min(middle - width / 2, innerWidth - width - GAP))
  box.dataset.under = String(under)
  box.style.left = `${left}px`
  box.style.top = `${under ? Math.min(bottom + GAP, innerHeight - height - GAP) : above}px`
  box.style.setProperty('--points-to', `${Math.max(14, Math.min(middle - left, width - 14))}px`)
}
