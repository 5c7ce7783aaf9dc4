import { botFor, perspective } from '@holdout/bots'
import { loadGame, SLUGS } from '@holdout/catalog'
import { type AnyMove, CLOCK, type Decision, Match, type Phrase, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { plain } from '@holdout/words'
import { describe, expect, it } from 'vitest'
import type { KnownMatch } from './any-match.ts'
import { adviceFor, quickAdvice } from './hint.ts'
import { LONGEST_REASON, withoutRepeats } from './hint-reasons.ts'
import { previewOf } from './preview.ts'
import { realTime } from './time.ts'

/** Positions of each game, and how often all moves are searched among them. */
const POSITIONS = Number(process.env.HINT_POSITIONS ?? 60)
const SEARCHED = 20

const asked = ({ game, state }: KnownMatch): Decision =>
  game.pending(state).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK) ?? game.pending(state)[0]

/** Calls `at` in positions of matches between medium bots, all with several moves. */
async function positions(
  slug: string,
  at: (match: KnownMatch, decision: Decision, i: number) => Promise<void>,
  count = POSITIONS,
) {
  const game = await loadGame(slug)
  let seen = 0
  for (let number = 0; seen < count; number++) {
    const match: KnownMatch = Match.start(game, { seed: `reasons ${number}` })
    const luck = SeededChance.of(`reasons ${number}/bots`)
    while (!match.over && seen < count) {
      const decision = asked(match)
      const legal = game.moves(match.state, decision.seat)
      if (decision.kind === 'must' && legal.length > 1 && match.entries.length % 3 === 0)
        await at(match, decision, seen++)
      const move = botFor(game, 'medium').choose(perspective(game, match.state, decision, legal, luck)) ?? legal[0]
      match.play(decision.seat, move)
    }
  }
}

/** Without spaces, case and signs, so that the same words in another form are found too. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

function expectReason(why: Phrase, label: Phrase, effects: readonly Phrase[]): void {
  const said = plain(why)
  expect(said).toMatch(/^[A-Z0-9].*\.$/)
  expect(said.length).toBeLessThanOrEqual(LONGEST_REASON)
  const [, other] = /“(.*)”/.exec(said) ?? []
  expect(other, said).not.toBe(plain(label))
  // The name of another move may have words of this one: "Play the Jack on Player 4", "Lay the Jack".
  const own = bare(said.replace(/“.*”/, ''))
  for (const words of [label, ...effects].map(text => bare(plain(text)))) {
    expect(words, said).not.toContain(bare(said))
    expect(own, said).not.toContain(words)
  }
  // A comparison: nothing that only happens, and nothing that speaks against the move.
  expect(said).toMatch(/than (after|without)|less of a chance: \d+% instead of \d+%|about as good|no other move/)
}

/** What speaks against a move comes apart, and never about what speaks for it. */
function expectAgainst(against: string, why: string): void {
  expect(against).toMatch(/^Against it: \d+(\.\d)? (more|fewer) .*\.$/)
  expect(against.length).toBeLessThanOrEqual(LONGEST_REASON)
  const [, fact] = /(?:more|fewer) (.*?)(?: on average)?\.$/.exec(against) ?? []
  expect(why, against).not.toMatch(new RegExp(`(more|fewer) ${fact}( on average)?(,| than)`))
}

/** The words of the facts that the name of a move says already. */
function plainWords({ reasons }: AnyKnownGame, { move }: AnyMove): RegExp[] {
  const facts = [reasons?.facts ?? {}, ...Object.values(reasons?.against ?? {}).map(({ facts }) => facts)]
  return facts
    .flatMap(of => Object.values(of))
    .filter(({ plainIn }) => plainIn?.includes(move))
    .map(
      fact =>
        new RegExp(
          'said' in fact ? fact.said : `(more|fewer) (${fact.one}|${fact.many})( on average)?(,| than|\\.)`,
          'i',
        ),
    )
}

describe.each(SLUGS)('the reasons of hints in %s', slug => {
  it('compare the move with others, and never say the move in other words', async () => {
    const reasons: {
      readonly against: Phrase | null
      readonly why: Phrase
      readonly label: Phrase
      readonly effects: readonly Phrase[]
    }[] = []
    await positions(slug, async (match, { seat }, i) => {
      const { game, state } = match
      const quick = quickAdvice(match, seat)
      const best = i % SEARCHED === 0 ? ((await adviceFor(match, seat, realTime))?.best ?? []) : []
      const said = best.flatMap(({ why }) => (why ? [plain(why)] : []))
      expect(new Set(said).size).toBe(said.length)
      const listed = quick ? [quick, ...best] : best
      for (const { move, why, against } of listed) {
        const said = [why, against].flatMap(phrase => (phrase ? [plain(phrase).replace(/“.*”/, '')] : [])).join(' ')
        for (const words of plainWords(game, move)) expect(said, `${move.move} says that itself`).not.toMatch(words)
      }
      const alone = [quick, best[0]].filter(one => one?.against && !one.why)
      expect(alone, 'what speaks against the best move is never said alone').toEqual([])
      for (const { move, text: label, why, against } of listed)
        if (why)
          reasons.push({
            why,
            against: against ?? null,
            label,
            effects: previewOf(game, state, seat, move).log.map(({ text }) => text),
          })
    })
    for (const { why, against, label, effects } of reasons) {
      expectReason(why, label, effects)
      if (against) expectAgainst(plain(against), plain(why))
    }
    expect(reasons.length).toBeGreaterThan(POSITIONS / 2)
  })
})

it('name the chances of the two best moves if no fact differs', async () => {
  const named: [mine: number, other: number][] = []
  await positions(
    'viral-dawn',
    async (match, { seat }) => {
      const why = quickAdvice(match, seat)?.why
      const found = why ? /(\d+)% instead of (\d+)%/.exec(plain(why)) : null
      if (found) named.push([Number(found[2]), Number(found[1])])
    },
    60,
  )
  expect(named.length).toBeGreaterThan(0)
  for (const [mine, other] of named) expect(mine).toBeGreaterThanOrEqual(other + 2)
})

it('name a move of another kind if nothing differs from the next best', async () => {
  let named = 0
  await positions('viral-dawn', async (match, { seat }) => {
    const { game, state } = match
    const hint = quickAdvice(match, seat)
    const found = hint?.why ? /than after “(.*)”\.$/.exec(plain(hint.why)) : null
    if (!hint || !found) return
    named += 1
    const other = game.moves(state, seat).find(one => plain(game.words.move(one, game.view(state, seat))) === found[1])
    expect(other?.move, found[1]).toBeDefined()
    expect(other?.move).not.toBe(hint.move.move)
  })
  expect(named).toBeGreaterThan(0)
})

it('tell the zombies of 30 Seconds how the Survivor stands', async () => {
  const told: string[] = []
  await positions(
    'thirty-seconds',
    async (match, { seat }) => {
      const why = seat === 'zombie' ? quickAdvice(match, seat)?.why : null
      if (why) told.push(plain(why))
    },
    300,
  )
  const facts = told.filter(why => /^\d+(\.\d)? (more|fewer) /.test(why))
  expect(facts.length).toBeGreaterThan(3)
  expect(facts.filter(why => !why.includes('Survivor'))).toEqual([])
})

it('say a sentence only for the first of several moves', () => {
  const moves = [{ why: ['More planks.'] }, { why: null }, { why: ['More planks.'] }, { why: ['Less risk.'] }]
  expect(withoutRepeats(moves).map(({ why }) => why)).toEqual([['More planks.'], null, null, ['Less risk.']])
})

it('compare the only move of an optional decision with not acting', async () => {
  const game = await loadGame('zombie-town')
  const hints: string[] = []
  let kept = 0
  for (let number = 0; hints.length < 2 || kept === 0; number++) {
    const match: KnownMatch = Match.start(game, { seed: `may ${number}` })
    const luck = SeededChance.of(`may ${number}/bots`)
    while (!match.over && (hints.length < 2 || kept === 0)) {
      for (const { seat, kind } of game.pending(match.state)) {
        if (kind !== 'may' || game.moves(match.state, seat).length !== 1) continue
        const advice = await adviceFor(match, seat, realTime)
        if (advice) hints.push(advice.best[0].why ? plain(advice.best[0].why) : '')
        else kept += 1
      }
      const decision = asked(match)
      const legal = game.moves(match.state, decision.seat)
      const move = botFor(game, 'medium').choose(perspective(game, match.state, decision, legal, luck)) ?? legal[0]
      match.play(decision.seat, move)
    }
  }
  expect(hints.join(' ')).not.toMatch(/no other move|next best/)
  expect(kept, 'cards that are better kept').toBeGreaterThan(0)
})
