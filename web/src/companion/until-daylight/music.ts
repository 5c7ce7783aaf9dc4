import { settings } from '../../client/settings.ts'

/** Music that rises during a search, made with oscillators. */
export interface Music {
  /** Sets how many of the 5 layers play. */
  rise(level: number): void
  stop(): void
}

/** The layers: pitch, volume, and pulse. */
const LAYERS = [
  { pitch: 55, type: 'triangle', loud: 0.2, beat: 0.25 },
  { pitch: 82.4, type: 'sine', loud: 0.22, beat: 1.1 },
  { pitch: 164.8, type: 'triangle', loud: 0.08, beat: 2.2 },
  { pitch: 233.1, type: 'sawtooth', loud: 0.025, beat: 4.4 },
  { pitch: 349.2, type: 'square', loud: 0.016, beat: 8.8 },
] as const

/** Starts silently; `rise` adds layers. null if sound is off or not available. */
export function startMusic(): Music | null {
  const { mute, volume } = settings.value
  if (mute || volume === 0 || !('AudioContext' in globalThis)) return null
  const audio = new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  const out = audio.createGain()
  out.gain.value = (volume / 100) ** 2
  out.connect(audio.destination)
  const gains = LAYERS.map(layer => throb(audio, out, layer))
  return {
    rise(level) {
      gains.forEach((gain, i) => {
        gain.gain.setTargetAtTime(i < level ? LAYERS[i].loud : 0, audio.currentTime, 1.2)
      })
    },
    stop() {
      out.gain.setTargetAtTime(0, audio.currentTime, 0.05)
      setTimeout(() => void audio.close(), 400)
    },
  }
}

function throb(audio: AudioContext, out: AudioNode, { pitch, type, beat }: (typeof LAYERS)[number]): GainNode {
  const tone = audio.createOscillator()
  const pulse = audio.createOscillator()
  const depth = audio.createGain()
  const shaped = audio.createGain()
  const level = audio.createGain()
  tone.type = type
  tone.frequency.value = pitch
  pulse.frequency.value = beat
  depth.gain.value = 0.5
  shaped.gain.value = 0.5
  level.gain.value = 0
  pulse.connect(depth).connect(shaped.gain)
  tone.connect(shaped).connect(level).connect(out)
  tone.start()
  pulse.start()
  return level
}
