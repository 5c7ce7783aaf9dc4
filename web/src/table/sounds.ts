import type { LogLine } from '@holdout/table'
import { useEffect, useRef } from 'react'
import type { SoundName } from '../client/sound.ts'
import { useSession } from './session.ts'
import type { TableModule } from './table-props.ts'

/** Plays the sounds of log lines when the table shows them. */
export function useSounds(
  /** How many of the newest lines are not shown yet; null: all are, and none is played back. */
  unshown: number | null,
): void {
  const { state, module, mode } = useSession()
  const { log, scene } = state
  const { sounds } = module
  const shown = log.length - (unshown ?? 0)
  const played = useRef({ seat: scene.seat, upTo: shown })
  useEffect(() => {
    const { seat, upTo } = played.current
    played.current = { seat: scene.seat, upTo: shown }
    if (mode !== 'play' || seat !== scene.seat || shown <= upTo) return
    hearLines(log.slice(upTo, shown), sounds, unshown === null)
  }, [log, shown, unshown, scene.seat, sounds, mode])
}

/** Plays the sounds of each move of a running replay. */
export function useReplaySounds(news: readonly LogLine[], sounds: TableModule['sounds'], on: boolean): void {
  useEffect(() => {
    if (on) hearLines(news, sounds, true)
  }, [news, sounds, on])
}

/** `lands`: the sounds wait for the animation, because a card sounds when it lands. */
function hearLines(lines: readonly LogLine[], sounds: TableModule['sounds'], lands: boolean): void {
  const names = new Set(lines.flatMap(({ event }) => sounds[event.event] ?? ALWAYS[event.event] ?? []))
  if (names.size === 0) return
  const wait = lands ? (LANDING[document.documentElement.dataset.motion ?? ''] ?? 0) : 0
  setTimeout(() => hear([...names].slice(-MOST)), wait)
}

/** The most sounds at the same time; those of the last lines win. */
const MOST = 3

/** Sounds of events that every game has. */
const ALWAYS: TableModule['sounds'] = { 'time-out': 'time-out' }

/** Duration of the animations by motion setting, in ms. */
const LANDING: Readonly<Record<string, number>> = { full: 280, quick: 120 }

/** Plays sounds. The sound code is loaded with the first of them, so that the table loads sooner. */
export function hear(names: readonly SoundName[]): void {
  void import('../client/sound.ts').then(({ play }) => {
    for (const name of names) play(name)
  })
}
