import { type Phrase, say } from '@holdout/engine'
import { does, listed, quantity, titleOfSeat } from '@holdout/words'
import type { PlayerView, View } from '../view/index.ts'
import { type Parts, planned } from './parts.ts'

/** The table in sentences. */
export function boardOf(v: View, p: Parts): { title: string; text: Phrase }[] {
  return [
    { title: 'Night', text: night(v) },
    ...v.players.flatMap(player => describePlayer(v, player, p)),
    {
      title: 'Rubble',
      text: say`${quantity(v.piles[0], 'card')} in pile A, ${v.piles[1]} in pile B, ${v.rubbleDiscard.length} in the discard.`,
    },
    {
      title: 'Horde',
      text: say`${quantity(v.horde, 'card')} in the deck, ${v.hordeDiscard.length} in the discard.`,
    },
    { title: 'Supply', text: say`${quantity(v.barricades, 'barricade')} and ${quantity(v.traps, 'trap')}.` },
    ...(v.note
      ? [{ title: 'Plan', text: say`${v.note.agreed ? 'Accepted' : 'Rejected'}: ${planned(v.note.plan)}.` }]
      : []),
  ]
}

function night(v: View): Phrase {
  const leader = v.leader
    ? say`${does(v.leader, 'is', 'are')} leader.`
    : say`There is no leader yet. ${does(v.actingLeader, 'is', 'are')} acting leader.`
  const wave =
    v.phase === 'search' || v.phase === 'pause'
      ? ` The next wave has ${quantity(v.nextWave, 'card')}, before the die of fate.`
      : ''
  const cycle = v.cycle > 1 ? `, cycle ${v.cycle}` : ''
  const phase =
    v.phase === 'search'
      ? say`search phase, turn ${v.searchTurn ?? 0}`
      : v.phase === 'combat'
        ? say`combat phase${cycle}`
        : v.phase === 'pause'
          ? say`before the search phase`
          : say`setup`
  return say`Round ${v.round} of 10, ${phase}. ${leader}${wave}`
}

function describePlayer(v: View, player: PlayerView, p: Parts): { title: string; text: Phrase }[] {
  const name = titleOfSeat(player.seat)
  if (player.character === null) return [{ title: name, text: say`No character yet.` }]
  const roles: string[] = []
  if (v.leader === player.seat) roles.push('leader')
  if (v.receiver === player.seat) roles.push('receiver')
  if (v.turnOf === player.seat) roles.push('current turn')
  if (player.absent) roles.push('away')
  const things: Phrase[] = []
  if (player.barricades) things.push([quantity(player.barricades, 'barricade')])
  if (player.traps) things.push([quantity(player.traps, 'trap')])
  if (player.trophies.length) things.push([...p.counted(player.trophies), ' kept'])
  if (player.saved) things.push([quantity(player.saved, 'saved Survivor')])
  const line = player.line.length
    ? say` In the area, from the left: ${p.cards(player.line)}.`
    : say` The area is empty.`
  return [
    {
      title: `${name}, ${p.title(player.character)}${roles.length ? ` (${roles.join(', ')})` : ''}`,
      text: say`${player.health - player.damage} of ${player.health} health, ${player.experience} XP${things.length ? say`, ${listed(things)}` : ''}.${line}`,
    },
    {
      title: `${name}, inventory`,
      text: say`${player.slots} of ${quantity(player.limit, 'slot')} used: ${player.bag.length ? p.counted(player.bag) : 'no cards'}.`,
    },
    ...(player.objectives?.length
      ? [{ title: `${name}, objectives`, text: listed(player.objectives.map(card => objective(card, p))) }]
      : []),
  ]
}

function objective(card: NonNullable<PlayerView['objectives']>[number], p: Parts): Phrase {
  const progress = card.progress.map(({ now, needed }) => `${Math.min(now, needed)}/${needed}`).join(', ')
  return [p.card(card.objective), ` (${progress})`]
}
