import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyMove, CLOCK, type Decision, Match, SeededChance } from '@holdout/engine'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import type { KnownMatch } from './any-match.ts'
import { adviceFor } from './hint.ts'
import type { HintedMove } from './hinted-move.ts'
import type { Time } from './time.ts'

/** Searches to the end, so that the hints do not depend on the machine. */
const patient: Time = {
  now: () => 0,
  after: (_ms, run) => {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  },
}

/** The parts of a state of Zombie Town that the test looks at. */
const town = ({ state }: KnownMatch) =>
  state as unknown as {
    readonly day: number
    readonly active: number
    readonly pawns: readonly { at: number | null }[]
  }

const asked = ({ game, state }: KnownMatch): Decision =>
  game.pending(state).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK) ?? game.pending(state)[0]

/** A match of Zombie Town between medium bots, at the beginning of a turn of seat p1. */
async function turnOf(seed: string, day: number): Promise<KnownMatch> {
  const game = await loadGame('zombie-town')
  const match: KnownMatch = Match.start(game, { seed: `walk ${seed}` })
  const luck = SeededChance.of(`b${seed}`)
  for (;;) {
    const decision = asked(match)
    const { state } = match
    if (decision.seat === 'p1' && decision.decision === 'main' && town(match).active === 0 && town(match).day === day)
      return match
    const moves: AnyMove[] = game.moves(state, decision.seat)
    match.play(
      decision.seat,
      botFor(game, 'medium').choose(perspective(game, state, decision, moves, luck)) ?? moves[0],
    )
  }
}

const ON_FOOT = ['walk', 'step', 'go', 'continue', 'halt']

/** Follows the hints for a turn. Returns the hints, and the places of the pawn since it last did anything but walk. */
async function follow(match: KnownMatch): Promise<{ hints: HintedMove[]; places: string[][] }> {
  const hints: HintedMove[] = []
  const places = [[String(town(match).pawns[0].at)]]
  const { day } = town(match)
  while (['main', 'move', 'continue-move'].includes(asked(match).decision) && town(match).day === day) {
    const hint = (await adviceFor(match, 'p1', patient))?.best[0]
    if (!hint || asked(match).seat !== 'p1' || hint.move.move === 'end-actions') break
    hints.push(hint)
    if (!ON_FOOT.includes(hint.move.move)) places.push([])
    match.play('p1', hint.move)
    if (asked(match).decision !== 'move') places.at(-1)?.push(String(town(match).pawns[0].at))
  }
  return { hints, places }
}

it('walks nowhere and back in no turn', async () => {
  // Searched step by step, the hints of this turn walked around and came back to where they began.
  const { places } = await follow(await turnOf('6', 9))
  for (const walked of places) expect(new Set(walked).size, walked.join(' – ')).toBe(walked.length)
})

it('names and keeps the last place of a walk', async () => {
  let hints: HintedMove[] = []
  let at = -1
  for (let day = 1; at < 0; day++) {
    hints = (await follow(await turnOf('6', day))).hints
    at = hints.findIndex(({ whole }) => whole !== null)
  }
  const { whole, move, text } = hints[at]
  expect(move.move).toBe('walk')
  const goal = (whole as unknown as { to: string }).to
  expect(goal).not.toBe((move as unknown as { to: string }).to)
  expect(plain(text)).toMatch(/^Walk to /)
  const steps = hints.slice(at + 1).filter(hint => hint.move.move === 'step')
  expect((steps.at(-1)?.move as unknown as { to: string } | undefined)?.to).toBe(goal)
})

it('lists no move twice, and calls moves as good only beside like chances', async () => {
  for (const seed of ['5', '8']) {
    const { best = [] } = (await adviceFor(await turnOf(seed, 1), 'p1', patient)) ?? {}
    const texts = best.map(({ text }) => plain(text))
    expect(new Set(texts).size, texts.join(', ')).toBe(texts.length)
    const behind = best.map(({ asGood, chance }) => (asGood ? (best[0].chance ?? 0) - (chance ?? 0) : 0))
    expect(Math.max(...behind), texts.join(', ')).toBeLessThan(0.03)
  }
})
