import type { ScreenBox } from '../../parts/screen-box.ts'
import { arrowOf, RING } from './place-panel.ts'

/** Dims everything but the piece to press, with a ring around it and an arrow from the words. */
export function Spotlight({
  target,
  panel,
  shakes,
}: {
  readonly target: ScreenBox
  readonly panel: ScreenBox | null
  /** How often a press went elsewhere: each one shakes the ring once. */
  readonly shakes: number
}) {
  const { from, to } = panel ? arrowOf(panel, target) : { from: null, to: null }
  return (
    <div className="spotlight" aria-hidden="true">
      <div
        key={shakes}
        className={`spotlight__ring ${shakes > 0 ? 'is-shaken' : ''}`}
        data-shakes={shakes}
        style={{
          left: target.left - RING,
          top: target.top - RING,
          width: target.width + 2 * RING,
          height: target.height + 2 * RING,
        }}
      />
      {from && Math.hypot(to[0] - from[0], to[1] - from[1]) > 12 && (
        <svg className="spotlight__arrow">
          <title />
          <defs>
            <marker
              id="spotlight-head"
              viewBox="0 0 10 10"
              refX="8"
              refY="5"
              markerWidth="4"
              markerHeight="4"
              orient="auto"
            >
              <path d="M0 0 10 5 0 10z" />
            </marker>
          </defs>
          <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} markerEnd="url(#spotlight-head)" />
        </svg>
      )}
    </div>
  )
}
