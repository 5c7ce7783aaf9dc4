import type { LogLine } from '@holdout/table'
import { useEffect } from 'react'
import type { SoundName } from '../client/sound.ts'
import type { TableModule } from './table-props.ts'

/** Plays the sounds of new events once their animation has arrived: a card sounds when it lands. */
export function useSounds(news: readonly LogLine[], sounds: TableModule['sounds'], on: boolean): void {
  useEffect(() => {
    if (!on) return
    const heard = new Set(news.flatMap(({ event }) => sounds[event.event] ?? ALWAYS[event.event] ?? []))
    if (heard.size === 0) return
    setTimeout(() => hear([...heard]), LANDING[document.documentElement.dataset.motion ?? ''] ?? 0)
  }, [news, sounds, on])
}

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
