import { Match, SeededChance } from '@holdout/engine'
import { untilDawn } from '@holdout/until-dawn'
import type { Event } from '@holdout/until-dawn/table'
import { expect, it } from 'vitest'
import { type Stage, stageOf } from './stage.ts'
import { stagesOf } from './stages.ts'

const look = ({ doors, supply, ammo, time, zombieTime, jasper, closed, rebecca, deck, bitePile }: Stage) => ({
  doors: doors.map(({ barricades, zombies, breachedBy }) => ({
    barricades,
    zombies: zombies.map(({ card, attacking }) => ({ card, attacking })),
    breachedBy,
  })),
  counts: { supply, ammo, time, zombieTime, jasper, closed, rebecca, deck, bitePile },
})

it.each(Array.from({ length: 60 }, (_, i) => i))('the events of game %i lead to the view after them', game => {
  const options = { 'scarce-planks': game % 3 === 0, 'sneaker-clear': game % 2 === 0 ? 'all' : 'attacking-only' }
  const match = Match.start(untilDawn, { seed: `told-${game}`, options })
  const luck = SeededChance.of(`told-${game}`)
  const compared: (readonly [end: Stage, seen: Stage])[] = []
  let stage = stageOf(untilDawn.view(match.state, 'john'), null)
  for (let moves = 0; !match.over && moves < 400; moves++) {
    const legal = untilDawn.moves(match.state, 'john')
    const played = match.play('john', legal[luck.pick('move', legal)])
    if (!played.ok) expect.fail(played.text)
    const end = stagesOf(stage, played.events as Event[]).at(-1)?.stage ?? stage
    const seen = stageOf(untilDawn.view(match.state, 'john'), end)
    // No event says that closures end with the zombie turn, nor which of several equal Scratchers circles at the last
    // entrance.
    const circling = played.events.some(event => event.event === 'wandered' && event.from === event.to)
    if (!circling) compared.push([{ ...end, closed: seen.closed }, seen])
    stage = seen
  }
  expect(match.over).toBe(true)
  expect(compared.length).toBeGreaterThan(10)
  for (const [end, seen] of compared) expect(look(end)).toEqual(look(seen))
})

it('follows a card from entrance to entrance: it keeps its uid', () => {
  const start = stageOf(untilDawn.view(Match.start(untilDawn, { seed: 'uid' }).state, 'john'), null)
  const [placed] = stagesOf(start, [{ event: 'placed', card: 'scratcher', at: 0 }])
  const [moved] = stagesOf(placed.stage, [{ event: 'moved', card: 'scratcher', from: 0, to: 1 }])
  expect(moved.stage.doors[0].zombies).toEqual([])
  expect(moved.stage.doors[1].zombies).toEqual([{ ...placed.stage.doors[0].zombies[0], attacking: true, turned: true }])
})
