import { checkGolden, checkRules, checkScenarios } from '@holdout/testkit'
import { thirtySeconds } from '../src/index.ts'

const scenarios = new URL('../scenarios/', import.meta.url)
const tests = new URL('./', import.meta.url)

checkScenarios(thirtySeconds, scenarios)
checkRules(thirtySeconds, { folders: [scenarios, tests] })
checkGolden(thirtySeconds, new URL('golden/', scenarios), {
  generate: [
    { name: 'greedy-duel', seed: 'one minute ago', options: { character: 'diana' }, bots: 'greedy' },
    {
      name: 'greedy-veterans',
      log: 'hashes',
      seed: 'the truck waits',
      options: { character: 'sophia', sound: true, concussion: true, 'permanent-knockdown': true },
      bots: 'greedy',
    },
    {
      name: 'greedy-solo-fast',
      seed: 'alone in the alley',
      options: { mode: 'solo', character: 'callasandra' },
      bots: 'greedy',
    },
    {
      name: 'greedy-solo-swarm',
      log: 'hashes',
      seed: 'so many of them',
      options: { mode: 'solo', 'solo-ai': 'swarm', character: 'meghan' },
      bots: 'greedy',
    },
  ],
})
