/** What sounds are made of. A voice is scheduled on any audio context, so that tests can render it. */
export type Voice = (audio: BaseAudioContext, out: AudioNode, at: number) => void

interface Tone {
  readonly to?: number
  readonly length?: number
  readonly type?: OscillatorType
  readonly loud?: number
  readonly delay?: number
  readonly attack?: number
  /** How far and how often the pitch sways, in Hz. */
  readonly sway?: readonly [far: number, often: number]
}

/** A tone that swells and fades. */
export function tone(from: number, shape: Tone = {}): Voice {
  const { to = from, length = 0.3, type = 'sine', loud = 0.3, delay = 0, attack = 0.005, sway } = shape
  return (audio, out, now) => {
    const at = now + delay
    const voice = new OscillatorNode(audio, { type })
    voice.frequency.setValueAtTime(from, at)
    voice.frequency.exponentialRampToValueAtTime(Math.max(1, to), at + length)
    if (sway) {
      const slow = new OscillatorNode(audio, { frequency: sway[1] })
      slow.connect(new GainNode(audio, { gain: sway[0] })).connect(voice.frequency)
      slow.start(at)
      slow.stop(at + length)
    }
    voice.connect(envelope(audio, at, { length, loud, attack })).connect(out)
    voice.start(at)
    voice.stop(at + length + 0.05)
  }
}

interface Hiss {
  readonly pitch: number
  readonly to?: number
  readonly length?: number
  readonly loud?: number
  readonly q?: number
  readonly delay?: number
  readonly attack?: number
}

/** Filtered noise. */
export function noise(shape: Hiss): Voice {
  const { pitch, to = pitch, length = 0.2, loud = 0.3, q = 1, delay = 0, attack = 0.002 } = shape
  return (audio, out, now) => {
    const at = now + delay
    const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio), loop: true })
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: q })
    filter.frequency.setValueAtTime(pitch, at)
    filter.frequency.exponentialRampToValueAtTime(to, at + length)
    source
      .connect(filter)
      .connect(envelope(audio, at, { length, loud, attack }))
      .connect(out)
    source.start(at)
    source.stop(at + length + 0.05)
  }
}

function envelope(
  audio: BaseAudioContext,
  at: number,
  { length, loud, attack }: { length: number; loud: number; attack: number },
): GainNode {
  const node = new GainNode(audio, { gain: 0 })
  node.gain.setValueAtTime(0.0001, at)
  node.gain.exponentialRampToValueAtTime(loud, at + attack)
  node.gain.exponentialRampToValueAtTime(0.0001, at + length)
  return node
}

export function all(...voices: readonly Voice[]): Voice {
  return (audio, out, at) => {
    for (const voice of voices) voice(audio, out, at)
  }
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Two seconds of noise, made once for each context and always the same. */
export function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = hisses.get(audio)
  if (known) return known
  const buffer = new AudioBuffer({ length: audio.sampleRate * 2, sampleRate: audio.sampleRate })
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 48271) % 2147483647
    samples[i] = (seed / 2147483647) * 2 - 1
  }
  hisses.set(audio, buffer)
  return buffer
}
