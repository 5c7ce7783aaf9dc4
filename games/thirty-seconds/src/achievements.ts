import type { Achievement, FinishedMatch } from '@holdout/knowledge'
import type { Event } from './events.ts'
import { type State, SURVIVOR, ZOMBIE } from './state.ts'

type Match = FinishedMatch<State, Event>

function count({ events }: Match, name: Event['event']): number {
  return events.filter(({ event }) => event === name).length
}

function escaped({ seat, won, events }: Match): boolean {
  return seat === SURVIVOR && won && events.some(({ event }) => event === 'escaped')
}

/** Whether the zombies won because the Survivor died, not because their player left. */
function fed({ seat, won, events }: Match): boolean {
  return seat === ZOMBIE && won && events.some(({ event }) => event === 'died')
}

/** An attack of the Survivor ends when the next action begins. */
const NEXT_ACTION: readonly Event['event'][] = ['attacked', 'walked', 'phase-ended', 'turn-began', 'thrown']

/** The zombies killed by one announced attack of a kind; the most in the match. */
function mostKilled({ events }: Match, starts: (event: Event) => boolean): number {
  let most = 0
  let killed: number | null = null
  for (const one of events) {
    if (starts(one)) killed = 0
    else if (NEXT_ACTION.includes(one.event)) killed = null
    else if (one.event === 'killed' && killed !== null) {
      killed += 1
      most = Math.max(most, killed)
    }
  }
  return most
}

/** TS-35 Whether the Survivor left a row with standing zombies and every Opportunity Attack missed or was blocked. */
function slippedPast({ events }: Match): boolean {
  let attacks = 0
  for (const one of events) {
    if (one.event === 'hurt' || one.event === 'fell' || one.event === 'armor-held') attacks = 0
    else if (one.event === 'opportunity') attacks += 1
    else if (NEXT_ACTION.includes(one.event)) {
      if (attacks > 0) return true
      attacks = 0
    }
  }
  return false
}

const asSurvivor =
  (reached: (match: Match) => boolean) =>
  (match: Match): boolean =>
    match.seat === SURVIVOR && reached(match)
const asZombies =
  (reached: (match: Match) => boolean) =>
  (match: Match): boolean =>
    match.seat === ZOMBIE && reached(match)

export const achievements: readonly Achievement<State, Event>[] = [
  {
    id: 'street',
    title: 'The street',
    text: 'Escape as the Survivor.',
    rule: 'TS-21',
    reached: escaped,
  },
  {
    id: 'fed',
    title: 'The alley wins',
    text: 'Win as the zombies.',
    rule: 'TS-22',
    reached: fed,
  },
  {
    id: 'solo-escape',
    title: 'Out alone',
    text: 'Escape in a solo game.',
    rule: 'TS-142',
    reached: match => escaped(match) && match.end.options.mode === 'solo',
  },
  {
    id: 'healthy',
    title: 'Hardly a limp',
    text: 'Escape with at least 4 health.',
    rule: 'TS-44',
    reached: match => escaped(match) && match.end.health >= 4,
  },
  {
    id: 'last-health',
    title: 'Just about',
    text: 'Escape with 1 health.',
    rule: 'TS-48',
    reached: match => escaped(match) && match.end.health === 1,
  },
  {
    id: 'few-kills',
    title: 'Only passing through',
    text: 'Escape after killing at most 2 zombies.',
    rule: 'TS-34',
    reached: match => escaped(match) && count(match, 'killed') <= 2,
  },
  {
    id: 'fast',
    title: 'Keep moving',
    text: 'Escape within 10 rounds.',
    rule: 'TS-33',
    reached: match => escaped(match) && match.end.round <= 10,
  },
  {
    id: 'slipped-past',
    title: 'Slipped past',
    text: 'Move forward through Opportunity Attacks that do not touch you.',
    rule: 'TS-35',
    reached: asSurvivor(slippedPast),
  },
  {
    id: 'stomp',
    title: 'Watch your step',
    text: 'Kill a zombie with a Head Stomp.',
    rule: 'TS-68',
    reached: asSurvivor(match => mostKilled(match, one => one.event === 'attacked' && one.kind === 'stomp') > 0),
  },
  {
    id: 'grenade',
    title: 'Fire in the hole',
    text: 'Kill 2 zombies with one attack.',
    rule: 'TS-62',
    reached: asSurvivor(match => mostKilled(match, one => one.event === 'attacked' || one.event === 'thrown') >= 2),
  },
  {
    id: 'armor',
    title: 'Thick skin',
    text: 'Let Body Armor take damage for you.',
    rule: 'TS-47',
    reached: asSurvivor(match => count(match, 'armor-held') > 0),
  },
  {
    id: 'block',
    title: 'Not this time',
    text: 'Block a zombie attack.',
    rule: 'TS-122',
    reached: asSurvivor(({ events }) =>
      events.some(one => one.event === 'block' && one.seat === SURVIVOR && one.success),
    ),
  },
  {
    id: 'last-breath',
    title: 'One more breath',
    text: 'Take a last breath and escape.',
    rule: 'TS-83',
    reached: match => escaped(match) && count(match, 'last-breath') > 0,
  },
  {
    id: 'knockdown',
    title: 'Pulled down',
    text: 'Knock the Survivor down twice in one game as the zombies.',
    rule: 'TS-123',
    reached: asZombies(match => count(match, 'fell') >= 2),
  },
  {
    id: 'grab',
    title: 'A friendly face',
    text: 'Grab the Survivor with a Zombie Friend as the zombies.',
    rule: 'TS-118',
    reached: asZombies(match => count(match, 'grabbed') > 0),
  },
]
