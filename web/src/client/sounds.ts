import { all, noise, tone, type Voice } from './voices.ts'

const rattle = [0, 0.06, 0.11, 0.19, 0.24, 0.33].map((delay, i) =>
  noise({ pitch: 2300 + (i % 3) * 350, length: 0.07, loud: 2.4, q: 5, delay }),
)

/** Wood that breaks: dry cracks over a blow and a splintering tail. */
const cracks = [0, 0.05, 0.13, 0.2].map((delay, i) =>
  noise({ pitch: 1500 - i * 230, length: 0.07, loud: 0.9, q: 2.5, delay }),
)

/**
 * The partials of a struck metal disc are no multiples of each other, and the upper ones bloom after the blow. They
 * carry through a room where a low tone is lost on small speakers.
 */
const gongPartials = (
  [
    [98, 4, 0.2, 0.02],
    [147.5, 3.6, 0.16, 0.04],
    [233, 3.2, 0.2, 0.08],
    [311, 2.8, 0.16, 0.12],
    [427, 2.6, 0.16, 0.16],
    [598, 2.4, 0.17, 0.2],
    [871, 2, 0.14, 0.22],
    [1243, 1.5, 0.09, 0.2],
  ] as const
).map(([pitch, length, loud, attack]) => tone(pitch, { length, loud, attack, sway: [pitch * 0.004, 4.5] }))

/** The sounds by name. Clipping, loudness and likeness of all of them are measured by a test. */
export const SOUNDS = {
  // cards, dice and tools
  draw: all(
    noise({ pitch: 1800, to: 5200, length: 0.16, loud: 0.85, attack: 0.04 }),
    noise({ pitch: 900, length: 0.03, loud: 0.4, delay: 0.13 }),
  ),
  place: all(noise({ pitch: 1250, length: 0.06, loud: 0.8 }), tone(330, { to: 240, length: 0.1, loud: 0.34 })),
  dice: all(...rattle),
  hammer: all(
    ...[0, 0.17].flatMap(delay => [
      tone(420, { to: 230, length: 0.09, type: 'triangle', loud: 0.5, delay }),
      noise({ pitch: 2400, length: 0.025, loud: 0.6, delay }),
    ]),
  ),
  step: all(tone(110, { to: 65, length: 0.1, loud: 0.45 }), noise({ pitch: 320, length: 0.06, loud: 0.35 })),
  // fights
  shot: all(
    noise({ pitch: 1400, to: 140, length: 0.45, loud: 0.78, q: 0.4, attack: 0.001 }),
    tone(140, { to: 40, length: 0.3, loud: 0.42 }),
    noise({ pitch: 500, to: 200, length: 0.9, loud: 0.16, q: 0.6, delay: 0.12, attack: 0.1 }),
  ),
  swing: noise({ pitch: 500, to: 2200, length: 0.2, loud: 0.8, q: 1.6, attack: 0.08 }),
  hit: all(noise({ pitch: 480, length: 0.1, loud: 0.9, q: 0.8 }), tone(150, { to: 55, length: 0.2, loud: 0.55 })),
  bite: all(
    noise({ pitch: 2200, length: 0.05, loud: 0.8, q: 4 }),
    noise({ pitch: 1300, length: 0.06, loud: 0.7, q: 4, delay: 0.09 }),
    tone(230, { to: 105, length: 0.35, type: 'sawtooth', loud: 0.16 }),
  ),
  breach: all(
    ...cracks,
    noise({ pitch: 260, to: 1700, length: 0.7, loud: 0.5, q: 0.7 }),
    tone(88, { to: 34, length: 0.6, loud: 0.5 }),
  ),
  howl: all(
    tone(250, { to: 520, length: 0.6, type: 'sawtooth', loud: 0.12, attack: 0.3, sway: [7, 6] }),
    tone(520, { to: 310, length: 1.1, type: 'sawtooth', loud: 0.16, delay: 0.5, attack: 0.1, sway: [11, 6] }),
    noise({ pitch: 900, to: 600, length: 1.3, loud: 0.14, q: 3, delay: 0.2, attack: 0.4 }),
  ),
  // clocks. A player across the room hears the gong, the drum and the last seconds.
  gong: all(...gongPartials, noise({ pitch: 420, to: 180, length: 0.3, loud: 0.3, q: 0.6 })),
  drum: all(tone(96, { to: 46, length: 0.3, loud: 0.7 }), noise({ pitch: 260, length: 0.08, loud: 0.6 })),
  bell: all(
    tone(1320, { length: 1.1, loud: 0.4 }),
    tone(2640, { length: 0.6, loud: 0.18 }),
    tone(3960, { length: 0.3, loud: 0.1 }),
  ),
  tick: all(
    tone(1900, { length: 0.24, type: 'triangle', loud: 0.55, attack: 0.002 }),
    tone(2850, { length: 0.14, loud: 0.28, attack: 0.002 }),
    noise({ pitch: 3600, length: 0.02, loud: 0.3 }),
  ),
  'time-out': all(
    tone(440, { length: 0.2, type: 'triangle', loud: 0.45 }),
    tone(370, { length: 0.2, type: 'triangle', loud: 0.45, delay: 0.17 }),
    tone(294, { length: 0.5, type: 'triangle', loud: 0.45, delay: 0.34 }),
  ),
  turn: all(tone(523, { length: 0.2, loud: 0.3 }), tone(784, { length: 0.35, loud: 0.3, delay: 0.12 })),
  // ends
  dawn: all(
    ...[262, 330, 392, 523, 659, 784].map((pitch, i) =>
      tone(pitch, { length: 2.2 - i * 0.1, loud: 0.17, delay: i * 0.17, attack: 0.12, sway: [1.5, 5] }),
    ),
    tone(131, { length: 2.8, loud: 0.14, attack: 0.5 }),
  ),
  defeat: all(
    tone(196, { to: 185, length: 1, type: 'triangle', loud: 0.36 }),
    tone(147, { to: 104, length: 1.8, type: 'triangle', loud: 0.34, delay: 0.6 }),
    tone(73, { to: 52, length: 2, loud: 0.3, delay: 0.6, attack: 0.2 }),
  ),
} satisfies Record<string, Voice>
