import type { Scene } from '@holdout/table'
import {
  type ChosenWays,
  isSame,
  type Move,
  type Payment,
  type PlannedCard,
  planOf,
  type View,
} from '@holdout/until-daylight/table'
import { useEffect, useState } from 'react'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { useAtMove } from '../../table/use-at-move.ts'
import { type DieFace, PIECE, wayOf } from './pieces.ts'

/** The dice of the viewer's attack as a plan, which they arrange and confirm. */
export interface Plan {
  readonly cards: readonly PlannedCard[]
  /** The step of the card that the rules ask about; the dice of the others follow from it or are chosen ahead. */
  readonly now: number
  /** Whether the player has changed the best arrangement. */
  readonly isChanged: boolean
  /** Takes the next way to use dice on a later card. */
  turn(card: PlannedCard): void
  /** Moves a die from one card to another, given by their steps, if the dice then still fit. */
  put(from: number, to: number, face: DieFace): void
  arrange(): void
  confirm(): void
}

/** null while the viewer has no dice to arrange. */
export function usePlan(scene: Scene<View, Move>, pick: Selection<Move>): Plan | null {
  const { follow } = useSession()
  const { view, choices, seq } = scene
  const [ahead, setAhead] = useAtMove<ChosenWays>(scene)
  const [confirmed, setConfirmed] = useState<{ readonly ways: ChosenWays; readonly seq: number } | null>(null)
  const asked = choices.filter(({ move }) => isPayment(move))
  const now = (view.attack?.felled.length ?? 0) + (view.attack?.at ?? 0)
  const picked = asked.find(({ move }) => pick.isPicked(PIECE.payment(wayOf(move as Payment))))?.move as
    | Payment
    | undefined
  const chosen = { ...ahead, [now]: picked }
  const cards = asked.length > 0 ? planOf(view, chosen) : []
  // A confirmed plan goes on at its next question.
  const planned = confirmed?.seq === seq - 1 ? confirmed.ways[now] : undefined
  const next = planned && asked.find(({ move }) => isSame(move as Payment, planned))?.move

  useEffect(() => {
    if (!next || !confirmed) return
    setConfirmed({ ...confirmed, seq })
    void follow(next)
  }, [next, confirmed, seq, follow])

  if (cards.length === 0 || next) return null
  return {
    cards,
    now,
    isChanged: picked !== undefined || ahead !== null,
    turn({ step, way, ways }) {
      const at = ways.findIndex(one => way !== null && isSame(one, way))
      setAhead({ ...ahead, [step]: ways[(at + 1) % ways.length] })
    },
    put(from, to, face) {
      const ways = moved(view, chosen, cards, { from, to, face })
      if (!ways) return
      const { [now]: first, ...later } = ways
      setAhead(later)
      const piece = first && PIECE.payment(wayOf(first))
      if (piece && !pick.isPicked(piece)) pick.press(piece)
    },
    arrange() {
      setAhead(null)
      pick.cancel()
    },
    confirm() {
      const move = pick.makes(PIECE.confirm)
      if (!move) return
      setConfirmed({ ways: Object.fromEntries(cards.map(({ step, way }) => [step, way ?? undefined])), seq })
      void follow(move)
    },
  }
}

/** The chosen ways after a die has moved to another card; null if it cannot be used there. */
function moved(
  view: View,
  chosen: ChosenWays,
  cards: readonly PlannedCard[],
  { from, to, face }: { readonly from: number; readonly to: number; readonly face: DieFace },
): ChosenWays | null {
  const source = cards.find(({ step }) => step === from)
  // A die of an earlier card is free only if that card takes other dice.
  const freed = from < to ? (source?.ways.filter(way => !uses(way, face)) ?? []) : [undefined]
  for (const other of freed) {
    const base: ChosenWays = other ? { ...chosen, [from]: other } : chosen
    const target = planOf(view, base).find(({ step }) => step === to)
    const way = target?.ways.find(one => uses(one, face) && !(target.way && isSame(one, target.way) && !other))
    if (way) return { ...base, [to]: way }
  }
  return null
}

function uses(way: Payment, face: DieFace): boolean {
  if (way.move === 'hit') return way.with === face
  return way.move === 'pay' && (face === 'head' ? way.heads + way.converted > 0 : way.bodies > 0)
}

/** Whether the move uses dice on the next card in line. */
export function isPayment({ move }: Move): boolean {
  return move === 'pay' || move === 'hit' || move === 'pass' || move === 'stop'
}
