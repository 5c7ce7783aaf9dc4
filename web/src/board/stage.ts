import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { settings } from '../client/settings.ts'
import { type Point, pointsOn } from './arc.ts'
import './stage.css'

/** Where a piece was drawn last. */
interface Spot {
  readonly box: DOMRect
  readonly at: string
}

/** The movements of the pieces on a board while they last. */
export interface StagePlay {
  /** Ends all movements at once. */
  skip(): void
}

/**
 * Moves the pieces of a board to their new places. `data-travel` names a piece, `data-at` the place where it lies, and
 * `data-from` the piece or place that it comes out of if it was not drawn before. After each render, pieces in another
 * place go there from the old one: along an arc with fading traces with `data-path="arc"`, otherwise straight.
 * `data-ms` is the length at normal speed. Without motion they cross-fade. Returns the play while pieces move; then a
 * table shows whose move it is, and Space ends it.
 */
export function useStage(root: string): StagePlay | null {
  const before = useRef(new Map<string, Spot>())
  const signature = useRef('')
  const moving = useRef(new Set<Animation>())
  const [playing, play] = useState(false)
  const skip = useCallback(() => {
    for (const animation of moving.current) animation.finish()
  }, [])
  useLayoutEffect(() => {
    const forget = (): void => {
      signature.current = ''
    }
    addEventListener('resize', forget)
    return () => removeEventListener('resize', forget)
  }, [])
  useLayoutEffect(() => {
    const board = document.querySelector(root)
    if (!board) return
    const pieces = [...board.querySelectorAll<HTMLElement>('[data-travel]')]
    // To measure costs a layout: a render that moves nothing must not, nor end a movement.
    const now = pieces.map(({ dataset }) => `${dataset.travel}@${dataset.at}`).join()
    if (now === signature.current) return
    signature.current = now
    skip() // final positions are measured
    const spots = new Map<string, Spot>()
    for (const piece of pieces) {
      const { travel = '', at = '' } = piece.dataset
      spots.set(travel, { box: piece.getBoundingClientRect(), at })
    }
    const started = settings.value.pace === 0 ? [] : pieces.flatMap(piece => go(piece, before.current, spots))
    before.current = spots
    if (started.length === 0) return
    for (const animation of started) {
      moving.current.add(animation)
      animation.onfinish = animation.oncancel = () => {
        moving.current.delete(animation)
        if (moving.current.size === 0) play(false)
      }
    }
    play(true)
  })
  return playing ? { skip } : null
}

/** Lengths at normal speed, in ms; a table can give a piece another one. */
const USUAL = 420
const QUICK = 0.4
const FADE = 120

function lengthOf(ms: number): number {
  const { motion } = document.documentElement.dataset
  return (motion === 'quick' ? ms * QUICK : ms) / settings.value.pace
}

/** Starts the movement of a piece that lies in another place than before. */
function go(piece: HTMLElement, before: ReadonlyMap<string, Spot>, now: ReadonlyMap<string, Spot>): Animation[] {
  const { travel = '', from, path, ms } = piece.dataset
  const old = before.get(travel)
  const spot = now.get(travel)
  if (before.size === 0 || !spot || old?.at === spot.at) return []
  const start = old?.box ?? (from ? before.get(from)?.box : undefined)
  if (!start || start.width === 0 || spot.box.width === 0) return []
  if (document.documentElement.dataset.motion === 'off')
    return [piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, id: STAGE })]
  const duration = lengthOf(Number(ms ?? USUAL))
  const points = pointsOn(middleOf(start), middleOf(spot.box), path === 'arc')
  const size = travel.startsWith('card') ? Math.min(1.6, Math.max(0.4, start.width / spot.box.width)) : 1
  const flight = piece.animate(framesOf(points, size), { duration, easing: EASE, id: STAGE })
  if (path === 'arc') leaveTraces(piece, points, spot.box, duration)
  return [flight]
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const STAGE = 'stage'

function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

function framesOf(points: readonly Point[], size: number): Keyframe[] {
  const end = points[points.length - 1]
  return points.map(({ x, y }, i) => {
    const part = i / (points.length - 1)
    return { translate: `${x - end.x}px ${y - end.y}px`, scale: `${size + (1 - size) * part}`, zIndex: 20 }
  })
}

const TRACES = [0.25, 0.5, 0.75]

/** Three outlines along the way that fade: the eye can follow a card that crosses the whole board. */
function leaveTraces(piece: HTMLElement, points: readonly Point[], box: DOMRect, duration: number): void {
  for (const part of TRACES) {
    const { x, y } = points[Math.round(part * (points.length - 1))]
    const trace = document.createElement('i')
    trace.className = 'kit-trace'
    trace.style.cssText = `left:${x - box.width / 2}px;top:${y - box.height / 2}px;width:${box.width}px;height:${box.height}px`
    piece.closest('.frame')?.append(trace)
    const fade = trace.animate([{ opacity: 0 }, { opacity: 0.7, offset: 0.2 }, { opacity: 0 }], {
      duration: duration * 1.5,
      delay: duration * part * 0.5,
      fill: 'both',
    })
    fade.onfinish = fade.oncancel = () => trace.remove()
  }
}
