import { pointsText as points } from '@holdout/analysis/words'
import { quantity } from '@holdout/words'

/** The page *How it thinks*. */
export const howText = {
  title: 'How it thinks',
  lead: 'Where the numbers come from in hints, in the chance bar, at the end of a game and in the analysis, and what they cannot tell.',
  chance: 'Chance of winning',
  chanceText: [
    'The chance says how often a player in this position wins if everyone plays well from here on. It was learned from many matches between bots, and counted again in matches that were not used for learning.',
    'It uses only what the player could see. Hidden cards are dealt again many times in ways that fit, and the results are averaged.',
    '60% is not a promise: four of ten such positions are lost.',
  ],
  example: (game: string, moves: number, level: string) =>
    `An example: one match of ${game}, ${quantity(moves, 'move')}, played by a bot of level ${level}.`,
  curve: (from: string, to: string) => `The chance after each move, from ${from} before the deal to ${to} at the end`,
  record: (hash: string) => `Match record ${hash.slice(0, 12)}`,
  split: 'Luck, decisions, uncertain',
  splitText: 'The change from the first chance to the result has three causes. Together they are the whole change.',
  luck: 'Luck',
  luckText:
    'What was drawn, rolled, dealt or revealed, compared with what was to be expected. A free choice is never luck.',
  own: 'Decisions',
  ownText:
    'What the played moves cost, compared with the best move the player could have found. A decision cannot cost more than the chance that was there. What comes back by itself soon after was not lost, and does not count.',
  others: 'Others',
  othersText:
    'With rivals or teammates: what their decisions changed for you. Until they are searched, this is shown together with luck.',
  uncertain: 'Uncertain',
  uncertainText: 'The estimate changed although nothing was decided, drawn, rolled or revealed. It was wrong before.',
  sum: (parts: readonly { readonly name: string; readonly value: number }[], from: string, to: string) =>
    `In the example: ${from}${parts.map(({ name, value }) => `, ${points(value)} ${name.toLowerCase()}`).join('')} = ${to}.`,
  moments: 'Key moments',
  momentsText:
    'The decisions that cost most and the strongest luck. For a decision, the better move is named with the facts that were better after it. Only a decision can be the decisive moment. If none cost 3 points, the analysis says so.',
  moment: (part: string, mark: string, change: number) => `${part} · ${mark} · ${points(change)} points`,
  accuracy: 'Accuracy',
  accuracyText: [
    'Accuracy tells what decisions cost on average, from 100 down to 0. 100: always the best move found. 50: as much lost per decision as by an easy bot. 25: twice as much.',
    'It is shown only in games and searches in which it was measured to tell easy, medium and hard bots apart.',
  ],
  accuracyExample: (accuracy: number, decisions: number, level: string) =>
    `In the example the ${level} bot has ${accuracy} in ${quantity(decisions, 'decision')}.`,
  hints: 'Hints',
  hintsText:
    'A hint lists the best three moves a search found, with the chance after each. The sentence below names what is better after the move than after the next best one, at once or a few moves later, and then what speaks against it. It sees what you see, no more.',
  limits: 'Limits',
  limitsText: [
    'The best move is the best that a search found in a limited time. A strong player may find a better one.',
    'Plans of many turns are seen only as far as the search plays on. Small differences are noise: “about as good” means that they cannot be told apart.',
    'People do not play like bots. Bluffs, agreements and table talk are not in the numbers.',
    'One match says little about a player: look at the accuracy of many.',
  ],
  made: 'The example was made by this command in the sources:',
} as const
