import { checkNotation, checkRefused, checkVocabulary, fuzzScenarios } from '@holdout/testkit'
import { untilDawn } from '@holdout/until-dawn'

const scenarios = new URL('../scenarios/', import.meta.url)

checkVocabulary(untilDawn, new URL('../README.md', import.meta.url), scenarios)
checkNotation(untilDawn, scenarios)

checkRefused(untilDawn, [
  ['given E0: b9', '9 barricades at the entrances; there are only 8'],
  ['given E0: b4\n      supply: 5', 'there are only 8'],
  ['given E0: [R+ R+ R+ R+ R+]', 'one R+ too many: the deck has only 4'],
  ['given time: 28', 'time 28 on your turn'],
  ['options night-length=short\ngiven time: 22', 'time 22 on your turn'],
  ['given time: 29', 'past the end of this night'],
  ['given time: 3\n      zombies: 4', 'ahead of the time marker'],
  ['given ammo: 9', '9 shells; this game starts with 8'],
  ['given E0: [*R]', 'found "*R", expected a card'],
  ['given E0: [R*+]', 'found "R*+", expected a card'],
  ['given E0: [bR]', 'found "bR", expected a card'],
  ['given bite: CW', 'a movement card cannot be in the bite pile'],
  ['given E0: X(B) b1', 'E0 is breached'],
  ['given jasper: E1\n      closed: E1', 'closed on your turn'],
  ['given closed: E1\nrun cards-phase', 'Jasper is there or was killed there'],
  ['given E0: X(B)\n      E1: X(B)\n      E2: X(B)\n      E3: X(B)', 'that game is over'],
  ['then lacks: shoot E4', 'found "shoot E4", expected a move'],
  ['refuse shot E1: UD-20', 'did you mean "shoot E1"?'],
  ['refuse shoot E1: UD-2O', 'did you mean "UD-20"?'],
  ['when pass\nno event shoot', 'did you mean "shot"?'],
  ['when pass\nno event shot place=1', 'found "place", expected a field of the event shot'],
])

fuzzScenarios(untilDawn, scenarios)
