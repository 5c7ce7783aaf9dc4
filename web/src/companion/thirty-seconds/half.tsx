import { type Duel, otherSide, type Side } from './duel-timer.ts'
import { duelText } from './text.ts'

interface Acts {
  start(): void
  hold(reason: 'card' | 'dispute'): void
  goOn(): void
  end(): void
}

/** One side of the table: the running side has a bright moon, the waiting side a dark one and the pause buttons. */
export function Half({
  side,
  duel,
  seconds,
  untimed,
  acts,
}: {
  readonly side: Side
  readonly duel: Duel
  /** The seconds left in the phase, or those it will have. */
  readonly seconds: number
  readonly untimed: boolean
  readonly acts: Acts
}) {
  const mine = duel.side === side
  const live = mine && duel.status !== 'waiting'
  const other = otherSide(side)
  const starts = !mine && duel.status === 'waiting'
  const of = duel.seconds[side] || 1
  return (
    <section
      className={`half half--${side} ${live ? 'is-running' : ''} ${starts ? 'is-asked' : ''}`}
      aria-label={duelText.sideOf(side)}
    >
      <p
        className={`moon ${live ? '' : 'moon--dark'}`}
        style={{ '--part': live && !untimed ? seconds / of : live ? 1 : 0 } as React.CSSProperties}
        role="timer"
        aria-label={duelText.timerLabel(live, untimed, seconds, duel.seconds[side])}
      >
        <b>{untimed ? '∞' : live ? seconds : duel.seconds[side]}</b>
        <span>{duelText.timerUnit(live, untimed, live ? seconds : duel.seconds[side])}</span>
      </p>
      {starts ? (
        <>
          {duel.rang && <p className="half__bell">{duelText.bell}</p>}
          <button type="button" className="button button--main half__start" onClick={acts.start}>
            {duelText.start(other)}
          </button>
        </>
      ) : (
        <>
          <h2>{live ? (duel.status === 'paused' ? duelText.paused : duelText.act(side)) : duelText.wait(side)}</h2>
          <p className="half__note">{noteOf(duel, mine, other)}</p>
          <p className="half__acts">
            {mine && duel.status === 'running' && (
              <button type="button" className="button" onClick={acts.end}>
                {untimed ? duelText.endTurn : duelText.endEarly}
              </button>
            )}
            {!mine && duel.status === 'running' && (
              <>
                <button type="button" className="button" onClick={() => acts.hold('card')}>
                  {duelText.pauseForCard}
                </button>
                <button type="button" className="button" onClick={() => acts.hold('dispute')}>
                  {duelText.pauseForDispute}
                </button>
              </>
            )}
            {duel.status === 'paused' && (
              <button type="button" className="button button--open" onClick={acts.goOn}>
                {duelText.resume}
              </button>
            )}
          </p>
        </>
      )}
    </section>
  )
}

function noteOf(duel: Duel, mine: boolean, other: Side): string {
  if (duel.status === 'paused') return duel.reason === 'card' ? duelText.readCard : duelText.settle
  if (duel.status === 'waiting') return mine ? duelText.othersStart(other) : ''
  return mine ? duelText.atBell : duelText.stopForCard
}
