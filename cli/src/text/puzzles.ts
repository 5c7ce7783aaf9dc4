import { quantity } from '@holdout/words'

export const puzzlesText = {
  about:
    'Make puzzles from matches between bots: positions in which a deep search finds one move clearly better than all others. Or verify them.',
  countHelp: 'the number of puzzles to add',
  seedHelp: 'the seed of the matches; the same seed gives the same puzzles',
  outHelp: 'the folder of the file <slug>.scenario.txt; new puzzles are added to it',
  verifyHelp:
    'search the puzzles of one game or of all again, in other sampled states; exits with 1 if a lead is refuted',
  sampleHelp: 'verify only so many puzzles of each game',
  shareHelp: 'the share of the usual evaluations of a verification',
  aheadHelp: 'how many times as many decisions as usual a verification plays on',
  examples: `
Examples:
  holdout puzzles until-dawn --count 5 --seed monday --out my-puzzles
  holdout puzzles --verify
  holdout puzzles until-dawn --verify --sample 5 --share 0.2`,
  needsGame: 'Name a game, such as "holdout puzzles until-dawn --count 5 --out my-puzzles", or use --verify.',
  needsCount: 'Say how many puzzles to make and where to write them, such as --count 5 --out my-puzzles.',
  onlyVerify: '--sample is for --verify only.',
  expected: 'a file of puzzles',
  progress: 'Searching puzzles',
  made: (file: string, found: number) => `${file}: ${quantity(found, 'puzzle')} added.`,
  check: (game: string, id: string, margin: number, error: number, ok: boolean) =>
    `${ok ? 'ok    ' : 'FAILED'}  ${game}  ${id}  ${margin.toFixed(1)} ± ${error.toFixed(1)} points ahead`,
  verified: (checked: number, failed: number) =>
    `${quantity(checked, 'puzzle')} verified${failed === 0 ? '.' : `, ${failed} failed.`}`,
} as const
