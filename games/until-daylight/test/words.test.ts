import { checkNotation, checkRefused, checkVocabulary, fuzzScenarios } from '@holdout/testkit'
import { untilDaylight } from '@holdout/until-daylight'

const scenarios = new URL('../scenarios/', import.meta.url)

checkVocabulary(untilDaylight, new URL('../README.md', import.meta.url), scenarios)
checkNotation(untilDaylight, scenarios)

checkRefused(untilDaylight, [
  ['given p1: psycho\n      p2: hipster kept(monster*2)\n      leader: p1', 'p1 leads with 0 experience, but p2 has 2'],
  ['given p2: hipster kept(monster)\n      leader: -', 'so there is a leader'],
  ['given p1: bag(ev-rats)', 'found "ev-rats", expected a card'],
  ['given p1: psycho d20', 'would be dead'],
  ['given p1: psycho b3', 'more tokens than allowed'],
  ['given p1: psycho todo(hipster-quiet)', 'an objective of another character'],
  ['given p1: psycho todo(sec-medic sec-law)', 'one at most (DL-24)'],
  ['given p1: psycho stuck9', 'the box has only'],
  ['given alarms: 19', 'Car Alarms pending; the box has only'],
  ['given round: 11', 'from 1 to 10'],
  ['given turn: combat p1\n      cycle: 2', 'only round 10'],
  ['given search-turn: 9\n      gong: 8', 'after the gong'],
  ['given receiver: p1', 'in this position it is -'],
  ['given turn: ver: p1', 'found "ver: p1", expected set-up'],
  ['given p1: psycho psycho', 'expected each part once'],
  ['run enemies-attack', 'name "turn: combat"'],
  ['run area p1', 'name "turn: combat"'],
  ['run area p9', 'found "p9", expected a seat'],
  ['given supply: b3 t1', 'supply: found b3 t1, but in this position'],
  ['then lacks: give p9 gun 1', 'found "p9", expected a seat'],
  ['then lacks: use bandaeg', 'did you mean "bandage"?'],
  ['then lacks: next A', 'expected nothing after "next"'],
  ['then note: attack-p9 yes', 'expected a plan'],
])

fuzzScenarios(untilDaylight, scenarios)
