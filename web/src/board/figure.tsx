import type { CSSProperties } from 'react'
import './figure.css'

/** A figure that stands on the board and casts a shadow. Decoration: its piece has the name. */
export function Figure({
  drawing,
  lies = false,
  looks = 'left',
  place = 0,
}: {
  /** The shapes of an SVG of 96 × 120 whose feet are at 48 × 116; empty until they are loaded. */
  readonly drawing: string
  readonly lies?: boolean
  /** Figures are drawn looking to the left. */
  readonly looks?: 'left' | 'right'
  /** The number of figures before it in a row of them: those further back are smaller. */
  readonly place?: number
}) {
  return (
    <span
      className="kit-figure"
      data-lies={lies || undefined}
      data-looks={looks}
      style={{ '--place': place } as CSSProperties}
      aria-hidden="true"
    >
      <svg
        viewBox="0 0 96 120"
        focusable="false"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own shapes
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
    </span>
  )
}
