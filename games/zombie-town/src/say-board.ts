import { type Phrase, type Ref, say } from '@holdout/engine'
import { card, listed, many, Place, piece, place, player, worthOf } from './parts.ts'
import type { BuildingView, GunView, PawnView, PlayerView, SurvivorView, View } from './view.ts'

/** The table in sentences, complete enough to play by ear. */
export function board(v: View): { title: string; text: Phrase }[] {
  return [
    { title: 'Day', text: dayOf(v) },
    ...v.players.map(other => ({ title: `Player ${other.seat.slice(1)}`, text: describePlayer(v, other) })),
    ...v.buildings.map(building => ({ title: Place(building.at).text, text: describeBuilding(v, building) })),
    { title: 'Zombies', text: zombiesOf(v) },
    { title: 'Cemetery', text: say`${many(v.cemetery, 'zombie')} still in the ground.` },
    { title: 'Discard pile', text: v.discard.length === 0 ? say`Empty.` : say`${counted(v.discard)}.` },
    {
      title: 'Combat cards',
      text: say`${v.combatDeck} in the deck${v.combatUsed.length ? `; used: ${[...v.combatUsed].sort().join(' ')}` : ''}.`,
    },
  ]
}

function dayOf(v: View): Phrase {
  const day = say`Day ${v.day} of ${v.lastDay}`
  if (v.asked === null) return say`${day}; the game is over.`
  if (v.asked.step === 'home') return say`${day}; home bases are being chosen.`
  if (v.asked.step === 'keep') return say`${day}; everybody chooses which cards to keep.`
  const turn = say`${day}; ${player(v.keeper)} keeps the time. ${player(v.active)} is on turn`
  if (v.asked.step === 'zombie-move') return say`${turn} and has ${many(v.asked.left ?? 0, 'zombie move')} to go.`
  return say`${turn} with ${many(v.actions, 'action')} and ${many(v.walks, 'free movement')}.`
}

function gun({ card: id, bullets }: GunView): Phrase {
  return bullets === 0 ? say`${card(id)}, empty` : say`${card(id)} with ${many(bullets, 'bullet')}`
}

function survivor({ id, gun: weapon, doomed }: SurvivorView): Phrase {
  return say`${Number(id.slice(1)) + 1}${weapon ? say` (${gun(weapon)})` : ''}${doomed ? ' (doomed)' : ''}`
}

function withSurvivors(list: readonly SurvivorView[]): Phrase {
  return say`${list.length === 1 ? 'survivor' : 'survivors'} ${listed(list.map(survivor))}`
}

/** Cards by their names, those alike together, each with what it is worth. */
export function counted(cards: readonly string[]): Phrase {
  const ids = [...new Set(cards)].sort()
  return listed(
    ids.map((id): Phrase => {
      const count = cards.filter(other => other === id).length
      return say`${count === 1 ? '' : `${count} `}${card(id)}${worthOf(id)}`
    }),
  )
}

function describePawn({ pawn, at, health, guns, carried }: PawnView): Phrase {
  if (at === null) return say`The ${pawn} pawn is not on the board.`
  const armed: Phrase = guns.length ? listed(guns.map(gun)) : ['no gun']
  const along: Phrase = carried.length ? say`; with ${withSurvivors(carried)}` : []
  return say`The ${pawn} pawn is at ${place(at)}, health ${health}, ${armed}${along}.`
}

function describePlayer(
  v: View,
  { seat, hand, handCount, dealt, dealtCount, kills, alive, owned, score }: PlayerView,
): Phrase {
  const who: Ref = player(seat)
  if (!alive) return say`${who} is dead.`
  const cards =
    handCount + dealtCount === 0
      ? say`no cards in hand`
      : hand === null
        ? say`${many(handCount + dealtCount, 'card')} in hand`
        : dealt?.length
          ? say`keeps ${hand.length ? counted(hand) : 'nothing yet'}, dealt ${counted(dealt)}`
          : say`in hand ${counted(hand)}`
  const pawns = v.pawns.filter(pawn => pawn.seat === seat).flatMap(pawn => [' ', ...describePawn(pawn)])
  return say`${who}${seat === v.who ? ' (you)' : ''}: ${many(score.total, 'point')} (${many(kills, 'kill')}, ${many(owned, 'building')}), ${cards}.${pawns}`
}

function describeBuilding(v: View, b: BuildingView): Phrase {
  const parts: Phrase[] = []
  if (b.house !== null) parts.push(say`${card(b.house)} at ${b.counter}`)
  parts.push(b.owner === null ? say`nobody's` : say`${b.home ? 'home base of' : 'claimed by'} ${player(b.owner)}`)
  if (b.wallCount === 0) parts.push(say`no walls`)
  else if (b.walls === null) parts.push(say`${many(b.wallCount, 'wall')}`)
  else
    parts.push(
      say`${many(b.wallCount, 'wall')} of ${b.walls.map(({ value, trap }) => `${value}${trap ? ` (trap ${trap})` : ''}`).join(' + ')}`,
    )
  if (b.pressed > 0) parts.push(say`${many(b.pressed, 'zombie')} beside it`)
  const inside = v.zombies.find(({ at }) => at === b.at)
  if (inside) parts.push(say`${many(inside.count, 'zombie')} inside`)
  if (b.survivors.length > 0) parts.push(withSurvivors(b.survivors))
  const pawns = v.pawns.filter(({ at }) => at === b.at)
  if (pawns.length > 0) parts.push(say`${listed(pawns.map(({ pawn }) => piece(pawn)))} inside`)
  parts.push(say`${many(b.pile, 'unexplored card')}`)
  for (const { seat, count, cards } of b.stored)
    parts.push(
      cards === null ? say`${count} stored by ${player(seat)}` : say`stored by ${player(seat)}: ${counted(cards)}`,
    )
  for (const { seat } of b.fireworks) parts.push(say`fireworks of ${player(seat)}`)
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
