import { seatColor } from '../../parts/seat-badge.tsx'
import { Segments } from '../../parts/segments.tsx'
import { replayText } from '../../text/replay.ts'
import type { ReplayInfo } from '../../worker/messages.ts'

/** The controls of a replay: scrub, step, play. */
export function Transport({
  reel,
  at,
  moveTo,
  playing,
  toggle,
  speed,
  setSpeed,
  playOn,
}: {
  readonly reel: ReplayInfo
  readonly at: number
  readonly moveTo: (move: number) => void
  readonly playing: boolean
  readonly toggle: () => void
  readonly speed: number
  readonly setSpeed: (speed: number) => void
  readonly playOn: (() => void) | null
}) {
  const mover = at > 0 ? reel.movers[at - 1] : null
  return (
    <footer className="transport">
      <Scrubber reel={reel} at={at} moveTo={moveTo} playing={playing} toggle={toggle} />
      <p className="transport__at">
        <b>{replayText.moveOf(at, reel.length)}</b>
        <span>{mover ? (reel.names[mover] ?? mover) : replayText.deal}</span>
      </p>
      <Segments
        name="speed"
        label={replayText.speed}
        value={speed}
        choices={[
          [0.5, '½×'],
          [1, '1×'],
          [2, '2×'],
          [4, '4×'],
        ]}
        set={setSpeed}
      />
      {playOn && (
        <button type="button" className="button button--main" onClick={playOn}>
          {replayText.playOn}
        </button>
      )}
    </footer>
  )
}

/** The buttons that move through a match, and the slider with a mark for each move. */
export function Scrubber({
  reel,
  at,
  moveTo,
  playing,
  toggle,
}: {
  readonly reel: ReplayInfo
  readonly at: number
  readonly moveTo: (move: number) => void
  readonly playing: boolean
  readonly toggle: () => void
}) {
  return (
    <>
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
    </>
  )
}

const SIGNS = {
  toStart: 'M6 5v14h2.5V5zm12 0v14L9.5 12z',
  back: 'M14.5 6v4.5H20v3h-5.5V18L5 12z',
  forward: 'M9.5 6v4.5H4v3h5.5V18l9.5-6z',
  toEnd: 'M15.5 5v14H18V5zM6 5v14l8.5-7z',
} as const

function PlayKey({ playing, toggle }: { readonly playing: boolean; readonly toggle: () => void }) {
  return (
    <button
      type="button"
      className="button transport__play"
      onClick={toggle}
      aria-label={playing ? replayText.pause : replayText.play}
    >
      <Sign of={playing ? 'M7 5v14h3.5V5zm6.5 0v14H17V5z' : 'M7 5v14l11-7z'} />
    </button>
  )
}

function Key({ label, press, off, sign }: { label: string; press: () => void; off: boolean; sign: string }) {
  return (
    <button type="button" className="button" aria-label={label} onClick={press} disabled={off}>
      <Sign of={sign} />
    </button>
  )
}

function Sign({ of }: { of: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} />
    </svg>
  )
}

/** A thin strip in the colors of the seats that moved. Decoration. */
function Movers({ reel }: { reel: ReplayInfo }) {
  const places = new Map(reel.seats.map(({ seat }, place) => [seat, place]))
  const stops: string[] = []
  reel.movers.forEach((seat, i) => {
    if (i > 0 && reel.movers[i - 1] === seat) return
    const place = places.get(seat)
    const end = reel.movers.findIndex((other, j) => j > i && other !== seat)
    const color = place === undefined ? 'var(--line)' : seatColor(place)
    stops.push(`${color} ${(i / reel.length) * 100}% ${((end < 0 ? reel.length : end) / reel.length) * 100}%`)
  })
  return (
    <span
      className="transport__movers"
      aria-hidden="true"
      style={{ background: `linear-gradient(90deg, ${stops.join(', ') || 'var(--line) 0% 100%'})` }}
    />
  )
}
