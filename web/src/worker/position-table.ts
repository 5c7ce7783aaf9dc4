import type { AnyMove, Result, Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import {
  type AnyMatch,
  type Hint,
  logLinesSince,
  type PlayableTable,
  type Preview,
  previewOf,
  sceneOf,
  type TableState,
} from '@holdout/table'
import { YOU } from '@holdout/words'

/** A table that begins at a position of a scenario and has one person, no bots and no clocks: a lesson or a puzzle. */
export abstract class PositionTable<S extends TableState> implements PlayableTable {
  abstract state: S
  private readonly listeners = new Set<() => void>()

  constructor(
    protected readonly game: AnyKnownGame,
    private readonly noUndo: string,
  ) {}

  abstract play(move: AnyMove): Promise<Result>
  abstract hint(): Promise<Hint | null>
  /** The match of the current position, and the person's seat in it. */
  protected abstract readonly match: AnyMatch
  protected abstract readonly person: Seat

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async preview(move: AnyMove, then?: AnyMove): Promise<Preview> {
    return previewOf(this.game, this.match.state, this.person, move, then)
  }

  undo = async (): Promise<Result> => this.rejected(this.noUndo)
  redo = this.undo
  reset = this.undo

  pass(): void {}
  stepIn(): void {}
  ready(): void {}
  hurry(): void {}
  pause(): void {}
  rest(): void {}
  close(): void {}

  protected rejected(text: string): Result {
    return { ok: false, rule: null, text }
  }

  protected show(state: S): void {
    this.state = state
    for (const listener of [...this.listeners]) listener()
  }

  /** The table after `known` moves that the person has seen. */
  protected tableSince(known: number, asks: boolean): TableState {
    const { game, match, person } = this
    const seats = game.seats(match.options)
    const newLines = known < match.entries.length ? logLinesSince(match, known + 1, person) : []
    return {
      slug: game.slug,
      title: game.title,
      seats,
      names: Object.fromEntries(seats.map(({ seat, title }) => [seat, seat === person ? YOU : title])),
      people: [person],
      options: match.options as Record<string, unknown>,
      seed: '',
      scene: sceneOf(match, person),
      log: logLinesSince(match, 0, person),
      newLines,
      seenUpTo: known,
      rings: newLines.some(({ event }) => event.rings),
      phase: match.over ? { kind: 'over' } : asks ? { kind: 'ask', seat: person, optional: false } : { kind: 'wait' },
      mayStepIn: [],
      clocks: [],
      clocksAt: 0,
      undoBlocked: { rule: null, text: this.noUndo },
      canRedo: false,
      pausedBy: null,
    }
  }
}
