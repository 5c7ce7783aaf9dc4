/**
 * Whether `npm run test:long` runs: every game, screen and theme by every device. Otherwise one of each kind; see
 * `tools/check/long-tests.ts`.
 */
export const LONG = process.env.HOLDOUT_LONG !== undefined
