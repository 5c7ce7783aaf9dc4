import { quantity } from '@holdout/words'

/** `holdout analyze`: its help, its page and its report. */
export const analyzeText = {
  about: 'Say what decided a recorded match: the chance of winning after every move, luck and decisions, key moments.',
  seatHelp: 'the seat whose chance is split into luck and decisions (default: the first)',
  openHelp: 'with all cards open, instead of what the seat could know',
  deepHelp: 'search every decision of all seats; may take minutes',
  jsonHelp: 'print the analysis as a JSON object',
  outHelp: 'write an HTML report',
  examples: `
Examples:
  holdout analyze game.json
  holdout analyze game.json --seat p2 --deep --out report.html
  holdout sim until-dawn --games 1 --save-game 0 game.json && holdout analyze game.json`,
  progress: 'Analyzing',
  saved: (file: string) => `Report saved: ${file}`,
  noMoves: 'the match has no moves, so there is nothing to analyze.',
  unfinished: 'The match is not finished. The last value is an estimate.',
  head: (title: string, seat: string, open: boolean, moves: number) =>
    `${title}, ${quantity(moves, 'move')}: ${seat}, ${open ? 'all cards open' : 'as this seat saw it'}`,
  curve: 'Chance of winning',
  sums: 'Luck and decisions',
  sumsNote: 'The parts add up to the chance at the end.',
  sumColumns: ['part', 'points', 'standard error'],
  sumRows: {
    initial: 'chance before the deal',
    luck: 'luck',
    own: 'own decisions',
    other: (name: string) => `decisions of ${name}`,
    uncertain: 'uncertain: estimates that changed although nothing happened',
    final: 'chance at the end',
  },
  moments: 'Key moments (points of chance)',
  noMoments: 'No single move or event decided this match.',
  notExamined: 'not examined',
  accuracyNotMeasured: (deep: boolean) =>
    `Not measured for this game in a ${deep ? 'deep' : 'quick'} analysis: there it does not tell good from bad play.`,
  option: { best: 'best', played: 'played' },
  nothing: 'Do not act',
  accuracy: 'Accuracy',
  accuracyColumns: ['player', 'accuracy', 'points lost per decision', 'decisions'],
  accuracyNote: '100: always the best move. 50: as much lost per decision as by an easy bot. See docs/analysis.md.',
  windows: 'Reaction windows',
  windowsNote: 'What all moves of a window changed together, in points of chance.',
  windowColumns: ['window', 'moves', 'points'],
  quickNote:
    'Quick analysis: own decisions are compared without looking far ahead, so no error is given. Those of other seats are not examined. Better: --deep.',
  footer: 'Made by holdout analyze.',
} as const
