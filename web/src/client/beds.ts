import { all, noise, noiseOf, tone, type Voice } from './voices.ts'

/** The places of the games. Each has a loop of its own, made from filtered noise and a few tones. */
export type Place = 'forest' | 'alley' | 'town' | 'camp' | 'road'

interface Bed {
  /** The pitch of the wind and how far it swells, in Hz. */
  readonly wind: number
  readonly swell: number
  readonly loud: number
  /** A tone that never stops, such as a lamp. */
  readonly hum?: { readonly pitch: number; readonly loud: number }
  /** Sounds that come now and then, and how often one of them does, in s. */
  readonly calls: readonly Voice[]
  readonly every: number
}

const crackle = (pitch: number): Voice => noise({ pitch, length: 0.04, loud: 0.5, q: 4 })

/** The loop of each place: an owl, a lamp and drops, a far bell and a groan, a fire, and far engines. */
export const BEDS: Readonly<Record<Place, Bed>> = {
  forest: {
    wind: 360,
    swell: 180,
    loud: 0.5,
    calls: [
      all(
        tone(350, { to: 330, length: 0.35, loud: 0.1, attack: 0.1 }),
        tone(345, { to: 290, length: 0.8, loud: 0.1, delay: 0.5, attack: 0.15, sway: [6, 7] }),
      ),
      noise({ pitch: 3400, to: 2600, length: 0.5, loud: 0.09, q: 6, attack: 0.2 }),
    ],
    every: 11,
  },
  alley: {
    wind: 170,
    swell: 50,
    loud: 0.5,
    hum: { pitch: 100, loud: 0.05 },
    calls: [
      tone(1900, { to: 1100, length: 0.07, loud: 0.09 }),
      all(
        tone(1500, { to: 900, length: 0.06, loud: 0.08 }),
        tone(1650, { to: 950, length: 0.06, loud: 0.06, delay: 0.4 }),
      ),
      noise({ pitch: 240, to: 420, length: 1.4, loud: 0.16, q: 5, attack: 0.5 }),
    ],
    every: 5,
  },
  town: {
    wind: 250,
    swell: 110,
    loud: 0.42,
    calls: [
      all(tone(392, { length: 3, loud: 0.07, attack: 0.02 }), tone(930, { length: 1.6, loud: 0.025, attack: 0.02 })),
      tone(130, { to: 96, length: 1.5, type: 'sawtooth', loud: 0.05, attack: 0.5, sway: [5, 4] }),
    ],
    every: 13,
  },
  camp: { wind: 620, swell: 240, loud: 0.26, calls: [2400, 3100, 1700, 2800].map(crackle), every: 0.7 },
  road: {
    wind: 210,
    swell: 140,
    loud: 0.5,
    hum: { pitch: 62, loud: 0.06 },
    calls: [
      noise({ pitch: 180, to: 90, length: 4, loud: 0.5, q: 1.2, attack: 1.6 }),
      tone(95, { to: 70, length: 2.4, type: 'triangle', loud: 0.12, attack: 0.8 }),
    ],
    every: 15,
  },
}

/** The part of a loop that never stops. Returns how to stop it. */
export function startBed(context: BaseAudioContext, out: AudioNode, { wind, swell, loud, hum }: Bed): () => void {
  const hiss = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true })
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: wind })
  const slow = new OscillatorNode(context, { frequency: 0.07 })
  slow.connect(new GainNode(context, { gain: swell })).connect(filter.frequency)
  hiss
    .connect(filter)
    .connect(new GainNode(context, { gain: loud }))
    .connect(out)
  const sources: AudioScheduledSourceNode[] = [hiss, slow]
  if (hum) {
    const lamp = new OscillatorNode(context, { type: 'triangle', frequency: hum.pitch })
    lamp.connect(new GainNode(context, { gain: hum.loud })).connect(out)
    sources.push(lamp)
  }
  for (const source of sources) source.start()
  return () => {
    for (const source of sources) source.stop()
  }
}
