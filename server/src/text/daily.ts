import { quantity } from '@holdout/words'

/** Why a record is not accepted, by fault of the check. */
const fault = {
  game: 'This record is of another game.',
  rules: 'This game was played with other rules than the server has. Reload the page before you play the next one.',
  seed: 'This game has another deal than the challenge of that day.',
  options: 'This game has other options than the challenge of that day.',
  seats: 'This game has other players than the challenge: bots sit in other seats, or have another level.',
  unfinished: 'This game is not finished.',
  clock: 'The timer moved in this game, but the challenge has no timer.',
  moves: 'A move of this record is not allowed by the rules.',
  bots: 'A bot of this record did not play its own move.',
  ending: 'The moves of this record do not lead to the ending that it claims.',
} as const

/** Answers about daily challenges. */
export const dailyText = {
  fault: (why: keyof typeof fault, move: number | null): string =>
    move === null || why === 'unfinished' || why === 'ending' ? fault[why] : `${fault[why]} (Move ${move}.)`,
  noGame: (game: string): string => `There is no daily challenge of "${game}".`,
  noDay: (day: string): string => `"${day}" is not a day such as 2026-11-18.`,
  tooEarly: (day: string): string => `The challenge of ${day} has not begun.`,
  tooLate: (day: string, hours: number): string =>
    `The challenge of ${day} is closed. Results are accepted until ${quantity(hours, 'hour')} after the end of the day.`,
  noStart: 'This server did not start this game. Open the page of the challenge, and play it from there.',
  tooFast: (moves: number): string =>
    `This result came sooner after the start than ${quantity(moves, 'move')} can be played.`,
  second: 'You have already sent a result of this challenge. Only the first attempt counts.',
  noRecord: (problem: string): string => `This is no match record: ${problem}`,
  tooLong: (most: number): string => `This record has more than ${quantity(most, 'move')}.`,
  tooMany: (seconds: number): string => `Too many results. Try again in ${quantity(seconds, 'second')}.`,
  noGroup: (code: string): string => `There is no group "${code}". Check the code, or create a group.`,
  mostGroups: (most: number): string => `You can be in ${quantity(most, 'group')} at most.`,
}
