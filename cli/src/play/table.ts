import type { AnyMove, Decision, Who } from '@holdout/engine'
import { Table as AnyTable, namesOf, type TableSetting } from '@holdout/host'
import { type LogLine, logOf, type Names } from './log.ts'
import { Wording } from './wording.ts'

/** The table in words, as a terminal needs it. */
export class Table extends AnyTable {
  readonly names: Names
  private readonly wording: Wording
  private logged: { who: Who; lines: LogLine[] } | null = null

  constructor(setting: TableSetting) {
    super(setting)
    this.names = namesOf(this.game, setting.match.options, setting.seating)
    this.wording = new Wording(setting.match, this.names)
  }

  /** What has been seen to happen. */
  get log(): readonly LogLine[] {
    const { who } = this
    if (this.logged?.who !== who) this.logged = { who, lines: this.logFor(who) }
    return this.logged.lines
  }

  logFor(who: Who): LogLine[] {
    return logOf(this.match, who, this.names)
  }

  /** What has happened since the viewer last answered: that is news to them. */
  get news(): readonly LogLine[] {
    const from = this.seenUpTo
    return from === 0 ? this.log : this.log.filter(line => line.move > from)
  }

  nameOf(seat: string): string {
    return this.wording.nameOf(seat)
  }

  /** A name for every seat, for pictures of the table. */
  get seatNames(): Names {
    return this.wording.seatNames
  }

  labelOf(move: AnyMove): string {
    return this.wording.labelOf(move, this.view)
  }

  questionOf(decision: Decision): string {
    return this.wording.questionOf(decision, this.view)
  }

  aboutOf(decision: Decision): string | null {
    return this.wording.aboutOf(decision, this.view)
  }

  protected override changed(): void {
    this.logged = null
    super.changed()
  }
}
