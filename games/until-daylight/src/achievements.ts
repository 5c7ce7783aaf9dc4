import type { Achievement, FinishedMatch } from '@holdout/knowledge'
import type { Event } from './events.ts'
import type { State } from './state.ts'

type Match = FinishedMatch<State, Event>
type Named<K extends Event['event']> = Extract<Event, { event: K; who: string }>

/** The events of a name that the player caused. */
function own<K extends Event['event']>({ events, seat }: Match, name: K): Named<K>[] {
  return events.filter((one): one is Named<K> => one.event === name && 'who' in one && one.who === seat)
}

/** DL-80 Whether the player eliminated an enemy in another player's area with no stray shot in that attack. */
function cleanHelp({ events, seat }: Match): boolean {
  let area: string | null = null
  let stray = false
  for (const one of events) {
    if (one.event === 'attacked') {
      area = one.who === seat && one.area !== seat ? one.area : null
      stray = false
    }
    if (one.event === 'collateral') stray = true
    if (one.event === 'attack-over' && one.who === seat && area !== null && !stray && one.felled > 0) return true
  }
  return false
}

function unhurtForThreeRounds({ events, seat }: Match): boolean {
  const fourth = events.findIndex(one => one.event === 'round-began' && one.round === 4)
  return fourth >= 0 && !events.slice(0, fourth).some(one => one.event === 'hurt' && one.who === seat)
}

export const achievements: readonly Achievement<State, Event>[] = [
  {
    id: 'daylight',
    title: 'Daylight',
    text: 'Win the game with your team.',
    rule: 'DL-04',
    reached: ({ won }) => won,
  },
  {
    id: 'legend',
    title: 'Legend of the night',
    text: 'Win with the most experience of the team.',
    rule: 'DL-15',
    reached: ({ won, outcome, seat }) => won && outcome.facts.legend === seat,
  },
  {
    id: 'unhurt',
    title: 'Not tonight',
    text: 'Take no damage in the first 3 rounds.',
    rule: 'DL-110',
    reached: unhurtForThreeRounds,
  },
  {
    id: 'leader',
    title: 'Follow me',
    text: 'Become group leader.',
    rule: 'DL-17',
    reached: match => own(match, 'new-leader').length > 0,
  },
  {
    id: 'objective',
    title: 'On purpose',
    text: 'Achieve an objective.',
    rule: 'DL-25',
    reached: match => own(match, 'achieved').length > 0,
  },
  {
    id: 'three-objectives',
    title: 'All according to plan',
    text: 'Achieve 3 objectives in one game.',
    rule: 'DL-24',
    reached: match => own(match, 'achieved').length >= 3,
  },
  {
    id: 'survivors',
    title: 'Room for three more',
    text: 'Save 3 Survivors in your area in one game.',
    rule: 'DL-115',
    reached: match => own(match, 'saved').reduce((sum, { count }) => sum + count, 0) >= 3,
  },
  {
    id: 'barricade',
    title: 'Something to hide behind',
    text: 'Build a barricade.',
    rule: 'DL-106',
    reached: match => own(match, 'built').some(({ token }) => token === 'barricade'),
  },
  {
    id: 'trap',
    title: 'One head each',
    text: 'Eliminate an enemy with a trap.',
    rule: 'DL-97',
    reached: match => own(match, 'trap-sprung').some(({ felled }) => felled),
  },
  {
    id: 'gave',
    title: 'Here, take this',
    text: 'Give cards to other players 3 times in one game.',
    rule: 'DL-33',
    reached: match => own(match, 'gave').length >= 3,
  },
  {
    id: 'medic',
    title: 'Hold still',
    text: 'Heal another player.',
    rule: 'DL-124',
    reached: ({ events, seat }) => events.some(one => one.event === 'healed' && one.by === seat && one.who !== seat),
  },
  {
    id: 'clean-help',
    title: 'Mind your head',
    text: "Eliminate an enemy in another player's area without collateral damage.",
    rule: 'DL-80',
    reached: cleanHelp,
  },
  {
    id: 'three-at-once',
    title: 'Line them up',
    text: 'Eliminate 3 enemies with a single attack.',
    rule: 'DL-82',
    reached: match => own(match, 'attack-over').some(({ felled }) => felled >= 3),
  },
  {
    id: 'monster',
    title: 'Big game',
    text: 'Eliminate a Monster and keep it.',
    rule: 'DL-65',
    reached: match => own(match, 'kept-trophy').length > 0,
  },
  {
    id: 'protected',
    title: 'That was close',
    text: 'Absorb damage with a protection card.',
    rule: 'DL-108',
    reached: match => own(match, 'protected').length > 0,
  },
]
