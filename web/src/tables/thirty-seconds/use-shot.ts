import { type RefObject, useEffect } from 'react'
import { lengthOf } from '../../table/stage/pace.ts'

/** How long the light of the muzzle and the line of a shot take, in ms. */
const MUZZLE = 80
const LINE = 120

/** Draws the line of a shot from the pawn to the zombie at `target`. It is decoration: log and plates say the same. */
export function useShot(pawn: RefObject<HTMLElement | null>, target: string | null, seq: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move has its own shot
  useEffect(() => {
    const place = pawn.current?.closest('.ts-place')
    const figure = target === null ? null : place?.querySelector(`[data-target="${target}"] .kit-figure`)
    if (!place || !figure || !pawn.current || document.documentElement.dataset.motion === 'off') return
    const [ground, from, to] = [place, pawn.current, figure].map(one => one.getBoundingClientRect())
    const start = { x: from.left + from.width / 2 - ground.left, y: from.top + from.height / 3 - ground.top }
    const end = { x: to.left + to.width / 2 - ground.left, y: to.top + to.height / 3 - ground.top }
    const line = document.createElement('i')
    line.className = 'ts-shot'
    line.style.left = `${start.x}px`
    line.style.top = `${start.y}px`
    line.style.width = `${Math.hypot(end.x - start.x, end.y - start.y)}px`
    line.style.rotate = `${Math.atan2(end.y - start.y, end.x - start.x)}rad`
    place.append(line)
    const flight = line.animate?.(
      [{ clipPath: 'inset(-2rem 98% -2rem -2rem)' }, { clipPath: 'inset(-2rem -1rem)' }, { opacity: 0 }],
      { duration: lengthOf(MUZZLE + 2 * LINE) },
    )
    if (!flight) return line.remove()
    flight.onfinish = flight.oncancel = () => line.remove()
    return () => flight.cancel()
  }, [seq])
}
