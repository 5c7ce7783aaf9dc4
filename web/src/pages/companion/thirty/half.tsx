import { type Duel, otherSide, type Side } from '../../../companion/duel-timer.ts'

interface Acts {
  start(): void
  hold(reason: 'card' | 'dispute'): void
  goOn(): void
  end(): void
}

const NAMES: Readonly<Record<Side, string>> = { survivor: 'Survivor', zombie: 'Zombies' }

/** One side of the table: the running half has the moon, the waiting half a dark one and the pause. */
export function Half({
  side,
  duel,
  seconds,
  untimed,
  acts,
}: {
  readonly side: Side
  readonly duel: Duel
  /** What is left of the phase, or will be given to it. */
  readonly seconds: number
  readonly untimed: boolean
  readonly acts: Acts
}) {
  const mine = duel.side === side
  const live = mine && duel.status !== 'waiting'
  const other = NAMES[otherSide(side)]
  const starts = !mine && duel.status === 'waiting'
  const of = duel.seconds[side] || 1
  return (
    <section
      className={`half half--${side} ${live ? 'is-running' : ''} ${starts ? 'is-asked' : ''}`}
      aria-label={side === 'survivor' ? 'Survivor’s side' : 'Zombies’ side'}
    >
      <p
        className={`moon ${live ? '' : 'moon--dark'}`}
        style={{ '--part': live && !untimed ? seconds / of : live ? 1 : 0 } as React.CSSProperties}
        role="timer"
        aria-label={live ? (untimed ? 'no clock' : `${seconds} seconds left`) : `${duel.seconds[side]} seconds next`}
      >
        <b>{untimed ? '∞' : live ? seconds : duel.seconds[side]}</b>
        <span>{untimed ? 'no clock' : live ? 'seconds' : 'seconds next'}</span>
      </p>
      {starts ? (
        <>
          {duel.rang && <p className="half__bell">The bell! Finish what you announced, nothing new.</p>}
          <button type="button" className="button button--main half__start" onClick={acts.start}>
            Start the {other === 'Zombies' ? 'Zombies’' : 'Survivor’s'} clock
          </button>
        </>
      ) : (
        <>
          <h2>
            {live ? (duel.status === 'paused' ? 'Time stands still' : `${NAMES[side]}, act!`) : `${NAMES[side]}, wait`}
          </h2>
          <p className="half__note">{noteOf(duel, mine, other)}</p>
          <p className="half__acts">
            {mine && duel.status === 'running' && (
              <button type="button" className="button" onClick={acts.end}>
                {untimed ? 'End the turn' : 'End early'}
              </button>
            )}
            {!mine && duel.status === 'running' && (
              <>
                <button type="button" className="button" onClick={() => acts.hold('card')}>
                  Pause: a card
                </button>
                <button type="button" className="button" onClick={() => acts.hold('dispute')}>
                  Pause: dispute
                </button>
              </>
            )}
            {duel.status === 'paused' && (
              <button type="button" className="button button--open" onClick={acts.goOn}>
                Go on
              </button>
            )}
          </p>
        </>
      )}
    </section>
  )
}

function noteOf(duel: Duel, mine: boolean, other: string): string {
  if (duel.status === 'paused')
    return duel.reason === 'card' ? 'Read the card in peace.' : 'Settle it; the rules are one tap away.'
  if (duel.status === 'waiting')
    return mine ? `The ${other} ${other === 'Zombies' ? 'start' : 'starts'} your clock.` : ''
  return mine ? 'At the bell: finish what you announced.' : 'A card to read? Stop the clock.'
}
