import type { AnyEvent, AnyMove, Seat } from './basics.ts'
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

/** A match as it is played: every move checked, recorded, told in events, and undone where that gives nothing away. */
export class Match<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O> {
  readonly entries: Entry<M, E>[] = []
  /** What happened before the first move: dealing, the first cards turned. */
  readonly opening: readonly E[]
  private readonly undoable: S[] = []
  private readonly undone: { seat: Seat; move: M }[] = []
  private block: Block | null = null

  private constructor(
    readonly game: Game<S, M, V, E, O>,
    readonly seed: string,
    readonly options: O,
    readonly players: Readonly<Record<Seat, string>>,
    private current: S,
    opening: readonly E[],
    private readonly chance?: Chance,
  ) {
    this.opening = opening
  }

  /** A new match. Bad options and unknown seats are refused by name (an `InputError`). */
  static start<S extends AnyState, M extends AnyMove, V, E extends AnyEvent, O>(
    game: Game<S, M, V, E, O>,
    from: { seed: string; options?: Readonly<Record<string, unknown>>; players?: Readonly<Record<Seat, string>> },
  ): Match<S, M, V, E, O> {
    const options = readOptions(game.options, from.options)
    const seats = game.seats(options).map(({ seat }) => seat)
    for (const seat of Object.keys(from.players ?? {})) {
      if (!seats.includes(seat)) throw new InputError(`There is no seat "${seat}"; the seats are ${seats.join(', ')}.`)
    }
    const players = Object.fromEntries(seats.map(seat => [seat, from.players?.[seat] ?? 'player']))
    const opening: E[] = []
    const state = game.setup(options, { chance: SeededChance.of(from.seed), emit: event => opening.push(event) })
    return new Match(game, from.seed, options, players, state, opening)
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
    const before = this.game.clone(this.current)
    const events: E[] = []
    let block: Block | null = null
    try {
      this.game.apply(
        this.current,
        seat,
        move,
        this.context(events, why => (block = why)),
      )
    } catch (error) {
      this.current = before
      throw this.bug(error, seat, move)
    }
    if (this.current.chance.used !== before.chance.used || this.current.chance.key !== before.chance.key)
      block ??= 'chance'
    this.entries.push({ seat, move, events })
    this.undone.length = 0
    this.block = block ?? this.block
    if (block) this.undoable.length = 0
    else this.undoable.push(before)
    return { ok: true, events }
  }

  /** Runs a step that is no answer to a question; scenarios do that. */
  run(step: { readonly step: string }): readonly E[] {
    const events: E[] = []
    this.current.agenda.push(step as S['agenda'][number])
    this.game.advance(
      this.current,
      this.context(events, () => {}),
    )
    this.undoable.length = 0
    this.block = 'reveal'
    return events
  }

  /** Takes back the seat's last move: never past a reveal, a random event or another seat's action. */
  undo(seat: Seat): { readonly ok: true } | Refusal {
    if (this.over) return { ok: false, why: null, say: 'The game is over; its end cannot be taken back.' }
    const barred = this.game.barsUndo(this.current, seat)
    if (barred) return { ok: false, ...barred }
    const last = this.entries.at(-1)
    if (last && last.seat !== seat && this.undoable.length > 0) {
      return {
        ok: false,
        why: null,
        say: 'Somebody else has moved since; what lies before that cannot be taken back.',
      }
    }
    const before = this.undoable.pop()
    if (!before || !last)
      return { ok: false, why: null, say: this.block ? BLOCKED[this.block] : 'There is nothing to take back.' }
    this.current = before
    this.entries.pop()
    this.undone.push(last)
    return { ok: true }
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
      rulesVersion: this.game.rulesVersion,
      seed: this.seed,
      options: this.options as Record<string, unknown>,
      players: this.players,
      moves: this.entries.map(({ seat, move }) => [seat, move] as const),
      outcome: this.current.outcome?.id ?? null,
      hash: hashOf(this.current),
      ...(meta ? { meta } : {}),
    }
  }

  private context(events: E[], barrier: (why: Barrier) => void): Context<E> {
    const emit = (event: E): number => events.push(event)
    return this.chance ? { chance: this.chance, emit, barrier } : { emit, barrier }
  }

  private bug(error: unknown, seat: Seat, move: M): RuleBug {
    const message = `${this.game.title}: ${(error as Error).message} (after move ${this.entries.length}, ${seat} plays ${JSON.stringify(move)})`
    return new RuleBug(message, { cause: { error, record: this.record(), seat, move } })
  }
}

const BLOCKED: Readonly<Record<Block, string>> = {
  reveal: 'Something hidden was shown since; what has been seen cannot be taken back.',
  chance: 'Luck has decided something since; that cannot be taken back.',
  turn: 'A new turn has begun; what lies before it cannot be taken back.',
}

/** Why a seat may not make this move now, or null if it may. Changes nothing, whatever it is given. */
export function refusalOf(game: AnyGame, s: AnyState, seat: Seat, move: unknown): Refusal | null {
  const no = (say: string): Refusal => ({ ok: false, why: null, say })
  if (s.outcome !== null) return no('The game is over.')
  if (!isMove(move)) return no('That is not a move: expected a flat record with a "move" field.')
  if (isAmong(game.moves(s, seat), move) || isAmong(game.standing(s, seat), move)) return null
  const pending = game.pending(s)
  if (!pending.some(decision => decision.seat === seat && decision.kind !== 'standing')) {
    const asked = [...new Set(pending.filter(({ kind }) => kind === 'must').map(decision => decision.seat))]
    return no(
      `Nothing is asked of ${seat} now; ${asked.length > 1 ? 'those asked are' : 'the one asked is'} ${asked.join(', ')}.`,
    )
  }
  return { ok: false, ...game.words.refuse(game.view(s, seat), seat, move) }
}

function isAmong(moves: readonly AnyMove[], move: AnyMove): boolean {
  for (const other of moves) if (other === move || (other.move === move.move && sameFlat(other, move))) return true
  return false
}
