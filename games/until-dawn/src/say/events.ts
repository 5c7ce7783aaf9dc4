import { type Phrase, say } from '@holdout/engine'
import { agree, capitalized, quantity } from '@holdout/words'
import type { Event } from '../events.ts'
import { FRONT_DOOR } from '../state.ts'
import { card, cards, clockTime, JASPER, place, REBECCA } from './parts.ts'

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
  'zombie-turn-began': e => say`The zombies' turn: one attack, then ${quantity(e.steps, 'card')}.`,
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
    say`A ${card(e.by)} breaches ${place(e.at)}${e.barricades ? `; ${quantity(e.barricades, 'barricade')} ${agree(e.barricades, 'falls', 'fall')}` : ''}.`,
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
      ? say`The zombies draw their last card of this turn.`
      : say`The zombies draw a card; ${e.time - e.zombieTime} more to come.`,
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
  'john-turned': () => say`Your own bite matches. You turn.`,
  'final-assault-began': e =>
    e.cards === 0
      ? say`The final assault: no zombies are left to attack.`
      : say`The final assault: ${quantity(e.cards, 'zombie')} ${agree(e.cards, 'attacks', 'attack')}, in two rounds.`,
  overrun: () => say`The last entrance is breached. The cabin is overrun.`,
  survived: e => say`The sun is up. ${ENDINGS[e.ending]}`,
  conceded: () => say`You give up.`,
}

const ZOMBIE_TITLES = { red: 'Scratcher', blue: 'Sneaker', green: 'Screamer' } as const

export const ENDINGS: Readonly<Record<string, string>> = {
  perfect: 'A perfect night: you, Rebecca and Jasper all survived.',
  'rebecca-only': 'You and Rebecca survived. Jasper did not.',
  'jasper-only': 'You and Jasper survived. Rebecca turned.',
  alone: 'You survived, alone.',
  overrun: 'Overrun: all four entrances were breached.',
  bitten: 'Bitten: Rebecca turned, and then you did.',
  conceded: 'You gave up.',
}

export function sayEvent(event: Event): Phrase {
  return (events[event.event] as (e: Event) => Phrase)(event)
}
