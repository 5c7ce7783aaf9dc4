import { type AnyEvent, type AnyMove, CLOCK, type Seat } from './basics.ts'
import { type Chance, SeededChance } from './chance.ts'
import { InputError, RuleBug } from './errors.ts'
import type { AnyGame, AnyState, Barrier, Context, Game, Reason } from './game.ts'
import { readOptions } from './options.ts'
import { hashOf, sameFlat } from './plain-data.ts'
import { isMove, type MatchRecord } from './record.ts'

export type Played<E> = { readonly ok: true; readonly events: readonly E[] } | Refusal
export type Refusal = { readonly ok: false } & Reason

/** What was done, and what could be seen of it (unredacted: hosts pass each event through `game.see`). */
export interface Entry<M, E> {
  readonly seat: Seat
  readonly move: M
  readonly events: readonly E[]
}

/** What keeps a move from being taken back. */
type Block = Barrier | 'chance'

/** Undo plays about so many moves again, and those that can be taken back: rare work, so that playing a move need not copy the state. */
const PLAYED_AGAIN = 64

/** A match as it is played: every move checked, recorded, told in events, and undone where that gives nothing away. */
export class Match<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O> {
  readonly entries: Entry<M, E>[] = []
  /** What happened before the first move: dealing, the first cards turned. */
  readonly opening: readonly E[]
  private readonly undone: { seat: Seat; move: M }[] = []
  private block: Block | null = null
  /** How many of the last moves can be taken back. */
  private undoable = 0
  /** An earlier position and how many moves had been made then: undo plays again from there. null: not taken yet. */
  private base: S | null = null
  private baseAt = 0
  /** The positions before the moves that can be taken back, kept only where luck comes from a script: it gives nothing twice. */
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
    /** The version of the rules it is played under. */
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
   * A new match. Bad options and unknown seats are refused by name (an `InputError`). `rulesVersion`: the rules it was recorded under;
   * it is played under them if the game still can (`olderRules`), otherwise under the current ones.
   */
  static start<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O>(
    game: Game<S, M, V, E, O>,
    from: {
      seed: string
      options?: Readonly<Record<string, unknown>>
      players?: Readonly<Record<Seat, string>>
      rulesVersion?: number
    },
  ): Match<S, M, V, E, O> {
    const options = readOptions(game.options, from.options)
    const seats = game.seats(options).map(({ seat }) => seat)
    for (const seat of Object.keys(from.players ?? {})) {
      if (!seats.includes(seat)) throw new InputError(`There is no seat "${seat}"; the seats are ${seats.join(', ')}.`)
    }
    const players = Object.fromEntries(seats.map(seat => [seat, from.players?.[seat] ?? 'player']))
    const opening: E[] = []
    const rules = rulesFor(game, from.rulesVersion)
    const chance = SeededChance.of(from.seed)
    const state = game.setup(options, { chance, emit: event => opening.push(event), rules })
    return new Match(game, from.seed, options, players, state, opening, undefined, rules)
  }

  /** A match from a given position, as scenarios and lessons use it. It has no record of its own. */
  static at<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O>(
    game: Game<S, M, V, E, O>,
    state: S,
    options: O,
    chance?: Chance,
  ): Match<S, M, V, E, O> {
    return new Match(game, '', options, {}, state, [], chance)
  }

  /** The state as it is. For looking only: rules run on it through `play`. */
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

  /** Runs a step that is no answer to a question; scenarios do that. */
  run(step: { readonly step: string }): readonly E[] {
    const events: E[] = []
    this.events = events
    this.current.agenda.push(step as S['agenda'][number])
    this.game.advance(this.current, this.context)
    this.blockUndo('reveal')
    this.base = null // no move leads from there to here
    return events
  }

  /** What keeps the seat from taking back its last move; null if nothing does. */
  undoBlocked(seat: Seat): Refusal | null {
    if (this.over) return AT_THE_END
    const barred = this.game.barsUndo(this.current, seat)
    if (barred) return { ok: false, ...barred }
    const last = this.entries.at(-1)
    if (last && last.seat !== seat && this.undoable > 0) return MOVED_SINCE
    if (this.undoable === 0 || !last) return this.block ? BLOCKED[this.block] : NOTHING_DONE
    return null
  }

  /** Takes back the seat's last move: never past a reveal, a random event or another seat's action. */
  undo(seat: Seat): { readonly ok: true } | Refusal {
    const blocked = this.undoBlocked(seat)
    if (blocked) return blocked
    this.undone.push(this.entries.pop() as Entry<M, E>)
    this.undoable -= 1
    this.current = this.positionBefore(this.entries.length)
    return { ok: true }
  }

  /** Whether the seat has taken something back that can be played again. */
  canRedo(seat: Seat): boolean {
    return this.undone.at(-1)?.seat === seat
  }

  /** Plays again what was taken back last. */
  redo(seat: Seat): Played<E> {
    const next = this.undone.at(-1)
    if (next?.seat !== seat) return { ok: false, why: null, say: 'There is nothing to play again.' }
    const rest = this.undone.slice(0, -1)
    const played = this.play(seat, next.move)
    if (played.ok) this.undone.push(...rest)
    return played
  }

  /** Takes back all that the seat did since the last thing that cannot be taken back. */
  resetTurn(seat: Seat): { readonly ok: true } | Refusal {
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
      hash: hashOf(this.current),
      ...(meta ? { meta } : {}),
    }
  }

  /** Sees to it that the position before the next move can be had again. */
  private remember(): void {
    if (this.chance) this.before.push(this.game.clone(this.current))
    else if (this.base === null) {
      this.base = this.game.clone(this.current)
      this.baseAt = this.entries.length
    }
  }

  /** The position before the move of that number: the last one made, one that was just taken back, or one that failed. */
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
    // Nothing before this is ever asked for again: a new base before the next move keeps what is played again short.
    if (this.entries.length - this.baseAt >= PLAYED_AGAIN) this.base = null
  }

  private bug(error: unknown, seat: Seat, move: M): RuleBug {
    const message = `${this.game.title}: ${(error as Error).message} (after move ${this.entries.length}, ${seat} plays ${JSON.stringify(move)})`
    return new RuleBug(message, { cause: { error, record: this.record(), seat, move } })
  }
}

/** They are asked for after every move, for every seat: they are there already. */
const AT_THE_END = no('The game is over; its end cannot be taken back.')
const MOVED_SINCE = no('Somebody else has moved since; what lies before that cannot be taken back.')
const NOTHING_DONE = no('There is nothing to take back.')
const BLOCKED: Readonly<Record<Block, Refusal>> = {
  reveal: no('Something hidden was shown since; what has been seen cannot be taken back.'),
  chance: no('Luck has decided something since; that cannot be taken back.'),
  turn: no('A new turn has begun; what lies before it cannot be taken back.'),
}

/** Why a seat may not make this move now, or null if it may. Changes nothing, whatever it is given. */
export function refusalOf(game: AnyGame, s: AnyState, seat: Seat, move: unknown): Refusal | null {
  if (s.outcome !== null) return no('The game is over.')
  if (isAmong(game.moves(s, seat), move) || isAmong(game.standing(s, seat), move)) return null
  if (!isMove(move)) return no('That is not a move: expected a flat record with a "move" field.')
  const pending = game.pending(s)
  if (!pending.some(decision => decision.seat === seat && decision.kind !== 'standing')) {
    const reason = seat === CLOCK ? null : game.words.refuseUnasked?.(game.view(s, seat), seat, move)
    if (reason) return { ok: false, ...reason }
    const asked = [...new Set(pending.filter(({ kind }) => kind === 'must').map(decision => decision.seat))]
    const whom = asked.every(other => other === CLOCK)
      ? 'everybody waits for the clock'
      : `${asked.length > 1 ? 'those asked are' : 'the one asked is'} ${asked.join(', ')}`
    return no(`Nothing is asked of ${seat} now; ${whom}.`)
  }
  return { ok: false, ...game.words.refuse(game.view(s, seat), seat, move) }
}

function no(say: string): Refusal {
  return { ok: false, why: null, say }
}

/** The rules that a match recorded under `recorded` is played under: the same if the game still can, otherwise the current ones. */
export function rulesFor(game: AnyGame, recorded?: number): number {
  return recorded !== undefined && game.olderRules?.includes(recorded) ? recorded : game.rulesVersion
}

/** Most moves are the very ones that were listed; one from outside says the same. */
function isAmong(moves: readonly AnyMove[], move: unknown): boolean {
  for (let i = 0; i < moves.length; i++) if (moves[i] === move) return true
  if (typeof move !== 'object' || move === null) return false
  const { move: name } = move as AnyMove
  for (const other of moves) if (other.move === name && sameFlat(other, move)) return true
  return false
}
