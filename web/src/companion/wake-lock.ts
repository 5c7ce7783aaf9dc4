import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, in browsers that support it. */
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
        .catch(() => {}) // low battery or browser policy: the screen may turn off
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
