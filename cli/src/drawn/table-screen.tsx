import { Box } from 'ink'
import type { ReactElement } from 'react'
import { act, type TypedResult } from '../play/act.ts'
import type { SaveFile } from '../play/saves.ts'
import type { Left } from '../play/surface.ts'
import type { NowOrLater, TerminalTable } from '../play/terminal-table.ts'
import type { AnyLayout } from '../tables/layout.ts'
import { screenText } from '../text/table.ts'
import { type ChoiceLabel, type Direction, drawChoices, isClipped, neighbor } from './choices.ts'
import { choicesAt, questionAt } from './decision.ts'
import { deferred } from './deferred.ts'
import { Dialog } from './dialog.ts'
import { frameOf, type TableFrame } from './frame.ts'
import { isSpace, type KeyPress } from './keys.ts'
import { Lines } from './lines.tsx'
import { type Look, resized } from './look.ts'
import { Pager } from './pager.ts'
import type { Screen } from './stage.tsx'
import {
  aboutLines,
  fill,
  handOverLines,
  headLine,
  isSmall,
  logLines,
  newLines,
  newLinesPage,
  promptLine,
  smallLines,
} from './table-lines.ts'

export interface TableScreenSetting {
  readonly table: TerminalTable
  readonly layout: AnyLayout
  readonly save: Pick<SaveFile, 'path'>
  readonly fast: boolean
  look(): Look
  redraw(): void
}

/** The drawn table: board, log, decision, choices and input line. */
export class TableScreen implements Screen {
  private readonly end = deferred<Left>()
  readonly left = this.end.promise
  private input = ''
  private chosen: number | null = null
  private pager: Pager | null = null
  private dialog: Dialog | null = null
  /** How many rows of the new log lines were read already; null if none are left. */
  private reading: number | null = null
  private said: string | null = null
  /** The move up to which new log lines were checked, so that none is shown twice; null: none were. */
  private readUpTo: number | null = null

  constructor(private readonly setting: TableScreenSetting) {}

  private get table(): TerminalTable {
    return this.setting.table
  }

  /** Called when the table has changed. New log lines that do not fit in the log are shown page by page first. */
  changed(): void {
    const { table, setting } = this
    this.chosen = null
    if (table.phase.kind === 'failed') return
    const moves = table.moves
    if (this.readUpTo !== null && moves < this.readUpTo) this.readUpTo = moves
    const stops = table.phase.kind === 'ask' || table.phase.kind === 'over'
    if (!stops || moves === this.readUpTo) return
    this.readUpTo = moves
    if (table.sharedClock) return
    const look = setting.look()
    const frame = this.frame(look)
    const rows = newLines(table.news, frame.log).length
    this.reading = rows > frame.log.rows - (frame.beside ? 0 : 1) && !setting.fast ? 0 : null
    if (this.reading !== null) table.rest(true)
  }

  key(press: KeyPress): void {
    const look = this.setting.look()
    if (isSmall(look)) return this.keyWhenSmall(press)
    if (press.key === 'leave') return this.leave('quit')
    if (this.table.phase.kind === 'hand-over') return this.keyAtHandOver(press)
    if (this.pager) {
      const used = this.pager.key(press, look)
      if (used === 'close') this.closePager()
      if (used) return
      this.closePager()
    }
    if (this.dialog) return this.keyInDialog(press)
    if (this.reading !== null && this.keyWhileReading(press, look)) return
    this.keyAtTable(press, look)
  }

  draw(look: Look): ReactElement {
    if (isSmall(look)) return <Lines lines={smallLines(look)} />
    if (this.table.phase.kind === 'hand-over') return <Lines lines={handOverLines(this.nextPlayer, look)} />
    if (this.pager)
      return <Lines lines={[...this.pager.draw(look), promptLine(this.table, this.input, this.frame(look), look)]} />
    const frame = this.frame(look)
    const { Board } = this.setting.layout
    return (
      <Box flexDirection="column">
        <Lines lines={[headLine(this.table, look)]} />
        <Box>
          <Box flexDirection="column" width={frame.board.columns}>
            <Box height={frame.board.rows} overflow="hidden">
              <Board view={this.table.view} names={this.table.seatNames} look={frame.board} />
            </Box>
            <Lines lines={this.lowerLines(frame)} />
          </Box>
          {frame.beside ? <Lines lines={this.besideLines(frame, look)} width={frame.log.columns + 2} /> : null}
        </Box>
        <Lines lines={[promptLine(this.table, this.input, frame, look)]} />
      </Box>
    )
  }

  private leave(how: Left): void {
    if (this.reading !== null || this.pager || this.dialog) this.table.rest(false)
    this.reading = null
    this.pager = null
    this.dialog = null
    this.end.resolve(how)
  }

  private keyWhenSmall(press: KeyPress): void {
    if (press.key === 'leave' || (press.key === 'char' && press.char === 'q')) this.leave('quit')
    else if (press.key === 'char' && press.char === 'p') this.leave('plain')
  }

  private keyAtHandOver(press: KeyPress): void {
    if (press.key === 'enter') this.table.ready()
    else if (press.key === 'char' && press.char === 'q') this.leave('quit')
  }

  private keyInDialog(press: KeyPress): void {
    const pick = this.dialog?.key(press)
    if (!pick) return
    this.dialog = null
    this.table.rest(false)
    this.carryOut(pick())
  }

  /** Handles a key while new log lines are shown. Returns whether it was used. */
  private keyWhileReading(press: KeyPress, look: Look): boolean {
    const on = press.key === 'enter' || press.key === 'down' || press.key === 'page-down' || isSpace(press)
    if (!on && press.key !== 'escape') {
      if (press.key !== 'char') return true
      this.stopReading() // typing closes the log lines
      return false
    }
    const { lower } = this.frame(look)
    const rows = newLines(this.table.news, lower).length
    const next = (this.reading ?? 0) + lower.rows - 1
    if (press.key === 'escape' || next >= rows) this.stopReading()
    else this.reading = next
    return true
  }

  private stopReading(): void {
    this.reading = null
    this.table.rest(false)
  }

  private keyAtTable(press: KeyPress, look: Look): void {
    const { table } = this
    switch (press.key) {
      case 'char':
        if (table.phase.kind === 'bot' && this.input === '' && isSpace(press)) return table.hurry()
        this.said = null
        this.input = (this.input + press.char).slice(0, 60).trimStart()
        this.chosen = this.numbered()
        return
      case 'backspace':
        this.input = this.input.slice(0, -1)
        this.chosen = this.numbered()
        return
      case 'escape':
      case 'clear':
        this.input = ''
        this.chosen = null
        this.said = null
        return
      case 'enter':
        return this.enter()
      case 'up':
      case 'down':
      case 'left':
      case 'right':
        return this.move(press.key, look)
      default:
        return
    }
  }

  private move(direction: Direction, look: Look): void {
    this.input = ''
    this.chosen = neighbor(this.frame(look).grid, this.chosen, direction)
  }

  private enter(): void {
    const { table } = this
    const line = this.input.trim()
    this.input = ''
    if (line !== '') return this.type(line)
    if (table.phase.kind === 'over') return this.leave('over')
    if (table.phase.kind === 'bot') return table.hurry()
    if (this.chosen !== null) return this.type(String(this.chosen + 1))
    this.said = screenText.pressEnter
  }

  private type(line: string): void {
    this.said = null
    const { table, setting } = this
    this.carryOut(act(line, table, { legend: setting.layout.legend(setting.look()), savedIn: setting.save.path }))
  }

  private carryOut(answer: NowOrLater<TypedResult>): void {
    if (answer instanceof Promise) {
      void answer.then(what => {
        this.show(what)
        this.setting.redraw()
      })
    } else this.show(answer)
  }

  private show(what: TypedResult): void {
    switch (what.kind) {
      case 'done':
        return
      case 'say':
        this.said = what.text
        return
      case 'quit':
        return this.leave('quit')
      case 'page':
        this.pager = new Pager(what.page, what.from)
        return this.table.rest(true)
      case 'choose':
        this.dialog = new Dialog(what)
        return this.table.rest(true)
    }
  }

  private closePager(): void {
    this.pager = null
    this.table.rest(false)
  }

  /** The index of the choice whose number is typed; null if there is none. */
  private numbered(): number | null {
    const number = Number(this.input)
    return /^\d+$/.test(this.input) && number >= 1 && number <= this.choices.length ? number - 1 : null
  }

  /** The person who gets the screen next. */
  private get nextPlayer(): string {
    const { phase } = this.table
    return phase.kind === 'hand-over' ? this.table.nameOf(phase.to) : ''
  }

  /** The message below the log; without one, the chosen label if it is clipped in the grid. */
  private message({ grid }: TableFrame): string | null {
    const { chosen } = this
    const clipped = chosen !== null && isClipped(grid, chosen) ? this.choices[chosen].label : null
    return this.said ?? this.table.notice ?? clipped
  }

  private get choices(): ChoiceLabel[] {
    return choicesAt(this.table, this.setting.look())
  }

  private frame(look: Look): TableFrame {
    return frameOf(this.table, this.setting.layout, questionAt(this.table), this.choices, look)
  }

  private besideLines(frame: TableFrame, look: Look): string[] {
    const bar = look.paint(look.sign('│', '|'), 'dim')
    const lines = logLines(this.table, this.message(frame), frame.log)
    return Array.from({ length: frame.log.rows }, (_, row) => `${bar} ${lines[row] ?? ''}`)
  }

  /** The lines between the board and the prompt. */
  private lowerLines(frame: TableFrame): string[] {
    const look = frame.lower
    if (this.dialog) return fill(this.dialog.draw(look), look.rows)
    if (this.reading !== null) return newLinesPage(this.table.news, this.reading, look)
    const choices = [...drawChoices(frame.grid, this.chosen, frame.gridRows, look), ...aboutLines(this.table, frame)]
    const asked = frame.question.map(line => look.paint(` ${line}`, 'bold'))
    if (frame.beside) return fill([...asked, ...choices], look.rows)
    const rule = look.paint(look.sign('─', '-').repeat(look.columns), 'dim')
    const room = frame.log.rows - 1
    const log = fill(logLines(this.table, this.message(frame), resized(frame.log, { rows: room })), room)
    return [rule, ...log.map(line => ` ${line}`), ...asked, ...fill(choices, frame.gridRows)]
  }
}
