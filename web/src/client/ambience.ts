import { BEDS, type Place, startBed } from './beds.ts'
import { settings } from './settings.ts'
import { audio, levelOf } from './sound.ts'

let gain: GainNode | null = null

/** Starts the loop of a place. Returns how to stop it. */
export function playAmbience(place: Place): () => void {
  const context = audio()
  if (!context) return () => {}
  const bed = BEDS[place]
  const out = new GainNode(context, { gain: 0 })
  const level = (): void => void out.gain.setTargetAtTime(levelOf('ambience') * 0.5, context.currentTime, 0.4)
  out.connect(context.destination)
  level()
  gain = out
  const stop = startBed(context, out, bed)
  const call = (): void => {
    const voice = bed.calls[Math.floor(Math.random() * bed.calls.length)]
    voice(context, out, context.currentTime + Math.random() * bed.every * 0.5)
  }
  const timer = setInterval(call, bed.every * 1000)
  const unwatch = settings.subscribe(level)
  return () => {
    clearInterval(timer)
    unwatch()
    stop()
    out.disconnect()
    if (gain === out) gain = null
  }
}

/** Makes the loop silent for a moment, such as after the gong. */
export function hush(ms: number): void {
  if (!gain) return
  const { currentTime } = gain.context
  const level = gain.gain.value
  gain.gain.cancelScheduledValues(currentTime)
  gain.gain.setTargetAtTime(0, currentTime, 0.03)
  gain.gain.setTargetAtTime(level, currentTime + ms / 1000, 0.5)
}
