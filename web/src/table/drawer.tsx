import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { commonText } from '../text/common.ts'
import { done, type KeyMap, useKeys } from './keys.ts'
import './drawer.css'

const KEYS = { close: { keys: ['Escape'], label: 'Esc', does: null } } satisfies KeyMap

/**
 * A panel at the right edge of the board, which stays in play. Escape and the cross close it. `takesFocus`: the player
 * asked for it, so keys that scroll work in it at once.
 */
export function Drawer({
  title,
  close,
  takesFocus = false,
  children,
}: {
  readonly title: string
  readonly close: () => void
  readonly takesFocus?: boolean
  readonly children: ReactNode
}) {
  const ref = useRef<HTMLElement>(null)
  useKeys(KEYS, { close: () => done(close) }, 'playback')
  useLayoutEffect(() => {
    const { current } = ref
    const before = document.activeElement
    if (takesFocus) current?.focus({ preventScroll: true })
    return () => {
      if (current?.contains(document.activeElement) && before instanceof HTMLElement && before.isConnected)
        before.focus()
    }
  }, [takesFocus])
  return (
    <aside ref={ref} className="drawer" aria-label={title} tabIndex={-1}>
      <header className="drawer__head">
        <h2>{title}</h2>
        <button type="button" className="button button--quiet" aria-label={commonText.close(title)} onClick={close}>
          ✕
        </button>
      </header>
      {children}
    </aside>
  )
}
