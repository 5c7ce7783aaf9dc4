// Measures whether thinking bots slow the page: plays a whole game of each kind on a phone-sized screen, with every level
// of bots, and prints the frames that took longer than 50 ms. `npm run frames -- hard,expert` measures two levels.
import { runBrowserTests } from './browser-tests.mjs'

process.env.HOLDOUT_FRAMES = process.argv[2] ?? 'easy,medium,hard,expert'
runBrowserTests(['frames'])
