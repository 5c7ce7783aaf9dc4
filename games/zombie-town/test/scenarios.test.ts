import { checkGolden, checkRules, checkScenarios } from '@holdout/testkit'
import { zombieTown } from '../src/index.ts'

const scenarios = new URL('../scenarios/', import.meta.url)
const tests = new URL('./', import.meta.url)

checkScenarios(zombieTown, scenarios)
checkRules(zombieTown, { folders: [scenarios, tests] })
checkGolden(zombieTown, new URL('golden/', scenarios), {
  generate: [
    { name: 'greedy-four', log: 'hashes', seed: 'the gates of the cemetery', bots: 'greedy' },
    { name: 'greedy-two', seed: 'two pawns each', options: { players: 2, 'last-day': 6 }, bots: 'greedy' },
    {
      name: 'greedy-six',
      log: 'hashes',
      seed: 'a crowded town',
      options: { players: 6, 'open-walls': true },
      bots: 'greedy',
    },
    { name: 'random-three', seed: 'nobody knows the way', options: { players: 3, 'last-day': 6 }, bots: 'random' },
  ],
})
