import { checkNotation, checkRefused, checkVocabulary, fuzzScenarios } from '@holdout/testkit'
import { viralDawn } from '@holdout/viral-dawn'

const scenarios = new URL('../scenarios/', import.meta.url)

checkVocabulary(viralDawn, new URL('../README.md', import.meta.url), scenarios)
checkNotation(viralDawn, scenarios)

checkRefused(viralDawn, [
  ['given turns: 2\n      place0: 2C 3C 4C', '3 cards laid after 2 turns'],
  ['given owes: p2', 'no player owes a lost turn before the first turn'],
  ['given seating: p2 p1 p3 p4', 'all players sit at their home places'],
  ['options jack-stack=off\ngiven turns: 9\n      owes: p2 p2', 'no player owes two turns'],
  ['options games=3\ngiven wins: p1\n      game: 1', 'expected 2 or more'],
  ['given p1: 2C 2C', 'named twice'],
  ['given p1: 2C 3C 4C 5C 6C 7C', 'p1 holds 6 cards, expected at most 5'],
  ['then lacks: jack JC p5', 'found "p5", expected a seat'],
  ['then lacks: lya 2C', 'did you mean "lay"?'],
  ['then lacks: lay 1C', 'expected a card'],
])

fuzzScenarios(viralDawn, scenarios)
