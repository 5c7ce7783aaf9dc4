import { useEffect } from 'react'

/** Space ends the playback, also while a piece has the focus. Other keys do what they always do. */
export function useSkipKey(skip: (() => void) | null): void {
  useEffect(() => {
    if (!skip) return
    const listen = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, altKey, metaKey } = event
      if (key !== ' ' || ctrlKey || altKey || metaKey) return
      if (target instanceof Element && target.closest('input, select, textarea, dialog, .stage-speed')) return
      event.preventDefault()
      event.stopPropagation()
      skip()
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [skip])
}
