import {
  agree,
  capital,
  capitalized,
  type Decision,
  listed,
  type Outcome,
  type Phrase,
  quantity,
  type Reason,
  type Ref,
  type Seat,
  say,
  type Words,
} from '@holdout/engine'
import { type CardName, cardNamed } from '../data/load.ts'
import text from '../data/text.en.json' with { type: 'json' }
import type { Event } from '../events.ts'
import { BITE_LIMIT, ENTRANCES, type Entrance, FRONT_DOOR, type Move } from '../state.ts'
import type { DoorView } from '../view/doors.ts'
import type { View } from '../view/index.ts'

const titles = text.cards as Record<string, { title: string; text: string }>

/** The title and text of a card face. The three bites share one entry, and so do cards with and without a plus. */
export function textOfCard(name: CardName): { title: string; text: string } {
  const { kind, colour, plus } = cardNamed(name)
  const { title, text: effect } = titles[kind === 'bite' ? 'bite' : name.replace(/-plus$/, '')]
  const full = kind === 'bite' ? `${capital(String(colour))} ${title}` : title
  return { title: withPlus(full, plus), text: plus ? `${effect} ${text.plus}` : effect }
}

function withPlus(title: string, plus: boolean): string {
  return plus ? `${title} with a plus` : title
}

/** A card as a noun in a sentence: "Sneaker with a plus", "red bite card", "clockwise movement card". */
function nounOf(name: CardName): string {
  const { kind, colour, direction, plus } = cardNamed(name)
  if (kind === 'zombie') return textOfCard(name).title
  const adjective = kind === 'bite' ? String(colour) : direction === 'clockwise' ? 'clockwise' : 'counterclockwise'
  return withPlus(`${adjective} ${kind} card`, plus)
}

function card(name: CardName): Ref {
  return { kind: 'card', id: name, text: nounOf(name) }
}

function cards(names: readonly CardName[]): Phrase {
  return listed(names.map(card))
}

export function entranceTitle(at: Entrance): string {
  return text.entrances[at]
}

function place(at: Entrance): Ref {
  return { kind: 'place', id: `E${at}`, text: `the ${entranceTitle(at)}` }
}

const JASPER: Ref = { kind: 'piece', id: 'jasper', text: 'Jasper' }
const REBECCA: Ref = { kind: 'piece', id: 'rebecca', text: 'Zombie Rebecca' }

/** The sentence for each event. Cards of one stack are listed from the top down, as the events hold them. */
const events: { [K in Event['event']]: (e: Extract<Event, { event: K }>) => Phrase } = {
  'time-out': () => say`Time ran out.`,
  'turn-began': e => say`Your turn. It is ${clockTime(e.time, e.night)}.`,
  barricaded: e => say`You nail a barricade to ${place(e.at)}; ${e.supply} left in the supply.`,
  shot: e => say`You shoot a ${card(e.card)} at ${place(e.at)}; ${quantity(e.ammo, 'shell')} left.`,
  displaced: e => say`The ${card(e.card)} behind it runs to ${place(e.to)}${e.attacking ? ', still attacking' : ''}.`,
  'jasper-sent': e => say`You send ${JASPER} to guard ${place(e.at)}.`,
  treated: e => say`You treat the bite: a ${card(e.card)} is discarded from the bite pile.`,
  passed: () => say`You pass the time.`,
  'zombie-turn-began': e => say`The zombies' turn: one attack, then ${quantity(e.steps, 'card step')}.`,
  'set-found': e =>
    e.set === 'three-colours'
      ? say`All three colors at ${place(e.at)}: every zombie there attacks.`
      : say`Three of a kind at ${place(e.at)}: every ${ZOMBIE_TITLES[e.set]} attacks, at every entrance.`,
  turned: e =>
    e.cards.length === 1
      ? say`A ${card(e.cards[0])} at ${place(e.at)} starts attacking.`
      : say`These zombies at ${place(e.at)} start attacking, from the top: ${cards(e.cards)}.`,
  scratched: e =>
    say`A ${card(e.card)} tears a barricade off ${place(e.at)} and is discarded; ${e.barricades} left there.`,
  wandered: e =>
    e.from === e.to
      ? say`A ${card(e.card)} finds no barricade and nowhere else to go. It goes back on top at ${place(e.to)}, still attacking.`
      : say`A ${card(e.card)} finds no barricade at ${place(e.from)} and moves on to ${place(e.to)}, still attacking.`,
  'sneakers-held': e =>
    say`${capitalized([place(e.at)])} holds against ${quantity(e.count, 'Sneaker')} and loses a barricade; ${e.barricades} left there.`,
  'sneakers-swept': e =>
    e.cards.length === 1
      ? say`A ${card(e.cards[0])} at ${place(e.at)} is discarded.`
      : say`Discarded at ${place(e.at)}, from the top: ${cards(e.cards)}.`,
  breached: e =>
    say`Breach! A ${card(e.by)} breaks through ${place(e.at)}${e.barricades ? `; ${quantity(e.barricades, 'barricade')} ${agree(e.barricades, 'falls', 'fall')}` : ''}.`,
  pushed: e => {
    const where = say`to the bottom of the stack at ${place(e.to)}${e.attacking ? ', attacking' : ''}`
    return e.cards.length === 1
      ? say`The other zombie, a ${card(e.cards[0])}, goes ${where}.`
      : say`The other zombies go ${where}. From the top: ${cards(e.cards)}.`
  },
  'swept-away': e =>
    e.cards.length === 1
      ? say`The other zombie, a ${card(e.cards[0])}, has nowhere to go and is discarded.`
      : say`The other zombies have nowhere to go and are discarded. From the top: ${cards(e.cards)}.`,
  howled: e =>
    say`A ${card(e.card)} howls at ${place(e.at)} and is discarded; ${quantity(e.draws, 'card')} ${agree(e.draws, 'is', 'are')} drawn.`,
  'howl-drew': e => {
    if (e.to === 'stack')
      return say`The howl draws a ${card(e.card)}. It goes to the bottom of the stack at ${place(e.at)}, attacking.`
    return e.to === 'bite-pile'
      ? say`The howl draws a ${card(e.card)}. It goes into the bite pile without effect.`
      : say`The howl draws a ${card(e.card)}. It is discarded without effect.`
  },
  'step-began': e =>
    e.zombieTime === e.time
      ? say`Card step: the zombie marker moves to space ${e.zombieTime}, where the time marker is.`
      : say`Card step: the zombie marker moves to space ${e.zombieTime}. The time marker is on space ${e.time}.`,
  drew: e => say`You draw a ${card(e.card)}.`,
  'no-card': () => say`There is no card left to draw.`,
  reshuffled: e => say`The discard pile is shuffled into a new deck of ${quantity(e.count, 'card')}.`,
  placed: e => say`The ${card(e.card)} goes on top of the stack at ${place(e.at)}.`,
  'put-into-bite-pile': e =>
    say`The ${card(e.card)} goes into the bite pile, which now holds ${quantity(e.count, 'card')}.`,
  'jasper-used': e =>
    say`${JASPER} pins the ${card(e.card)}: its plus does not count, and ${place(e.at)} is closed until the zombie turn ends.`,
  'jasper-killed': e => say`${JASPER} is caught among the zombies at ${place(e.at)} and dies.`,
  'jasper-returned': () => say`${JASPER} goes back to the rug.`,
  moved: e =>
    e.from === e.to
      ? say`The ${card(e.card)} at ${place(e.to)} has nowhere else to go and is now attacking.`
      : say`The ${card(e.card)} moves from ${place(e.from)} to ${place(e.to)} and is now attacking.`,
  'rebecca-moved': e => say`${REBECCA} walks from ${place(e.from)} to ${place(e.to)}.`,
  'bite-tested': e =>
    e.same
      ? say`A ${card(e.revealed)} is revealed from the bite pile. Its color matches the ${card(e.bite)}.`
      : say`A ${card(e.revealed)} is revealed from the bite pile. Its color does not match the ${card(e.bite)}; it goes back.`,
  'bite-joined': e => say`The ${card(e.bite)} goes into the bite pile, which now holds ${quantity(e.count, 'card')}.`,
  'bite-discarded': e => say`The bite pile is empty: the ${card(e.bite)} is discarded.`,
  'rebecca-turned': e =>
    say`Rebecca turns and breaks out through ${place(FRONT_DOOR)}${e.barricades ? `, which loses ${quantity(e.barricades, 'barricade')}` : ''}. The bite pile is discarded.`,
  'john-turned': () => say`The bite has reached your own blood. You turn.`,
  'final-assault-began': e =>
    e.cards === 0
      ? say`The final assault: no zombies are left to attack.`
      : say`The final assault: ${quantity(e.cards, 'zombie')} ${agree(e.cards, 'attacks', 'attack')}, in two rounds.`,
  overrun: () => say`The last entrance is breached. The cabin is overrun.`,
  survived: e => say`The sun is up. ${ENDINGS[e.ending]}`,
  conceded: () => say`You give up.`,
}

const ZOMBIE_TITLES = { red: 'Scratcher', blue: 'Sneaker', green: 'Screamer' } as const

const ENDINGS: Readonly<Record<string, string>> = {
  perfect: 'A perfect night: you, Rebecca and Jasper all survived.',
  'rebecca-only': 'You and Rebecca survived. Jasper did not.',
  'jasper-only': 'You and Jasper survived. Rebecca turned.',
  alone: 'You survived, alone.',
  overrun: 'Overrun: all four entrances were breached.',
  bitten: 'Bitten: Rebecca turned, and then you did.',
  conceded: 'You gave up.',
}

/**
 * The time of day on a space of the track. A space is half an hour, and the last one is at 07:00 in any length of
 * night.
 */
export function clockTime(space: number, night: number): string {
  const minutes = (24 + 7) * 60 - (night - space) * 30
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`
}

function labelOf(move: Move): Phrase {
  switch (move.move) {
    case 'barricade':
      return say`Barricade ${place(move.at)}`
    case 'shoot':
      return say`Shoot at ${place(move.at)}`
    case 'jasper':
      return say`Send ${JASPER} to ${place(move.at)}`
    case 'treat':
      return say`Treat the bite`
    case 'pass':
      return say`Pass the time`
    case 'advance':
      return say`Stop, and let the zombies come`
    case 'place':
      return move.at === 'bite-pile' ? say`Put it in the bite pile` : say`Place it at ${place(move.at)}`
    case 'use-jasper':
      return move.use
        ? say`Use ${JASPER}: draw no card, close this entrance`
        : say`Hold ${JASPER} back: draw another card`
    case 'concede':
      return say`Give up`
    case 'time-out':
      return say`Time runs out`
  }
}

function questionOf(decision: Decision, v: View): Phrase {
  switch (decision.decision) {
    case 'choose-action': {
      const owed = v.time - v.zombieTime
      if (owed === 0) return say`What do you do? Each action costs half an hour and gives the zombies one card step.`
      return say`What next? After their attack the zombies get ${quantity(owed, 'card step')}.`
    }
    case 'place-zombie':
      return say`Where does the ${card(v.drawn as CardName)} go?`
    case 'use-jasper':
      return say`Use ${JASPER} against the ${card(v.drawn as CardName)}?`
    default:
      return say`You may give up.`
  }
}

const no = (why: string, reason: string): Reason => ({ why, say: reason })

/** Why a move is not legal now, from what the player sees. */
function refuse(v: View, _seat: Seat, move: Move): Reason {
  const name = move.move
  if (name === 'time-out') return { why: null, say: 'Only the timer can make this move.' }
  if (v.asked === 'place-zombie' && name !== 'place')
    return no('UD-57', `First place the ${nounOf(v.drawn as CardName)}.`)
  if (v.asked === 'use-jasper' && name !== 'use-jasper') return no('UD-80', 'First decide whether to use Jasper.')
  if (name === 'place') return refusePlace(v, move.at)
  if (name === 'use-jasper')
    return no('UD-80', 'Jasper can be used only when a zombie with a plus is placed at his entrance.')
  if (name === 'treat') return no('UD-22', 'The bite pile is empty: there is nothing to treat.')
  if (name === 'advance') return no('UD-14', 'Take at least one action before you stop. Passing is an action.')
  if (name === 'barricade' || name === 'shoot' || name === 'jasper') return refuseAimed(v, name, move.at)
  return no('UD-D1', `"${name}" is not possible now.`)
}

const NO_SUCH_ENTRANCE =
  'There is no such entrance. The entrances are 0 (front door), 1 (left window), 2 (right window) and 3 (back door).'

function refuseAimed(v: View, name: 'barricade' | 'shoot' | 'jasper', at: Entrance): Reason {
  const door: DoorView | undefined = v.doors[at]
  if (!door) return no('UD-01', NO_SUCH_ENTRANCE)
  if (door.breachedBy) return no('UD-24', `The ${entranceTitle(at)} is breached: no action can be aimed at it.`)
  if (name === 'barricade') return no('UD-17', 'The supply is empty: you have no barricade to put up.')
  if (name === 'shoot') {
    if (v.ammo === 0) return no('UD-20', 'You have no shells left.')
    return no('UD-18', `There is no zombie at the ${entranceTitle(at)} to shoot.`)
  }
  if (v.jasper === 'dead') return no('UD-84', 'Jasper is dead.')
  return no('UD-21', `Jasper is already at the ${entranceTitle(at)}.`)
}

function refusePlace(v: View, at: Entrance | 'bite-pile'): Reason {
  if (v.asked !== 'place-zombie') return no('UD-57', 'There is no zombie to place now.')
  if (at === 'bite-pile')
    return no(
      'UD-58',
      `The bite pile holds ${quantity(v.bitePile, 'card')}. You can add a zombie only while it holds fewer than ${BITE_LIMIT}.`,
    )
  if (v.doors[at]?.breachedBy)
    return no('UD-50', `The ${entranceTitle(at)} is breached: no zombie can be placed there.`)
  if (v.closed === at) return no('UD-81', `Jasper has closed the ${entranceTitle(at)} until this zombie turn ends.`)
  return no('UD-01', NO_SUCH_ENTRANCE)
}

/** Moves that a player might try at this moment and that are not legal. */
function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  const tempting: Move[] = []
  if (v.asked === 'choose-action') {
    for (const at of ENTRANCES) {
      const door = v.doors[at]
      if (v.supply === 0 || door.breachedBy) tempting.push({ move: 'barricade', at })
      if (v.ammo === 0 || door.breachedBy || door.zombies.length === 0) tempting.push({ move: 'shoot', at })
      if (v.jasper === 'dead' || v.jasper === at || door.breachedBy) tempting.push({ move: 'jasper', at })
    }
    if (v.bitePile === 0) tempting.push({ move: 'treat' })
    if (v.time === v.zombieTime) tempting.push({ move: 'advance' })
  } else if (v.asked === 'place-zombie') {
    const open = ENTRANCES.filter(at => !v.doors[at].breachedBy)
    // UD-R15 The closed entrance opens if there is no other place for the zombie.
    const reopened = open.length === 1 && v.bitePile >= BITE_LIMIT
    for (const at of ENTRANCES)
      if (v.doors[at].breachedBy || (v.closed === at && !reopened)) tempting.push({ move: 'place', at })
    if (v.bitePile >= BITE_LIMIT) tempting.push({ move: 'place', at: 'bite-pile' })
  }
  return tempting.map(move => ({ move, reason: refuse(v, seat, move) }))
}

function board(v: View): { title: string; text: Phrase }[] {
  return [
    { title: 'Night', text: say`${clockTime(v.time, v.night)}, space ${v.time} of ${v.night}. ${stepsToCome(v)}` },
    ...ENTRANCES.map(at => ({ title: `E${at} ${entranceTitle(at)}`, text: describeDoor(v, at) })),
    { title: 'You', text: say`${quantity(v.ammo, 'shell')}, ${quantity(v.supply, 'barricade')} in the supply.` },
    {
      title: 'Jasper',
      text: say`${v.jasper === 'rug' ? 'On the rug.' : v.jasper === 'dead' ? 'Dead.' : `At the ${entranceTitle(v.jasper)}.`}`,
    },
    {
      title: 'Rebecca',
      text: say`${v.rebecca === null ? 'Bitten, but alive.' : `Turned. Zombie Rebecca is at the ${entranceTitle(v.rebecca)}.`}`,
    },
    {
      title: v.rebecca === null ? "Rebecca's bite" : 'Your own bite',
      text: say`${quantity(v.bitePile, 'card')} in the bite pile. You can add a zombie while it holds fewer than ${BITE_LIMIT}.`,
    },
    {
      title: 'Cards',
      text: v.discardTop
        ? say`${quantity(v.deck, 'card')} in the deck, ${v.discard} in the discard pile with a ${card(v.discardTop)} on top.`
        : say`${quantity(v.deck, 'card')} in the deck, none in the discard pile.`,
    },
    ...(v.memory
      ? Object.entries(v.memory).map(([pile, kinds]) => ({ title: `Memory: ${PILES[pile]}`, text: listCounts(kinds) }))
      : []),
  ]
}

const PILES: Readonly<Record<string, string>> = { deck: 'deck', discard: 'discard pile', bitePile: 'bite pile' }

function listCounts(kinds: Readonly<Record<CardName, number>>): Phrase {
  const parts = Object.entries(kinds).flatMap(([name, count], i) => [`${i ? ', ' : ''}${count}× `, card(name)])
  return parts.length ? parts : say`Empty.`
}

function stepsToCome(v: View): string {
  const count = v.time - v.zombieTime
  return count === 0 ? 'The zombies have caught up.' : `The zombies get ${quantity(count, 'card step')}.`
}

function describeDoor(v: View, at: Entrance): Phrase {
  const door = v.doors[at]
  if (door.breachedBy) return say`Breached by a ${card(door.breachedBy)}.`
  const tokens = `${v.jasper === at ? ' Jasper is here.' : ''}${v.closed === at ? ' Closed by Jasper.' : ''}${v.rebecca === at ? ' Zombie Rebecca is here.' : ''}`
  if (door.zombies.length === 0) return say`${quantity(door.barricades, 'barricade')}, no zombies.${tokens}`
  const zombies = [...door.zombies]
    .reverse()
    .flatMap(
      ({ card: name, attacking, wouldAttack }, i): Phrase => [
        i ? ', ' : '',
        card(name),
        attacking ? ' (attacking)' : wouldAttack ? ' (attacks if you stop now)' : '',
      ],
    )
  return say`${quantity(door.barricades, 'barricade')}; from the top: ${zombies}.${tokens}`
}

export const words: Words<View, Move, Event> = {
  event: e => (events[e.event] as (event: Event) => Phrase)(e),
  move: labelOf,
  decision: questionOf,
  outcome: (o: Outcome) => say`${ENDINGS[o.id]}`,
  refuse,
  barred,
  board,
}
