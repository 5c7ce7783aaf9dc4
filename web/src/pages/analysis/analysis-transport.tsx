import { analysisText } from '../../text/analysis.ts'
import { replayText } from '../../text/replay.ts'
import type { ReplayInfo } from '../../worker/messages.ts'
import { Scrubber } from '../replay/transport.tsx'

/** The controls below an analysis: step, play, scrub, the next key moment, play on. */
export function AnalysisTransport({
  reel,
  at,
  part,
  moveTo,
  playing,
  toggle,
  nextMoment,
  playOn,
}: {
  readonly reel: ReplayInfo
  readonly at: number
  readonly part: string | null
  readonly moveTo: (move: number) => void
  readonly playing: boolean
  readonly toggle: () => void
  readonly nextMoment: (() => void) | null
  readonly playOn: (() => void) | null
}) {
  return (
    <footer className="transport analysis__transport">
      <Scrubber reel={reel} at={at} moveTo={moveTo} playing={playing} toggle={toggle} />
      <p className="transport__at">
        <b>{replayText.moveOf(at, reel.length)}</b>
        <span>{part ?? ''}</span>
      </p>
      {nextMoment && (
        <button type="button" className="button analysis__next" onClick={nextMoment}>
          {analysisText.nextMoment}
        </button>
      )}
      {playOn && (
        <button type="button" className="button button--main" onClick={playOn}>
          {replayText.playOn}
        </button>
      )}
    </footer>
  )
}
