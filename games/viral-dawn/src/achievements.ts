import type { Seat } from '@holdout/engine'
import type { Achievement, FinishedMatch } from '@holdout/knowledge'
import { FACES } from './data/load.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

type Match = FinishedMatch<State, Event>
type Won = Extract<Event, { event: 'game-won' }>

/** The events of each game of the match that the player won, with the win itself. */
function wonGames({ events, seat }: Match): { readonly events: readonly Event[]; readonly won: Won }[] {
  const games: Event[][] = []
  for (const event of events) {
    if (event.event === 'game-began' || games.length === 0) games.push([])
    games[games.length - 1].push(event)
  }
  return games.flatMap(game => {
    const won = game.find((one): one is Won => one.event === 'game-won')
    return won?.seat === seat ? [{ events: game, won }] : []
  })
}

/** How often the player caused an event of these names. */
function count(events: readonly Event[], seat: Seat, ...names: Event['event'][]): number {
  return events.filter(one => names.includes(one.event) && 'seat' in one && one.seat === seat).length
}

/** VD-47 Whether the player took a card from whoever had played a King on them. */
function tookByQueen({ events, seat }: Match): boolean {
  let by: Seat | null = null
  return events.some(one => {
    if (one.event === 'king-played') by = one.seat
    return one.event === 'card-taken' && one.seat === seat && one.from === by
  })
}

/** VD-39 Whether Jacks of the player made a rival owe two turns. */
function stackedJacks({ events, seat }: Match): boolean {
  let by: Seat | null = null
  return events.some(one => {
    if (one.event === 'jack-played') by = one.seat
    return one.event === 'turn-owed' && by === seat && one.seat !== seat && one.owes >= 2
  })
}

const isFace = (code: string): boolean => FACES.some(face => face.code === code && face.miles === 1)

/** The laps of a won game. */
function lapsOf(events: readonly Event[]): number {
  return events.reduce((lap, one) => (one.event === 'turn-began' ? one.lap : lap), 1)
}

export const achievements: readonly Achievement<State, Event>[] = [
  {
    id: 'safe-zone',
    title: 'Safe Zone',
    text: 'Win a game.',
    rule: 'VD-10',
    reached: match => wonGames(match).length > 0,
  },
  {
    id: 'match',
    title: 'More than luck',
    text: 'Win a match of 3 or more games.',
    rule: 'VD-70',
    reached: ({ won, end }) => won && end.options.games >= 3,
  },
  {
    id: 'king-wins',
    title: 'The missing piece',
    text: 'Complete your layout with a card that your King takes.',
    rule: 'VD-42',
    reached: match => wonGames(match).some(({ won }) => won.how === 'king'),
  },
  {
    id: 'purge-wins',
    title: 'Less is more',
    text: 'Win by purging a laid card.',
    rule: 'VD-26',
    reached: match => wonGames(match).some(({ won }) => won.how === 'purging'),
  },
  {
    id: 'not-your-turn',
    title: 'Not even my turn',
    text: "Win on another player's turn.",
    rule: 'VD-66',
    reached: match => wonGames(match).some(({ won }) => won.rule === 'VD-66'),
  },
  {
    id: 'queen',
    title: 'Return to sender',
    text: 'Answer an attack with a Queen.',
    rule: 'VD-45',
    reached: ({ events, seat }) => count(events, seat, 'queen-played') > 0,
  },
  {
    id: 'reversed-king',
    title: 'A royal exchange',
    text: 'Reverse a King with a Queen and take a card.',
    rule: 'VD-47',
    reached: tookByQueen,
  },
  {
    id: 'jacks',
    title: 'Long stop',
    text: 'Make a player owe 2 lost turns with your Jack.',
    rule: 'VD-39',
    reached: stackedJacks,
  },
  {
    id: 'apocalypse',
    title: 'All change',
    text: 'Play an Ace and win that game.',
    rule: 'VD-51',
    reached: match => wonGames(match).some(({ events }) => count(events, match.seat, 'apocalypse') > 0),
  },
  {
    id: 'joker',
    title: 'The best seat',
    text: 'Change places with a Joker and win that game.',
    rule: 'VD-60',
    reached: match => wonGames(match).some(({ events }) => count(events, match.seat, 'swapped') > 0),
  },
  {
    id: 'peaceful',
    title: 'Eyes on the road',
    text: 'Win a game without playing a Jack, King or Ace.',
    rule: 'VD-23',
    reached: match =>
      wonGames(match).some(({ events }) => count(events, match.seat, 'jack-played', 'king-played', 'apocalypse') === 0),
  },
  {
    id: 'flat-tire',
    title: 'Late, but alive',
    text: 'Win a game in which you lost a turn.',
    rule: 'VD-38',
    reached: match => wonGames(match).some(({ events }) => count(events, match.seat, 'turn-lost') > 0),
  },
  {
    id: 'face-resources',
    title: 'Well supplied',
    text: 'Win with Jacks, Queens or Kings as at least 2 of your 4 resources.',
    rule: 'VD-15',
    reached: match => wonGames(match).some(({ won }) => won.resources.filter(isFace).length >= 2),
  },
  {
    id: 'two-cards',
    title: 'Two long legs',
    text: 'Win with exactly 2 cards as miles.',
    rule: 'VD-12',
    reached: match => wonGames(match).some(({ won }) => won.miles.length === 2),
  },
  {
    id: 'fast',
    title: 'Foot down',
    text: 'Win a game within 8 laps.',
    rule: 'VD-64',
    reached: match => wonGames(match).some(({ events }) => lapsOf(events) <= 8),
  },
]
