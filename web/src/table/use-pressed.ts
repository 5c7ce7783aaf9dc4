import { useCallback, useEffect, useRef } from 'react'

/** Returns the button or piece that was pressed last; null after a key that presses none. */
export function usePressed(): () => Element | null {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const done = new AbortController()
    const options = { capture: true, signal: done.signal }
    const press = ({ target }: Event): void => {
      last.current = target instanceof Element ? target.closest('button, [role="button"], [data-piece]') : null
    }
    const key = (): void => {
      last.current = null // Enter and Space on a button press it next
    }
    document.addEventListener('click', press, options)
    document.addEventListener('keydown', key, options)
    return () => done.abort()
  }, [])
  return useCallback(() => last.current, [])
}
