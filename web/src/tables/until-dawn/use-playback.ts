import type { LogLine, Scene } from '@holdout/table'
import type { Event, Move, View } from '@holdout/until-dawn/table'
import { useCallback, useEffect, useState } from 'react'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { lengthOf } from '../../table/stage/pace.ts'
import { type Stage, stageOf } from './stage.ts'
import { stagesOf } from './stages.ts'

interface Frame {
  readonly stage: Stage
  readonly told: LogLine<Event>
  /** Length at normal speed. */
  readonly ms: number
  /** How many events come after this frame. */
  readonly unshown: number
}

interface Reel {
  readonly scene: Scene<View, Move>
  readonly frames: readonly Frame[]
  readonly at: number
  /** The stage of the view itself. */
  readonly last: Stage
}

/** How long each event is shown, in ms. Other events are part of the next frame. */
const LENGTH: Readonly<Partial<Record<Event['event'], number>>> = {
  treated: 1000,
  'zombie-turn-began': 700,
  'set-found': 1000,
  turned: 500,
  scratched: 700,
  wandered: 700,
  'sneakers-held': 700,
  'sneakers-swept': 350,
  breached: 1300,
  pushed: 600,
  'swept-away': 400,
  howled: 800,
  'howl-drew': 700,
  'step-began': 250,
  drew: 900,
  reshuffled: 700,
  'jasper-used': 700,
  'jasper-killed': 1300,
  moved: 800,
  'rebecca-moved': 800,
  'bite-tested': 1700,
  'bite-joined': 400,
  'rebecca-turned': 1900,
  'john-turned': 1600,
  'final-assault-began': 1500,
  overrun: 1200,
}

/**
 * Plays back new events in order, one frame each, then shows the view. The player can skip it. Its speed is a
 * setting; without motion its frames are still pictures.
 */
export function usePlayback(scene: Scene<View, Move>, news: readonly LogLine<Event>[], review: boolean) {
  const [reel, setReel] = useState<Reel>(() => ({ scene, frames: [], at: 0, last: stageOf(scene.view, null) }))
  const { pace } = useStore(settings)
  if (reel.scene !== scene) setReel(following(reel, scene, news, review))
  const frame = reel.frames[reel.at] as Frame | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the length depends on the speed
  useEffect(() => {
    if (!frame) return
    const timer = setTimeout(() => setReel(now => ({ ...now, at: now.at + 1 })), lengthOf(frame.ms))
    return () => clearTimeout(timer)
  }, [frame, pace])
  const skip = useCallback(() => setReel(now => ({ ...now, at: now.frames.length })), [])
  return {
    stage: frame?.stage ?? reel.last,
    told: frame?.told ?? null,
    /** For the table frame: the log waits for it. */
    playback: frame ? { unshown: frame.unshown, skip } : null,
    skip,
  }
}

function following(reel: Reel, scene: Scene<View, Move>, news: readonly LogLine<Event>[], review: boolean): Reel {
  // A pause or a clock sends the same position again: the playback continues.
  if (scene.seq === reel.scene.seq && news.length === 0) return { ...reel, scene, last: stageOf(scene.view, reel.last) }
  const { frames, end } = framesOf(reel.last, news, review)
  return { scene, frames, at: 0, last: stageOf(scene.view, end) }
}

function framesOf(start: Stage, news: readonly LogLine<Event>[], review: boolean) {
  const frames: Frame[] = []
  let stage = start
  let at = 0
  for (const after of stagesOf(
    start,
    news.map(({ event }) => event),
  )) {
    const told = news[at]
    at += after.told
    stage = after.stage
    // A zombie that the player must place now needs no frame of its own.
    const ms = at === news.length && told.event.event === 'drew' ? 0 : (LENGTH[told.event.event] ?? 0)
    if (ms === 0 || review || lengthOf(ms) === 0) continue
    frames.push({ stage, told, ms, unshown: news.length - at })
  }
  return { frames, end: stage }
}
