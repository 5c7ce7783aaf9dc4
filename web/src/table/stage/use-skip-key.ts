import { done, type KeyMap, useKeys } from '../keys.ts'

const MAP = { skip: { keys: [' '], label: 'Space', does: null } } satisfies KeyMap

/** Space ends the playback, also while a piece has the focus. The buttons of its own speed are still pressed. */
export function useSkipKey(skip: (() => void) | null): void {
  const isOnSpeed = (): boolean => document.activeElement?.closest('.stage-speed') != null
  useKeys(MAP, { skip: () => skip !== null && !isOnSpeed() && done(skip) }, 'playback')
}
