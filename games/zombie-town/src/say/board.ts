import { type Phrase, say } from '@holdout/engine'
import { does, form, listed, player, quantity, titleOfSeat, yours } from '@holdout/words'
import type { BuildingView, GunView, PawnView, PlayerView, SurvivorView, View } from '../view/types.ts'
import { aCard, card, combat, Place, piece, place, turnOf, within, worthOf } from './parts.ts'

/** The whole table as text, for screen readers and plain terminals. */
export function board(v: View): { title: string; text: Phrase }[] {
  return [
    { title: 'Day', text: dayOf(v) },
    ...v.players.map(other => ({ title: titleOfSeat(other.seat), text: describePlayer(v, other) })),
    ...v.buildings.map(building => ({ title: Place(building.at).text, text: describeBuilding(v, building) })),
    { title: 'Zombies', text: zombiesOf(v) },
    { title: 'Cemetery', text: say`${quantity(v.cemetery, 'zombie')} left.` },
    { title: 'Discard pile', text: v.discard.length === 0 ? say`Empty.` : say`${counted(v.discard)}.` },
    {
      title: 'Combat cards',
      text: say`${quantity(v.combatDeck, 'card')} in the deck; used: ${v.combatUsed.length ? combat([...v.combatUsed].sort().join(' '), ', ') : 'none'}.`,
    },
  ]
}

function dayOf(v: View): Phrase {
  const day = say`Day ${v.day} of ${v.lastDay}`
  if (v.asked === null) return say`${day}; the game is over.`
  if (v.asked.step === 'home') return say`${day}; home bases are being chosen.`
  if (v.asked.step === 'keep') return say`${day}; players choose which cards to keep.`
  const turn = say`${day}; ${does(v.keeper, 'is', 'are')} the timekeeper. It is ${turnOf(v.active)}`
  if (v.asked.step === 'zombie-move') return say`${turn}: ${quantity(v.asked.left ?? 0, 'zombie move')} left.`
  return say`${turn}: ${quantity(v.actions, 'action')} and ${quantity(v.walks, 'free movement')} left.`
}

function gun({ card: id, bullets }: GunView): Phrase {
  return bullets === 0 ? say`${card(id)}, empty` : say`${card(id)} with ${quantity(bullets, 'bullet')}`
}

function survivor({ gun: weapon, doomed }: SurvivorView): Phrase {
  return say`${weapon ? gun(weapon) : 'unarmed'}${doomed ? ', doomed' : ''}`
}

function withSurvivors(list: readonly SurvivorView[]): Phrase {
  return say`${quantity(list.length, 'survivor')} (${listed(list.map(survivor))})`
}

/** Cards by name with value or bullets; equal cards are counted together. */
export function counted(cards: readonly string[]): Phrase {
  const ids = [...new Set(cards)].sort()
  return listed(
    ids.map((id): Phrase => {
      const count = cards.filter(other => other === id).length
      return say`${count === 1 ? aCard(id) : say`${count}× ${card(id)}`}${worthOf(id)}`
    }),
  )
}

function describePawn({ pawn, at, health, guns, carried }: PawnView): Phrase {
  if (at === null) return say`The ${pawn} pawn is not on the board.`
  const armed: Phrase = guns.length ? listed(guns.map(gun)) : ['no gun']
  const along: Phrase = carried.length ? say`; carries ${withSurvivors(carried)}` : []
  return say`The ${pawn} pawn is ${within(at)}, health ${health}, ${armed}${along}.`
}

function describePlayer(
  v: View,
  { seat, hand, handCount, dealt, dealtCount, kills, alive, owned, score }: PlayerView,
): Phrase {
  if (!alive) return say`${does(seat, 'is', 'are')} dead.`
  const cards =
    handCount + dealtCount === 0
      ? say`no cards in hand`
      : hand === null
        ? say`${quantity(handCount + dealtCount, 'card')} in hand`
        : dealt?.length
          ? say`kept ${hand.length ? counted(hand) : 'nothing yet'}, dealt ${counted(dealt)}`
          : say`in hand ${counted(hand)}`
  const pawns = v.pawns.filter(pawn => pawn.seat === seat).flatMap(pawn => [' ', ...describePawn(pawn)])
  return say`${player(seat)}${seat === v.who ? form(seat, ' (you)', '') : ''}: ${quantity(score.total, 'point')} (${quantity(kills, 'kill')}, ${quantity(owned, 'building')}), ${cards}.${pawns}`
}

function describeBuilding(v: View, b: BuildingView): Phrase {
  const parts: Phrase[] = []
  if (b.house !== null)
    parts.push(
      say`${card(b.house)}, ${b.house === 'house-normal' ? 'no ability' : `${quantity(b.counter, 'use')} left`}, worth ${quantity(b.counter, 'point')}`,
    )
  parts.push(
    b.owner === null
      ? say`no owner`
      : b.home
        ? say`home base of ${yours(b.owner)}`
        : say`claimed by ${player(b.owner)}`,
  )
  if (b.wallCount === 0) parts.push(say`no barricades`)
  else if (b.walls === null) parts.push(say`${quantity(b.wallCount, 'barricade')}`)
  else
    parts.push(
      say`${quantity(b.wallCount, 'barricade')} of value ${b.walls.map(({ value, trap }) => `${value}${trap ? ` (trap ${trap})` : ''}`).join(' + ')}`,
    )
  if (b.pressed > 0) parts.push(say`${quantity(b.pressed, 'zombie')} adjacent`)
  const inside = v.zombies.find(({ at }) => at === b.at)
  if (inside) parts.push(say`${quantity(inside.count, 'zombie')} inside`)
  if (b.survivors.length > 0) parts.push(say`${withSurvivors(b.survivors)} placed`)
  const pawns = v.pawns.filter(({ at }) => at === b.at)
  if (pawns.length > 0) parts.push(say`${listed(pawns.map(({ pawn }) => piece(pawn)))} inside`)
  parts.push(say`${quantity(b.pile, 'unexplored card')}`)
  for (const { seat, count, cards } of b.stored)
    parts.push(
      cards === null
        ? say`${quantity(count, 'card')} stored by ${player(seat)}`
        : say`stored by ${player(seat)}: ${counted(cards)}`,
    )
  for (const { seat } of b.fireworks) parts.push(say`fireworks of ${yours(seat)}`)
  return say`${parts.flatMap((part, i) => [i === 0 ? '' : '; ', ...part])}.`
}

function zombiesOf(v: View): Phrase {
  if (v.zombies.length === 0) return say`None on the board.`
  const parts = v.zombies.map(({ at, count, moved }): Phrase => {
    const some =
      moved === 0 || v.asked?.step !== 'zombie-move' ? '' : moved === count ? ' (moved)' : ` (${moved} moved)`
    return say`${place(at)}${count > 1 ? ` ${count}` : ''}${some}`
  })
  return say`${parts.flatMap((part, i) => [i === 0 ? '' : ', ', ...part])}.`
}
