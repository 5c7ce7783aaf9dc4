import type { LogLine } from '@holdout/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { useSession } from '../session.ts'
import type { StageModule } from './beats.ts'
import { lengthOf } from './pace.ts'
import { atNextBeat, type BeatsOf, type Reel, withLines } from './reel.ts'
import type { Staged } from './staged.ts'

interface Playing {
  readonly news: readonly LogLine[]
  readonly seat: string
  readonly seq: number
  readonly reel: Reel | null
}

/** Stages the new events that the game has beats for, one at a time. Null: everything is shown. */
export function useStage(): Staged | null {
  const { state, module, mode } = useSession()
  const { scene, newLines, log } = state
  const { seat, seq, view } = scene
  const { pace } = useStore(settings)
  const on = mode === 'play' && pace > 0
  const [playing, setPlaying] = useState<Playing>(() => ({ news: newLines, seat, seq, reel: null }))
  const { reel } = playing
  const stage = useStageModule(on ? module.loadStage : undefined, reel !== null && reel.beats === null)
  const beatsOf: BeatsOf = line => {
    if (!on || !module.staged?.includes(line.event.event)) return []
    if (stage === null) return null
    const told = log.slice(0, log.indexOf(line) + 1)
    return stage.acts[line.event.event]?.beats(line.event, { view, log: told, seat }) ?? []
  }
  const latest = useRef(beatsOf)
  latest.current = beatsOf
  if (playing.news !== newLines) {
    // After an undo or a change of the viewer, what was left of the playback does not matter.
    const before = playing.seat === seat && seq >= playing.seq ? reel : null
    setPlaying({ news: newLines, seat, seq, reel: withLines(before, newLines, beatsOf) })
  } else if (reel !== null && !on) setPlaying({ ...playing, reel: null })
  const next = useCallback(
    () => setPlaying(now => (now.reel === null ? now : { ...now, reel: atNextBeat(now.reel, latest.current) })),
    [],
  )
  const skip = useCallback(() => setPlaying(now => ({ ...now, reel: null })), [])
  const beat = reel?.beats?.[reel.beat]
  const shown = reel?.shown
  const ms = beat ? lengthOf(beat.ms) : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new timer for each beat of each line
  useEffect(() => {
    if (!beat) return
    const timer = setTimeout(next, ms)
    return () => clearTimeout(timer)
  }, [beat, shown, ms, next])
  useEffect(() => {
    if (reel !== null && reel.beats === null && stage !== null) next()
  }, [reel, stage, next])
  if (reel === null) return null
  const line = reel.lines[reel.shown - 1]
  const act = line && stage?.acts[line.event.event]
  return {
    now: !beat || !act ? null : { line, act, beat, at: reel.beat, ms },
    unshown: reel.lines.length - reel.shown,
    skip,
  }
}

/** How long the pictures of a table wait after it is drawn, in ms, so that they do not compete with it. */
const LATER = 1_500

/** Loads the pictures after the table is drawn; at once if an event waits for them. */
function useStageModule(load: (() => Promise<StageModule>) | undefined, waiting: boolean): StageModule | null {
  const [loaded, setLoaded] = useState<StageModule | null>(null)
  useEffect(() => {
    if (!load || loaded) return
    let gone = false
    const take = (one: StageModule): void => {
      if (!gone) setLoaded(one)
    }
    const both = (): Promise<StageModule> => Promise.all([load(), import('./stage.tsx')]).then(([one]) => one)
    const timer = setTimeout(() => void both().then(take, () => take({ acts: {} })), waiting ? 0 : LATER)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [load, loaded, waiting])
  return loaded
}
