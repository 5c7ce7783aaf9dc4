import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 56.25rem)'

/** Whether the screen has room for all tabs side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(
    listener => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
  )
}
