import { checkRefused, checkVocabulary, fuzzScenarios } from '@holdout/testkit'
import { zombieTown } from '@holdout/zombie-town'

const scenarios = new URL('../scenarios/', import.meta.url)

checkVocabulary(zombieTown, new URL('../README.md', import.meta.url), scenarios)

checkRefused(zombieTown, [
  ['given b01: owner p1 home yes\n      b02: owner p1 home yes', 'p1 has 2 home bases; 1 at most (ZT-06)'],
  ['given p2: died 1\n      blue: at b04', 'p2 is dead, but the blue pawn is on the board'],
  ['given p2: died 1 hand [gun-1]\n      blue: at -', 'p2 is dead, so the hand is empty'],
  ['given p2: died 2\n      blue: at -', 'dead players are numbered from 1'],
  ['given red: health 5', 'expected a whole number from 0 to 4'],
  ['given red: health 0', 'no health but is on the board'],
  ['given red: at C2\n      zombies: C2 1', 'shares a place with zombies'],
  ['given red: at G7', 'found "G7", expected a place'],
  ['given red: guns [gun-1 gun-2 gun-2]', '2 at most (ZT-62)'],
  ['given red: guns [gun-3:4]', 'expected 0 to 3 bullets'],
  ['given red: guns [barricade-1]', 'expected a gun'],
  ['given p1: hand [event-zombie]', 'never be in hand'],
  ['given p1: hand [gun-1 gun-1 gun-1]', 'too many gun-1'],
  ['given b02: owner p1 walls [gun-1]', 'walls must be barricades'],
  ['given b02: counter 4', 'its counter is 5'],
  ['given b02: counter 6 owner p1', 'from 0 to 5'],
  ['given b02: stored [p1:event-zombie]', 'never be stored'],
  ['given b02: fireworks [p1:9]', '1 or 2 turns left'],
  ['given b02: owner p1 survivors [s0!]', 'there is no zombie in b02'],
  ['given day: 11', 'the last day is 10'],
  ['options players=6\ngiven day: 9', 'the last day is 8'],
  ['given actions: 9', '9 actions; 7 at most'],
  ['given walks: 2', 'free movements; 1 at most'],
  ['given day: 1\n      phase: zombies 9', 'zombie moves left on day 1'],
  ['given phase: over', 'after the end'],
  ['given phase: home\n      day: 3', 'nothing else can be given'],
  ['given zombies: C2 3/1', 'only in the zombie phase'],
  ['given zombies: C2 7', '7 zombies at C2; 6 at most'],
  ['given box: gun-1', 'box follows from the other zones'],
  ['then lacks: walk rde C2', 'did you mean "red"?'],
  ['then lacks: walk white C2', 'found "white"'],
  ['then lacks: shoot red gun-1 Z9', 'found "Z9"'],
  ['then b01: house nurze', 'did you mean "nurse"?'],
])

fuzzScenarios(zombieTown, scenarios)
