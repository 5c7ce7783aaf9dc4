import { useCallback, useEffect, useRef } from 'react'
import { useEveryKey } from './keys.ts'

/** Returns the button or piece that was pressed last; null after a key that presses none. */
export function usePressed(): () => Element | null {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const press = ({ target }: Event): void => {
      last.current = target instanceof Element ? target.closest('button, [role="button"], [data-piece]') : null
    }
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [])
  useEveryKey(() => {
    last.current = null // Enter and Space on a button press it next
  })
  return useCallback(() => last.current, [])
}
