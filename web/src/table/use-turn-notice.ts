import type { TableState } from '@holdout/table'
import { useEffect, useRef } from 'react'
import { settings } from '../client/settings.ts'
import { tableText } from '../text/table.ts'
import { hear } from './sounds.ts'

/** Tells a player that the others wait for them: by a sound and, in another tab, by a notice of the system. */
export function useTurnNotice({ phase, scene, title, seats }: TableState, online: boolean): void {
  const asked = online && seats.length > 1 && phase.kind === 'ask' && !phase.optional && scene.outcome === null
  const before = useRef(asked)
  useEffect(() => {
    const isNew = asked && !before.current
    before.current = asked
    const { notices } = settings.value
    if (!isNew || notices === 'never' || (notices === 'away' && !document.hidden)) return
    hear(['turn'])
    if (
      notices === 'sound' ||
      !document.hidden ||
      !('Notification' in globalThis) ||
      Notification.permission !== 'granted'
    )
      return
    const notice = new Notification(tableText.tab(title, true), { tag: 'holdout-turn' })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  }, [asked, title])
}
