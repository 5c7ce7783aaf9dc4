import type { Thinking } from '@holdout/bots'
import type { AnyMove } from '@holdout/engine'
import type { Time } from './time.ts'

/** The longest time that a bot thinks without a break, in ms. */
const SLICE_MS = 20

/**
 * Lets a bot think in short slices, so that requests come in between. When its choice is made or its time is over,
 * `then` receives the choice; calling it throws if thinking failed. Between slices, `hold` has the function to cancel.
 */
export function thinkInSlices(
  thought: Thinking,
  left: number,
  time: Time,
  hold: (cancel: () => void) => void,
  then: (choice: () => AnyMove | null) => void,
): void {
  const began = time.now()
  let spent = 0
  let done = false
  try {
    while (!done && spent < SLICE_MS) {
      done = thought.step()
      spent = time.now() - began
    }
  } catch (error) {
    return then(() => {
      throw error
    })
  }
  if (done || spent >= left) then(() => thought.best)
  else hold(time.after(0, () => thinkInSlices(thought, left - spent, time, hold, then)))
}
