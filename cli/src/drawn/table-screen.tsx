import type { AnyMove } from '@holdout/engine'
import { type Countdown, clockText } from '@holdout/table'
import { Box } from 'ink'
import type { ReactElement } from 'react'
import { clip, widthOf, wrap } from '../output/width.ts'
import { type Act, act } from '../play/act.ts'
import type { LogLine } from '../play/log.ts'
import type { SaveFile } from '../play/saves.ts'
import type { Left } from '../play/surface.ts'
import type { Table } from '../play/table.ts'
import { PASSES } from '../play/typed-input.ts'
import type { AnyLayout } from '../tables/layout.ts'
import { screenText } from '../text/table.ts'
import { type Choice, type Direction, drawChoices, isClipped, neighbor } from './choices.ts'
import { deferred } from './deferred.ts'
import { type Frame, frameOf, SMALLEST } from './frame.ts'
import type { KeyPress } from './keys.ts'
import { Lines } from './lines.tsx'
import { type Look, resized } from './look.ts'
import { Menu } from './menu.ts'
import { Pager } from './pager.ts'
import type { Screen } from './stage.tsx'

export interface TableScreenSetting {
  readonly table: Table
  readonly layout: AnyLayout
  readonly save: Pick<SaveFile, 'path'>
  readonly fast: boolean
  look(): Look
}

/** The drawn table: board, log, decision, choices and input line. */
export class TableScreen implements Screen {
  private readonly end = deferred<Left>()
  readonly left = this.end.promise
  private input = ''
  private chosen: number | null = null
  private pager: Pager | null = null
  private dialog: { question: string; menu: Menu; pick(item: number): Act } | null = null
  /** How many rows of the new log lines were read already; null if none are left. */
  private reading: number | null = null
  private said: string | null = null
  /** The move up to which new log lines were checked, so that none is shown twice. */
  private readUpTo = -1

  constructor(private readonly setting: TableScreenSetting) {}

  private get table(): Table {
    return this.setting.table
  }

  /** Called when the table has changed. New log lines that do not fit in the log are shown page by page first. */
  changed(): void {
    const { table, setting } = this
    this.chosen = null
    if (table.phase.kind === 'failed') return
    const moves = table.moves
    if (moves < this.readUpTo) this.readUpTo = moves
    const stops = table.phase.kind === 'ask' || table.phase.kind === 'over'
    if (!stops || moves === this.readUpTo) return
    this.readUpTo = moves
    if (table.sharedClock) return
    const look = setting.look()
    const frame = this.frame(look)
    const rows = newsLines(table.news, frame.log).length
    this.reading = rows > frame.log.rows - (frame.beside ? 0 : 1) && !setting.fast ? 0 : null
    if (this.reading !== null) table.hold()
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
    if (this.table.phase.kind === 'hand-over') return <Lines lines={this.handOverLines(look)} />
    if (this.pager) return <Lines lines={[...this.pager.draw(look), this.promptLine(look)]} />
    const frame = this.frame(look)
    const { Board } = this.setting.layout
    return (
      <Box flexDirection="column">
        <Lines lines={[this.headLine(look)]} />
        <Box>
          <Box flexDirection="column" width={frame.board.columns}>
            <Box height={frame.board.rows} overflow="hidden">
              <Board view={this.table.view} names={this.table.seatNames} look={frame.board} />
            </Box>
            <Lines lines={this.lowerLines(frame)} />
          </Box>
          {frame.beside ? <Lines lines={this.besideLines(frame, look)} width={frame.log.columns + 2} /> : null}
        </Box>
        <Lines lines={[this.promptLine(look)]} />
      </Box>
    )
  }

  private leave(how: Left): void {
    if (this.reading !== null || this.pager || this.dialog) this.table.release()
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
    const { dialog } = this
    const picked = dialog?.menu.key(press) ?? null
    if (!dialog || picked === null) return
    this.dialog = null
    this.table.release()
    this.carryOut(dialog.pick(picked === 'leave' ? 0 : picked)) // the first item always cancels
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
    const rows = newsLines(this.table.news, lower).length
    const next = (this.reading ?? 0) + lower.rows - 1
    if (press.key === 'escape' || next >= rows) this.stopReading()
    else this.reading = next
    return true
  }

  private stopReading(): void {
    this.reading = null
    this.table.release()
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

  private carryOut(what: Act): void {
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
        return this.table.hold()
      case 'choose':
        this.dialog = {
          question: what.question,
          menu: new Menu(what.items),
          pick: item => what.items[item].pick(),
        }
        return this.table.hold()
    }
  }

  private closePager(): void {
    this.pager = null
    this.table.release()
  }

  /** The index of the choice whose number is typed; null if there is none. */
  private numbered(): number | null {
    const number = Number(this.input)
    return /^\d+$/.test(this.input) && number >= 1 && number <= this.choices.length ? number - 1 : null
  }

  private get choices(): Choice[] {
    const { phase } = this.table
    if (phase.kind !== 'ask') return []
    const look = this.setting.look()
    const choices = phase.moves.map((move: AnyMove) => ({
      kind: move.move,
      label: look.text(this.table.labelOf(move)),
    }))
    return phase.optional ? [...choices, ...PASSES.map(label => ({ kind: '', label }))] : choices
  }

  private get question(): string {
    const { phase } = this.table
    if (phase.kind === 'ask') return this.table.questionOf(phase.decision)
    if (phase.kind === 'bot') return screenText.thinking(this.table.nameOf(phase.seat))
    if (phase.kind === 'over') return screenText.over
    return this.table.waiting ?? ''
  }

  private frame(look: Look): Frame {
    return frameOf(this.table, this.setting.layout, this.question, this.choices, look)
  }

  private headLine(look: Look): string {
    const { table } = this
    const who = table.people.length > 1 ? ` ${look.sign('·', '-')} ${table.nameOf(table.viewer)}` : ''
    const left = clip(look.text(` ${table.game.title}${who}`), look.columns - 30)
    const time = look.text(table.countdowns.flatMap(clock => this.clockLine(clock) ?? []).join('  '))
    const right = screenText.headRight(table.tag.name, clip(table.tag.value, 16))
    const gap = look.columns - widthOf(left) - widthOf(time) - widthOf(right) - 2
    return `${look.paint(left, 'bold')}${' '.repeat(Math.max(1, gap))}${look.paint(time, 'yellow', 'bold')}  ${look.paint(right, 'dim')}`
  }

  /** The viewer's own clock; at an online table also the running clock of another player. */
  private clockLine(clock: Countdown): string | null {
    const { table } = this
    const own = clock.seats.length === 0 || clock.seats.includes(table.viewer)
    if (!own && !(table.online && clock.running)) return null
    const whose = own ? '' : `${clip(clock.seats.map(seat => table.nameOf(seat)).join(', '), 16)} `
    return `${whose}${clockText(clock)}${clock.running ? '' : screenText.clockPaused}`
  }

  private besideLines(frame: Frame, look: Look): string[] {
    const bar = look.paint(look.sign('│', '|'), 'dim')
    const lines = this.logLines(frame.log, frame)
    return Array.from({ length: frame.log.rows }, (_, row) => `${bar} ${lines[row] ?? ''}`)
  }

  /** The lines between the board and the prompt. */
  private lowerLines(frame: Frame): string[] {
    const look = frame.lower
    if (this.dialog) {
      const question = look.paint(` ${look.text(this.dialog.question)}`, 'bold')
      return fill(['', question, '', ...this.dialog.menu.draw(look)], look.rows)
    }
    if (this.reading !== null) return this.newsPage(look)
    const choices = [...drawChoices(frame.grid, this.chosen, frame.gridRows, look), ...this.aboutLines(frame)]
    const asked = frame.question.map(line => look.paint(` ${line}`, 'bold'))
    if (frame.beside) return fill([...asked, ...choices], look.rows)
    const rule = look.paint(look.sign('─', '-').repeat(look.columns), 'dim')
    const room = frame.log.rows - 1
    const log = fill(this.logLines(resized(frame.log, { rows: room }), frame), room)
    return [rule, ...log.map(line => ` ${line}`), ...asked, ...fill(choices, frame.gridRows)]
  }

  /** The text of the card that the decision is about, if it fits below the choices. */
  private aboutLines(frame: Frame): string[] {
    const look = frame.lower
    const { phase } = this.table
    const about = phase.kind === 'ask' ? this.table.aboutOf(phase.decision) : null
    if (about === null) return []
    const lines = wrap(look.text(about), look.columns - 2).map(line => ` ${look.paint(line, 'dim')}`)
    return frame.grid.rows + lines.length <= frame.gridRows ? lines : []
  }

  /** The end of the log, with older lines dimmed, and the current message below it. */
  private logLines(look: Look, { grid }: Frame): string[] {
    const { table } = this
    const width = look.columns - 2
    const { chosen } = this
    const clipped = chosen !== null && isClipped(grid, chosen) ? this.choices[chosen].label : null
    const said = this.said ?? table.notice ?? clipped
    const saying = said === null ? [] : wrap(look.text(said), width).map(line => look.paint(line, 'yellow', 'bold'))
    const news = new Set(table.news)
    const lines = table.log
      .slice(-look.rows)
      .flatMap(entry =>
        wrap(look.text(entry.text), width, 2).map(line => (news.has(entry) ? line : look.paint(line, 'dim'))),
      )
    return [...lines, ...saying].slice(-look.rows)
  }

  private newsPage(look: Look): string[] {
    const rows = look.rows - 1
    const lines = newsLines(this.table.news, look)
    const from = this.reading ?? 0
    const shown = lines.slice(from, from + rows).map(line => ` ${line}`)
    const more = from + rows < lines.length ? screenText.moreToRead : screenText.readAll
    return [...fill(shown, rows), look.paint(` ${look.sign('▾', 'v')} ${more}`, 'yellow', 'bold')]
  }

  private handOverLines(look: Look): string[] {
    const { phase } = this.table
    const name = phase.kind === 'hand-over' ? this.table.nameOf(phase.to) : ''
    const blank = new Array<string>(Math.floor(look.rows / 2) - 1).fill('')
    return [
      ...blank,
      `  ${look.paint(look.text(screenText.passTo(name)), 'bold')}`,
      '',
      `  ${look.text(screenText.passedTo(name))}`,
    ]
  }

  private promptLine(look: Look): string {
    const typed = `${look.sign('›', '>')} ${look.text(this.input)}${look.sign('▌', '_')}`
    const { grid, gridRows } = this.frame(look)
    const how = grid.rows > gridRows ? screenText.keysMore : screenText.keys
    const extra = this.table.mayStepIn.includes(this.table.viewer) ? screenText.stepInHint : ''
    const hint = `${how}    ${extra}${screenText.commandHints}`
    const gap = look.columns - widthOf(typed) - hint.length - 1
    return ` ${typed}${gap > 2 ? ' '.repeat(gap) + look.paint(hint, 'dim') : ''}`
  }
}

function isSmall({ columns, rows }: Look): boolean {
  return columns < SMALLEST.columns || rows < SMALLEST.rows
}

function smallLines(look: Look): string[] {
  const text = screenText.tooSmall(look.columns, look.rows, SMALLEST)
  return wrap(text, Math.max(10, look.columns - 1)).slice(0, look.rows)
}

function newsLines(news: readonly LogLine[], room: Look): string[] {
  return news.flatMap(({ text }) => wrap(room.text(text), room.columns - 2, 2))
}

function isSpace(press: KeyPress): boolean {
  return press.key === 'char' && press.char === ' '
}

function fill(lines: readonly string[], rows: number): string[] {
  return Array.from({ length: Math.max(0, rows) }, (_, row) => lines[row] ?? '')
}
