import { type AnyMove, CLOCK, type Seat } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'
import type { BotSeats } from './bot-seats.ts'
import { BotTimer } from './bot-timer.ts'
import type { Phase } from './phase.ts'
import { type SavedClock, TableClock } from './table-clock.ts'
import type { Time } from './time.ts'

interface TablePaceSetting {
  readonly match: AnyMatch
  readonly bots: BotSeats
  readonly time: Time
  /** The delay before a bot moves, in ms. */
  pause(seat: Seat): number
  readonly clocks?: readonly SavedClock[] | undefined
  /** A bot has chosen its move, or passes (null); or a clock has run out. */
  moved(seat: Seat, move: AnyMove | null): void
  failed(error: unknown): void
}

/** Why bots and clocks stand still: the match is paused, or a person reads. */
interface Holds {
  readonly paused: boolean
  readonly resting: boolean
}

/** Runs the bots and clocks of a table, and stops them while the match is paused or a person reads. */
export class TablePace {
  readonly clock: TableClock
  private readonly botTimer: BotTimer
  /** What the table waits for; null: bots and clocks are stopped. */
  private phase: Phase | null = null
  private holds: Holds = { paused: false, resting: false }
  private hurrying = false

  constructor(private readonly setting: TablePaceSetting) {
    const { match, moved } = setting
    this.botTimer = new BotTimer({
      ...setting,
      pause: seat => (this.hurrying ? 0 : setting.pause(seat)),
      decisionOf: seat => match.game.pending(match.state).find(one => one.seat === seat && one.kind !== 'standing'),
    })
    this.clock = new TableClock(setting.time, ({ expires }) => moved(CLOCK, expires), setting.clocks)
  }

  get paused(): boolean {
    return this.holds.paused
  }

  /** Holds bots and clocks, or lets them go on if nothing else holds them. */
  hold(change: Partial<Holds>): void {
    const before = this.held
    this.holds = { ...this.holds, ...change }
    if (this.held !== before && this.phase) this.tend(this.phase)
  }

  /** Lets bots move without delay until a person is asked. */
  hurry(): void {
    this.hurrying = true
    if (this.phase?.kind === 'bot' && !this.held) this.botTimer.play(this.phase.seat)
  }

  /** Starts or stops bots and clocks. Call it after every change of the position or the phase. */
  tend(phase: Phase): void {
    this.phase = phase
    if (phase.kind === 'ask' || phase.kind === 'over' || phase.kind === 'hand-over') this.hurrying = false
    if (phase.kind === 'bot' && !this.held) this.botTimer.schedule(phase.seat)
    else this.botTimer.cancel()
    this.tendClocks(this.held || phase.kind === 'hand-over')
  }

  /** Stops bots and clocks until `tend` is called. The clocks keep the time that is left. */
  stop(): void {
    this.phase = null
    this.botTimer.cancel()
    this.tendClocks(true)
    this.clock.stop()
  }

  private get held(): boolean {
    return this.holds.paused || this.holds.resting
  }

  private tendClocks(still: boolean): void {
    const { over, game, state } = this.setting.match
    this.clock.tend(over ? [] : game.clocks(state), still)
  }
}
