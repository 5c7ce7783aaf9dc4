import { type AnyEvent, type AnyMove, CLOCK, type Seat } from './basics.ts'
import { type Chance, SeededChance } from './chance.ts'
import { InputError, RuleBug } from './errors.ts'
import type { AnyGame, AnyState, Barrier, Context, Game, Reason } from './game.ts'
import { readOptions, withCurrentIds, withFormerIds } from './options.ts'
import { hashOf, sameFlat } from './plain-data.ts'
import { isMove, type MatchRecord } from './record.ts'

/** The result of a request: success with its data, or the reason why it was rejected. */
export type Result<T = object> = ({ readonly ok: true } & T) | Rejection
export type Rejection = { readonly ok: false } & Reason
export type Played<E> = Result<{ readonly events: readonly E[] }>

/** A move and its events. The events are not redacted: callers pass each one through `game.see`. */
export interface Entry<M, E> {
  readonly seat: Seat
  readonly move: M
  readonly events: readonly E[]
}

/** The reason why a move cannot be undone. */
type Block = Barrier | 'chance' | 'agreed'

/**
 * Undo replays about this many moves plus the undoable ones. That is rare, and playing a move need not copy the state.
 */
const PLAYED_AGAIN = 64

/**
 * A match in play: checks and records every move, collects its events, and undoes moves if they revealed nothing.
 */
export class Match<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O> {
  readonly entries: Entry<M, E>[] = []
  /** The events before the first move, such as the deal. */
  readonly opening: readonly E[]
  private readonly undone: { seat: Seat; move: M }[] = []
  private block: Block | null = null
  /** The number of last moves that can be undone. */
  private undoable = 0
  /** An earlier position from which undo replays, after `baseAt` moves; null if none is stored. */
  private base: S | null = null
  private baseAt = 0
  /** The positions before the undoable moves. Stored only with scripted chance, whose values cannot be replayed. */
  private readonly before: S[] = []
  private events: E[] = []
  private barrier: Barrier | null = null
  private readonly context: Context<E>

  private constructor(
    readonly game: Game<S, M, V, E, O>,
    readonly seed: string,
    readonly options: O,
    readonly players: Readonly<Record<Seat, string>>,
    private current: S,
    opening: readonly E[],
    private readonly chance?: Chance,
    /** The rules version of this match. */
    private readonly rulesVersion = game.rulesVersion,
  ) {
    this.opening = opening
    const emit = (event: E): void => {
      this.events.push(event)
    }
    const barrier = (why: Barrier): void => {
      this.barrier = why
    }
    this.context = chance ? { chance, emit, barrier } : { emit, barrier }
  }

  /**
   * Starts a match. Throws an `InputError` for invalid options and unknown seats. `rulesVersion` is the version of a
   * record: it is used if the game still supports it (`olderRules`), otherwise the current version is.
   */
  static start<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O, G extends Game<S, M, V, E, O>>(
    game: G & Game<S, M, V, E, O>,
    from: {
      seed: string
      options?: Readonly<Record<string, unknown>>
      players?: Readonly<Record<Seat, string>>
      rulesVersion?: number
    },
  ): Match<S, M, V, E, O> & { readonly game: G } {
    const options = readOptions(game.options, from.options)
    const seats = game.seats(options).map(({ seat }) => seat)
    for (const seat of Object.keys(from.players ?? {})) {
      if (!seats.includes(seat)) throw new InputError(unknownSeat(seat, seats))
    }
    const players = Object.fromEntries(seats.map(seat => [seat, from.players?.[seat] ?? 'player']))
    const opening: E[] = []
    const rules = rulesFor(game, from.rulesVersion)
    const chance = SeededChance.of(from.seed)
    const state = game.setup(options, { chance, emit: event => opening.push(event), rules })
    const match = new Match<S, M, V, E, O>(game, from.seed, options, players, state, opening, undefined, rules)
    return match as typeof match & { readonly game: G }
  }

  /** A match from a given position, for scenarios and lessons. It has no record. */
  static at<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O, G extends Game<S, M, V, E, O>>(
    game: G & Game<S, M, V, E, O>,
    state: S,
    options: O,
    chance?: Chance,
  ): Match<S, M, V, E, O> & { readonly game: G } {
    const match = new Match<S, M, V, E, O>(game, '', options, {}, state, [], chance)
    return match as typeof match & { readonly game: G }
  }

  /** The current state. Do not change it; `play` does. */
  get state(): Readonly<S> {
    return this.current
  }

  get over(): boolean {
    return this.current.outcome !== null
  }

  play(seat: Seat, move: M): Played<E> {
    const refusal = refusalOf(this.game, this.current, seat, move)
    if (refusal) return refusal
    this.remember()
    const { used, key } = this.current.chance
    const events: E[] = []
    this.events = events
    this.barrier = null
    try {
      this.game.apply(this.current, seat, move, this.context)
    } catch (error) {
      this.current = this.positionBefore(this.entries.length)
      throw this.bug(error, seat, move)
    }
    const { chance } = this.current
    const block = this.barrier ?? (chance.used !== used || chance.key !== key ? 'chance' : null)
    this.entries.push({ seat, move, events })
    if (this.undone.length > 0) this.undone.length = 0
    if (block === null) this.undoable += 1
    else this.blockUndo(block)
    return { ok: true, events }
  }

  /** Runs a step without a move, for scenarios. */
  run(step: { readonly step: string }): readonly E[] {
    const events: E[] = []
    this.events = events
    this.current.agenda.push(step as S['agenda'][number])
    this.game.advance(this.current, this.context)
    this.blockUndo('reveal')
    this.base = null // no moves lead from the base to this position
    return events
  }

  /** The reason why the seat cannot undo its last move; null if it can. */
  undoBlocked(seat: Seat): Rejection | null {
    if (this.over) return AT_THE_END
    const barred = this.game.barsUndo(this.current, seat)
    if (barred) return { ok: false, ...barred }
    const last = this.entries.at(-1)
    if (last && last.seat !== seat && this.undoable > 0) return MOVED_SINCE
    if (this.undoable === 0 || !last) return this.block ? BLOCKED[this.block] : NOTHING_DONE
    return null
  }

  /** Undoes the seat's last move, but not past a reveal, a random event or another seat's move. */
  undo(seat: Seat): Result {
    const blocked = this.undoBlocked(seat)
    if (blocked) return blocked
    this.undone.push(this.entries.pop() as Entry<M, E>)
    this.undoable -= 1
    this.current = this.positionBefore(this.entries.length)
    return { ok: true }
  }

  /** The number of moves that stay if the others agree to undo the seat's last move and all moves after it. */
  agreedUndo(seat: Seat): Result<{ readonly stay: number }> {
    if (this.over) return AT_THE_END
    const barred = this.game.barsUndo(this.current, seat)
    if (barred) return { ok: false, ...barred }
    const stay = this.entries.findLastIndex(entry => entry.seat === seat)
    return stay < 0 || !this.isFromDeal ? NOTHING_DONE : { ok: true, stay }
  }

  /** Undoes all moves but the first `stay`, whatever they revealed. Later undos do not go back past this point. */
  takeBack(stay: number): Result {
    if (this.over) return AT_THE_END
    if (!this.isFromDeal || !Number.isInteger(stay) || stay < 0 || stay >= this.entries.length) return NOTHING_DONE
    const chance = SeededChance.of(this.seed)
    this.current = this.game.setup(this.options, { chance, rules: this.rulesVersion })
    this.entries.length = stay
    for (const { seat, move } of this.entries) this.game.apply(this.current, seat, move)
    this.undone.length = 0
    this.base = null
    this.blockUndo('agreed')
    return { ok: true }
  }

  /** Whether the match can be replayed from the deal: it started there, with seeded chance. */
  private get isFromDeal(): boolean {
    return this.chance === undefined && Object.keys(this.players).length > 0
  }

  /** Whether the seat can redo a move that it undid. */
  canRedo(seat: Seat): boolean {
    return this.undone.at(-1)?.seat === seat
  }

  /** Plays the last undone move again. */
  redo(seat: Seat): Played<E> {
    const next = this.undone.at(-1)
    if (next?.seat !== seat) return { ok: false, rule: null, text: 'There is no move to redo.' }
    const rest = this.undone.slice(0, -1)
    const played = this.play(seat, next.move)
    if (played.ok) this.undone.push(...rest)
    return played
  }

  /** Undoes every move that the seat can undo. */
  resetTurn(seat: Seat): Result {
    const first = this.undo(seat)
    if (!first.ok) return first
    while (this.undo(seat).ok);
    return { ok: true }
  }

  record(meta?: Readonly<Record<string, unknown>>): MatchRecord {
    return {
      format: 'holdout-match',
      version: 1,
      game: this.game.slug,
      rulesVersion: this.rulesVersion,
      seed: this.seed,
      options: this.options as Record<string, unknown>,
      players: this.players,
      moves: this.entries.map(({ seat, move }) => [seat, move] as const),
      outcome: this.current.outcome?.id ?? null,
      hash: stateHash(this.game, this.current),
      ...(meta ? { meta } : {}),
    }
  }

  /** Stores what is needed to restore the position before the next move. */
  private remember(): void {
    if (this.chance) this.before.push(this.game.clone(this.current))
    else if (this.base === null) {
      this.base = this.game.clone(this.current)
      this.baseAt = this.entries.length
    }
  }

  /** The position before a move: the last one, one that was just undone, or one that failed. */
  private positionBefore(number: number): S {
    if (this.chance) return this.before.pop() as S
    const s = this.game.clone(this.base as S)
    for (let i = this.baseAt; i < number; i++) this.game.apply(s, this.entries[i].seat, this.entries[i].move)
    return s
  }

  private blockUndo(block: Block): void {
    this.block = block
    this.undoable = 0
    if (this.before.length > 0) this.before.length = 0
    // Undo never goes back past this point, so a new base keeps later replays short.
    if (this.entries.length - this.baseAt >= PLAYED_AGAIN) this.base = null
  }

  private bug(error: unknown, seat: Seat, move: M): RuleBug {
    const message = `${this.game.title}: ${(error as Error).message} (after move ${this.entries.length}, ${seat} plays ${JSON.stringify(move)})`
    return new RuleBug(message, { cause: { error, record: this.record(), seat, move } })
  }
}

/**
 * The SHA-256 of a state. The options and steps in it count under their former names: see `OptionSpec.formerly` and
 * `Game.formerSteps`.
 */
export function stateHash(game: AnyGame, s: AnyState): string {
  const { formerSteps } = game
  const renamed = formerSteps ? withSteps(s, step => formerSteps[step] ?? step) : s
  return hashOf(withOptions(renamed, options => withFormerIds(game.options, options)))
}

/** A stored state, which may hold its options and steps under their former names. */
export function readState(game: AnyGame, stored: AnyState): AnyState {
  const renamed = game.formerSteps ? withSteps(stored, step => currentStep(game, step)) : stored
  return withOptions(renamed, options => withCurrentIds(game.options, options))
}

/** The current name of a step or decision that may be written under its former name. */
export function currentStep({ formerSteps = {} }: AnyGame, name: string): string {
  return Object.keys(formerSteps).find(step => formerSteps[step] === name) ?? name
}

function withSteps(s: AnyState, rename: (step: string) => string): AnyState {
  return { ...s, agenda: s.agenda.map(entry => ({ ...entry, step: rename(entry.step) })) }
}

function withOptions(s: AnyState, change: (options: Record<string, unknown>) => Record<string, unknown>): AnyState {
  const { options } = s as { options?: Record<string, unknown> }
  return options ? ({ ...s, options: change(options) } as AnyState) : s
}

/** Created once: they are needed after every move, for every seat. */
const AT_THE_END = no('The game is over. Its last move cannot be undone.')
const MOVED_SINCE = no('Another player has moved since. Earlier moves cannot be undone.')
const NOTHING_DONE = no('There is nothing to undo.')
const BLOCKED: Readonly<Record<Block, Rejection>> = {
  reveal: no('The last move revealed hidden information. It cannot be undone.'),
  chance: no('The last move had a random result. It cannot be undone.'),
  turn: no('The last move started a new turn. It cannot be undone.'),
  agreed: no('The players agreed to undo moves up to here. Earlier moves cannot be undone.'),
}

/** The reason why a seat may not make this move now, or null if it may. Accepts any value as the move. */
export function refusalOf(game: AnyGame, s: AnyState, seat: Seat, move: unknown): Rejection | null {
  if (s.outcome !== null) return no('The game is over.')
  if (isAmong(game.moves(s, seat), move) || isAmong(game.standing(s, seat), move)) return null
  if (!isMove(move)) return no('This is not a move. A move is a flat object with a "move" field.')
  const pending = game.pending(s)
  if (!pending.some(decision => decision.seat === seat && decision.kind !== 'standing')) {
    const reason = seat === CLOCK ? null : game.refuseUnasked?.(s, seat, move)
    if (reason) return { ok: false, ...reason }
    const asked = [...new Set(pending.filter(({ kind }) => kind === 'must').map(decision => decision.seat))]
    const whom = asked.every(other => other === CLOCK) ? 'the timer' : asked.join(', ')
    return no(`${seat} has no decision now. The game is waiting for ${whom}.`)
  }
  return { ok: false, ...game.refuse(s, seat, move) }
}

function unknownSeat(seat: Seat, seats: readonly Seat[]): string {
  const known = seats.length === 1 ? 'The only seat is' : 'The seats are'
  return `There is no seat "${seat}". ${known}: ${seats.join(', ')}.`
}

function no(text: string): Rejection {
  return { ok: false, rule: null, text }
}

/**
 * The rules version for a record of version `recorded`: the same if the game still supports it, otherwise the current
 * one.
 */
export function rulesFor(game: AnyGame, recorded?: number): number {
  return recorded !== undefined && game.olderRules?.includes(recorded) ? recorded : game.rulesVersion
}

/** Compares by identity first, because most moves come from the list itself, then by content. */
function isAmong(moves: readonly AnyMove[], move: unknown): boolean {
  for (let i = 0; i < moves.length; i++) if (moves[i] === move) return true
  if (typeof move !== 'object' || move === null) return false
  const { move: name } = move as AnyMove
  for (const other of moves) if (other.move === name && sameFlat(other, move)) return true
  return false
}
