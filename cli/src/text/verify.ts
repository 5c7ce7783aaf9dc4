import { quantity } from '@holdout/words'

/** `holdout verify`. */
export const verifyText = {
  about: 'Replay match records and check that they lead to the results they claim. Exits with 1 if a record fails.',
  seedHashHelp: 'the hash the server showed before the deal of an online match',
  examples: '\nExample:\n  holdout verify game.json',
  verified: 'verified.',
  otherRules: (recorded: number, current: number) =>
    `recorded with rules version ${recorded}, and consistent with the current version ${current}.`,
  passed: (file: string, verdict: string, title: string, moves: number, outcome: string | null) =>
    `${file}: ${verdict} ${title}, ${quantity(moves, 'move')}, ${outcome === null ? 'unfinished' : `outcome ${outcome}`}.`,
  failed: (file: string, reason: string) => `${file}: FAILED. ${reason}`,
  noProof: '  SHUFFLE NOT VERIFIED: the record has no shuffle proof.',
  notProved: (fault: string) => `  SHUFFLE NOT VERIFIED: ${fault}.`,
  proved: (hash: string) => `  shuffle verified: the server committed to its seed contribution with the hash ${hash}.`,
  contributions: (players: number) =>
    players === 0
      ? '  No player added a seed contribution: the server alone chose the seed, before the players sat down.'
      : `  The seed also includes the seed ${players === 1 ? 'contribution' : 'contributions'} of ${quantity(players, 'player')}.`,
  open: (seats: readonly string[]) =>
    `  Without a commitment: ${seats.join(', ')}. An operator who controls one of these seats could have chosen its contribution last, and so the deal.`,
  withheld: (seats: readonly string[]) =>
    `  Committed but not revealed: ${seats.join(', ')}. An operator who controls one of these seats could choose between the deals with and without its contribution.`,
  compareHash: '  To check that this is the hash you saw before the deal, add --seed-hash <hash>.',
  badHash: (text: string) => `--seed-hash cannot be "${text}". Use 64 hex digits.`,
} as const
