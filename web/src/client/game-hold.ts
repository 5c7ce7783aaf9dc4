import type { MatchRecord } from '@holdout/engine'
import { keep, newId, type SaveFacts } from './save-list.ts'
import { onOtherTabChange, readStored, removeStored, storedText, writeStored } from './storage.ts'

/** Why a tab does not hold a game: another tab holds it, or continued it while this tab was asleep. */
export type Elsewhere = 'open' | 'played-on'

/** A game of this device that this tab holds. */
export interface GameHold {
  /** Saves the game, unless another tab holds it by now. Never overwrites moves of another tab. */
  keep(record: MatchRecord, facts?: SaveFacts): void
  letGo(): void
}

type Word = 'anybody' | 'here' | 'let-go'

/**
 * Takes a game for this tab; null if another tab holds it and `takeOver` is false. A mark in storage names the tab that
 * holds it. Web Locks would be simpler, but browsers offer them only on https, and servers at home often use plain
 * http. A mark can outlive its tab, so a tab that finds one asks whether its owner still answers. A sleeping tab that
 * does not answer finds out when it wakes up.
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
  removeStored(mark) // of a closed tab; it must not stay if there is no room to write ours
  writeStored(mark, me)

  let known = storedText(game)
  let held = true
  const letGo = (): void => {
    if (!held) return
    held = false
    unwatch()
    document.removeEventListener('visibilitychange', look)
    channel.close()
    if (readStored(mark) === me) removeStored(mark)
  }
  const lose = (why: Elsewhere): void => {
    if (!held) return
    lost(why)
    letGo()
  }
  /** Whether this tab still holds the game. If not, reports the loss. */
  const look = (): boolean => {
    const holder = readStored(mark)
    const text = storedText(game)
    if (holder !== null && holder !== me) lose('open')
    else if (text !== null && text !== known) lose('played-on')
    return held
  }
  const unwatch = onOtherTabChange(mark, look)
  document.addEventListener('visibilitychange', look) // a sleeping tab may have missed messages
  channel.onmessage = ({ data }) => {
    if (data === 'anybody') say(channel, 'here')
    if (data === 'let-go') lose('open')
  }
  return {
    keep(record, facts) {
      if (!held || !look()) return
      keep(id, record, facts)
      known = storedText(game)
    },
    letGo,
  }
}

async function isFree(mark: string, channel: BroadcastChannel, takeOver: boolean): Promise<boolean> {
  if (readStored(mark) === null) return true
  if (takeOver) {
    // Wait for the mark, not for an answer: it is removed after the last move was saved.
    const dropped = happens(done => onOtherTabChange(mark, () => readStored(mark) === null && done()))
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

/** In ms. Another tab answers within a few ms, unless the device is very busy. */
const SOON = 500

/** Whether something happens soon. `watch` returns a function that stops watching. */
async function happens(watch: (done: () => void) => () => void): Promise<boolean> {
  let stop = (): void => {}
  const happened = await new Promise<boolean>(resolve => {
    stop = watch(() => resolve(true))
    setTimeout(() => resolve(false), SOON)
  })
  stop()
  return happened
}
