import type { View } from '@holdout/viral-dawn/table'
import { useEffect, useState } from 'react'

/** How long one looks on from the old chair before the table turns, so that one sees who went where. */
const LINGER = 1500

/**
 * Which place lies in front. One sees the ring from one's own chair; when an Apocalypse or a Joker moves the players, the
 * plates move first, over cards that stay where they are, and only then the table is turned. Spectators sit at place 0.
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
