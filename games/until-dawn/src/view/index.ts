import { type Chance, rekeyed, type Seat, topOf, type Who } from '@holdout/engine'
import { type CardId, type CardName, face } from '../data/load.ts'
import type { Event } from '../events.ts'
import type { Options } from '../options.ts'
import { type Door, type Entrance, nightLength, type State } from '../state.ts'
import { type DoorView, viewDoors } from './doors.ts'

export interface View {
  readonly options: Options
  readonly doors: readonly DoorView[]
  readonly supply: number
  readonly ammo: number
  readonly time: number
  readonly zombieTime: number
  readonly night: number
  readonly jasper: Entrance | 'rug' | 'dead'
  readonly closed: Entrance | null
  readonly rebecca: Entrance | null
  readonly deck: number
  readonly discard: number
  readonly discardTop: CardName | null
  readonly bitePile: number
  /** The card that is being placed, or that Jasper may be used on. */
  readonly drawn: CardName | null
  readonly asked: 'choose-action' | 'place-zombie' | 'use-jasper' | null
  /** With the option `memory-aid`: the cards in each pile, counted by kind so that no order shows. */
  readonly memory: { readonly deck: Counts; readonly discard: Counts; readonly bitePile: Counts } | null
  /** After the end everything is shown; the last card of the deck would have been drawn next. */
  readonly open: { readonly deck: readonly CardName[]; readonly bitePile: readonly CardName[] } | null
}

type Counts = Readonly<Record<CardName, number>>

/** The view of the player; spectators see the same. */
export function view(s: State, _who: Who, open?: View): View {
  if (open) return open
  const top = s.agenda.length ? s.agenda[s.agenda.length - 1] : null
  const asked =
    top && (top.step === 'choose-action' || top.step === 'place-zombie' || top.step === 'use-jasper') ? top : null
  return {
    options: s.options,
    doors: viewDoors(s, asked?.step === 'choose-action'),
    supply: s.supply,
    ammo: s.ammo,
    time: s.time,
    zombieTime: s.zombieTime,
    night: nightLength(s),
    jasper: s.jasper,
    closed: s.closed,
    rebecca: s.rebecca,
    deck: s.deck.length, // only the count: cards and order are hidden
    discard: s.discard.length,
    discardTop: nameOrNull(topOf(s.discard)), // UD-87 only the top of the discard pile is visible
    bitePile: s.bitePile.length,
    drawn: asked && 'card' in asked ? face(asked.card).id : null,
    asked: asked?.step ?? null,
    memory: s.options['memory-aid']
      ? { deck: counts(s.deck), discard: counts(s.discard), bitePile: counts(s.bitePile) }
      : null,
    open: s.outcome ? { deck: s.deck.map(name), bitePile: s.bitePile.map(name) } : null,
  }
}

function name(card: CardId): CardName {
  return face(card).id
}

function nameOrNull(card: CardId | null): CardName | null {
  return card === null ? null : face(card).id
}

function counts(pile: readonly CardId[]): Counts {
  const found: Record<CardName, number> = {}
  for (const card of [...pile].sort((a, b) => a - b)) found[name(card)] = (found[name(card)] ?? 0) + 1
  return found
}

/** Returns the event unchanged: all events are public. */
export function see(event: Event, _who: Who): Event {
  return event
}

/**
 * UD-R38 Shuffles the hidden orders and replaces future chance. A player who remembers every card knows what is in each
 * pile.
 */
export function determinize(s: State, _seat: Seat, chance: Chance): State {
  const copy = clone(s)
  if (s.outcome) return copy
  chance.shuffle('deck', copy.deck)
  chance.shuffle('bite-pile', copy.bitePile)
  const top = copy.discard.pop()
  chance.shuffle('discard', copy.discard)
  if (top !== undefined) copy.discard.push(top)
  copy.chance = rekeyed(chance)
  return copy
}

export function clone(s: State): State {
  const copy: State = {
    options: s.options, // frozen, so it may be shared
    doors: [cloneDoor(s.doors[0]), cloneDoor(s.doors[1]), cloneDoor(s.doors[2]), cloneDoor(s.doors[3])],
    supply: s.supply,
    ammo: s.ammo,
    time: s.time,
    zombieTime: s.zombieTime,
    jasper: s.jasper,
    closed: s.closed,
    rebecca: s.rebecca,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    bitePile: s.bitePile.slice(),
    agenda: s.agenda.slice(), // steps on the agenda are never changed
    chance: { key: s.chance.key, used: s.chance.used },
    outcome: s.outcome,
  }
  if (s.rules !== undefined) copy.rules = s.rules
  return copy
}

function cloneDoor(door: Door): Door {
  return {
    barricades: door.barricades,
    zombies: door.zombies.length === 0 ? [] : door.zombies.slice(),
    attacking: door.attacking.length === 0 ? [] : door.attacking.slice(),
    breachedBy: door.breachedBy,
  }
}
