import { quantity } from '@holdout/engine'
/** The screen after the end of a match. */
export const endText = {
  label: 'Game over',
  won: 'Won',
  lost: 'Lost',
  over: 'Game over',
  placeOf: (place: number, of: number): string => `${ordinal(place)} of ${of}`,
  wonBy: (margin: string): string => `You win by ${margin}.`,
  placeBy: (place: number, margin: string): string => `${PLACES[place] ?? ordinal(place)}, by ${margin}.`,
  tie: (won: boolean): string => (won ? 'You win a tie.' : 'Tied on points.'),
  score: 'Score',
  facts: 'Result',
  luck: 'Luck',
  luckNote: 'against expectation',
  counting: 'Counting dice and draws…',
  notCounted: 'Luck could not be counted.',
  noLuck: 'Nothing was left to chance.',
  ofExpected: (expected: string): string => `of ${expected} expected`,
  lucky: 'lucky',
  unlucky: 'unlucky',
  average: 'average',
  moment: 'Turning point',
  seeMoment: 'See this moment ›',
  decisive: 'Decisive moment',
  changed: (value: string, team: boolean): string => `${team ? "The team's" : 'Your'} chance ${value} points`,
  finding: 'Finding the decisive moment',
  notDecisive: (luck: string): string => `No single move decided this. Luck: ${luck}.`,
  analysis: 'Analysis',
  moveNumber: (move: number): string => `move ${move}`,
  first: 'First game finished',
  newBest: (now: string, before: string): string => `New best: ${now} (was ${before})`,
  best: (best: string): string => `Your best: ${best}`,
  hints: (count: number): string => `${quantity(count, 'hint')} used`,
  seenBefore: 'Same deal as before: not counted as your best',
  moves: 'moves',
  seed: 'seed',
  winners: (count: number): string => (count > 1 ? 'winners' : 'winner'),
  noWinner: 'none',
  you: 'You',
  log: 'Log',
  rules: 'Rules',
  leave: 'Leave table',
  replay: 'Watch replay',
  sameDeal: 'Same deal',
  again: 'Play again',
  rematch: 'Rematch',
  newGame: 'New game',
  viewTable: 'View table',
  share: 'Share',
  shared: 'Copied. Paste it anywhere.',
  copyByHand: 'Copy this text:',
  shareLine: (game: string, headline: string, mark: string | null): string =>
    `Holdout · ${game}: ${headline}${mark === null ? '' : ` (${mark})`}`,
} as const

const PLACES: Readonly<Record<number, string>> = { 2: 'Second', 3: 'Third', 4: 'Fourth', 5: 'Fifth', 6: 'Sixth' }

function ordinal(place: number): string {
  const ending = place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}
