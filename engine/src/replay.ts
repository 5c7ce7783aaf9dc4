import type { AnyEvent, AnyMove } from './basics.ts'
import { InputError, RuleBug } from './errors.ts'
import type { AnyState, Game } from './game.ts'
import { Match, rulesFor } from './match.ts'
import type { MatchRecord } from './record.ts'

/** Replays a record up to `upTo` moves (all by default). Throws an `InputError` that names the first illegal move. */
export function replay<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O, G extends Game<S, M, V, E, O>>(
  game: G & Game<S, M, V, E, O>,
  record: MatchRecord,
  upTo = record.moves.length,
): Match<S, M, V, E, O> & { readonly game: G } {
  if (record.game !== game.slug) throw new InputError(`This is a record of ${record.game}, not of ${game.slug}.`)
  const match = Match.start(game, record)
  record.moves.slice(0, upTo).forEach(([seat, move], i) => {
    const played = match.play(seat, move as M)
    if (!played.ok)
      throw new InputError(
        `Move ${i + 1} (${seat} ${JSON.stringify(move)}) is illegal: ${played.text}${otherRules(game, record)}`,
      )
  })
  return match
}

/** The end of a message about a record that was played with another rules version. */
function otherRules(game: Game, { rulesVersion }: MatchRecord): string {
  return rulesVersion === rulesFor(game, rulesVersion)
    ? ''
    : ` (recorded with rules version ${rulesVersion}, replayed with version ${game.rulesVersion})`
}

export type Verdict = { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly say: string }

/** Replays a record and compares the result with its outcome and hash. */
export function verify(game: Game, record: MatchRecord): Verdict {
  try {
    const found = replay(game, record).record()
    const differs = (say: string): Verdict => ({ ok: false, say: `${say}${otherRules(game, record)}` })
    if (found.outcome !== record.outcome)
      return differs(
        `The record claims the outcome ${record.outcome ?? 'unfinished'}, but its moves lead to ${found.outcome ?? 'unfinished'}.`,
      )
    if (found.hash !== record.hash)
      return differs(`The record claims the state hash ${record.hash}, but its moves lead to ${found.hash}.`)
    return { ok: true, hash: found.hash }
  } catch (error) {
    if (error instanceof InputError || error instanceof RuleBug) return { ok: false, say: error.message }
    throw error
  }
}
