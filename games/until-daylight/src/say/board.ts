import { type Phrase, type Reason, type Seat, say } from '@holdout/engine'
import type { Move } from '../state.ts'
import type { PlayerView, View } from '../view.ts'
import { counted, listed, many, type Parts, planned } from './parts.ts'
import { refuse } from './refusals.ts'

/** The table in sentences. */
export function boardOf(v: View, p: Parts): { title: string; text: Phrase }[] {
  return [
    { title: 'Night', text: night(v, p) },
    ...v.players.flatMap(player => describePlayer(v, player, p)),
    {
      title: 'Rubble',
      text: say`${many(v.piles[0], 'card')} in pile A, ${v.piles[1]} in pile B, ${v.rubbleDiscard.length} discarded.`,
    },
    { title: 'Horde', text: say`${many(v.horde, 'card')} in the deck, ${v.hordeDiscard.length} discarded.` },
    { title: 'Supply', text: say`${many(v.barricades, 'barricade')} and ${many(v.traps, 'trap')}.` },
    ...(v.note
      ? [{ title: 'Plan', text: say`${v.note.agreed ? 'Agreed' : 'Dropped'}: ${planned(v.note.plan, p)}.` }]
      : []),
  ]
}

function night(v: View, p: Parts): Phrase {
  const leader = v.leader ? say`${p.seat(v.leader)} leads` : say`nobody leads yet; ${p.seat(v.actingLeader)} stands in`
  const wave =
    v.phase === 'search' || v.phase === 'pause'
      ? ` The next wave will be ${many(v.nextWave, 'card')}, give or take one.`
      : ''
  const cycle = v.cycle > 1 ? `, cycle ${v.cycle}` : ''
  const where =
    v.phase === 'search'
      ? say`search, turn ${v.searchTurn ?? 0}`
      : v.phase === 'combat'
        ? say`combat${cycle}`
        : v.phase === 'pause'
          ? say`before the search`
          : say`set-up`
  return say`Round ${v.round} of 10, ${where}; ${leader}.${wave}`
}

function describePlayer(v: View, player: PlayerView, p: Parts): { title: string; text: Phrase }[] {
  const name = `Player ${player.seat.slice(1)}`
  if (player.character === null) return [{ title: name, text: say`No character yet.` }]
  const marks: string[] = []
  if (v.leader === player.seat) marks.push('leader')
  if (v.receiver === player.seat) marks.push('receiver')
  if (v.turnOf === player.seat) marks.push('in turn')
  if (player.absent) marks.push('away')
  const things: Phrase[] = []
  if (player.barricades) things.push([many(player.barricades, 'barricade')])
  if (player.traps) things.push([many(player.traps, 'trap')])
  if (player.trophies.length) things.push([...counted(p, player.trophies), ' kept'])
  if (player.saved) things.push([`${many(player.saved, 'Survivor')} saved`])
  const line = player.line.length
    ? say` In the area, from the left: ${listed(player.line.map(card => [p.card(card)]))}.`
    : say` The area is empty.`
  return [
    {
      title: `${name}, ${p.title(player.character)}${marks.length ? ` (${marks.join(', ')})` : ''}`,
      text: say`${player.health - player.damage} of ${player.health} health, ${player.experience} experience${things.length ? say`, ${listed(things)}` : ''}.${line}`,
    },
    {
      title: `${name}, bag`,
      text: say`${player.slots} of ${player.limit} slots: ${player.bag.length ? counted(p, player.bag) : 'nothing'}.`,
    },
    ...(player.objectives?.length
      ? [{ title: `${name}, objectives`, text: listed(player.objectives.map(one => objective(one, p))) }]
      : []),
  ]
}

function objective(one: NonNullable<PlayerView['objectives']>[number], p: Parts): Phrase {
  const progress = one.progress.map(({ now, needed }) => `${Math.min(now, needed)}/${needed}`).join(', ')
  return [p.card(one.objective), ` (${progress})`]
}

/** What one might well try at this moment and may not. */
export function barredMoves(v: View, seat: Seat, p: Parts): { move: Move; reason: Reason }[] {
  const { asked } = v
  const me = v.players.find(player => player.seat === seat)
  if (asked === null || me === undefined || v.turnOf !== seat) return []
  const tempting: Move[] = []
  if (asked.step === 'search-turn' && !asked.spent) {
    for (const recipe of p.box.recipes) {
      const parts = recipe.parts.map(part => p.box.names[part])
      if (parts.every(part => me.bag.includes(part)) && me.barricades + me.traps >= me.tokenLimit)
        tempting.push({ move: 'build', recipe: recipe.id })
    }
  }
  if (asked.step === 'combat-turn' && !asked.spent) tempting.push(...barredAttacks(v, me, p))
  if (asked.step === 'search-turn' || asked.step === 'combat-turn') {
    for (const card of new Set(me.bag)) {
      const face = p.box.rubble[p.box.kinds.get(card) as number]
      if (face.effect?.do === 'heal' && face.effect.target === 'self' && me.damage === 0)
        tempting.push({ move: 'use', card })
      if (face.effect?.do === 'act-again' && !asked.spent) tempting.push({ move: 'use', card })
    }
  }
  return tempting.map(move => ({ move, reason: refuse(v, seat, move, p) }))
}

function barredAttacks(v: View, me: PlayerView, p: Parts): Move[] {
  const character = p.box.characters.find(({ id }) => id === me.character)
  const busy = me.line.some(card => card !== p.box.names[p.box.survivor])
  const moves: Move[] = []
  for (const card of new Set(me.bag)) {
    const at = p.box.rubble[p.box.kinds.get(card) as number].means
    if (at === null) continue
    const means = p.box.means[at]
    const ammo = means.ammo === null ? null : p.box.names[means.ammo]
    const lacks = ammo !== null && me.bag.filter(other => other === ammo).length < means.needs
    const refuses = character?.drawback.do === 'refuses' && character.drawback.way === means.way
    for (const { seat, line } of v.players) {
      if (line.length === 0) continue
      if (lacks || refuses || (means.way === 'melee' && busy && seat !== me.seat))
        moves.push({ move: 'attack', area: seat, with: card })
    }
  }
  return moves
}
