import type { Tip } from '../../table/table-props.ts'

/** What to look at first at this table. */
export const tips: readonly Tip[] = [
  {
    at: '.vd-hand',
    say: 'Your hand. The foot of each card says what it adds if you lay it. Press a card to see all its uses.',
  },
  {
    at: '.vd-own',
    say: 'Your place. Food, money, health, weapons and exactly 20 miles win; it says how many cards you are short.',
  },
  {
    at: '.vd-place[data-own="false"]',
    say: 'Your rivals and what they still need. A blue corner marks a card that is new since your turn.',
  },
]
