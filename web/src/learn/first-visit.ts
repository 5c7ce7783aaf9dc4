import { hasFinished } from '../client/records.ts'
import { saves } from '../client/save-list.ts'
import { readStored, writeStored } from '../client/storage.ts'
import { progressOf } from './progress.ts'

/** Whether this device has no finished game and no finished lesson of a game. */
export function isFirstVisit(slug: string): boolean {
  if (readStored('first-visit') === 'off') return false
  const played = saves.value.some(({ game, outcome }) => game === slug && outcome !== null)
  return !played && !hasFinished(slug) && !progressOf(slug).finished
}

/** Whether the tips of a first table were seen or closed. */
export function hasSeenTips(slug: string): boolean {
  return readStored(`tips:${slug}`) === true
}

export function keepTipsSeen(slug: string): void {
  writeStored(`tips:${slug}`, true)
}
