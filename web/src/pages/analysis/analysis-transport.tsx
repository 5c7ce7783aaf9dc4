import { analysisText } from '../../text/analysis.ts'
import { replayText } from '../../text/replay.ts'
import type { Reel } from '../../worker/messages.ts'
import { Key, Movers, PlayKey, SIGNS } from '../replay/transport.tsx'

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
  readonly reel: Reel
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
      <div className="transport__keys">
        <Key label={replayText.toStart} press={() => moveTo(0)} off={at === 0} sign={SIGNS.toStart} />
        <Key label={replayText.back} press={() => moveTo(at - 1)} off={at === 0} sign={SIGNS.back} />
        <PlayKey playing={playing} toggle={toggle} />
        <Key label={replayText.forward} press={() => moveTo(at + 1)} off={at === reel.length} sign={SIGNS.forward} />
        <Key label={replayText.toEnd} press={() => moveTo(reel.length)} off={at === reel.length} sign={SIGNS.toEnd} />
      </div>
      <div className="transport__scrub">
        <input
          type="range"
          min={0}
          max={reel.length}
          value={at}
          onChange={event => moveTo(Number(event.target.value))}
          aria-label={replayText.move}
          aria-valuetext={replayText.moveOf(at, reel.length)}
        />
        <Movers reel={reel} />
      </div>
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
          {analysisText.playOn}
        </button>
      )}
    </footer>
  )
}
