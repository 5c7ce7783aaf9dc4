import type { Seat } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { type Move, titleOf, type View } from '@holdout/until-daylight/table'
import { listed, plain } from '@holdout/words'
import type { Names } from '../../parts/names.ts'
import { isNeedless } from './launch.tsx'
import { text } from './text.ts'

/** The headline while the viewer waits: who acts, and when it is their turn. Null: the usual words are right. */
export function waitingWords(scene: Scene<View, Move>, names: Names): string | null {
  const { view, decisions, choices, outcome } = scene
  const { asked, you } = view
  const isFree = choices.some(({ kind, move }) => kind !== 'standing' && !isNeedless(move, scene))
  if (outcome || asked === null || isFree) return null
  const nameOf = (seat: Seat): string => names[seat] ?? seat
  if (asked.step === 'countdown') return text.launch.countdown(view.starter === you ? null : nameOf(view.starter))
  if (asked.step === 'launch') {
    if (!view.timed) return text.launch.starts(nameOf(view.starter))
    const others = decisions.filter(({ kind }) => kind === 'must').map(({ seat }) => nameOf(seat))
    return text.launch.waiting(plain(listed(others)), you !== null)
  }
  if (view.phase !== 'search' || view.turnOf === null) return null
  if (view.turnOf === you) return asked.step === 'stuck' ? text.search.youAreStuck : null
  const searcher = nameOf(view.turnOf)
  const turn = you === null ? '' : text.search.yourTurn(plain(listed(between(view, view.turnOf, you).map(nameOf))))
  if (asked.step === 'stuck') return text.search.isStuck(searcher, turn)
  if (asked.step === 'consent' && asked.who !== null && asked.card !== null)
    return text.search.asks(searcher, nameOf(asked.who), titleOf(asked.card))
  return text.search.searches(searcher, turn)
}

/** The players who search after one player and before another. */
function between({ players }: View, from: Seat, to: Seat): readonly Seat[] {
  const seats = players.map(({ seat }) => seat)
  const steps = (seats.indexOf(to) - seats.indexOf(from) + seats.length) % seats.length
  return Array.from({ length: steps - 1 }, (_, i) => seats[(seats.indexOf(from) + 1 + i) % seats.length])
}
