import { InputError, Match, type MatchRecord, RuleBug, type Seat, type SeatSpec } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { BOT_LINES_VERSION } from '@holdout/protocol'
import type { OutsideGame, OutsidePlayer } from '@holdout/sim'
import {
  DeviceTable,
  type KnownMatch,
  logLinesSince,
  namesOf,
  type Phase,
  realTime,
  type Seating,
  sceneOf,
} from '@holdout/table'
import { botText } from '../text/bot.ts'
import { BotDialogue } from './dialogue.ts'
import { endLine, questionIn } from './lines.ts'
import { EXEC, isProgram } from './program-name.ts'
import { SimulatedTime } from './simulated-time.ts'

/** The duration of a move on the simulated clocks, as in simulations between our own bots. */
const THINKING_MS = 3_000
/** The real time limit of a program for one decision. */
const PATIENCE_MS = 30_000

/** Plays games between bot programs and our bots in this process, without waiting for clocks. */
export class OutsideGames implements OutsidePlayer {
  /** Records of the wanted game and of the first game with each ending. */
  readonly records = new Map<number, MatchRecord>()
  private readonly endings = new Set<string>()
  private readonly programs = new Map<string, BotDialogue>()
  private readonly broken: Promise<never>
  private fail: (error: unknown) => void = () => {}

  constructor(private readonly wanted: number | null) {
    this.broken = new Promise<never>((_done, failed) => {
      this.fail = failed
    })
    this.broken.catch(() => {}) // `play` reports it
  }

  isOutside(bot: string): boolean {
    if (isProgram(bot) && bot.slice(EXEC.length).trim() === '') throw new InputError(botText.noCommandAfterExec)
    return isProgram(bot)
  }

  async play(setting: OutsideGame): Promise<{ state: KnownMatch['state']; moves: number }> {
    const { game, options, seed, bots, number } = setting
    const seats = game.seats(options).map(({ seat }, at) => ({ seat, bot: bots[at] }))
    const players = Object.fromEntries(seats.map(({ seat, bot }) => [seat, bot]))
    const match = Match.start(game, { seed, options, players })
    const people = Object.fromEntries(seats.filter(({ bot }) => isProgram(bot)).map(({ seat }) => [seat, null]))
    const ours = Object.fromEntries(seats.filter(({ bot }) => !isProgram(bot)).map(({ seat, bot }) => [seat, bot]))
    const programs = new Map(Object.keys(people).map(seat => [seat, this.programFor(seat, players[seat])]))
    await Promise.race([new GameWithPrograms(match, { people, bots: ours }, programs).toEnd(), this.broken])
    const outcome = match.state.outcome?.id ?? ''
    if (number === this.wanted || !this.endings.has(outcome)) this.records.set(number, match.record())
    this.endings.add(outcome)
    return { state: match.state, moves: match.entries.length }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.programs.values()].map(program => program.stop()))
  }

  /** One process for each seat that a program plays. It plays all games of the simulation. */
  private programFor(seat: Seat, bot: string): BotDialogue {
    const key = `${seat} ${bot}`
    const known = this.programs.get(key)
    if (known) return known
    const program = new BotDialogue(bot.slice(EXEC.length), {
      patience: PATIENCE_MS,
      time: realTime,
      trouble: error => this.fail(error),
    })
    this.programs.set(key, program)
    return program
  }
}

/** One game with simulated time, in which the programs play the seats of people. */
class GameWithPrograms {
  private readonly table: DeviceTable
  private readonly time = new SimulatedTime()
  private readonly game: AnyKnownGame
  private readonly names: Readonly<Record<Seat, string>>
  private readonly toldUpTo = new Map<Seat, number>()

  constructor(
    private readonly match: KnownMatch,
    seating: Seating,
    private readonly programs: ReadonlyMap<Seat, BotDialogue>,
  ) {
    this.game = match.game
    this.names = namesOf(this.game, match.options, seating)
    const { time } = this
    this.table = new DeviceTable({ match, seating, askAll: true, pause: () => THINKING_MS, time, keep() {} })
  }

  async toEnd(): Promise<void> {
    const { match, table, programs } = this
    for (const [seat, program] of programs) program.hello(this.hello(seat))
    table.start()
    while (!match.over) {
      const { phase } = table.state
      if (phase.kind === 'failed') throw phase.error
      if (phase.kind === 'hand-over') table.ready()
      else if (phase.kind === 'ask') await this.ask(phase)
      else if (!this.time.next())
        throw new RuleBug(`${this.game.title}: the match waits, but no player has a decision.`)
    }
    for (const [seat, program] of programs) program.end(endLine(sceneOf(match, seat), this.fresh(seat), this.names))
  }

  private async ask(phase: Extract<Phase, { kind: 'ask' }>): Promise<void> {
    const { match, table } = this
    const { seat } = phase
    const question = questionIn(sceneOf(match, seat), this.fresh(seat), table.clocks, this.names)
    const program = this.programs.get(seat)
    if (!question || !program) throw new RuleBug(`${this.game.title}: ${seat} has a decision without moves.`)
    const answer = await program.ask(question)
    program.accepted()
    this.time.pass(THINKING_MS) // a clock may run out meanwhile
    if (table.state.phase !== phase || answer === 'superseded') return
    if (answer === 'pass') return table.pass()
    const done = await table.play(answer)
    if (!done.ok) program.refused(done.text, done.rule)
  }

  private hello(seat: Seat) {
    const { match, game } = this
    const seats = game.seats(match.options) as readonly SeatSpec[]
    return {
      say: 'hello' as const,
      version: BOT_LINES_VERSION,
      game: game.slug,
      seat,
      seats: seats.map(one => ({ seat: one.seat, title: one.title, name: this.names[one.seat] ?? one.title })),
      options: match.options as Readonly<Record<string, unknown>>,
    }
  }

  /** The log lines since this seat's last decision. */
  private fresh(seat: Seat) {
    const from = this.toldUpTo.get(seat) ?? 0
    this.toldUpTo.set(seat, this.match.entries.length + 1)
    return logLinesSince(this.match, from, seat)
  }
}
