import { useEffect, useState } from 'react'
import { api, type MyNotices } from '../../client/api.ts'
import { tableNoticeText } from '../../text/online-table.ts'

/** Turns notices about this table off or on, for a player who gets any. */
export function MuteNotices({ table }: { readonly table: string }) {
  const [settings, setSettings] = useState<MyNotices | null>(null)
  useEffect(() => void api.notices().then(setSettings, () => {}), [])
  if (!settings || settings.channels.length === 0) return null
  const isMuted = settings.muted.includes(table)
  return (
    <button
      type="button"
      className="button"
      onClick={() => void api.muteNotices(table, !isMuted).then(setSettings, () => {})}
    >
      {isMuted ? tableNoticeText.unmute : tableNoticeText.mute}
    </button>
  )
}
