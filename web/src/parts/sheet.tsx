import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { commonText } from '../text/common.ts'

/** A modal sheet: rules, log, settings, choices. Escape and the cross close it, and focus returns to where it was. */
export function Sheet({
  title,
  close,
  children,
}: {
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    ref.current?.showModal()
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus() // otherwise the cross would get the focus
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press outside is a shortcut; Escape and the button do the same
    <dialog
      ref={ref}
      className="sheet"
      aria-label={title}
      onClose={close}
      onClick={event => {
        if (event.target === ref.current) close()
      }}
    >
      <header className="sheet__head">
        <h2>{title}</h2>
        <button type="button" className="button button--quiet" onClick={close} aria-label={commonText.close(title)}>
          ✕
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="sheet__body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  )
}
