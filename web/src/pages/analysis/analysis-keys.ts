import { done, helpOf, type KeyMap, useKeys } from '../../table/keys.ts'
import { keysText } from '../../text/keys.ts'

const MAP = {
  step: { keys: ['ArrowLeft', 'ArrowRight'], label: '← →', does: keysText.analysisKeys.step },
  moment: { keys: ['ArrowUp', 'ArrowDown'], label: '↑ ↓', does: keysText.analysisKeys.moment },
  start: { keys: ['Home'], label: 'Home', does: keysText.replayKeys.start },
  end: { keys: ['End'], label: 'End', does: keysText.replayKeys.end },
  play: { keys: [' '], label: 'Space', does: keysText.replayKeys.play },
  known: { keys: ['p'], label: 'P', does: keysText.analysisKeys.known },
} satisfies KeyMap

export const ANALYSIS_KEYS = helpOf(MAP)

/** Handles the keys of an analysis. */
export function useAnalysisKeys(page: {
  readonly at: number
  readonly length: number
  readonly moveTo: (move: number) => void
  readonly momentTo: (step: 1 | -1) => void
  readonly toggle: () => void
  readonly switchKnown: () => void
}): void {
  useKeys(
    MAP,
    {
      step: key => done(() => page.moveTo(page.at + (key === 'ArrowRight' ? 1 : -1))),
      moment: key => done(() => page.momentTo(key === 'ArrowDown' ? 1 : -1)),
      start: () => done(() => page.moveTo(0)),
      end: () => done(() => page.moveTo(page.length)),
      play: () => done(page.toggle),
      known: () => done(page.switchKnown),
    },
    'around',
  )
}
