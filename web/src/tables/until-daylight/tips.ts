import type { Tip } from '../../table/table-props.ts'

/** A hidden timer is no clock on the page, so these look for themselves: no tip while it runs. */
const CALM = '.t-until-daylight:not(:has(.dl-search[data-mood]))'

/** What to look at first at this table. The first one stands beside the button that begins the search. */
export const tips: readonly Tip[] = [
  {
    at: '.dl-launch, .dl-cast',
    say: 'Your decision is here and in the line below the board. A timed search never begins before you are ready.',
  },
  {
    at: `${CALM} .dl-area--stage`,
    say: 'The enemies of the player who was caught, from the left: the first one must fall before the next.',
  },
  {
    at: `${CALM} .dl-camp-side, ${CALM} .frame__menu`,
    say: 'What all share: the piles, the next wave and the Survivors saved. One of them is needed to win.',
  },
]
