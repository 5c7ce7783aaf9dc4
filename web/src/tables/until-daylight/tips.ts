import type { Tip } from '../../table/table-props.ts'

/** A hidden timer is no clock on the page, so these look for themselves: no tip while it runs. */
const CALM = '.t-until-daylight:not(:has(.dl-search[data-mood]))'

/** What to look at first at this table. The first one stands beside the button that begins the search. */
export const tips: readonly Tip[] = [
  {
    at: '.dl-launch, .prompt',
    say: 'Your decision is here and in the line below the board. A timed search never begins before you are ready.',
  },
  {
    at: `${CALM} .dl-cast, ${CALM} .dl-team`,
    say: 'You are one team: if one of you dies, all lose. Each character is best at one thing, so share what you find.',
  },
  {
    at: `${CALM} .dl-night`,
    say: 'What all share: the rounds, the next wave and the Survivors saved. One of them is needed to win.',
  },
]
