import {
  type Decision,
  type Outcome,
  type Phrase,
  type Reason,
  type Ref,
  type Seat,
  say,
  type Words,
} from '@holdout/engine'
import { type CardName, cardNamed } from './data/load.ts'
import text from './data/text.en.json' with { type: 'json' }
import type { DoorView } from './door-view.ts'
import type { Event } from './events.ts'
import { BITE_LIMIT, type Entrance, FRONT_DOOR, type Move } from './state.ts'
import type { View } from './view.ts'

const titles = text.cards as Record<string, { title: string; text: string }>

/** The title and text that a kind of card shows; bites share one, and so do cards with and without plus. */
export function textOfCard(name: CardName): { title: string; text: string } {
  const card = cardNamed(name)
  const key = card.kind === 'bite' ? 'bite' : name.replace(/-plus$/, '')
  const { title, text: effect } = titles[key]
  const full = card.kind === 'bite' ? `${title}, ${card.colour}` : title
  return { title: card.plus ? `${full} with a plus` : full, text: card.plus ? `${effect} ${text.plus}` : effect }
}

function card(name: CardName): Ref {
  return { kind: 'card', id: name, text: textOfCard(name).title }
}

function cards(names: readonly CardName[]): Phrase {
  return names.flatMap((name, i) => [i === 0 ? '' : i === names.length - 1 ? ' and ' : ', ', card(name)])
}

export function entranceTitle(at: Entrance): string {
  return text.entrances[at]
}

function place(at: Entrance): Ref {
  return { kind: 'place', id: `E${at}`, text: `the ${entranceTitle(at)}` }
}

const JASPER: Ref = { kind: 'piece', id: 'jasper', text: 'Jasper' }
const REBECCA: Ref = { kind: 'piece', id: 'rebecca', text: 'Zombie Rebecca' }

function many(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`
}

function capital([first, ...rest]: Phrase): Phrase {
  if (typeof first === 'string') return [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest]
}

/** One function for each thing that can happen. */
const events: { [K in Event['event']]: (e: Extract<Event, { event: K }>) => Phrase } = {
  'time-out': () => say`Time ran out.`,
  'turn-began': e => say`Your turn. It is ${clockTime(e.time, e.night)}.`,
  barricaded: e => say`You nail a barricade to ${place(e.at)}; ${e.supply} left in the supply.`,
  shot: e => say`You shoot a ${card(e.card)} at ${place(e.at)}; ${many(e.ammo, 'shell')} left.`,
  displaced: e => say`The ${card(e.card)} behind it runs to ${place(e.to)}${e.attacking ? ', still attacking' : ''}.`,
  'jasper-sent': e => say`You send ${JASPER} to guard ${place(e.at)}.`,
  treated: e => say`You treat the bite: a ${card(e.card)} leaves the bite pile.`,
  passed: () => say`You wait, and listen.`,
  'zombie-turn-began': e => say`The zombies come: one attack, then ${many(e.steps, 'card step')}.`,
  'set-found': e =>
    e.set === 'three-colours'
      ? say`All three colors at ${place(e.at)}: every zombie there attacks.`
      : say`Three of a kind at ${place(e.at)}: every ${SORTS[e.set]} attacks, at every entrance.`,
  turned: e => say`At ${place(e.at)} ${cards(e.cards)} ${e.cards.length === 1 ? 'turns' : 'turn'} to attack.`,
  scratched: e => say`A ${card(e.card)} tears a barricade off ${place(e.at)} and is spent; ${e.barricades} left there.`,
  wandered: e =>
    e.from === e.to
      ? say`A ${card(e.card)} finds nothing to tear down and circles back to ${place(e.to)}.`
      : say`A ${card(e.card)} finds nothing to tear down at ${place(e.from)} and moves on to ${place(e.to)}, still attacking.`,
  'sneakers-held': e =>
    say`${many(e.count, 'Sneaker')} at ${place(e.at)} ${e.count === 1 ? 'is' : 'are'} held; that costs one barricade, ${e.barricades} left.`,
  'sneakers-swept': e => say`${cards(e.cards)} ${e.cards.length === 1 ? 'is' : 'are'} discarded.`,
  breached: e =>
    say`Breach! A ${card(e.by)} breaks through ${place(e.at)}${e.barricades ? `; ${many(e.barricades, 'barricade')} ${e.barricades === 1 ? 'falls' : 'fall'}` : ''}.`,
  pushed: e =>
    e.cards.length === 1
      ? say`The other zombie moves on to ${place(e.to)} and goes underneath${e.attacking ? ', attacking' : ''}: ${cards(e.cards)}.`
      : say`The others move on to ${place(e.to)} and go underneath${e.attacking ? ', attacking' : ''}: ${cards(e.cards)}.`,
  'swept-away': e => say`${cards(e.cards)} ${e.cards.length === 1 ? 'pours' : 'pour'} in behind.`,
  howled: e => say`A ${card(e.card)} howls at ${place(e.at)} and is spent: ${e.draws} cards are drawn.`,
  'howl-drew': e =>
    e.to === 'stack'
      ? say`The howl brings a ${card(e.card)} to ${place(e.at)}, at the very bottom, attacking.`
      : say`The howl brings a ${card(e.card)}: it goes to the ${e.to === 'bite-pile' ? 'bite pile' : 'discard pile'} without effect.`,
  'step-began': e => say`Card step: the zombie marker moves to space ${e.zombieTime} of ${e.time}.`,
  drew: e => say`${capital([card(e.card)])} is drawn.`,
  'no-card': () => say`There is no card left to draw.`,
  reshuffled: e => say`The discard pile is shuffled into a new deck of ${many(e.count, 'card')}.`,
  placed: e => say`The ${card(e.card)} goes to ${place(e.at)}, on top.`,
  'put-into-bite-pile': e => say`The ${card(e.card)} goes into the bite pile, which now holds ${e.count}.`,
  'jasper-used': e =>
    say`${JASPER} throws himself at the ${card(e.card)}: its plus is gone, and ${place(e.at)} is closed until the zombies are done.`,
  'jasper-killed': e => say`${JASPER} is caught among the zombies at ${place(e.at)} and dies.`,
  'jasper-returned': () => say`${JASPER} comes back to the rug.`,
  moved: e =>
    e.from === e.to
      ? say`The ${card(e.card)} at ${place(e.to)} has nowhere to go; it attacks.`
      : say`The ${card(e.card)} moves from ${place(e.from)} to ${place(e.to)} and attacks.`,
  'rebecca-moved': e => say`${REBECCA} walks from ${place(e.from)} to ${place(e.to)}.`,
  'bite-tested': e =>
    e.same
      ? say`${capital([card(e.bite)])}: the bite pile shows a ${card(e.revealed)}. The colors match.`
      : say`${capital([card(e.bite)])}: the bite pile shows a ${card(e.revealed)}. No match; it goes back.`,
  'bite-joined': e => say`The ${card(e.bite)} joins the bite pile, which now holds ${e.count}.`,
  'bite-discarded': e => say`The bite pile is empty: the ${card(e.bite)} is discarded.`,
  'rebecca-turned': e =>
    say`Rebecca turns and tears out through ${place(FRONT_DOOR)}${e.barricades ? `, taking ${many(e.barricades, 'barricade')} with her` : ''}. The bite pile is discarded.`,
  'john-turned': () => say`The bite has reached your own blood. You turn.`,
  'final-assault-began': e =>
    say`The final assault: ${e.cards === 0 ? 'no zombie is left to attack' : `${many(e.cards, 'zombie')} ${e.cards === 1 ? 'attacks' : 'attack'}`}, in two rounds.`,
  overrun: () => say`The last entrance is gone. The cabin is overrun.`,
  survived: e => say`The sun is up. ${ENDINGS[e.ending]}`,
  conceded: () => say`You give up the cabin.`,
}

const SORTS = { red: 'Scratcher', blue: 'Sneaker', green: 'Screamer' } as const

const ENDINGS: Readonly<Record<string, string>> = {
  perfect: 'A perfect night: you, Rebecca and Jasper have all made it.',
  'rebecca-only': 'You and Rebecca have made it; Jasper has not.',
  'jasper-only': 'You and Jasper have made it; Rebecca has turned.',
  alone: 'You have made it, alone.',
  overrun: 'Overrun: all four entrances were breached.',
  bitten: 'Bitten: Rebecca had turned, and then you did.',
  conceded: 'You gave up.',
}

/** The cosmetic clock: each space is half an hour, and the last one of the night, however long, is at 07:00. */
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
      return move.at === 'bite-pile' ? say`Put it into the bite pile` : say`Place it at ${place(move.at)}`
    case 'use-jasper':
      return move.use
        ? say`Use ${JASPER}: no further card now, but this entrance closes`
        : say`Hold ${JASPER} back and draw another card`
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
      return say`What next? After their attack the zombies get ${many(owed, 'card step')}.`
    }
    case 'place-zombie':
      return say`Where does the ${card(v.drawn as CardName)} go?`
    case 'use-jasper':
      return say`${JASPER} is there. Use him against the ${card(v.drawn as CardName)}?`
    default:
      return say`You may give up.`
  }
}

const no = (why: string, reason: string): Reason => ({ why, say: reason })

/** Why a move is not to be had now; from what the player sees. */
function refuse(v: View, _seat: Seat, move: Move): Reason {
  const name = move.move
  if (v.asked === 'place-zombie' && name !== 'place')
    return no('UD-57', `First the ${textOfCard(v.drawn as CardName).title} must be placed.`)
  if (v.asked === 'use-jasper' && name !== 'use-jasper') return no('UD-80', 'First say whether Jasper is used.')
  if (name === 'place') return refusePlace(v, move.at)
  if (name === 'use-jasper')
    return no('UD-80', 'Jasper can be used only when a zombie with a plus is placed where he stands.')
  if (name === 'treat') return no('UD-22', 'The bite pile is empty: there is nothing to treat.')
  if (name === 'advance')
    return no('UD-14', 'You must take at least one action before you let the zombies come. Passing is an action.')
  if (name === 'barricade' || name === 'shoot' || name === 'jasper') return refuseAimed(v, name, move.at)
  return no('UD-D1', `"${name}" is not something you can do now.`)
}

const NO_SUCH_ENTRANCE =
  'There is no such entrance; the entrances are 0 (front door), 1 (left window), 2 (right window) and 3 (back door).'

function refuseAimed(v: View, name: 'barricade' | 'shoot' | 'jasper', at: Entrance): Reason {
  const door: DoorView | undefined = v.doors[at]
  if (!door) return no('UD-01', NO_SUCH_ENTRANCE)
  if (door.breachedBy) return no('UD-24', `The ${entranceTitle(at)} is breached; nothing can be done there.`)
  if (name === 'barricade') return no('UD-17', 'All barricades are in use: the supply is empty.')
  if (name === 'shoot') {
    if (v.ammo === 0) return no('UD-20', 'You have no shells left.')
    return no('UD-18', `There is no zombie at the ${entranceTitle(at)} to shoot.`)
  }
  if (v.jasper === 'dead') return no('UD-84', 'Jasper is dead.')
  return no('UD-21', `Jasper is already at the ${entranceTitle(at)}.`)
}

function refusePlace(v: View, at: Entrance | 'bite-pile'): Reason {
  if (v.asked !== 'place-zombie') return no('UD-57', 'There is no card to place now.')
  if (at === 'bite-pile')
    return no('UD-58', `The bite pile holds ${v.bitePile} cards; you may add to it only below ${BITE_LIMIT}.`)
  if (v.doors[at]?.breachedBy) return no('UD-50', `The ${entranceTitle(at)} is breached; no card is placed there.`)
  if (v.closed === at) return no('UD-81', `Jasper has closed the ${entranceTitle(at)} until this zombie turn ends.`)
  return no('UD-01', NO_SUCH_ENTRANCE)
}

const ALL_AT: readonly Entrance[] = [0, 1, 2, 3]

/** What one might well try at this moment and may not. */
function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  const tempting: Move[] = []
  if (v.asked === 'choose-action') {
    for (const at of ALL_AT) {
      const door = v.doors[at]
      if (v.supply === 0 || door.breachedBy) tempting.push({ move: 'barricade', at })
      if (v.ammo === 0 || door.breachedBy || door.zombies.length === 0) tempting.push({ move: 'shoot', at })
      if (v.jasper === 'dead' || v.jasper === at || door.breachedBy) tempting.push({ move: 'jasper', at })
    }
    if (v.bitePile === 0) tempting.push({ move: 'treat' })
    if (v.time === v.zombieTime) tempting.push({ move: 'advance' })
  } else if (v.asked === 'place-zombie') {
    const open = ALL_AT.filter(at => !v.doors[at].breachedBy)
    for (const at of ALL_AT) {
      const lifted = open.length === 1 && v.bitePile >= BITE_LIMIT // UD-R15
      if (v.doors[at].breachedBy || (v.closed === at && !lifted)) tempting.push({ move: 'place', at })
    }
    if (v.bitePile >= BITE_LIMIT) tempting.push({ move: 'place', at: 'bite-pile' })
  }
  return tempting.map(move => ({ move, reason: refuse(v, seat, move) }))
}

function board(v: View): { title: string; text: Phrase }[] {
  return [
    { title: 'Night', text: say`${clockTime(v.time, v.night)}, space ${v.time} of ${v.night}. ${owed(v)}` },
    ...ALL_AT.map(at => ({ title: `E${at} ${entranceTitle(at)}`, text: describeDoor(v, at) })),
    { title: 'You', text: say`${many(v.ammo, 'shell')}, ${many(v.supply, 'barricade')} in the supply.` },
    {
      title: 'Jasper',
      text: say`${v.jasper === 'rug' ? 'On the rug.' : v.jasper === 'dead' ? 'Dead.' : `At the ${entranceTitle(v.jasper)}.`}`,
    },
    {
      title: 'Rebecca',
      text: say`${v.rebecca === null ? 'Bitten, but alive.' : `Turned; she is at the ${entranceTitle(v.rebecca)}.`}`,
    },
    {
      title: v.rebecca === null ? "Rebecca's bite" : 'Your own bite',
      text: say`${many(v.bitePile, 'card')} in the bite pile; you may add to it below ${BITE_LIMIT}.`,
    },
    {
      title: 'Cards',
      text: v.discardTop
        ? say`${v.deck} in the deck, ${v.discard} discarded, ${card(v.discardTop)} on top.`
        : say`${v.deck} in the deck, none discarded.`,
    },
    ...(v.memory
      ? Object.entries(v.memory).map(([pile, kinds]) => ({ title: `Memory: ${PILES[pile]}`, text: listCounts(kinds) }))
      : []),
  ]
}

const PILES: Readonly<Record<string, string>> = { deck: 'deck', discard: 'discard pile', bitePile: 'bite pile' }

function listCounts(kinds: Readonly<Record<CardName, number>>): Phrase {
  const parts = Object.entries(kinds).flatMap(([name, count], i) => [`${i ? ', ' : ''}${count} `, card(name)])
  return parts.length ? parts : say`empty`
}

function owed(v: View): string {
  const count = v.time - v.zombieTime
  return count === 0 ? 'The zombies have caught up.' : `The zombies are owed ${many(count, 'card step')}.`
}

function describeDoor(v: View, at: Entrance): Phrase {
  const door = v.doors[at]
  if (door.breachedBy) return say`Breached by a ${card(door.breachedBy)}.`
  const guests = `${v.jasper === at ? ' Jasper is here.' : ''}${v.closed === at ? ' Closed by Jasper.' : ''}${v.rebecca === at ? ' Zombie Rebecca is here.' : ''}`
  if (door.zombies.length === 0) return say`${many(door.barricades, 'barricade')}, no zombies.${guests}`
  const zombies = [...door.zombies]
    .reverse()
    .flatMap(
      ({ card: name, attacking, wouldAttack }, i): Phrase => [
        i ? ', ' : '',
        card(name),
        attacking ? ' attacking' : wouldAttack ? ' (attacks if you stop now)' : '',
      ],
    )
  return say`${many(door.barricades, 'barricade')}; from the top: ${zombies}.${guests}`
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
