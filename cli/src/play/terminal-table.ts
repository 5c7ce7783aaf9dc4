import {
  type AnyMove,
  canonical,
  InputError,
  type Outcome,
  type Phrase,
  type Reason,
  type Ref,
  type Result,
  type Seat,
  type Who,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import {
  type Countdown,
  type DescribedDecision,
  type Hint,
  harmless,
  type Phase,
  type PlayableTable,
  type Scene,
  type TableState,
  type Undone,
} from '@holdout/table'
import { plain } from '@holdout/words'
import { type LogText, type Names, newsIn } from './log.ts'

/** `ring`: a time-out, or an event that the game marks with `rings`. */
type TableSignal = 'change' | 'ring'

/** A result that is known now, or later. */
export type NowOrLater<R> = R | Promise<R>

/** An action on the table itself, apart from the game's moves. */
export interface Extra {
  readonly label: string
  pick(): void
}

export const WAIT: Phase = { kind: 'wait' }

/** A playable table, with the texts that a terminal shows. */
export abstract class TerminalTable {
  /** The event that the terminal waits for. */
  phase: Phase = WAIT
  /** A message for the person, apart from the log. The plain surface clears it after showing it. */
  notice: string | null = null
  /** Whether the table is on a server. Then the person can type while waiting for others. */
  abstract readonly online: boolean
  /** Identifies the game on the screen: its seed, or its table code. */
  abstract readonly tag: { readonly name: string; readonly value: string }
  abstract readonly extras: readonly Extra[]
  /** A sentence about what the table waits for when it asks no one here; null if the wait is short. */
  abstract readonly waiting: string | null
  /** The clocks that the viewer may see, at this moment. */
  abstract readonly countdowns: readonly Countdown[]
  /** Whether a clock runs that reading does not pause. */
  abstract readonly sharedClock: boolean
  private readonly listeners = new Set<(signal: TableSignal) => void>()
  private unsubscribe: (() => void) | null = null
  private shownDecision = ''
  private lines: { readonly of: TableState['log']; readonly names: Names; readonly text: readonly LogText[] } | null =
    null

  constructor(
    protected readonly table: PlayableTable,
    readonly game: AnyKnownGame,
  ) {}

  protected get state(): TableState {
    return this.table.state
  }

  protected get scene(): Scene {
    return this.table.state.scene
  }

  /** Starts to follow the table. */
  start(): void {
    this.unsubscribe = this.table.subscribe(() => this.stateChanged())
    this.settle()
  }

  stop(): void {
    this.unsubscribe?.()
    this.unsubscribe = null
  }

  subscribe(listener: (signal: TableSignal) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get options(): unknown {
    return this.state.options
  }

  /** The seats of the people at this screen. */
  get people(): readonly Seat[] {
    return this.state.people
  }

  /** The seat whose view is shown, or `table`. */
  get who(): Who {
    return this.scene.seat
  }

  /** The seat whose turn at the screen it is. */
  get viewer(): Seat {
    return this.who === 'table' ? (this.people[0] ?? this.who) : this.who
  }

  /** The number of moves played. */
  get moves(): number {
    return this.scene.seq
  }

  get outcome(): Outcome | null {
    return this.scene.outcome
  }

  get view(): unknown {
    return this.scene.view
  }

  /** The log as `who` sees it. */
  get log(): readonly LogText[] {
    const { log, namesAt } = this.state
    const { names } = this
    if (this.lines?.of !== log || this.lines.names !== names) {
      const text = log.map(({ at, text, rule }) => ({
        text: harmless(plain(text, namesAt?.(at) ?? names)),
        rule,
        move: at,
      }))
      this.lines = { of: log, names, text }
    }
    return this.lines.text
  }

  /** The log lines since the viewer's last answer. */
  get news(): readonly LogText[] {
    return newsIn(this.log, this.state.seenUpTo)
  }

  get names(): Names {
    return this.state.names
  }

  /** A name for every seat, for the drawn board. */
  get seatNames(): Names {
    return Object.fromEntries(this.state.seats.map(({ seat }) => [seat, this.nameOf(seat)]))
  }

  nameOf(seat: Seat): string {
    return this.names[seat] ?? this.state.seats.find(other => other.seat === seat)?.title ?? seat
  }

  labelOf(move: AnyMove): string {
    const { choices, barred } = this.scene
    const known = [...choices, ...barred].find(choice => choice.move === move)
    return this.textOf(known?.text ?? this.game.words.move(move, this.view))
  }

  /** The decision that a person is asked; null if there is none. */
  get decision(): DescribedDecision | null {
    return this.phase.kind === 'ask' ? this.decisionIn(this.phase) : null
  }

  /** The moves to choose from. */
  get choices(): readonly AnyMove[] {
    if (this.phase.kind !== 'ask') return []
    return inGroups(this.scene.choices.filter(({ kind }) => kind !== 'standing').map(({ move }) => move))
  }

  get question(): string {
    return this.textOf(this.decision?.text ?? [])
  }

  /** The text of the card that the decision is about; null if there is none. */
  get about(): string | null {
    const card = this.decision?.text?.find(part => typeof part !== 'string' && part.kind === 'card') as Ref | undefined
    const face = card && this.game.cards.find(({ id }) => id === card.id)
    return face ? `${face.title}. ${face.text}` : null
  }

  /** Moves that a player might expect but that are not allowed now, with the reason. */
  get barred(): readonly { readonly move: AnyMove; readonly reason: Reason }[] {
    return this.scene.barred
  }

  /** The reason why the viewer may not make a move now; null if they may. */
  abstract reasonAgainst(move: AnyMove): Reason | null

  /** Seats at this screen that may act out of turn now. */
  get mayStepIn(): readonly Seat[] {
    return this.state.mayStepIn
  }

  /** Moves that the viewer may make at any time, such as giving up. */
  get standingMoves(): readonly AnyMove[] {
    return this.scene.choices.filter(({ kind }) => kind === 'standing').map(({ move }) => move)
  }

  play(move: AnyMove): NowOrLater<Result> {
    return this.table.play(move)
  }

  undo(): NowOrLater<Undone> {
    return this.table.undo()
  }

  redo(): NowOrLater<Result> {
    return this.table.redo()
  }

  reset(): NowOrLater<Undone> {
    return this.table.reset()
  }

  /** Why players may not ask for hints here; null if they may. */
  get hintsBlocked(): Reason | null {
    return this.state.hintsBlocked ?? null
  }

  /** The best moves of the viewer; null if there is nothing to decide, or hints are not allowed. */
  hint(): Promise<Hint | null> {
    return this.table.hint()
  }

  /** Sends a chat message. */
  abstract say(text: string): NowOrLater<Result>

  /** Declines to step in; with `untilNeeded`, the person is not asked again until they must decide. */
  pass(untilNeeded = false): void {
    this.table.pass(untilNeeded)
  }

  stepIn(seat: Seat): void {
    this.table.stepIn(seat)
  }

  /** The screen was handed to the next person. */
  ready(): void {
    this.table.ready()
  }

  /** Skips the pauses before the moves of bots, until a person is asked. */
  hurry(): void {
    this.table.hurry()
  }

  /** Pauses the clocks of a local table while a person reads. */
  rest(on: boolean): void {
    this.table.rest(on)
  }

  protected stateChanged(): void {
    if (this.state.rings) this.signal('ring')
    this.settle()
  }

  /** Updates the phase. The same decision keeps its phase, so that a chat message does not print it again. */
  protected settle(): void {
    const next = this.phaseOf(this.state.phase)
    const { decisions, choices } = this.scene
    const shown = canonical([
      this.moves,
      next.kind === 'ask' ? [next, decisions, choices.map(({ move }) => move)] : null,
    ])
    if (next.kind !== 'ask' || this.phase.kind !== 'ask' || shown !== this.shownDecision) this.phase = next
    this.shownDecision = shown
    this.signal('change')
  }

  protected phaseOf(phase: Phase): Phase {
    if (phase.kind === 'failed') return { ...phase, error: phase.error ?? new InputError(phase.message) }
    return phase.kind === 'ask' && !this.decisionIn(phase) ? WAIT : phase
  }

  private decisionIn({ seat, optional }: Extract<Phase, { kind: 'ask' }>): DescribedDecision | null {
    const kind = optional ? 'may' : 'must'
    return this.scene.decisions.find(one => one.kind === kind && one.seat === seat) ?? null
  }

  protected signal(signal: TableSignal): void {
    for (const listener of [...this.listeners]) listener(signal)
  }

  private textOf(phrase: Phrase): string {
    return harmless(plain(phrase, this.names))
  }
}

/** Groups moves of one kind: first the kinds with several moves, then the single moves. */
function inGroups(moves: readonly AnyMove[]): AnyMove[] {
  const kinds = [...new Set(moves.map(({ move }) => move))]
  const groups = kinds.map(kind => moves.filter(({ move }) => move === kind))
  return [...groups.filter(({ length }) => length > 1), ...groups.filter(({ length }) => length === 1)].flat()
}
