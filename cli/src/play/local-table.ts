import { type AnyMove, InputError, type Reason, type Result } from '@holdout/engine'
import { type Countdown, DeviceTable, type DeviceTableSetting, type KnownMatch, namesOf } from '@holdout/table'
import { playText } from '../text/play.ts'
import { tableText } from '../text/table.ts'
import type { Names } from './log.ts'
import { type Extra, TerminalTable } from './terminal-table.ts'

/** A table in this process. */
export class LocalTable extends TerminalTable {
  readonly online = false
  readonly extras: readonly Extra[] = []
  readonly waiting = tableText.waitingForClock
  readonly match: KnownMatch
  private readonly hotSeat: DeviceTable
  private readonly given: Names

  constructor(setting: DeviceTableSetting) {
    const { match, seating } = setting
    const hotSeat = new DeviceTable({ ...setting, keep: record => this.save(() => setting.keep(record)) })
    super(hotSeat, match.game)
    this.hotSeat = hotSeat
    this.match = match
    this.given = namesOf(match.game, match.options, seating)
  }

  override start(): void {
    super.start()
    this.hotSeat.start()
  }

  override stop(): void {
    this.hotSeat.close()
    super.stop()
  }

  /** Players without a name keep the names that the game gives them in its texts. */
  override get names(): Names {
    return this.given
  }

  get tag(): { name: string; value: string } {
    return { name: playText.facts.seed, value: this.match.seed }
  }

  get countdowns(): readonly Countdown[] {
    return this.hotSeat.clocks
  }

  get sharedClock(): boolean {
    return this.hotSeat.sharedClock
  }

  reasonAgainst(move: AnyMove): Reason | null {
    return this.hotSeat.reasonAgainst(move)
  }

  say(): Result {
    return { ok: false, rule: null, text: tableText.chatOffline }
  }

  /** The game continues if it cannot be saved. */
  private save(keep: () => void): void {
    try {
      keep()
      this.notice = null
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      this.notice = playText.notSaved(error.message)
    }
  }
}
