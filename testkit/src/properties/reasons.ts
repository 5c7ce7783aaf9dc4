import {
  type AnyMove,
  type AnyState,
  barredIn,
  type Reason,
  reasonAgainst,
  refusalOf,
  type Seat,
} from '@holdout/engine'
import { type Attempt, Fault, type Look, type Property, sample, told } from '../look.ts'
import type { Remedy } from '../remedies.ts'
import { phraseFault } from './phrase-fault.ts'

export const barredMovesAreBarred: Property = {
  name: 'barred moves are illegal, and the reason names a rule',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    if (look.state.outcome) return
    for (const { seat, move, reason } of barredAt(look)) {
      const attempt = { seat, move }
      if (refusalOf(look.game, look.state, seat, move) === null)
        throw new Fault('barred moves to be illegal', told(attempt), attempt)
      refuseBadReason(look, reason, attempt)
      const other: Reason = reasonAgainst(look.game, look.state, seat, move)
      if (other.rule !== reason.rule || other.text !== reason.text)
        throw new Fault(`refuse to say the same as barred: ${written(reason)}`, written(other), attempt)
    }
  },
}

/**
 * The named rule is the one that forbids the move: after its remedy the move is legal or another rule forbids it, and
 * while all other rules are remedied this one still forbids it.
 */
export const reasonsAreTrue: Property = {
  name: 'the rule that a reason names is the one that forbids the move',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    if (look.state.outcome) return
    const { remedies, everyMove } = look.run.reasons
    const attempts = [...barredAt(look), ...(everyMove ? refusedAt(look) : [])]
    for (const { seat, move, reason } of attempts) {
      if (reason.rule === null) continue
      look.run.coverage.count('reasons', reason.rule)
      if (remedies) refuseFalseReason(look, { seat, move }, reason.rule, remedies)
    }
  },
}

type Refused = { readonly seat: Seat; readonly move: AnyMove; readonly reason: Reason }

function barredAt({ game, state, seats }: Look): Refused[] {
  return seats.flatMap(seat => {
    const barred: readonly { move: AnyMove; reason: Reason }[] = barredIn(game, state, seat)
    return barred.map(entry => ({ seat, ...entry }))
  })
}

/** Moves that were legal elsewhere and that a seat asked now may not make. */
function refusedAt(look: Look): Refused[] {
  const { game, state } = look
  return look.seats
    .filter(seat => isAsked(look, state, seat))
    .flatMap(seat =>
      sample(look, [...look.run.known.values()], 6).flatMap(move => {
        const reason = refusalOf(game, state, seat, move)
        return reason === null ? [] : [{ seat, move, reason }]
      }),
    )
}

function refuseFalseReason(look: Look, attempt: Attempt, named: string, remedies: Record<string, Remedy<AnyState>>) {
  const { seat, move } = attempt
  const position = look.game.clone(look.state)
  const way: string[] = []
  for (let rule: string | null = named; rule !== null && Object.hasOwn(remedies, rule); ) {
    if (!remedies[rule](position, seat, move)) break
    way.push(rule)
    if (!isAsked(look, position, seat))
      throw new Fault(`${seat} to be asked still after the remedy of ${rule}`, told(attempt), attempt)
    const after = refusalOf(look.game, position, seat, move)
    if (after === null) break
    if (after.rule !== null && way.includes(after.rule))
      throw new Fault(
        `${told(attempt)} no longer to be forbidden by ${after.rule} after the remedies of ${way.join(', ')}`,
        written(after),
        attempt,
      )
    rule = after.rule
  }
  const others = way.slice(1)
  if (others.length === 0) return
  const without = look.game.clone(look.state)
  if (!others.every(rule => remedies[rule](without, seat, move)) || !isAsked(look, without, seat)) return
  const after = refusalOf(look.game, without, seat, move)
  if (after?.rule === named) return
  throw new Fault(
    `${told(attempt)} to be forbidden by ${named}, also after the remedies of ${others.join(', ')}`,
    after === null ? 'it is legal then' : written(after),
    attempt,
  )
}

export function refuseBadReason(look: Look, reason: Reason, attempt: Attempt, sensible = true): void {
  const { rule, text } = reason
  if (rule !== null && !look.run.ruleIds.has(rule))
    throw new Fault('a reason whose rule is one of the rulebook, or null', written(reason), attempt)
  const wrong = typeof text !== 'string' || text.trim() === '' ? 'nothing' : sensible ? phraseFault([text]) : null
  if (wrong) throw new Fault(`a sentence that says why ${told(attempt)} is rejected`, wrong, attempt)
}

function isAsked({ game }: Look, s: AnyState, seat: Seat): boolean {
  return game.pending(s).some(decision => decision.seat === seat && decision.kind !== 'standing')
}

function written({ rule, text }: Reason): string {
  return `${JSON.stringify(rule)}: ${text}`
}
