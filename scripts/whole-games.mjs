// Plays every game to its end in a browser, with each input device and online, and every lesson on both screens.
// `npm test` plays some of them only for a few moves.
import { runBrowserTests } from './browser-tests.mjs'

process.env.HOLDOUT_WHOLE_GAMES = 'all'
runBrowserTests(['play', 'online', 'learn-on-board'])
