import { quantity } from '@holdout/words'

/** Text of the staged moments. */
export const stageText = {
  jammed: 'Jam',
  hit: 'Hit',
  miss: 'Miss',
  attacker: 'Attacker',
  defender: 'Defender',
  against: 'against',
  day: (day: number): string => `Day ${day}`,
  dayAgain: (day: number): string => `Turn Back Time: day ${day} again`,
  first: (place: string): string => `First zombie of the day: ${place}`,
  killed: 'Killed',
  died: 'Dead',
  collapsed: (walls: number): string => `${quantity(walls, 'barricade')} down`,
  over: 'Dawn',
} as const
