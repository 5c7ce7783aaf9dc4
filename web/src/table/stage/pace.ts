import { settings } from '../../client/settings.ts'

/** How long a beat of this length takes on this device, in ms; 0 if the player wants no playback. */
export function lengthOf(ms: number): number {
  const { pace } = settings.value
  if (pace === 0) return 0
  return (ms * (document.documentElement.dataset.motion === 'quick' ? 0.4 : 1)) / pace
}
