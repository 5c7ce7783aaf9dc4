import type { Vocabulary } from '@holdout/engine'
import type { Event } from '../events.ts'
import { type Move, SEATS } from '../state.ts'

/** The vocabulary of scenario files; `npm run format` writes it into the README. */
export const vocabulary: Vocabulary<Move, Event> = {
  zones: [
    { names: SEATS.map(seat => `hand-${seat}`), means: 'a hand; default: 4 cards', example: 'hand-p1: food-1 tools-2' },
    { names: SEATS.map(seat => `bag-${seat}`), means: 'kept cards; default: none', example: 'bag-p2: water-3' },
    { names: ['door'], means: 'the cards against the door; default: none', example: 'door: tools-1 food-4' },
    { names: ['crowd'], means: 'the zombies at the door; default: none', example: 'crowd: walker-1 brute-2' },
    {
      names: ['supplies'],
      means: 'the next supplies, first drawn first; in given, the other cards are below; - for an empty deck',
      example: 'supplies: generator-1',
    },
    {
      names: ['zombies'],
      means: 'the next zombies, first drawn first; in given, the other cards are below',
      example: 'zombies: brute-1 walker-2',
    },
    { names: ['turn'], means: 'the number of the turn; default: 1. It says who is on watch', example: 'turn: 4' },
  ],
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
