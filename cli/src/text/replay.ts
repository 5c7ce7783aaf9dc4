import { quantity } from '@holdout/words'

/** `holdout replay`, and stepping through a replay at the end of a match. */
export const replayText = {
  about: 'Print a recorded match as text, or step through it.',
  rulesHelp: 'add the id of the rule behind each event',
  stepHelp: 'step through it: n next, p previous, a move number, q quit',
  atHelp: 'show the table after this move; 0 is the deal',
  seatHelp: 'show what this seat sees, or "table" for what all players see',
  jsonHelp: 'print the moves and their events as a JSON object',
  plainHelp: 'step through it in plain lines',
  examples:
    '\nExamples:\n  holdout replay game.json --rules\n  holdout replay game.json --step\n  holdout replay game.json --at 12',
  deal: 'The deal',
  head: (title: string, seed: string, moves: number) => `${title}. Seed ${seed}, ${quantity(moves, 'move')}.`,
  at: (title: string, move: number, moves: number, what: string) => `${title}, after move ${move} of ${moves}. ${what}`,
  move: (move: number, what: string) => `${move}. ${what}`,
  by: (name: string, what: string) => `${name}: ${what}`,
  unfinished: 'The match is not finished.',
  unknownSeat: (seat: string, seats: readonly string[]) =>
    `There is no seat "${seat}". Choose one of: ${seats.join(', ')}, table.`,
  stepHead: (title: string, moves: number) => `${title}, ${quantity(moves, 'move')}. ${replayText.stepKeys}`,
  stepKeys: 'n or Enter: next move, p: previous move, a number: that move, b: the table, q: quit.',
  step: (move: number, moves: number, what: string) => `${move} of ${moves}. ${what}`,
  last: 'This is the last move.',
  first: 'This is the deal. There is no earlier move.',
  noMove: (move: number, last: number) => `There is no move ${move}. The last move is ${last}.`,
  screenTitle: (title: string) => `${title}, replay`,
  screenStep: (move: number, moves: number, what: string) => `${move} of ${moves}  ${what}`,
  screenKeys: (back: string, next: string) =>
    `${back} ${next} previous or next move, a number and Enter: that move, Home, End, q: quit`,
  moreLines: (lines: number) => `... and ${quantity(lines, 'more line')}`,
} as const
