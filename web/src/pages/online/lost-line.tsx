import type { OnlineState } from '../../client/online-table.ts'
import { LoadAgainButton } from '../../parts/load-again-button.tsx'

/** What one must know of the line to the server: it is broken and mends itself, or the server has ended it, and why. */
export function LostLine({ online: { connected, ended } }: { readonly online: OnlineState }) {
  if (connected) return null
  if (ended === null)
    return (
      <p className="online-notice online-notice--lost" role="status">
        The connection is lost. Trying again; nothing of the game is lost.
      </p>
    )
  return (
    <div className="online-notice online-notice--lost" role="alert">
      <p>{ended}</p>
      <LoadAgainButton />
    </div>
  )
}
