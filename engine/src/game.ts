import type { AnyEvent, AnyMove, Outcome, Seat, Who } from './basics.ts'
import type { Chance, ChanceState } from './chance.ts'
import type { Clock } from './clock.ts'
import type { OptionSpecs, Preset } from './options.ts'
import type { Notation } from './scenario/notation.ts'
import type { ClockPlan } from './setup.ts'
import type { BoardPart, Phrase } from './words.ts'

/** The part that every state has: the pending steps (the last runs next), the chance stream, the outcome. */
export interface AnyState {
  agenda: { readonly step: string }[]
  chance: ChanceState
  outcome: Outcome | null
}

/** The facts about a game for a list of games. They can be loaded without its rules. */
export interface About {
  readonly slug: string
  readonly title: string
  /** One line for a list of games: what players do, and the goal. */
  readonly blurb: string
  /** At most three short lines that invite people to play. */
  readonly hook: string
  readonly mood: string
  /** The smallest and largest number of players. */
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  /** The designer and publisher of the board game, as a sentence for the About page and the rulebook. */
  readonly credits?: string
  /** The timer, as choices on setup pages and as text in lists of tables. */
  readonly clock?: ClockPlan
  /** What the companion for the boxed game has, for a list of companions. Absent: it has no companion. */
  readonly companion?: string
}

export interface SeatSpec {
  readonly seat: Seat
  readonly title: string
  /** The name of a bot in this seat. Without it, the bot is named after the title. */
  readonly bot?: string
  /** Seats of one side win and lose together. Without it, a seat plays for itself. */
  readonly side?: string
}

/** The name of a bot in a seat. */
export function botNameIn({ title, bot }: Pick<SeatSpec, 'title' | 'bot'>): string {
  return bot ?? `${title} (bot)`
}

/**
 * A question that the rules ask a seat now.
 * - `must`: play waits for this seat. For the seat `clock`, it waits for a running clock whose `expires` is one of its
 * moves.
 * - `may`: the seat may step in. Play does not wait for it, and it may have no move.
 * - `standing`: almost always open and not part of ordinary play: conceding, a vote to stop, the clock's gong.
 */
export interface Decision {
  readonly seat: Seat
  readonly decision: string
  readonly rule: string
  readonly kind: 'must' | 'may' | 'standing'
}

/** Why something is not allowed: the rule's id and a sentence. `rule` is null if no rule of the game is the reason. */
export interface Reason {
  readonly rule: string | null
  readonly text: string
}

/** What a move may use besides the state. Without a listener, events are not built: `cx.emit?.({ … })`. */
export interface Context<E extends AnyEvent = AnyEvent> {
  readonly chance?: Chance
  readonly emit?: ((event: E) => void) | undefined
  /** Called for every step. The testkit uses it to report steps that were never reached. */
  readonly trace?: ((step: string) => void) | undefined
  /** Called when something was revealed or a turn began: undo does not go back past that. */
  readonly barrier?: ((why: Barrier) => void) | undefined
}

/** Events that block undo. The kernel itself detects chance and other seats' moves. */
export type Barrier = 'reveal' | 'turn'

export interface Rule {
  readonly id: string
  readonly title?: string
  readonly text: string
  /** `ours`: our ruling where the printed rules are silent or unclear. Absent means `book`. */
  readonly source?: 'book' | 'ours'
}

export interface Chapter {
  readonly title: string
  readonly rules: readonly Rule[]
}

/** A card or other piece, as the catalog shows it. */
export interface CardFace {
  readonly id: string
  readonly title: string
  readonly kind: string
  readonly count: number
  readonly text: string
  /** `book`: as printed; `ours`: chosen by us where there is no source; `mixed`: `note` says which part is which. */
  readonly source: 'book' | 'ours' | 'mixed'
  readonly note?: string
}

/** Helps players find a rule in their own words. */
export interface SearchTerms {
  /** Groups of words and phrases with the same meaning in this game, from the rulebook and from everyday speech. */
  readonly synonyms: readonly (readonly string[])[]
  /** By rule id: questions or phrases with which players look for the rule. */
  readonly asked: Readonly<Record<string, readonly string[]>>
  /** Questions that new players often ask, as suggestions. */
  readonly examples: readonly string[]
}

/** The texts of a game. They are built from views and redacted events, so they cannot reveal secrets. */
export interface Words<V, M, E> {
  event(event: E): Phrase
  /** The label of a move, as on its button. */
  move(move: M, view: V): Phrase
  /** The question of a decision, as a sentence. */
  decision(decision: Decision, view: V): Phrase
  outcome(outcome: Outcome): Phrase
  /** The table in sentences, for screen readers, the plain terminal and clients without a drawn board. */
  board(view: V): readonly BoardPart[]
}

/** A move of the clock about a player's connection, and how long the table waits before it makes the move, in ms. */
export interface AwayReport<M> {
  readonly move: M
  readonly after: number
}

/**
 * A game. Its rules come from a table of steps (`fromSteps`); the rest is written for each game.
 * S is the state (plain JSON data), M a move (a flat object), V the view of a seat, E an event, O the options.
 */
export interface Game<
  S extends AnyState = AnyState,
  M extends AnyMove = AnyMove,
  V = unknown,
  E extends AnyEvent = AnyEvent,
  O = unknown,
> extends About {
  readonly rulesVersion: number
  /** Earlier rules versions that `setup` still supports, so that their records replay exactly. */
  readonly olderRules?: readonly number[]
  readonly options: OptionSpecs<O>
  /** Named sets of options. */
  readonly presets?: readonly Preset<O>[]
  seats(options: O): readonly SeatSpec[]
  /** Sets up a match and plays on to its first decision. `rules`: one of `olderRules` instead of `rulesVersion`. */
  setup(options: O, cx: Context<E> & { readonly chance: Chance; readonly rules?: number }): S
  /** The names of all decisions that `pending` can list. */
  readonly decisions: readonly string[]
  /** The former names of steps, by current name. Hashes count them, and stored states and scenarios may hold them. */
  readonly formerSteps?: Readonly<Record<string, string>>
  /** The open decisions; empty only when the game is over. */
  pending(s: S): Decision[]
  /** Adds exactly the legal moves of a seat that is asked or may step in to `list`. */
  moves(s: S, seat: Seat, list?: M[]): M[]
  /** The moves of a seat's standing decisions: conceding, the clock's gong or time-out. */
  standing(s: S, seat: Seat, list?: M[]): M[]
  /** The reason why a seat with a decision may not make this move now. Accepts moves that do not exist. */
  refuse(s: S, seat: Seat, move: M): Reason
  /** The reason for a seat without a decision, if a rule says more than whose turn it is. */
  refuseUnasked?(s: S, seat: Seat, move: M): Reason | null
  /** Moves that a player might expect but that are not legal now, for disabled choices with a reason. */
  barred(s: S, seat: Seat): readonly { readonly move: M; readonly reason: Reason }[]
  /** The same moves as `moves`, derived from candidates and needs, to check a game that lists some of them faster. */
  derived?(s: S, seat: Seat): AnyMove[]
  /** Plays a legal move and continues to the next decision. Changes `s`. Does not check the move: `Match` does. */
  apply(s: S, seat: Seat, move: M, cx?: Context<E>): void
  /** Runs the agenda up to the next decision, for scenarios. */
  advance(s: S, cx?: Context<E>): void
  /** The clocks that the table must run now. */
  clocks(s: S): readonly Clock<M>[]
  /**
   * The clock's move that tells the rules that a player is disconnected, or connected again; null if they need not
   * know. Absent in games that leave this to the table.
   */
  awayReport?(s: S, seat: Seat, here: boolean): AwayReport<M> | null
  clone(s: S): S
  /**
   * The view of `who`. `open` is the table's view of the same position, if the caller has it already: parts that are
   * the same for `who` may be taken from it instead of being built for every seat.
   */
  view(s: S, who: Who, open?: V): V
  /** An event as `who` sees it: unchanged, redacted, or null. */
  see(event: E, who: Who): E | null
  /** A copy in which everything hidden from the seat is dealt again, consistent with what it knows. */
  determinize(s: S, seat: Seat, chance: Chance): S
  /** The reason if undo is off at this table or now; null if the kernel decides. */
  barsUndo(s: S, seat: Seat): Reason | null
  readonly words: Words<V, M, E>
  readonly rulebook: readonly Chapter[]
  readonly cards: readonly CardFace[]
  readonly searchTerms?: SearchTerms
  readonly notation: Notation<S, M, O>
  /**
   * The same game with other card data: parsed JSON, and the file name for messages. Throws an `InputError` that names
   * file, entry and field. Such a game has an option `cards` with one value, the id of its data. It is in every record,
   * so that no record is replayed with other data. Absent if the cards cannot be replaced.
   */
  withCards?(data: unknown, file: string): Game<S, M, V, E, O>
}

/** A game whose types are not known, as the catalog returns it. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games of all kinds meet
export type AnyGame = Game<any, any, any, any, any>
