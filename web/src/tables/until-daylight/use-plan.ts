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
import { useRoom } from '../../table/room.ts'
import type { Selection } from '../../table/selection.ts'
import { useAtMove } from '../../table/use-at-move.ts'
import { PIECE, wayOf } from './pieces.ts'

/** The dice of the viewer's attack as a plan, which they arrange and confirm. */
export interface Plan {
  readonly cards: readonly PlannedCard[]
  /** The step of the card that the rules ask about; the dice of the others follow from it or are chosen ahead. */
  readonly now: number
  /** Whether the player has changed the best arrangement. */
  readonly isChanged: boolean
  /** Takes the next way to use dice on a later card. */
  turn(card: PlannedCard): void
  arrange(): void
  confirm(): void
}

/** null while the viewer has no dice to arrange. */
export function usePlan(scene: Scene<View, Move>, pick: Selection<Move>): Plan | null {
  const { follow } = useRoom()
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

/** Whether the move uses dice on the next card in line. */
export function isPayment({ move }: Move): boolean {
  return move === 'pay' || move === 'hit' || move === 'pass' || move === 'stop'
}
