import type { Preview } from '@holdout/host'
import {
  type CardName,
  type Colour,
  cardNamed,
  type Entrance,
  type Event,
  entranceTitle,
  type Move,
  type View,
} from '@holdout/until-dawn/table'
import { type Attack, attackIn } from './foreseen.ts'
import { bandTitle, listed, many, planks } from './words.ts'

/** What will come of a move: what it does, then what the attack would do if you stopped right after it. */
export function consequence(preview: Preview, move: Move, view: View): string | null {
  const events = eventsOf(preview.told)
  if (events.length === 0 && preview.certain) return null
  if (move.move === 'advance')
    return `If you stop now, ${clauses(attackIn(events), view)}. Then ${draws(view.time - view.zombieTime)}.`
  const next = preview.next && attackIn(eventsOf(preview.next))
  const own = ownWords(move, events, view, next)
  if (own === null) return null
  // The last action of the night lets the zombies come at once.
  if (events.some(({ event }) => event === 'zombie-turn-began'))
    return `${own} Then the zombies come: ${clauses(attackIn(events), view)}.`
  if (next === null || move.move === 'jasper') return own
  return `${own} If you stop then, ${clauses(next, view)}.`
}

function eventsOf(told: Preview['told']): Event[] {
  return told.map(({ event }) => event as Event)
}

function ownWords(move: Move, events: readonly Event[], view: View, next: Attack | null): string | null {
  switch (move.move) {
    case 'barricade': {
      const there = `${the(move.at)} then has ${planks(view.doors[move.at].barricades + 1)}.`
      const holds = !next?.falls.some(({ at }) => at === move.at)
      return view.rebecca === move.at && holds ? `${capital(there)} ${REBECCA_AND_PLANKS}` : capital(there)
    }
    case 'shoot': {
      const shot = events.find(event => event.event === 'shot')
      const runner = events.find(event => event.event === 'displaced')
      if (!shot) return null
      const gone = `The ${bandTitle(shot.card)} is gone.`
      if (!runner) return gone
      const still = runner.attacking ? ', still attacking' : ''
      return `${gone} The ${bandTitle(runner.card)} behind it runs to ${the(runner.to)}${still}.`
    }
    case 'jasper':
      return `Jasper can cancel the plus of a zombie placed at ${the(move.at)}. A Movement card kills him if a zombie is there.`
    case 'treat':
      return `One random card leaves the bite pile; ${view.bitePile - 1} ${view.bitePile === 2 ? 'remains' : 'remain'}.`
    case 'pass':
      return 'Nothing happens, but the zombies draw 1 more card.'
    case 'place':
      return placeWords(move.at, view)
    case 'use-jasper':
      return move.use
        ? 'The plus is canceled, and no more cards can be placed here until the zombies are done.'
        : 'Jasper stays ready, and another card is drawn.'
    default:
      return null
  }
}

/** UD-27, UD-28 Whether the card completes a set, and UD-75 to UD-77 what Zombie Rebecca adds to it. */
function placeWords(at: Entrance | 'bite-pile', view: View): string | null {
  if (view.drawn === null) return null
  const { colour, plus } = cardNamed(view.drawn)
  const guarded = at === view.jasper ? ' Jasper can cancel its plus.' : ' Its plus draws another card.'
  const next = plus ? guarded : ''
  if (at === 'bite-pile')
    return `The bite pile grows to ${many(view.bitePile + 1, 'card')}.${plus ? ' Its plus draws another card.' : ''}`
  if (colour === null) return null
  const stack = [...view.doors[at].zombies.map(({ card }) => cardNamed(card).colour), colour]
  const same = stack.filter(other => other === colour).length
  const set =
    new Set(stack).size === 3
      ? `All three colors at ${the(at)}: all ${stack.length} zombies there will attack.`
      : same >= 3
        ? `${same} ${bandTitle(view.drawn)}s at ${the(at)}: every ${bandTitle(view.drawn)} at every entrance will attack.`
        : `No set at ${the(at)}: it waits there on top.`
  return `${set}${view.rebecca === at ? ` ${REBECCA_AND[colour]}` : ''}${next}`
}

const REBECCA_AND_PLANKS = 'Zombie Rebecca is there: the planks must outnumber the Sneakers.'

/** What Zombie Rebecca changes at her entrance, for each color of zombie. */
const REBECCA_AND: Readonly<Record<Colour, string>> = {
  red: 'Zombie Rebecca is there: with no plank a Scratcher breaks in.',
  blue: REBECCA_AND_PLANKS,
  green: 'Zombie Rebecca is there: a howl draws 3 cards instead of 2.',
}

/** The known results of an attack as part of a sentence. */
function clauses({ falls, losses, runs, howls, overrun, isOn, isOver }: Attack, view: View): string {
  const lost = [...losses].filter(([at]) => !falls.some(fall => fall.at === at))
  const parts = [
    ...falls.map(({ at, by }) => `${the(at)} falls${becauseOfRebecca(at, by, view)}`),
    ...lost.map(([at, count]) => `${the(at)} loses ${many(count, 'plank')}`),
    ...runs.map(({ cards, to }) => `${walkers(cards)} to ${the(to)}`),
    ...howls.map(({ at, draws: count }) => `a howl at ${the(at)} brings ${count} unknown cards`),
  ]
  if (overrun) return 'the last entrance falls and the cabin is overrun'
  if (parts.length > 0) return listed(parts)
  if (!isOver) return 'the attack depends on hidden cards'
  return isOn ? 'every entrance holds' : 'no zombie attacks'
}

/** UD-75, UD-77 A Scratcher breaks in only beside her; so do Sneakers that are no more than the planks. */
function becauseOfRebecca(at: Entrance, by: CardName, { rebecca, doors }: View): string {
  if (rebecca !== at) return ''
  const { colour } = cardNamed(by)
  return colour === 'red' || (colour === 'blue' && doors[at].barricades > 0) ? ' (Zombie Rebecca is there)' : ''
}

function walkers(cards: readonly CardName[]): string {
  return cards.length === 1 ? `the ${bandTitle(cards[0])} moves on` : `${cards.length} zombies move on`
}

function draws(count: number): string {
  return count === 1 ? '1 card is drawn' : `${count} cards are drawn`
}

function the(at: Entrance): string {
  return `the ${entranceTitle(at)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
