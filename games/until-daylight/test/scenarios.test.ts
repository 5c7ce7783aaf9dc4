import { checkGolden, checkRules, checkScenarios } from '@holdout/testkit'
import { untilDaylight } from '../src/index.ts'

const scenarios = new URL('../scenarios/', import.meta.url)
const tests = new URL('./', import.meta.url)

checkScenarios(untilDaylight, scenarios)

checkGolden(untilDaylight, new URL('golden/', scenarios), {
  generate: [
    { name: 'random-three', seed: 'golden 1', bots: 'random', options: { players: 3 } },
    { name: 'greedy-four-win', log: 'hashes', seed: 'golden 2', bots: 'greedy', options: { players: 4 } },
    {
      name: 'greedy-six-timed-win',
      log: 'hashes',
      seed: 'golden 28',
      bots: 'greedy',
      options: { players: 6, 'search-mode': 'timed' },
    },
    {
      name: 'house-rules',
      seed: 'golden 4',
      bots: 'greedy',
      options: {
        players: 5,
        'short-night': true,
        difficulty: 'gentle',
        'health-bonus': 2,
        'survivor-line': 'block',
        'attract-moment': 'attack',
        'collateral-order': 'full',
        'objectives-open': true,
      },
    },
  ],
})

checkRules(untilDaylight, { folders: [scenarios, tests] })
