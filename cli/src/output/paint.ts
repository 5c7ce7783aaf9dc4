import type { Terminal } from '../terminal.ts'

export type Tone = 'bold' | 'dim' | 'reverse' | 'red' | 'green' | 'blue' | 'yellow'

const CODES: Readonly<Record<Tone, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  reverse: [7, 27],
  red: [91, 39],
  green: [92, 39],
  blue: [96, 39], // cyan: plain blue is hard to read on black
  yellow: [93, 39],
}

const COLORS: readonly Tone[] = ['red', 'green', 'blue', 'yellow']

/** Adds tones to a text, as far as the terminal supports them. No information is in the tone alone. */
export type Paint = (text: string, ...tones: readonly Tone[]) => string

export function painter(ink: Terminal['ink']): Paint {
  if (ink === 'none') return text => text
  return (text, ...tones) => {
    if (text === '') return ''
    const used = ink === 'color' ? tones : tones.filter(tone => !COLORS.includes(tone))
    let painted = text
    for (const tone of used) painted = `\x1b[${CODES[tone][0]}m${painted}\x1b[${CODES[tone][1]}m`
    return painted
  }
}
