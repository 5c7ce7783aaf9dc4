import { type AnyMove, type Reason, refusalOf, type Seat } from '@holdout/engine'
import { type Attempt, type CheckedPosition, FoundFault, type Property, told } from '../look.ts'
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
        throw new FoundFault('barred moves to be illegal', told(attempt), attempt)
      if (reason.rule !== null) look.run.coverage.count('reasons', reason.rule)
      refuseBadReason(look, reason, attempt)
      const other: Reason = look.game.refuse(look.state, seat, move)
      if (other.rule !== reason.rule || other.text !== reason.text)
        throw new FoundFault(`refuse to say the same as barred: ${written(reason)}`, written(other), attempt)
    }
  },
}

type Refused = { readonly seat: Seat; readonly move: AnyMove; readonly reason: Reason }

function barredAt({ game, state, seats }: CheckedPosition): Refused[] {
  return seats.flatMap(seat => {
    const barred: readonly { move: AnyMove; reason: Reason }[] = game.barred(state, seat)
    return barred.map(entry => ({ seat, ...entry }))
  })
}

export function refuseBadReason(look: CheckedPosition, reason: Reason, attempt: Attempt, sensible = true): void {
  const { rule, text } = reason
  if (rule !== null && !look.run.ruleIds.has(rule))
    throw new FoundFault('a reason whose rule is one of the rulebook, or null', written(reason), attempt)
  const wrong = typeof text !== 'string' || text.trim() === '' ? 'nothing' : sensible ? phraseFault([text]) : null
  if (wrong) throw new FoundFault(`a sentence that says why ${told(attempt)} is rejected`, wrong, attempt)
}

function written({ rule, text }: Reason): string {
  return `${JSON.stringify(rule)}: ${text}`
}
