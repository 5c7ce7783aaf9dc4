import type { LogLine, Scene } from '@holdout/table'
import type { Event, Move, View } from '@holdout/until-dawn/table'
import { useEffect, useState } from 'react'
import { type Stage, stageOf } from './stage.ts'
import { stagesOf } from './stages.ts'

interface Frame {
  readonly stage: Stage
  readonly told: LogLine<Event>
  /** Events whose sounds play in this frame: its own and the skipped ones before it. */
  readonly heard: readonly Event[]
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
  /** Events whose sounds play after the last frame. */
  readonly rest: readonly Event[]
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
 * Plays back new events in order, one frame each, then shows the view. The player can skip it. It is shorter with quick
 * motion and left out without motion.
 */
export function usePlayback(
  scene: Scene<View, Move>,
  news: readonly LogLine<Event>[],
  review: boolean,
  /** Plays the sound of an event; null for silence. */
  hear: ((event: Event) => void) | null,
) {
  const [reel, setReel] = useState<Reel>(() => ({
    scene,
    frames: [],
    at: 0,
    last: stageOf(scene.view, null),
    rest: [],
  }))
  if (reel.scene !== scene) setReel(following(reel, scene, news, review))
  const frame = reel.frames[reel.at] as Frame | undefined
  const heard = frame?.heard ?? reel.rest
  useEffect(() => {
    for (const event of heard) hear?.(event)
  }, [heard, hear])
  useEffect(() => {
    if (!frame) return
    const timer = setTimeout(() => setReel(now => ({ ...now, at: now.at + 1 })), frame.ms)
    return () => clearTimeout(timer)
  }, [frame])
  return {
    stage: frame?.stage ?? reel.last,
    told: frame?.told ?? null,
    /** For the table frame: the log waits for it. */
    playback: frame ?? null,
    skip: () => setReel(now => ({ ...now, at: now.frames.length })),
  }
}

function following(reel: Reel, scene: Scene<View, Move>, news: readonly LogLine<Event>[], review: boolean): Reel {
  // A pause or a clock sends the same position again: the playback continues.
  if (scene.seq === reel.scene.seq && news.length === 0) return { ...reel, scene, last: stageOf(scene.view, reel.last) }
  const { frames, end, rest } = framesOf(reel.last, news, review ? 0 : speed())
  return { scene, frames, at: 0, last: stageOf(scene.view, end), rest }
}

function framesOf(start: Stage, news: readonly LogLine<Event>[], pace: number) {
  const frames: Frame[] = []
  let stage = start
  let at = 0
  let rest: Event[] = []
  for (const after of stagesOf(
    start,
    news.map(({ event }) => event),
  )) {
    const told = news[at]
    rest.push(...news.slice(at, at + after.told).map(({ event }) => event))
    at += after.told
    stage = after.stage
    // A zombie that the player must place now needs no frame of its own.
    const ms = at === news.length && told.event.event === 'drew' ? 0 : (LENGTH[told.event.event] ?? 0) * pace
    if (ms <= 0) continue
    frames.push({ stage, told, heard: rest, ms, unshown: news.length - at })
    rest = []
  }
  return { frames, end: stage, rest }
}

function speed(): number {
  const { motion } = document.documentElement.dataset
  return motion === 'off' ? 0 : motion === 'quick' ? 0.4 : 1
}
