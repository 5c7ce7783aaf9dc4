import { type Chance, rekeyed, type Seat, type Who } from '@holdout/engine'
import { type CardId, strengthOf } from '../data/load.ts'
import type { Event } from '../events.ts'
import type { Options } from '../options.ts'
import { doorStrength, onTurn, SEATS, type State, turnsUntilDawn } from '../state.ts'

export interface PlayerView {
  readonly seat: Seat
  /** The number of cards in hand. */
  readonly hand: number
  /** The number of kept cards. */
  readonly bag: number
  /** The kept cards: your own, and everyone's after the end; null if hidden. */
  readonly kept: readonly CardId[] | null
}

export interface View {
  readonly options: Options
  /** The seat of this view; null for spectators. */
  readonly me: Seat | null
  /** Your own cards. */
  readonly hand: readonly CardId[]
  readonly players: readonly PlayerView[]
  readonly onTurn: Seat
  /** Whether the players decide now to brace the door. */
  readonly cracks: boolean
  readonly turn: number
  readonly turnsUntilDawn: number
  readonly door: readonly CardId[]
  readonly doorStrength: number
  readonly crowd: readonly CardId[]
  readonly crowdStrength: number
  readonly supplies: number
  readonly zombies: number
  /** The top zombie card, if you have listened to it. */
  readonly next: CardId | null
  readonly listened: readonly Seat[]
}

/** Builds the view of a seat from nothing, field by field: a new field of the state stays hidden until it is added. */
export function view(s: State, who: Who): View {
  const me = SEATS.indexOf(who)
  return {
    options: s.options,
    me: me < 0 ? null : who,
    hand: me < 0 ? [] : [...s.hands[me]],
    players: s.hands.map((hand, player) => ({
      seat: SEATS[player],
      hand: hand.length,
      bag: s.bags[player].length,
      kept: player === me || s.outcome ? [...s.bags[player]] : null,
    })),
    onTurn: SEATS[onTurn(s)],
    cracks: s.agenda.at(-1)?.step === 'brace',
    turn: Math.min(s.turns + 1, turnsUntilDawn(s.options)),
    turnsUntilDawn: turnsUntilDawn(s.options),
    door: [...s.door],
    doorStrength: doorStrength(s),
    crowd: [...s.crowd],
    crowdStrength: strengthOf(s.crowd),
    supplies: s.supplies.length, // only counts: cards and order are hidden
    zombies: s.zombies.length,
    next: s.know.includes(me) ? s.zombies[s.zombies.length - 1] : null,
    listened: s.listened.map(player => SEATS[player]),
  }
}

/** Hides from the other seats the cards that a seat keeps, draws or listens to. */
export function see(event: Event, who: Who): Event {
  const isPrivate = event.event === 'kept' || event.event === 'drew' || event.event === 'listened'
  return isPrivate && event.seat !== who ? { ...event, card: null } : event
}

/** Deals again what the seat cannot know: the other hands and bags, and both decks. */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const copy = clone(s)
  copy.chance = rekeyed(chance)
  if (s.outcome) return copy // everything is open
  const me = SEATS.indexOf(seat)
  const hidden = [...copy.hands, ...copy.bags].filter((_, i) => i % copy.hands.length !== me)
  hidden.push(copy.supplies)
  const cards = hidden.flat()
  chance.shuffle('hidden', cards)
  for (const pile of hidden) pile.splice(0, pile.length, ...cards.splice(-pile.length, pile.length))
  const known = s.know.includes(me) ? copy.zombies.splice(-1) : []
  chance.shuffle('hidden', copy.zombies)
  copy.zombies.push(...known)
  return copy
}

export function clone(s: State): State {
  return {
    options: s.options, // frozen, so it may be shared
    turns: s.turns,
    hands: s.hands.map(hand => [...hand]),
    bags: s.bags.map(bag => [...bag]),
    door: [...s.door],
    crowd: [...s.crowd],
    supplies: [...s.supplies],
    zombies: [...s.zombies],
    listened: [...s.listened],
    know: [...s.know],
    agenda: [...s.agenda], // steps on the agenda are never changed
    chance: { ...s.chance },
    outcome: s.outcome,
  }
}
