import type { View } from '@holdout/viral-dawn/table'
import { useEffect, useState } from 'react'

/** How long the view stays at the old place before the table turns, in ms, so that the viewer sees the players move. */
const LINGER = 1500

/**
 * The place at the front: the viewer's own. When an Apocalypse or a Joker moves the players, first the plates move over
 * the laid cards, then the table turns. Spectators see place 0 at the front.
 */
export function useCamera({ me, places }: View): number {
  const own = Math.max(
    0,
    places.findIndex(({ seat }) => seat === me),
  )
  const [camera, turn] = useState({ me, at: own })
  useEffect(() => {
    const { motion } = document.documentElement.dataset
    if (motion === 'off') return turn({ me, at: own })
    const timer = setTimeout(() => turn({ me, at: own }), motion === 'quick' ? LINGER / 4 : LINGER)
    return () => clearTimeout(timer)
  }, [me, own])
  return camera.me === me && camera.at < places.length ? camera.at : own
}
