import { checkGolden, checkRules, checkScenarios } from '@holdout/testkit'
import { untilDawn } from '@holdout/until-dawn'

const scenarios = new URL('../scenarios/', import.meta.url)
const tests = new URL('./', import.meta.url)

/** Every option differs from its default. The timer is long enough for a bot to answer. */
const HOUSE_RULES = {
  'night-length': 'short',
  shells: 6,
  'jasper-return': 'when-used',
  'sneaker-clear': 'attacking-only',
  'empty-bite': 'discard',
  'scarce-planks': true,
  'memory-aid': true,
  undo: 'until-reveal',
  'table-clock': 60,
}

checkScenarios(untilDawn, scenarios)

checkGolden(untilDawn, new URL('golden/', scenarios), {
  generate: [
    { name: 'random-bitten', log: 'hashes', seed: 'golden 3', bots: 'random' },
    { name: 'greedy-perfect', seed: 'golden 18', bots: 'greedy' },
    { name: 'house-rules-overrun', seed: 'golden 39', bots: 'greedy', options: HOUSE_RULES },
    { name: 'out-of-time', log: 'hashes', seed: 'golden 9', bots: 'random', options: { 'table-clock': 2 } },
  ],
})

checkRules(untilDawn, { folders: [scenarios, tests] })
