import { type Seat, topOf, type Who } from '@holdout/engine'
import { type Player, playerOf, SEATS, seatsIn } from '../codes.ts'
import { type Card, CODES, type Code } from '../data/load.ts'
import type { Event } from '../events.ts'
import type { Options } from '../options.ts'
import { cardsShort } from '../rules/distance.ts'
import { milesOf } from '../rules/safe-zone.ts'
import { type Attack, type How, playerAt, playersIn, type State, winsNeeded } from '../state.ts'

export { clone } from './clone.ts'
export { determinize } from './determinize.ts'

export interface PlaceView {
  /** The player who sits here now. */
  readonly seat: Seat
  readonly laid: readonly Code[]
  readonly miles: number
  /** The smallest number of cards that could complete the layout; null if a card has to leave it first. */
  readonly short: number | null
}

export interface PlayerView {
  readonly seat: Seat
  readonly place: number
  readonly cards: number
  readonly owes: number
  readonly wins: number
}

/** The open decision, as far as it is public. */
export type Question =
  | { readonly asked: 'honor-draw' | 'turn-action' }
  | { readonly asked: 'free-purge'; readonly chosen: readonly Code[] }
  | {
      readonly asked: 'queen-answer'
      readonly attack: Attack
      readonly by: Seat
      readonly on: Seat
      readonly card: Code | null
      readonly keep: boolean
      readonly queens: readonly Seat[]
    }
  | { readonly asked: 'reversal-take'; readonly by: Seat; readonly from: Seat }
  | {
      readonly asked: 'joker-announce'
      readonly waiting: readonly Seat[]
      /** Announced so far, in order. With `joker-order=clockwise` only the viewer's own. */
      readonly announced: readonly Seat[]
    }
  | { readonly asked: 'joker-target'; readonly queue: readonly Seat[] }
  | { readonly asked: 'honor-highest'; readonly seat: Seat }

export interface ResultView {
  readonly game: number
  readonly turns: number
  readonly winner: Seat | null
  readonly how: How | 'overrun'
  readonly resources: readonly Code[]
  readonly miles: readonly Code[]
  readonly counts: readonly number[]
}

export interface View {
  readonly options: Options
  /** The seat of this view; null for spectators. */
  readonly me: Seat | null
  readonly game: number
  readonly winsNeeded: number
  readonly overruns: number
  readonly dealer: Seat
  readonly onTurn: Seat
  readonly turns: number
  readonly firstLap: boolean
  /** The viewer's cards, in the order received. */
  readonly hand: readonly Code[]
  readonly players: readonly PlayerView[]
  readonly places: readonly PlaceView[]
  readonly draw: number
  readonly discard: number
  /** From the bottom up. With `discard-view=top` only the top card. */
  readonly discarded: readonly Code[]
  /**
   * The cards of the last shuffle, sorted: see `unseenIn`. It changes only with a shuffle, so it costs nothing in
   * patches. Null with `discard-view=top`, where players have to remember.
   */
  readonly shuffled: readonly Code[] | null
  readonly question: Question | null
  /** How the previous game ended, or the last one if the match is over. */
  readonly last: ResultView | null
}

/** Builds the view of a seat: its own hand, everything public, and only the size of the draw pile. */
export function view(s: State, who: Who, open?: View): View {
  const me = who === 'table' ? null : playerOf(who)
  return {
    options: s.options,
    me: who === 'table' ? null : who,
    game: s.game,
    winsNeeded: winsNeeded(s.options),
    overruns: s.overruns,
    dealer: SEATS[s.dealer],
    onTurn: SEATS[s.onTurn],
    turns: s.turns,
    firstLap: s.turns < playersIn(s),
    hand: me === null ? [] : codes(s.hands[me]),
    players: open ? open.players : viewPlayers(s),
    places: open ? open.places : s.layouts.map((_layout, place) => viewPlace(s, place)),
    draw: s.draw.length, // only the count: cards and order are hidden
    discard: s.discard.length,
    discarded: open ? open.discarded : viewDiscard(s),
    shuffled: open ? open.shuffled : viewShuffled(s),
    question: open && open.question?.asked !== 'joker-announce' ? open.question : questionOf(s, me),
    last: open ? open.last : viewLast(s),
  }
}

function viewPlayers(s: State): PlayerView[] {
  return s.places.map((place, player) => ({
    seat: SEATS[player],
    place,
    cards: s.hands[player].length,
    owes: s.owes[player],
    wins: s.wins[player],
  }))
}

function viewPlace(s: State, place: number): PlaceView {
  const layout = s.layouts[place]
  return {
    seat: SEATS[playerAt(s, place)],
    laid: codes(layout),
    miles: milesOf(layout),
    short: cardsShort(layout, s.options['expert-tens']),
  }
}

function viewDiscard(s: State): readonly Code[] {
  if (s.options['discard-view'] === 'all') return codes(s.discard)
  const top = topOf(s.discard)
  return top === null ? [] : [CODES[top]]
}

function viewLast({ last }: State): ResultView | null {
  return (
    last && {
      game: last.game,
      turns: last.turns,
      winner: last.winner === null ? null : SEATS[last.winner],
      how: last.how,
      resources: codes(last.resources),
      miles: codes(last.miles),
      counts: last.counts,
    }
  )
}

function viewShuffled({ options, shuffles, shuffledIn }: State): readonly Code[] | null {
  return options['discard-view'] === 'top' ? null : CODES.filter((_code, card) => shuffledIn[card] === shuffles)
}

function questionOf(s: State, me: Player | null): Question | null {
  const step = s.agenda.at(-1)
  switch (step?.step) {
    case 'honor-draw':
    case 'turn-action':
      return { asked: step.step }
    case 'free-purge':
      return { asked: step.step, chosen: codes(step.chosen) }
    case 'queen-answer': {
      const card = step.card === null ? null : CODES[step.card]
      const { attack, keep } = step
      return {
        asked: step.step,
        attack,
        by: SEATS[step.by],
        on: SEATS[step.on],
        card,
        keep,
        queens: seats(step.queens),
      }
    }
    case 'reversal-take':
      return { asked: step.step, by: SEATS[step.by], from: SEATS[step.from] }
    case 'joker-announce': {
      const waiting = seatsIn(step.waiting)
      // VD-58 Announcements are public, or secret until all have answered.
      const heard =
        s.options['joker-order'] === 'arrival' ? step.announced : step.announced.filter(player => player === me)
      return { asked: step.step, waiting, announced: seats(heard) }
    }
    case 'joker-target':
      return { asked: step.step, queue: seats(step.queue) }
    case 'honor-highest':
      return { asked: step.step, seat: SEATS[step.player] }
    default:
      return null
  }
}

function codes(cards: readonly Card[]): Code[] {
  return cards.map(card => CODES[card])
}

function seats(players: readonly Player[]): Seat[] {
  return players.map(player => SEATS[player])
}

/**
 * Hides dealt and drawn cards from all but the owner of the hand, and a secret answer from all but the player who gave
 * it.
 */
export function see(event: Event, who: Who): Event {
  switch (event.event) {
    case 'dealt':
      return event.seat === who ? event : { ...event, cards: null }
    case 'drew':
      return event.seat === who ? event : { ...event, card: null }
    case 'joker-answered':
      return event.open || event.seat === who ? event : { ...event, jokers: null }
    default:
      return event
  }
}
