import type { AnyEvent, AnyMove } from './basics.ts'
import { InputError, RuleBug } from './errors.ts'
import type { AnyState, Game } from './game.ts'
import { Match, rulesFor } from './match.ts'
import type { MatchRecord } from './record.ts'

/** Plays a record again up to `upTo` moves (all by default). Refuses a record that these rules cannot follow, naming the move. */
export function replay<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O>(
  game: Game<S, M, V, E, O>,
  record: MatchRecord,
  upTo = record.moves.length,
): Match<S, M, V, E, O> {
  if (record.game !== game.slug) throw new InputError(`The record is of ${record.game}, not of ${game.slug}.`)
  const match = Match.start(game, record)
  record.moves.slice(0, upTo).forEach(([seat, move], i) => {
    const played = match.play(seat, move as M)
    if (!played.ok)
      throw new InputError(
        `Move ${i + 1}, ${seat} ${JSON.stringify(move)}, is not legal there: ${played.say}${otherRules(game, record)}`,
      )
  })
  return match
}

/** What a message about a record adds if these are not the rules that it was played with. */
function otherRules(game: Game, { rulesVersion }: MatchRecord): string {
  return rulesVersion === rulesFor(game, rulesVersion)
    ? ''
    : ` (recorded with rules ${rulesVersion}, these are ${game.rulesVersion})`
}

export type Verdict = { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly say: string }

/** Replays a record and compares what comes out with what it claims. */
export function verify(game: Game, record: MatchRecord): Verdict {
  try {
    const found = replay(game, record).record()
    const differs = (say: string): Verdict => ({ ok: false, say: `${say}${otherRules(game, record)}` })
    if (found.outcome !== record.outcome)
      return differs(`The record says it ended as ${record.outcome}; replayed it ends as ${found.outcome}.`)
    if (found.hash !== record.hash)
      return differs(`The hash differs: the record says ${record.hash}, replayed it is ${found.hash}.`)
    return { ok: true, hash: found.hash }
  } catch (error) {
    if (error instanceof InputError || error instanceof RuleBug) return { ok: false, say: error.message }
    throw error
  }
}
