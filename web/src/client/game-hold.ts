import type { MatchRecord } from '@holdout/engine'
import { dropKept, keptText, readKept, whenOtherTabKeeps, writeKept } from './kept.ts'
import { keep, newId } from './save-list.ts'

/** Why a tab does not have a game: another one has it, or has played on while this one could not hear of it. */
export type Elsewhere = 'open' | 'played-on'

/** A game of this device that only this tab plays. */
export interface GameHold {
  /** Keeps the game, unless another tab has it by now: what was played there is never written over. */
  keep(record: MatchRecord, progress?: number): void
  letGo(): void
}

type Word = 'anybody' | 'here' | 'let-go'

/**
 * Takes a game for this tab; null if another tab has it and it is not to be taken over. A mark beside the game names the tab that has
 * it. Web Locks would do this alone, but browsers have them only on https, and a table at home is often on plain http. So a mark may
 * outlive its tab: whoever finds one asks whether somebody is there. A tab that sleeps and does not answer finds out when it wakes.
 */
export async function holdGame(
  id: string,
  takeOver: boolean,
  lost: (why: Elsewhere) => void,
): Promise<GameHold | null> {
  const me = newId()
  const mark = `open:${id}`
  const game = `match:${id}`
  const channel = new BroadcastChannel(`holdout:${mark}`)
  if (!(await isFree(mark, channel, takeOver))) {
    channel.close()
    return null
  }
  dropKept(mark) // of a tab that is no more: if there is no room to write our own, there is none
  writeKept(mark, me)

  let known = keptText(game)
  let held = true
  const letGo = (): void => {
    if (!held) return
    held = false
    unwatch()
    document.removeEventListener('visibilitychange', look)
    channel.close()
    if (readKept(mark) === me) dropKept(mark)
  }
  const lose = (why: Elsewhere): void => {
    if (!held) return
    lost(why)
    letGo()
  }
  /** Whether the game is still ours; if not, everybody concerned is told. */
  const look = (): boolean => {
    const holder = readKept(mark)
    const text = keptText(game)
    if (holder !== null && holder !== me) lose('open')
    else if (text !== null && text !== known) lose('played-on')
    return held
  }
  const unwatch = whenOtherTabKeeps(mark, look)
  document.addEventListener('visibilitychange', look) // a tab that slept may have missed what was said
  channel.onmessage = ({ data }) => {
    if (data === 'anybody') say(channel, 'here')
    if (data === 'let-go') lose('open')
  }
  return {
    keep(record, progress) {
      if (!held || !look()) return
      keep(id, record, progress)
      known = keptText(game)
    },
    letGo,
  }
}

async function isFree(mark: string, channel: BroadcastChannel, takeOver: boolean): Promise<boolean> {
  if (readKept(mark) === null) return true
  if (takeOver) {
    // Not an answer but the mark tells: it is dropped after the last move was kept, so whoever sees it gone sees that move.
    const dropped = happens(done => whenOtherTabKeeps(mark, () => readKept(mark) === null && done()))
    say(channel, 'let-go')
    await dropped
    return true
  }
  const answered = happens(done => {
    channel.onmessage = ({ data }) => data === 'here' && done()
    return () => (channel.onmessage = null)
  })
  say(channel, 'anybody')
  return !(await answered)
}

function say(channel: BroadcastChannel, word: Word): void {
  channel.postMessage(word)
}

/** In ms. Another tab answers within a few, unless the device is very busy. */
const SOON = 500

/** Whether something happens soon. `watch` gives the way to stop watching. */
async function happens(watch: (done: () => void) => () => void): Promise<boolean> {
  let stop = (): void => {}
  const happened = await new Promise<boolean>(resolve => {
    stop = watch(() => resolve(true))
    setTimeout(() => resolve(false), SOON)
  })
  stop()
  return happened
}
