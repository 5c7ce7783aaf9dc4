import { useEffect } from 'react'

/** Keeps the screen awake while the page is to be seen; browsers that cannot do it leave it to the device. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let gone = false
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock
        .request('screen')
        .then(got => {
          if (gone) void got.release()
          else lock = got
        })
        .catch(() => {}) // low battery, or the browser's own rules: then the screen may sleep
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [on])
}
