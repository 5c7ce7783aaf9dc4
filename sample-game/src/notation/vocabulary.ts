import type { Vocabulary } from '@holdout/engine'
import type { Event } from '../events.ts'
import type { Move } from '../state.ts'

/** The words of scenario files besides the zones; `npm run format` writes both into the README. */
export const vocabulary: Vocabulary<Move, Event> = {
  pieces: [
    {
      names: ['water-1', 'food-1', 'tools-1', 'generator-1'],
      means: 'supplies of strength 1 (10 cards), 2 (10), 3 (8) and 4 (4)',
      example: 'door: water-1 food-1 tools-1 generator-1',
    },
    {
      names: ['walker-1', 'runner-1', 'brute-1'],
      means: 'zombies of strength 1, 2 and 3 (8 cards each)',
      example: 'crowd: walker-1 runner-1 brute-1',
    },
  ],
  moves: {
    play: ['play a card to the door, or into your bag', 'play food-2 door'],
    pass: ['pass without cards', 'pass'],
    listen: ["look at the top zombie card in another player's turn", 'listen'],
    brace: ['brace the cracking door with a card', 'brace food-2'],
    'step-back': ['do not brace the door', 'step-back'],
    concede: ['give up', 'concede'],
    'time-out': ["the timer's move for a player who ran out of time", 'time-out p2'],
  },
  steps: { zombie: ['a zombie comes, and the turn ends', 'zombie'] },
  decisions: {
    turn: 'hold the door or keep a card; the others may listen',
    brace: 'brace the door or step back',
    concede: 'give up',
    'time-out': 'the timer',
  },
  chance: {
    supplies: ['the order of the supplies, first drawn first', 'supplies: food-1 water-2'],
    zombies: ['the order of the zombies, first drawn first', 'zombies: brute-1 walker-1'],
  },
  events: {
    'turn-began': ['seat', 'turn'],
    held: ['seat', 'card', 'door'],
    kept: ['seat', 'card'],
    passed: ['seat'],
    listened: ['seat', 'card'],
    'zombie-came': ['card', 'crowd', 'door'],
    'door-cracked': ['short'],
    braced: ['seat', 'card', 'door'],
    'stepped-back': ['seat'],
    drew: ['seat', 'card'],
    'door-broke': ['caught', 'kept'],
    'dawn-came': ['kept'],
    conceded: ['seat'],
    'time-out': ['seat'],
  },
}
