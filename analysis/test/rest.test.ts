import { atRest, botFor, chancesOf, playToEnd } from '@holdout/bots'
import { type AnyState, CLOCK, readOptions, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { untilDaylight } from '@holdout/until-daylight'
import { expect, it } from 'vitest'

const game: AnyKnownGame = untilDaylight

/** All positions of a match in which this is asked. */
function positionsOf(decision: string, seed: string): AnyState[] {
  const options = readOptions(game.options, { players: 4 }) as Record<string, unknown>
  const seats = game.seats(options).map(({ seat }) => seat)
  const s: AnyState = game.setup(options, { chance: SeededChance.of(seed) })
  const found: AnyState[] = []
  const bots = Object.fromEntries(seats.map(seat => [seat, botFor(game, 'easy')]))
  const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`${seed}/${seat}`)]))
  playToEnd(game, s, bots, luck, () => {
    if (askedIn(s) === decision) found.push(game.clone(s))
  })
  return found
}

const askedIn = (s: AnyState) => game.pending(s).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK)?.decision

it('a full inventory of Until Daylight is no setback before the card is discarded', () => {
  const open = positionsOf('overflow', 'full')
  expect(open.length).toBeGreaterThan(10)
  for (const s of open) {
    const rest = atRest(game, s)
    expect(askedIn(s)).toBe('overflow') // not changed
    expect(['overflow', 'stuck']).not.toContain(askedIn(rest))
    expect(chancesOf(game, s)).toEqual(chancesOf(game, rest))
  }
})
