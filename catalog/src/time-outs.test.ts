import { type AnyEvent, type AnyMove, CLOCK, Match, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { loadGame, SLUGS } from './index.ts'

/** Options that give decisions a time limit. */
const TIMED: Readonly<Record<string, Record<string, unknown>>> = {
  'thirty-seconds': {},
  'until-dawn': { 'table-clock': 60 },
  'until-daylight': { 'combat-seconds': 30 },
  'viral-dawn': { 'turn-seconds': 60 },
  'zombie-town': { 'table-clock': 60 },
}

const isTimeOut = (move: AnyMove): move is AnyMove & { seat: string } => move.move === 'time-out'

it.each(SLUGS)('reports a time-out and its seat first (%s)', async slug => {
  const game: AnyKnownGame = await loadGame(slug)
  const match = Match.start(game, { seed: 'time-outs', options: TIMED[slug] })
  const chance = SeededChance.of('time-outs')
  const timeOuts: { readonly events: readonly AnyEvent[]; readonly seat: string }[] = []
  const silent = new Set<string>()
  for (let i = 0; i < 600 && !match.over; i++) {
    const standing: AnyMove[] = game.standing(match.state, CLOCK)
    const late = standing.find(isTimeOut)
    if (late) {
      const [{ decision }] = game.pending(match.state)
      const played = match.play(CLOCK, late)
      if (!played.ok) throw new Error(played.text)
      if (played.events.some(({ event }) => event === 'time-out'))
        timeOuts.push({ events: played.events, seat: late.seat })
      else silent.add(decision)
      continue
    }
    const asked = game.pending(match.state).find(({ kind }) => kind === 'must')
    if (!asked) break
    const moves: readonly AnyMove[] = game.moves(match.state, asked.seat)
    match.play(asked.seat, moves[chance.pick('move', moves)])
  }
  expect(timeOuts.length).toBeGreaterThan(3)
  for (const { events, seat } of timeOuts) {
    expect(events[0]).toMatchObject({ event: 'time-out', seat })
    expect(events.filter(({ event }) => event === 'time-out')).toHaveLength(1)
    for (const who of [seat, 'table']) expect(game.see(events[0], who)).toEqual(events[0])
    expect(plain(game.words.event(events[0]), { [seat]: 'Ann' })).toMatch(/^Time ran out( for Ann)?\.$/)
  }
  // A clock that starts by itself is not reported as the other player's time-out.
  expect([...silent]).toEqual(slug === 'thirty-seconds' ? ['start-clock'] : [])
})
