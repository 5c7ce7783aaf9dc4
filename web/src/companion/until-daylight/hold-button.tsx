import { type ReactNode, useRef, useState } from 'react'

/** How long the button must be held, in ms, against accidental touches. */
const HOLD = 600

/** A button that must be held. With the keyboard, one press is enough. */
export function HoldButton({ act, children }: { readonly act: () => void; readonly children: ReactNode }) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const [held, setHeld] = useState(false)
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    setHeld(false)
  }
  const start = (): void => {
    setHeld(true)
    timer.current = setTimeout(() => {
      stop()
      act()
    }, HOLD)
  }
  return (
    <button
      type="button"
      className={`button hold ${held ? 'is-held' : ''}`}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={event => event.preventDefault()}
      onClick={event => {
        if (event.detail === 0) act()
      }}
    >
      {children}
    </button>
  )
}
