import type { Odds } from '@holdout/knowledge'
import { type Move, oddsOf, type View } from '@holdout/until-dawn/table'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { OddsMark } from '../../table/odds-mark.tsx'
import { text } from './text.ts'

/** The odds that were counted, by view and move. A table asks for them again at each render. */
const counted = new WeakMap<View, Map<string, Odds | null>>()

/** The odds of a move, counted once for each view: that takes milliseconds. */
export function odds(view: View, move: Move): Odds | null {
  const known = counted.get(view) ?? new Map<string, Odds | null>()
  counted.set(view, known)
  const key = JSON.stringify(move)
  const found = known.get(key)
  if (found !== undefined) return found
  const fresh = oddsOf(view, move)
  known.set(key, fresh)
  return fresh
}

/** The risk of a bite match after a move; null for other moves, or if the player does not want counts. */
export function useRisk(view: View): (move: Move | null) => Odds | null {
  const { counts } = useStore(settings)
  return move => (counts && move ? odds(view, move) : null)
}

/** The risk of a bite match on a button: `risk 1 in 7`. */
export function Risk({ of }: { readonly of: Odds | null }) {
  if (!of) return null
  if (of.chance <= 0) return <span title={of.count}>{text.actions.noRisk}</span>
  return (
    <span className="ud-risk">
      {text.actions.risk} <OddsMark of={of} />
    </span>
  )
}
