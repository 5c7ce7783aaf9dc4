import { type Phase, secondsLeft } from '@holdout/table'
import type { Io } from '../io.ts'
import type { Page } from '../output/page.ts'
import { Printer } from '../output/printer.ts'
import { act, type TypedResult } from '../play/act.ts'
import { endingLines } from '../play/ending.ts'
import type { SaveFile } from '../play/saves.ts'
import type { AfterEnd, EndOffer, Left, MenuItem, Surface, WaitingRoom } from '../play/surface.ts'
import type { TerminalTable } from '../play/terminal-table.ts'
import { PASSES } from '../play/typed-input.ts'
import { stepThrough } from '../replay/plain-stepper.ts'
import type { ReplayText } from '../replay/playback.ts'
import { playText } from '../text/play.ts'
import { tableText } from '../text/table.ts'
import { InputLimit } from './input-limit.ts'
import { itemMeant } from './item-meant.ts'
import { LineReader } from './line-reader.ts'
import { LogReader } from './log-reader.ts'

/** Line mode, for screen readers and scripts: prints everything once, in sentences, and reads answers as lines. */
export class PlainSurface implements Surface {
  private readonly printer: Printer
  private readonly reader: LineReader
  private readonly inputLimit: InputLimit
  private log: LogReader | null = null
  private reading = false
  private waitedFor = ''
  /** The decision that was printed last. */
  private asked: Phase | null = null
  /** Whether the cursor is behind a prompt. */
  private prompted = false

  constructor(private readonly io: Io) {
    this.printer = new Printer(io)
    this.reader = new LineReader(io.stdin)
    this.inputLimit = new InputLimit(io.stdin.isTTY === true)
  }

  say(text: string): void {
    if (this.prompted) this.io.stdout.write('\n') // leaves the line with the prompt
    this.prompted = false
    this.printer.line(text)
  }

  async choose(question: string, items: readonly MenuItem[]): Promise<number | null> {
    this.list(question, items)
    for (;;) {
      const line = await this.line()
      if (line === null || /^(q|quit)$/i.test(line.trim())) return null
      const chosen = itemMeant(line.trim(), items)
      if (chosen !== null) {
        this.inputLimit.used()
        return chosen
      }
      this.say(tableText.chooseNumber(items.length))
    }
  }

  /**
   * Prints the players who join and leave. A script is asked only if it can start the game: its other lines are for the
   * game itself.
   */
  async wait(room: WaitingRoom): Promise<'begun' | 'left'> {
    let changed = (): void => {}
    const unsubscribe = room.subscribe(() => changed())
    const mayType = this.io.stdin.isTTY === true || room.items.length > 1
    const said = new Set<string>()
    let offered = ''
    try {
      for (;;) {
        const change = new Promise<undefined>(resolve => {
          changed = () => resolve(undefined)
        })
        if (room.trouble) throw room.trouble
        if (room.begun) return 'begun'
        for (const line of [room.title, ...room.lines]) if (!said.has(line)) this.say(line)
        for (const line of [room.title, ...room.lines]) said.add(line)
        const offer = room.items.map(({ label }) => label).join()
        if (offer !== offered && mayType) this.list(tableText.whileWaiting, room.items)
        offered = offer
        if (mayType) this.prompt()
        const line = await (mayType ? Promise.race([this.reader.next(), change]) : change)
        if (line === undefined) continue
        this.taken()
        if (line === null || /^(q|quit)$/i.test(line.trim())) return 'left'
        const item = Number(line) - 1
        if (!room.items[item]) this.say(tableText.chooseNumber(room.items.length))
        else if (room.pick(item) === 'leaves') return 'left'
        else {
          this.inputLimit.used()
          await change // until the server confirms
        }
      }
    } finally {
      unsubscribe()
    }
  }

  async table(table: TerminalTable, save: Pick<SaveFile, 'path'>): Promise<Left> {
    this.greet(table)
    let changed = (): void => {}
    const unsubscribe = table.subscribe(signal => {
      if (signal === 'ring') this.io.stdout.write('\x07')
      changed()
    })
    try {
      table.start()
      for (;;) {
        const change = new Promise<'change'>(resolve => {
          changed = () => resolve('change')
        })
        const left = await this.turn(table, save, change)
        if (left) return left
      }
    } finally {
      unsubscribe()
      table.stop()
    }
  }

  async end(table: TerminalTable, recordIn: string, offers: readonly EndOffer[]): Promise<AfterEnd> {
    const { head, facts } = endingLines(table)
    this.say('')
    this.say(head)
    for (const [name, value] of facts) this.say(`${name}: ${value}`)
    this.say(playText.record(recordIn))
    const chosen = await this.choose(
      playText.afterEnd.question,
      offers.map(({ item }) => item),
    )
    return chosen === null ? 'leave' : offers[chosen].what
  }

  async replay(playback: ReplayText): Promise<void> {
    await stepThrough(playback, this.printer, {
      line: () => this.line(),
      moved: () => this.inputLimit.used(),
    })
  }

  close(): void {
    this.reader.close()
  }

  private greet(table: TerminalTable): void {
    this.log = new LogReader(table)
    this.say('')
    this.say(tableText.greeting(table.game.title, table.game.blurb))
    this.say(tableText.firstHelp)
    if (table.moves > 0) this.say(tableText.resumed)
  }

  /** Handles one phase of the table. Returns how the person left the table, or null. */
  private async turn(
    table: TerminalTable,
    save: Pick<SaveFile, 'path'>,
    change: Promise<'change'>,
  ): Promise<Left | null> {
    const { phase } = table
    if (table.notice) {
      this.say(table.notice)
      table.notice = null
    }
    if (phase.kind === 'failed') throw phase.error
    if (phase.kind === 'hand-over') {
      if (await this.handOver(table.nameOf(phase.to))) table.ready()
      else return 'quit'
      return null
    }
    for (const { text } of this.log?.next() ?? []) this.say(text)
    if (phase.kind === 'over') return 'over'
    if (phase.kind !== 'ask') return this.standBy(table, save, change)
    this.waitedFor = ''
    if (phase !== this.asked) this.ask(table)
    this.asked = phase
    return this.answer(table, save, change)
  }

  /** Waits for others. At an online table that may take long, so the person can type commands meanwhile. */
  private async standBy(
    table: TerminalTable,
    save: Pick<SaveFile, 'path'>,
    change: Promise<'change'>,
  ): Promise<Left | null> {
    const { waiting } = table
    if (table.online && waiting !== null && waiting !== this.waitedFor) this.say(waiting)
    this.waitedFor = waiting ?? this.waitedFor
    if (table.online && this.io.stdin.isTTY) return this.answer(table, save, change)
    await change
    return null
  }

  /** Waits for a line, or for a change of the table, such as a time-out. */
  private async answer(
    table: TerminalTable,
    save: Pick<SaveFile, 'path'>,
    change: Promise<'change'>,
  ): Promise<Left | null> {
    const { phase } = table
    while (table.phase === phase) {
      this.prompt()
      const line = await Promise.race([this.reader.next(), change.then(() => undefined)])
      if (line === undefined) return null
      this.taken()
      if (this.reading) table.rest(false)
      this.reading = false
      if (line === null) return 'quit'
      if (line.trim() === '') continue
      if ((await this.carryOut(await act(line, table, { legend: null, savedIn: save.path }), table)) === 'quit')
        return 'quit'
    }
    this.inputLimit.used()
    return null
  }

  private async carryOut(what: TypedResult, table: TerminalTable): Promise<'quit' | null> {
    switch (what.kind) {
      case 'done':
        return null
      case 'say':
        this.say(what.text)
        return null
      case 'page':
        this.page(what.page)
        this.inputLimit.used()
        this.reading = true // the clock is paused until the next line
        table.rest(true)
        return null
      case 'quit':
        return 'quit'
      case 'choose': {
        table.rest(true)
        const chosen = await this.choose(what.question, what.items)
        table.rest(false)
        return chosen === null ? 'quit' : this.carryOut(await what.items[chosen].pick(), table)
      }
    }
  }

  private page(page: Page): void {
    this.say('')
    this.printer.page(page)
    this.say('')
  }

  private ask(table: TerminalTable): void {
    if (table.phase.kind !== 'ask') return
    const { optional } = table.phase
    const clock = table.countdowns.find(({ seats, running }) => running && seats.includes(table.viewer))
    const time = clock ? ` ${tableText.timeLeft(secondsLeft(clock))}` : ''
    const items = table.choices.map(move => ({ label: table.labelOf(move) }))
    this.say('')
    this.list(`${table.question}${time}`, optional ? [...items, ...PASSES.map(label => ({ label }))] : items)
  }

  /** Hands the screen to another person. A script needs no Enter. */
  private async handOver(name: string): Promise<boolean> {
    if (!this.io.stdin.isTTY) {
      this.say(tableText.player(name))
      return true
    }
    this.say('\n'.repeat(this.io.stdout.rows ?? 40))
    this.say(tableText.passScreen(name))
    return (await this.line()) !== null
  }

  private list(question: string, items: readonly MenuItem[]): void {
    this.say(question)
    items.forEach(({ label, detail }, i) => {
      this.say(`${String(i + 1).padStart(2)}  ${label}${detail ? `: ${detail}` : ''}`)
    })
  }

  private async line(): Promise<string | null> {
    this.prompt()
    const line = await this.reader.next()
    this.taken()
    return line
  }

  /** A line was read. The Enter that ended it moved the cursor to the next line. */
  private taken(): void {
    this.reader.take()
    this.prompted = false
    this.inputLimit.tried()
  }

  private prompt(): void {
    if (!this.io.stdin.isTTY) return
    if (!this.prompted) this.io.stdout.write('> ')
    this.prompted = true
  }
}
