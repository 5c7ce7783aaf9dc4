import { useEffect, useState } from 'react'
import type { Place } from '../client/beds.ts'
import { wasPressed } from '../client/pressed.ts'
import { settings } from '../client/settings.ts'
import { useStore } from '../client/store.ts'
import { useEveryKey } from './keys.ts'

/** Plays the loop of the game's place after the first press, unless it is off, muted or the page is hidden. */
export function useAmbience(place: Place | undefined, away: boolean): void {
  const { ambience, mute } = useStore(settings)
  const on = place !== undefined && ambience > 0 && !mute && !away
  const pressed = usePressed()
  useEffect(() => {
    if (!on || !pressed || place === undefined) return
    let stop: (() => void) | null = null
    let gone = false
    void import('../client/ambience.ts').then(({ playAmbience }) => {
      if (!gone) stop = playAmbience(place)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [on, pressed, place])
}

/** Whether the player has pressed something: browsers allow no sound before. */
function usePressed(): boolean {
  const [pressed, setPressed] = useState(() => navigator.userActivation?.hasBeenActive ?? false)
  // A finger that only scrolls, and Escape, are no presses for the browser.
  const press = (): void => setPressed(wasPressed())
  useEveryKey(pressed ? null : press)
  useEffect(() => {
    addEventListener('pointerup', press)
    return () => removeEventListener('pointerup', press)
  })
  return pressed
}
