import type { Scene } from '@holdout/table'
import type { Move, View } from '@holdout/thirty-seconds/table'
import { useEffect } from 'react'
import { useOverlays } from '../../table/overlays.ts'
import { useSession } from '../../table/session.ts'

/** Decisions that a player makes themselves although only one answer is left. */
const OWN = ['survivor-acts', 'zombie-acts', 'paused', 'choose-character']

/** So long, in ms, the player sees the question before its only answer is given. */
const PAUSE = 350

/**
 * The only answer to a question. Another person must not learn from the speed of an answer that there was no choice, so
 * apart from starting the clock it is given only where all others are bots.
 */
export function onlyAnswer({ choices, view, seat }: Scene<View, Move>, people: readonly string[]): Move | null {
  const open = choices.filter(({ kind }) => kind !== 'standing')
  if (open.length !== 1 || open[0].kind !== 'must' || view.asked === null || OWN.includes(view.asked)) return null
  const { move } = open[0]
  return move.move === 'start-clock' || people.every(person => person === seat) ? move : null
}

/**
 * Gives the only answer for the player, when all before it is shown, and returns whether there is one. Not after an
 * undo, because it would cancel the undo, and not in a lesson.
 */
export function useOnlyAnswer(scene: Scene<View, Move>, off: boolean): boolean {
  const { state, mode, follow } = useSession()
  const { allShown } = useOverlays()
  const { canRedo, people, phase } = state
  const asked = mode === 'play' && phase.kind === 'ask' && !canRedo && !off
  const answer = asked ? onlyAnswer(scene, people) : null
  useEffect(() => {
    if (answer === null || !allShown) return
    const timer = setTimeout(() => void follow(answer), PAUSE)
    return () => clearTimeout(timer)
  }, [answer, allShown, follow])
  return answer !== null
}
