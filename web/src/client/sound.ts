import { wasPressed } from './pressed.ts'
import { settings } from './settings.ts'

/** All sounds. They are synthesized from oscillators and noise; no file is loaded. */
export type SoundName =
  | 'draw'
  | 'place'
  | 'dice'
  | 'shot'
  | 'hammer'
  | 'breach'
  | 'bite'
  | 'howl'
  | 'step'
  | 'swing'
  | 'hit'
  | 'gong'
  | 'drum'
  | 'bell'
  | 'tick'
  | 'time-out'
  | 'turn'
  | 'dawn'
  | 'defeat'

/** The kinds of sound. Each has its own volume. */
type SoundKind = 'effects' | 'ambience' | 'notices'

const NOTICES: readonly SoundName[] = ['turn', 'time-out', 'tick']

let context: AudioContext | null = null

/**
 * The audio of this page; null where there is none, and before the first press: browsers stay silent until then, and
 * warn in the console about a page that tries.
 */
export function audio(): AudioContext | null {
  if (!('AudioContext' in globalThis) || !wasPressed()) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** How loud a kind of sound is, from 0 to 1. */
export function levelOf(kind: SoundKind): number {
  const { volume, ambience, noticeVolume, mute } = settings.value
  return mute ? 0 : ({ effects: volume, ambience, notices: noticeVolume }[kind] / 100) ** 2
}

/** Plays a sound if sound is on. */
export function play(name: SoundName): void {
  const isNotice = NOTICES.includes(name)
  const level = levelOf(isNotice ? 'notices' : 'effects')
  if (level === 0 || (isNotice && !isWanted())) return
  const to = audio()
  if (!to) return
  const out = to.createGain()
  out.gain.value = level
  out.connect(to.destination)
  SOUNDS[name](to, out, to.currentTime + 0.01)
}

/** Whether the player wants notices now. */
function isWanted(): boolean {
  const { notices } = settings.value
  return notices === 'always' || (notices === 'away' && document.hidden)
}

type Voice = (audio: AudioContext, out: AudioNode, at: number) => void

/** A tone that swells and fades. */
function tone(
  from: number,
  { to = from, length = 0.3, type = 'sine' as OscillatorType, loud = 0.3, delay = 0, attack = 0.005 } = {},
): Voice {
  return (audio, out, now) => {
    const at = now + delay
    const voice = audio.createOscillator()
    const gain = audio.createGain()
    voice.type = type
    voice.frequency.setValueAtTime(from, at)
    voice.frequency.exponentialRampToValueAtTime(Math.max(1, to), at + length)
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.exponentialRampToValueAtTime(loud, at + attack)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
    voice.connect(gain).connect(out)
    voice.start(at)
    voice.stop(at + length + 0.05)
  }
}

type Hiss = { pitch: number; to?: number; length?: number; loud?: number; q?: number; delay?: number }

/** Filtered noise. */
function noise({ pitch, to = pitch, length = 0.2, loud = 0.3, q = 1, delay = 0 }: Hiss): Voice {
  return (audio, out, now) => {
    const at = now + delay
    const source = audio.createBufferSource()
    source.buffer = noiseOf(audio)
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = q
    filter.frequency.setValueAtTime(pitch, at)
    filter.frequency.exponentialRampToValueAtTime(to, at + length)
    const gain = audio.createGain()
    gain.gain.setValueAtTime(loud, at)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
    source.connect(filter).connect(gain).connect(out)
    source.start(at, 0, length)
  }
}

let hiss: AudioBuffer | null = null

/** One second of noise, made once. */
export function noiseOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return hiss
}

function all(...voices: Voice[]): Voice {
  return (audio, out, at) => {
    for (const voice of voices) voice(audio, out, at)
  }
}

const rattle = [0, 0.06, 0.11, 0.19, 0.24, 0.33].map(delay =>
  noise({ pitch: 2600, length: 0.04, loud: 0.25, q: 6, delay }),
)

const SOUNDS: Readonly<Record<SoundName, Voice>> = {
  draw: noise({ pitch: 1800, to: 4200, length: 0.12, loud: 0.16 }),
  place: all(noise({ pitch: 700, length: 0.07, loud: 0.25 }), tone(150, { to: 90, length: 0.09, loud: 0.25 })),
  dice: all(...rattle),
  shot: all(
    noise({ pitch: 900, to: 120, length: 0.4, loud: 0.9, q: 0.5 }),
    tone(120, { to: 40, length: 0.3, loud: 0.5 }),
  ),
  hammer: all(
    tone(320, { to: 180, length: 0.08, type: 'triangle', loud: 0.4 }),
    tone(320, { to: 180, length: 0.08, type: 'triangle', loud: 0.4, delay: 0.17 }),
  ),
  breach: all(
    noise({ pitch: 300, to: 1600, length: 0.5, loud: 0.6, q: 0.7 }),
    tone(90, { to: 35, length: 0.6, loud: 0.6 }),
  ),
  bite: all(
    noise({ pitch: 2200, length: 0.05, loud: 0.4, q: 4 }),
    tone(220, { to: 110, length: 0.25, type: 'sawtooth', loud: 0.12 }),
  ),
  howl: tone(240, { to: 420, length: 0.9, type: 'sawtooth', loud: 0.12, attack: 0.25 }),
  step: tone(110, { to: 70, length: 0.09, loud: 0.25 }),
  swing: noise({ pitch: 600, to: 1800, length: 0.16, loud: 0.3, q: 1.5 }),
  hit: all(noise({ pitch: 500, length: 0.09, loud: 0.5 }), tone(140, { to: 60, length: 0.16, loud: 0.4 })),
  gong: all(
    tone(98, { length: 3.2, loud: 0.5, attack: 0.02 }),
    tone(147.5, { length: 2.6, loud: 0.25, attack: 0.03 }),
    tone(233, { length: 1.8, loud: 0.16, attack: 0.05 }),
    tone(311, { length: 1.2, loud: 0.1 }),
  ),
  drum: all(tone(82, { to: 46, length: 0.22, loud: 0.5 }), noise({ pitch: 180, length: 0.06, loud: 0.3 })),
  bell: all(
    tone(1320, { length: 1.1, loud: 0.3 }),
    tone(2640, { length: 0.6, loud: 0.12 }),
    tone(3960, { length: 0.3, loud: 0.06 }),
  ),
  tick: tone(1400, { length: 0.04, type: 'square', loud: 0.06 }),
  'time-out': all(
    tone(440, { length: 0.18, type: 'triangle', loud: 0.22 }),
    tone(370, { length: 0.18, type: 'triangle', loud: 0.22, delay: 0.16 }),
    tone(294, { length: 0.4, type: 'triangle', loud: 0.22, delay: 0.32 }),
  ),
  turn: all(tone(523, { length: 0.16, loud: 0.14 }), tone(784, { length: 0.22, loud: 0.14, delay: 0.1 })),
  dawn: all(
    ...[262, 330, 392, 523, 659].map((pitch, i) =>
      tone(pitch, { length: 1.6, loud: 0.18, delay: i * 0.16, attack: 0.1 }),
    ),
  ),
  defeat: all(
    tone(196, { to: 185, length: 0.9, type: 'triangle', loud: 0.25 }),
    tone(147, { to: 110, length: 1.4, type: 'triangle', loud: 0.25, delay: 0.5 }),
  ),
}
