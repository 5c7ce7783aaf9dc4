import { done, helpOf, type KeyMap, useKeys } from '../../table/keys.ts'
import { keysText } from '../../text/keys.ts'

const MAP = {
  step: { keys: ['ArrowLeft', 'ArrowRight'], label: '← →', does: keysText.replayKeys.step },
  start: { keys: ['Home'], label: 'Home', does: keysText.replayKeys.start },
  end: { keys: ['End'], label: 'End', does: keysText.replayKeys.end },
  play: { keys: [' '], label: 'Space', does: keysText.replayKeys.play },
  view: { keys: ['p'], label: 'P', does: keysText.replayKeys.view },
} satisfies KeyMap

export const REPLAY_KEYS = helpOf(MAP)

/** Handles the keys of a replay. */
export function useReplayKeys(replay: {
  readonly at: number
  readonly length: number
  readonly moveTo: (move: number) => void
  readonly turnTo: (step: 1 | -1) => void
  readonly toggle: () => void
  readonly perspective: () => void
}): void {
  const step = (by: 1 | -1, turn: boolean): void => (turn ? replay.turnTo(by) : replay.moveTo(replay.at + by))
  useKeys(
    MAP,
    {
      step: (key, shift) => done(() => step(key === 'ArrowRight' ? 1 : -1, shift)),
      start: () => done(() => replay.moveTo(0)),
      end: () => done(() => replay.moveTo(replay.length)),
      play: () => done(replay.toggle),
      view: () => done(replay.perspective),
    },
    'around',
  )
}
