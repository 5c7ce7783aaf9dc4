import { type Phrase, say } from '@holdout/engine'
import { quantity } from '@holdout/words'
import type { CardName } from '../data/load.ts'
import { BITE_LIMIT, ENTRANCES, type Entrance } from '../state.ts'
import type { View } from '../view/types.ts'
import { card, clockTime, entranceTitle } from './parts.ts'

/** The whole table as text, for screen readers and plain terminals. */
export function board(v: View): { title: string; text: Phrase }[] {
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
  return parts.length ? [...parts, '.'] : say`Empty.`
}

function stepsToCome(v: View): string {
  const count = v.time - v.zombieTime
  return count === 0 ? 'No cards to come.' : `${quantity(count, 'card')} to come.`
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
