import { loadGame } from '@holdout/catalog'
import { type AnyMove, Match, type MatchRecord, plain, type SeatSpec } from '@holdout/engine'
import type { Visit } from './browser.ts'
import { luckOf } from './driver.ts'

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
      const say = plain(game.words.move(move, game.view(match.state, decision.seat)), {})
      const seats: readonly SeatSpec[] = game.seats(match.options)
      const bots = seats.filter(other => other.seat !== seat).map(other => [other.seat, 'random'])
      const record = match.record({ table: { people: { [seat]: null }, bots: Object.fromEntries(bots) } })
      if (!match.play(decision.seat, move).ok) throw new Error(`${say} was rejected.`)
      const events = (match.entries.at(-1)?.events ?? []).map(({ event }: { event: string }) => event)
      if (decision.seat === seat && isIt(move, { over: match.over, events })) return { record, say }
    }
  }
  throw new Error(`No such position of ${slug} found.`)
}

/** Stores a game on the visitor's device and opens its table or replay. */
export async function openRecord(visit: Visit, record: MatchRecord, page: 'play' | 'replay' = 'play'): Promise<void> {
  await visit.page.addInitScript(
    text => localStorage.getItem('holdout:match:given') ?? localStorage.setItem('holdout:match:given', text),
    JSON.stringify(record),
  )
  await visit.go(`/${page}/given`)
  await visit.page.locator('.frame').waitFor()
}
