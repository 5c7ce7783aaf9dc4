import type { TableState } from '@holdout/table'
import { useEffect, useRef } from 'react'
import { fileUrl } from '../client/address.ts'
import { settings } from '../client/settings.ts'
import { tableText } from '../text/table.ts'
import { hear } from './sounds.ts'

/**
 * Tells a player at an online table that the others wait for them: by a sound and a dot on the icon and, in another
 * tab, by a notice of the system. It replaces the server's notice about the same table.
 */
export function useTurnNotice({ phase, scene, title, seats }: TableState, table: string | null): void {
  const asked = table !== null && seats.length > 1 && phase.kind === 'ask' && !phase.optional && scene.outcome === null
  const before = useRef(asked)
  useEffect(() => {
    const isNew = asked && !before.current
    before.current = asked
    markTab(asked)
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
    const notice = new Notification(tableText.tab(title, true), { tag: table ?? '' })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  }, [asked, title, table])
  useEffect(() => () => markTab(false), [])
}

/** Shows a dot on the icon of the tab while the others wait for this player. */
function markTab(asked: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', fileUrl(asked ? 'icon-turn.svg' : 'icon.svg'))
}
