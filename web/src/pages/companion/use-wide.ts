import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 56.25rem)'

/** Whether there is room for all parts side by side: a tablet on a stand, a desktop. */
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
