import type { Elsewhere } from '../client/game-hold.ts'

const REASONS: Readonly<Record<Elsewhere, string>> = {
  open: 'A game can be played in only one tab at a time, so that no move is lost.',
  'played-on': 'It was continued there, so moves made here could not be saved. The moves made there are safe.',
}

/** A game that another tab of this browser has open. */
export const elsewhereText = {
  title: 'Open in another tab',
  heading: 'This game is open in another tab.',
  lead: (why: Elsewhere) => `${REASONS[why]} Press “Play here” to continue from the last move.`,
  playHere: 'Play here',
} as const
