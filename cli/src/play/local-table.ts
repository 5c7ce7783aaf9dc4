import { type AnyMove, type Decision, type Outcome, type Reason, refusalOf, type Who } from '@holdout/engine'
import { Table as HostTable, namesOf, type TableSetting } from '@holdout/table'
import { playText } from '../text/play.ts'
import { tableText } from '../text/table.ts'
import { GameText } from './game-text.ts'
import { type LogLine, logOf, type Names, newsIn } from './log.ts'
import type { Done, Extra, Table, Undone } from './table.ts'

/** A table in this process, with the texts that a terminal needs. */
export class LocalTable extends HostTable implements Table {
  readonly names: Names
  readonly extras: readonly Extra[] = []
  readonly waiting = tableText.waitingForClock
  readonly online = false
  private readonly gameText: GameText
  private logged: { who: Who; lines: LogLine[] } | null = null

  constructor(setting: TableSetting) {
    super(setting)
    this.names = namesOf(this.game, setting.match.options, setting.seating)
    this.gameText = new GameText(this.game, setting.match.options, this.names)
  }

  get options(): unknown {
    return this.match.options
  }

  get tag(): { name: string; value: string } {
    return { name: playText.facts.seed, value: this.match.seed }
  }

  get moves(): number {
    return this.match.entries.length
  }

  get outcome(): Outcome | null {
    return this.match.state.outcome
  }

  get log(): readonly LogLine[] {
    const { who } = this
    if (this.logged?.who !== who) this.logged = { who, lines: this.logFor(who) }
    return this.logged.lines
  }

  logFor(who: Who): LogLine[] {
    return logOf(this.match, who, this.names)
  }

  get news(): readonly LogLine[] {
    return newsIn(this.log, this.seenUpTo)
  }

  get sharedClock(): boolean {
    const { over, state } = this.match
    return !over && this.game.clocks(state).some(({ running, seats }) => running && seats.length > 1)
  }

  nameOf(seat: string): string {
    return this.gameText.nameOf(seat)
  }

  get seatNames(): Names {
    return this.gameText.seatNames
  }

  labelOf(move: AnyMove): string {
    return this.gameText.labelOf(move, this.view)
  }

  questionOf(decision: Decision): string {
    return this.gameText.questionOf(decision, this.view)
  }

  aboutOf(decision: Decision): string | null {
    return this.gameText.aboutOf(decision, this.view)
  }

  refusalOf(move: AnyMove): Reason | null {
    return refusalOf(this.game, this.match.state, this.viewer, move)
  }

  say(): Done {
    return { ok: false, rule: null, text: tableText.chatOffline }
  }

  override undo(): Undone {
    return this.withLabels(() => super.undo())
  }

  override reset(): Undone {
    return this.withLabels(() => super.reset())
  }

  protected override changed(): void {
    this.logged = null
    super.changed()
  }

  /** Undoes moves and lists their labels. */
  private withLabels(back: () => Done): Undone {
    const before = this.match.entries.slice()
    const done = back()
    if (!done.ok) return done
    return { ok: true, gone: before.slice(this.match.entries.length).map(({ move }) => this.labelOf(move)) }
  }
}
