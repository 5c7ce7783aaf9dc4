import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyMove, type AnyState, Match, type MatchRecord, type SeatSpec, SeededChance } from '@holdout/engine'
import { plain } from '@holdout/words'
import type { Visit } from './browser.ts'
import { luckOf } from './driver.ts'
import { MATCHES } from './layout-rules.ts'

/** A position one move before something happens. */
export interface Position {
  readonly record: MatchRecord
  /** The text of the button of the move. */
  readonly say: string
}

/**
 * Plays random games with one seed after the other until `isIt` accepts a move of `seat`, and returns the position
 * before it.
 */
export async function positionBefore(
  slug: string,
  options: Readonly<Record<string, unknown>>,
  seat: string,
  isIt: (move: AnyMove, after: { readonly over: boolean; readonly events: readonly string[] }) => boolean,
): Promise<Position> {
  const game = await loadGame(slug)
  for (let seed = 1; seed < 400; seed++) {
    const match = Match.start(game, { seed: String(seed), options })
    const luck = luckOf(seed)
    while (!match.over && match.entries.length < 1_500) {
      const asked = game.pending(match.state)
      const decision = asked.find(({ kind }) => kind === 'must') ?? asked.find(({ kind }) => kind === 'may')
      if (!decision) break
      const moves: readonly AnyMove[] = game.moves(match.state, decision.seat)
      if (moves.length === 0) break
      const move = moves[Math.floor(luck() * moves.length)]
      const view = decision.seat === seat ? game.view(match.state, seat) : null
      const before = match.entries.length
      if (!match.play(decision.seat, move).ok) throw new Error(`${JSON.stringify(move)} was rejected.`)
      if (view === null) continue
      const events = (match.entries.at(-1)?.events ?? []).map(({ event }: { event: string }) => event)
      if (!isIt(move, { over: match.over, events })) continue
      // Once more up to here, because a record for each move would take most of the time.
      const again = Match.start(game, { seed: String(seed), options })
      for (const [by, made] of match.record().moves.slice(0, before)) again.play(by, made)
      const seats: readonly SeatSpec[] = game.seats(match.options)
      const bots = seats.filter(other => other.seat !== seat).map(other => [other.seat, 'random'])
      const record = again.record({ table: { people: { [seat]: null }, bots: Object.fromEntries(bots) } })
      return { record, say: plain(game.words.move(move, view), {}) }
    }
  }
  throw new Error(`No such position of ${slug} found.`)
}

/** Stores a game on the visitor's device and opens its table or replay. */
export async function openRecord(visit: Visit, record: MatchRecord, page: 'play' | 'replay' = 'play'): Promise<void> {
  await visit.stores('holdout:match:given', JSON.stringify(record))
  await visit.go(`/${page}/given`)
  await visit.page.locator('.frame').waitFor()
}

/** Tables that give the only answer to a question. */
const ANSWERS_ITSELF = ['thirty-seconds']

/**
 * Plays one random game and returns the positions of `seat` nearest to these parts of it: 0 is its first decision, 1
 * its last. Decisions with one answer do not count at a table that gives it by itself.
 */
export async function positionsAlong(
  slug: string,
  {
    seed,
    seat,
    options,
  }: { readonly seed: number; readonly seat: string; readonly options: Readonly<Record<string, unknown>> },
  parts: readonly number[],
): Promise<readonly MatchRecord[]> {
  const game = await loadGame(slug)
  const match = Match.start(game, { seed: String(seed), options })
  const seats: readonly SeatSpec[] = game.seats(match.options)
  const bots = Object.fromEntries(seats.filter(other => other.seat !== seat).map(other => [other.seat, 'random']))
  const luck = luckOf(seed)
  const own: MatchRecord[] = []
  while (!match.over && match.entries.length < 1_500) {
    const decision = game.pending(match.state).find(({ kind }: { kind: string }) => kind === 'must')
    if (!decision) break
    const moves: readonly AnyMove[] = game.moves(match.state, decision.seat)
    const isAnswered = moves.length === 1 && ANSWERS_ITSELF.includes(slug)
    if (decision.seat === seat && !isAnswered) own.push(match.record({ table: { people: { [seat]: null }, bots } }))
    match.play(decision.seat, moves[Math.floor(luck() * moves.length)])
  }
  return parts.map(part => own[Math.round(part * (own.length - 1))])
}

/** A match of this game when a third of it is played. `timed`: with the default options, which may have clocks. */
export async function positionOf(slug: string, clocks: 'timed' | 'untimed'): Promise<MatchRecord> {
  const match = Object.values(MATCHES).find(one => one.slug === slug)
  if (!match) throw new Error(`There is no match of ${slug}.`)
  const [record] = await positionsAlong(slug, clocks === 'timed' ? { ...match, options: {} } : match, [0.33])
  return record
}

/** For each score, the position in which it is highest when `seat` must decide, in matches between greedy bots. */
export async function bestPositions<V>(
  slug: string,
  options: Readonly<Record<string, unknown>>,
  seat: string,
  scores: readonly ((view: V, decision: string) => number)[],
): Promise<readonly MatchRecord[]> {
  const game = await loadGame(slug)
  const bot = botFor(game, 'greedy')
  const best: ({ readonly points: number; readonly record: MatchRecord } | null)[] = scores.map(() => null)
  for (let seed = 1; seed <= 3; seed++) {
    const match = Match.start(game, { seed: `best-${seed}`, options })
    const seats: readonly SeatSpec[] = game.seats(match.options)
    const bots = Object.fromEntries(seats.filter(other => other.seat !== seat).map(other => [other.seat, 'greedy']))
    const luck = SeededChance.of(`bots-${seed}`)
    while (!match.over) {
      const decision = game.pending(match.state).find(({ kind }) => kind === 'must')
      if (!decision) break
      const view = decision.seat === seat ? (game.view(match.state, seat) as V) : null
      for (const [i, score] of view === null ? [] : scores.entries()) {
        const points = score(view as V, decision.decision)
        if (points > (best[i]?.points ?? 0))
          best[i] = { points, record: match.record({ table: { people: { [seat]: null }, bots } }) }
      }
      const moves = game.moves(match.state, decision.seat)
      const move = bot.choose(perspective(game, match.state as AnyState, decision, moves, luck)) ?? moves[0]
      if (!match.play(decision.seat, move).ok) throw new Error(`${JSON.stringify(move)} was rejected.`)
    }
  }
  return best.map(found => {
    if (!found) throw new Error(`No such position of ${slug} found.`)
    return found.record
  })
}
