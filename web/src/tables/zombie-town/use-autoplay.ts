import type { Scene } from '@holdout/table'
import type { Move, View, Walk } from '@holdout/zombie-town/table'
import { useEffect, useRef, useState } from 'react'
import { useChoosing } from '../../table/choosing.ts'
import { useSession } from '../../table/session.ts'
import type { Option } from './data.ts'

/**
 * Plays moves that follow from one press: the steps of a planned path, and zombie moves that the player leaves to a
 * bot. Every move is one of the listed choices; it stops as soon as the next one is not.
 */
export function useAutoplay(scene: Scene<View, Move>, options: readonly Option[]) {
  const { follow } = useSession()
  const { hint, askHint } = useChoosing()
  const { view, seq } = scene
  const [walk, setWalk] = useState<{ readonly way: Walk; readonly from: number } | null>(null)
  const [resting, rest] = useState(false)
  const asked = useRef<{ seq: number; old: unknown } | null>(null)
  const played = useRef<number | null>(null)

  const isZombiePhase = options.some(({ move }) => move.move === 'zombie')
  const fresh = asked.current?.seq === seq && hint !== asked.current.old ? hint : null
  const advised = hint === null ? null : (options.find(({ move }) => same(move, hint.move as Move))?.move ?? null)
  const next = walk
    ? stepOf(walk.way, view, options, seq === walk.from)
    : resting && fresh && advised?.move === 'zombie'
      ? advised
      : null
  const play = (move: Move): void => {
    played.current = seq
    // Not as a draft: its button would appear for a moment, and the player could press what replaces it.
    void follow(move).then(made => made || setWalk(null))
  }

  useEffect(() => {
    if (walk && next === null) setWalk(null)
  }, [walk, next])

  useEffect(() => {
    if (!resting) return
    // Stops when the phase is over, or when the hint is not a zombie move: the player decides that.
    const over = view.active !== scene.seat || view.asked?.step === 'main' || scene.outcome !== null
    if (over || (fresh && isZombiePhase && advised?.move !== 'zombie')) rest(false)
    else if (isZombiePhase && asked.current?.seq !== seq) {
      asked.current = { seq, old: hint }
      askHint(true)
    }
  })

  useEffect(() => {
    if (next !== null && played.current !== seq) play(next)
  })

  return {
    walking: walk?.way ?? null,
    walk(way: Walk): void {
      const first = stepOf(way, view, options, true)
      if (first === null) return
      setWalk({ way, from: seq })
      play(first)
    },
    stop: () => setWalk(null),
    resting,
    rest,
  }
}

/** The next move of a path: a step, or `go` after the last one. */
function stepOf({ pawn, path }: Walk, view: View, options: readonly Option[], first: boolean): Move | null {
  const laid = view.asked?.step === 'move' ? view.asked.chain : null
  // The path may continue a movement that was already begun: those steps come before it.
  const from = laid === null || first ? 0 : path.indexOf(laid.at(-1) ?? '') + 1
  if (laid === null && !first) return null
  const to = path[from]
  const found = options.find(({ move }) =>
    to === undefined
      ? move.move === 'go'
      : (move.move === 'walk' && move.pawn === pawn && move.to === to) || (move.move === 'step' && move.to === to),
  )
  return found?.move ?? null
}

function same(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
