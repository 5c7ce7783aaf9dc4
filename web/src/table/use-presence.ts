import { useEffect, useState, useSyncExternalStore } from 'react'
import { useEveryKey } from './keys.ts'

/** Whether the page is hidden: another tab or a locked screen. */
export function useAway(): boolean {
  return useSyncExternalStore(
    listener => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'hidden',
  )
}

/** Whether the pointer or a key was used. */
export function useUsed(): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    const done = new AbortController()
    for (const name of ['pointermove', 'pointerdown', 'click'])
      addEventListener(name, () => setUsed(true), { once: true, signal: done.signal })
    return () => done.abort()
  }, [])
  useEveryKey(used ? null : () => setUsed(true))
  return used
}
