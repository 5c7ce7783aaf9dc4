import { useEffect, useState } from 'react'

/** Whether all animations have ended since `on` became true. Endless animations do not count. */
export function useAtRest(on: boolean): boolean {
  const [rests, setRests] = useState(false)
  useEffect(() => {
    if (!on) return setRests(false)
    let gone = false
    void untilAtRest().then(() => gone || setRests(true))
    return () => {
      gone = true
    }
  }, [on])
  return on && rests
}

/** The longest wait, in ms. */
const LONGEST = 4_000

async function untilAtRest(): Promise<void> {
  const end = performance.now() + LONGEST
  for (let moving = animations(); moving.length > 0; moving = animations()) {
    const left = end - performance.now()
    if (left <= 0) return
    const all = Promise.allSettled(moving.map(({ finished }) => finished))
    await Promise.race([all, new Promise(done => setTimeout(done, left))])
  }
}

function animations(): Animation[] {
  const all = document.querySelector('.frame')?.getAnimations({ subtree: true }) ?? []
  return all.filter(
    ({ playState, effect }) => playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
  )
}
