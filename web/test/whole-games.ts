/**
 * Whether to play every whole game (`npm run test:long`). Otherwise one for each promise is played to its end, and the
 * others for some moves.
 */
export const WHOLE_GAMES = process.env.HOLDOUT_WHOLE_GAMES !== undefined
