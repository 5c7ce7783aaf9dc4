import { settings } from './settings.ts'
import { audio, levelOf, noiseOf } from './sound.ts'

/** The places of the games. Each has a loop of its own, made from filtered noise and a few tones. */
export type Place = 'forest' | 'alley' | 'town' | 'camp' | 'road'

interface Bed {
  /** The pitch of the wind and how far it swells, in Hz. */
  readonly wind: number
  readonly swell: number
  readonly loud: number
  /** A sound that comes now and then: its pitch, how it bends, how long it is and how often it comes, in s. */
  readonly call: { readonly pitch: number; readonly to: number; readonly length: number; readonly every: number }
}

const BEDS: Readonly<Record<Place, Bed>> = {
  forest: { wind: 340, swell: 160, loud: 0.5, call: { pitch: 330, to: 280, length: 0.7, every: 14 } },
  alley: { wind: 180, swell: 60, loud: 0.6, call: { pitch: 1900, to: 1100, length: 0.07, every: 6 } },
  town: { wind: 260, swell: 120, loud: 0.45, call: { pitch: 520, to: 430, length: 0.5, every: 17 } },
  camp: { wind: 620, swell: 240, loud: 0.3, call: { pitch: 2400, to: 900, length: 0.03, every: 1.4 } },
  road: { wind: 220, swell: 150, loud: 0.5, call: { pitch: 95, to: 70, length: 2.2, every: 19 } },
}

let gain: GainNode | null = null

/** Starts the loop of a place. Returns how to stop it. */
export function playAmbience(place: Place): () => void {
  const context = audio()
  if (!context) return () => {}
  const { wind, swell, loud, call } = BEDS[place]
  const out = context.createGain()
  const level = (): void => void out.gain.setTargetAtTime(levelOf('ambience') * 0.5, context.currentTime, 0.4)
  out.gain.value = 0
  out.connect(context.destination)
  level()
  gain = out

  const hiss = context.createBufferSource()
  hiss.buffer = noiseOf(context)
  hiss.loop = true
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = wind
  const slow = context.createOscillator()
  slow.frequency.value = 0.07
  const depth = context.createGain()
  depth.gain.value = swell
  slow.connect(depth).connect(filter.frequency)
  const bed = context.createGain()
  bed.gain.value = loud
  hiss.connect(filter).connect(bed).connect(out)
  hiss.start()
  slow.start()

  const timer = setInterval(() => calling(context, out, call), call.every * 1000)
  const unwatch = settings.subscribe(level)
  return () => {
    clearInterval(timer)
    unwatch()
    hiss.stop()
    slow.stop()
    out.disconnect()
    if (gain === out) gain = null
  }
}

function calling(context: AudioContext, out: AudioNode, { pitch, to, length }: Bed['call']): void {
  const at = context.currentTime + Math.random()
  const voice = context.createOscillator()
  const soft = context.createGain()
  voice.frequency.setValueAtTime(pitch, at)
  voice.frequency.exponentialRampToValueAtTime(to, at + length)
  soft.gain.setValueAtTime(0.0001, at)
  soft.gain.exponentialRampToValueAtTime(0.06, at + length / 3)
  soft.gain.exponentialRampToValueAtTime(0.0001, at + length)
  voice.connect(soft).connect(out)
  voice.start(at)
  voice.stop(at + length)
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
