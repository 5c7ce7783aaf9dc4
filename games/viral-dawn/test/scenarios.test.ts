import { checkGolden, checkRules, checkScenarios } from '@holdout/testkit'
import { viralDawn } from '../src/index.ts'

const scenarios = new URL('../scenarios/', import.meta.url)
const tests = new URL('./', import.meta.url)

checkScenarios(viralDawn, scenarios)
checkRules(viralDawn, { folders: [scenarios, tests] })
checkGolden(viralDawn, new URL('golden/', scenarios), {
  generate: [
    { name: 'greedy-four', seed: 'the depot burns', bots: 'greedy' },
    {
      name: 'greedy-six',
      log: 'hashes',
      seed: 'twenty miles',
      options: { players: 6, 'joker-order': 'clockwise' },
      bots: 'greedy',
    },
    {
      name: 'greedy-best-of-three',
      log: 'hashes',
      seed: 'two on the road',
      options: { players: 2, games: 3 },
      bots: 'greedy',
    },
    {
      name: 'greedy-house-rules',
      seed: 'safe zone',
      options: {
        players: 5,
        'queen-chain': true,
        purge: 'free',
        'expert-tens': true,
        'ace-lay': true,
        'honor-mode': true,
      },
      bots: 'greedy',
    },
    {
      name: 'random-overrun',
      log: 'hashes',
      seed: 'lost on the way',
      options: { players: 2, 'lap-limit': 20 },
      bots: 'random',
    },
  ],
})
