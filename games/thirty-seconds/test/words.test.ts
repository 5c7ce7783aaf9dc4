import { checkNotation, checkRefused, checkVocabulary, fuzzScenarios } from '@holdout/testkit'
import { thirtySeconds } from '@holdout/thirty-seconds'

const scenarios = new URL('../scenarios/', import.meta.url)

checkVocabulary(thirtySeconds, new URL('../README.md', import.meta.url), scenarios)
checkNotation(thirtySeconds, scenarios)

checkRefused(thirtySeconds, [
  ['given survivor: E99', '99 Energy; 11 at most'],
  ['given turn: zombie\n      survivor: E5', '5 Energy; 4 at most'],
  ['given survivor: lenny tok5', '5 Ability tokens; lenny has 4'],
  ['given survivor: lenny\n      r4: token', 'in row 4'],
  ['given survivor: hp0', 'that game is over'],
  ['given survivor: r11', 'that game is over'],
  ['given slots: pistol/0', 'is discarded'],
  ['given slots: pistol/5', 'at most 4'],
  ['given slots: first-aid-kit', 'never equipped'],
  ['given slots: pistol pistol pistol pistol', 'there are 3 slots'],
  ['given survivor: lenny\n      slots: katana', 'never has the katana'],
  ['given slots: grenade!', 'only firearms and melee weapons'],
  ['given hand: shotgun shotgun shotgun shotgun', 'one shotgun too many'],
  ['given turn: zombie\n      hand: sprint sprint shove shove dodge', 'out of turn; 4 at most'],
  ['given r3: [crawler*]', 'never has a knockdown token'],
  ['given r3: [brute~1]', 'only a Zombie Friend'],
  ['given r3: [shuffler shuffler shuffler shuffler]', 'never more than 3'],
  ['given survivor: r3 held3.1\n      r3: [shuffler]', 'only a Zombie Friend grabs'],
  ['given warehouse: crawler crawler crawler crawler', '3 at most'],
  ['given concussions: 1', 'options concussion=on'],
  ['given time-tokens: 3 3', 'with the cards in play it is 4 4'],
  ['given round: 0', 'counted from 1'],
  ['given survivor: r3 r4', 'expected each part once'],
  ['options mode=solo\ngiven zombie-hand: brute', 'no Zombie hand'],
  ['run fa-04', 'options mode=solo'],
  ['then lacks: bite', 'expected a move like'],
  ['then lacks: attack #1 pistl-r 4.1', 'did you mean "pistol-r"?'],
  ['then lacks: attack #4 pistol-r 4.1', 'expected a slot'],
  ['then lacks: equip pistool', 'did you mean "pistol"?'],
])

fuzzScenarios(thirtySeconds, scenarios)
