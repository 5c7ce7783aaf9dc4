import {
  checkNotation,
  checkRefused,
  checkRules,
  checkScenarios,
  checkVocabulary,
  fuzzScenarios,
} from '@holdout/testkit'
import { nightWatch } from '../src/index.ts'

const scenarios = new URL('../scenarios/', import.meta.url)

checkScenarios(nightWatch, scenarios)
checkRules(nightWatch, { folders: [scenarios] })
checkVocabulary(nightWatch, new URL('../README.md', import.meta.url), scenarios)
checkNotation(nightWatch, scenarios)
fuzzScenarios(nightWatch, scenarios)

checkRefused(nightWatch, [
  ['given door: food-1\n      bag-p1: food-1', 'food-1 is named twice'],
  ['given crowd: walker-1', 'one comes in each turn'],
  ['given turn: 16', 'after dawn'],
  ['given door: rope-1', 'found "rope-1", expected the cards against the door'],
  ['given turn: 3\n      crowd: brute-1 brute-2', 'that game is over'],
  ['when play food-1 dor', 'did you mean "play food-1 door"?'],
])
