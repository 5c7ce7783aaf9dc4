import type { AnyMove, Decision, Seat } from '@holdout/engine'
import type { BotSeats } from './bot-seats.ts'
import type { Time } from './time.ts'

interface BotTimerSetting {
  readonly bots: BotSeats
  readonly time: Time
  /** The delay before a bot moves, in ms. */
  pause(seat: Seat): number
  /** The decision a bot answers now; undefined if it has none anymore. */
  decisionOf(seat: Seat): Decision | undefined
  /** The bot has chosen; null: it passes, or has nothing to decide anymore. */
  moved(seat: Seat, move: AnyMove | null): void
  failed(error: unknown): void
}

/** Lets one bot after the other move: after a delay, and thinking in slices so that the device stays responsive. */
export class BotTimer {
  private cancelNext: (() => void) | null = null

  constructor(private readonly setting: BotTimerSetting) {}

  /** Lets a bot move after the delay, instead of the one that was about to. */
  schedule(seat: Seat): void {
    this.cancel()
    this.cancelNext = this.setting.time.after(this.setting.pause(seat), () => this.play(seat))
  }

  cancel(): void {
    this.cancelNext?.()
    this.cancelNext = null
  }

  /** Lets a bot move now. */
  play(seat: Seat): void {
    this.cancel()
    const { bots, time, moved } = this.setting
    const decision = this.setting.decisionOf(seat)
    if (!decision) return moved(seat, null)
    const hold = (cancel: () => void): void => {
      this.cancelNext = cancel
    }
    this.guarded(() =>
      bots.ask(decision, time, hold, choice =>
        this.guarded(() => {
          const move = choice()
          this.cancelNext = null
          moved(seat, move)
        }),
      ),
    )
  }

  private guarded(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.setting.failed(error)
    }
  }
}
