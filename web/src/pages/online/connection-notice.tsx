import type { OnlineState } from '@holdout/client'
import { ReloadButton } from '../../parts/reload-button.tsx'
import { onlineTableText } from '../../text/online-table.ts'

/** Says that the server restarts, that the connection is lost, or that the server has ended it, and why. */
export function ConnectionNotice({ online: { connected, restarting, ended } }: { readonly online: OnlineState }) {
  if (connected && !restarting) return null
  if (ended === null)
    return (
      <p className="online-notice online-notice--lost" role="status">
        {restarting ? onlineTableText.restarting : onlineTableText.connectionLost}
      </p>
    )
  return (
    <div className="online-notice online-notice--lost" role="alert">
      <p>{ended}</p>
      <ReloadButton />
    </div>
  )
}
