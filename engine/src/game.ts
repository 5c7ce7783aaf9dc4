import type { AnyEvent, AnyMove, Outcome, Seat, Who } from './basics.ts'
import type { Chance, ChanceState } from './chance.ts'
import type { Clock } from './clock.ts'
import type { OptionSpecs, Preset } from './options.ts'
import type { Notation } from './scenario/notation.ts'
import type { Phrase } from './words.ts'

/** What every state carries: what is still to be resolved (the last comes next), where luck has got to, how it ended. */
export interface AnyState {
  agenda: { readonly step: string }[]
  chance: ChanceState
  outcome: Outcome | null
}

/** What a shelf of games shows of one: light enough to be had without its rules. */
export interface About {
  readonly slug: string
  readonly title: string
  /** One line for a list of games: what one does, and what for. */
  readonly blurb: string
  /** At most three short lines that make one want to play. */
  readonly hook: string
  readonly mood: string
  /** Fewest and most people the game is made for. */
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  /** Who designed and published the board game, as a sentence for the About page and the rulebook. */
  readonly credits?: string
}

export interface SeatSpec {
  readonly seat: Seat
  readonly title: string
  /** Seats of one side win and lose together; without it a seat plays for itself. */
  readonly side?: string
}

/**
 * Something that may be decided now.
 * - `must`: play waits for this seat; where it is the seat `clock`, until a running clock strikes that `expires` with one of its moves.
 * - `may`: the seat may step in (an interrupt); play does not wait for it, and it may have no move at all.
 * - `standing`: open nearly always and no part of ordinary play: conceding, a vote to stop, the clock's gong.
 */
export interface Decision {
  readonly seat: Seat
  readonly decision: string
  readonly rule: string
  readonly kind: 'must' | 'may' | 'standing'
}

/** Why something is not allowed: the rule's id and a sentence. `why` is null where no rule of the game is behind it. */
export interface Reason {
  readonly why: string | null
  readonly say: string
}

/** What a move may use of the world around it. With no listener events are not even built: `cx.emit?.({ … })`. */
export interface Context<E extends AnyEvent = AnyEvent> {
  readonly chance?: Chance
  readonly emit?: ((event: E) => void) | undefined
  /** Told of every step that runs or asks; the testkit's report of what was never reached comes from it. */
  readonly trace?: ((step: string) => void) | undefined
  /** Told when something became known or a turn began: undo never goes back past that. */
  readonly barrier?: ((why: Barrier) => void) | undefined
}

/** What undo never goes back past; luck and another seat's action are noticed by the kernel itself. */
export type Barrier = 'reveal' | 'turn'

export interface Rule {
  readonly id: string
  readonly title?: string
  readonly text: string
  /** `ours`: a ruling of this project where the printed rules are silent or unclear. Absent: `book`. */
  readonly source?: 'book' | 'ours'
}

export interface Chapter {
  readonly title: string
  readonly rules: readonly Rule[]
}

/** A card (or other piece) as the catalogue shows it. */
export interface CardFace {
  readonly id: string
  readonly title: string
  readonly kind: string
  readonly count: number
  readonly text: string
  /** `book`: as printed; `ours`: chosen by us where no source was to be had; `mixed`: `note` says which part is which. */
  readonly source: 'book' | 'ours' | 'mixed'
  readonly note?: string
}

/** Helps players to find a rule in their own words. */
export interface SearchTerms {
  /** Groups of words and phrases that mean the same in this game: words of the box, of the table, of everyday speech. */
  readonly synonyms: readonly (readonly string[])[]
  /** Rule id → how players ask for it, one question or phrase each. */
  readonly asked: Readonly<Record<string, readonly string[]>>
  /** Questions that new players often ask, to start from. */
  readonly examples: readonly string[]
}

/** Everything a game says to people. It is given views and redacted events, so it cannot tell a secret. */
export interface Words<V, M, E> {
  event(event: E): Phrase
  /** What a move does, as one would write on its button. */
  move(move: M, view: V): Phrase
  /** What is asked, in a sentence. */
  decision(decision: Decision, view: V): Phrase
  outcome(outcome: Outcome): Phrase
  /** Why this seat may not make this move now. */
  refuse(view: V, seat: Seat, move: M): Reason
  /** The same for a seat that is not asked, where a rule says more than whose turn it is; null: the kernel's own sentence. */
  refuseUnasked?(view: V, seat: Seat, move: M): Reason | null
  /** What one might well try now and may not, for greyed-out choices that answer "why?". */
  barred(view: V, seat: Seat): readonly { readonly move: M; readonly reason: Reason }[]
  /** The table in sentences, for the screen reader, the plain terminal, and any client without a picture of the game. */
  board(view: V): readonly { readonly title: string; readonly text: Phrase }[]
}

/** What the bots are told about a game. They work on imagined states, never on the real one. */
export interface BotNotes<S, M> {
  /** How many worlds greedy imagines for each choice. */
  readonly samples: number
  /** Chance, 0 to 1, that this ends well for the seat. `s` is the bot's own copy: it may be played on and spoiled. */
  value(s: S, seat: Seat): number
  /** A rule of thumb that decides by itself, from an imagined world; null leaves it to looking ahead. */
  habit?(s: S, seat: Seat, moves: readonly M[]): M | null
  /** Moves that are not worth looking at in this position are left out; at least one must stay. */
  worthwhile?(s: S, seat: Seat, moves: readonly M[]): readonly M[]
  /** How likely a playout takes each move; equal if absent. */
  weight?(s: S, seat: Seat, move: M): number
}

/**
 * A game. The rules come from a table of steps (`fromSteps`), the rest is written game by game.
 * S is plain data (JSON in, JSON out), M a flat record, V what a seat may know, E what can be seen to happen, O the options.
 */
export interface Game<
  S extends AnyState = AnyState,
  M extends AnyMove = AnyMove,
  V = unknown,
  E extends AnyEvent = AnyEvent,
  O = unknown,
> extends About {
  readonly rulesVersion: number
  /** Earlier versions of the rules that `setup` can still begin a match under, so that their records replay exactly. */
  readonly olderRules?: readonly number[]
  readonly options: OptionSpecs<O>
  /** Sets of options with a name, for tables that offer them; the game as its book has it needs none. */
  readonly presets?: readonly Preset<O>[]
  seats(options: O): readonly SeatSpec[]
  /** A new game, played on to its first question. `rules`: one of `olderRules` to play under instead of `rulesVersion`. */
  setup(options: O, cx: Context<E> & { readonly chance: Chance; readonly rules?: number }): S
  /** The name of every decision that `pending` can list. */
  readonly decisions: readonly string[]
  /** Who may decide what now; empty only when the game is over. */
  pending(s: S): Decision[]
  /** Every legal move of a seat that is asked or may step in, and never an illegal one, added to `list`. */
  moves(s: S, seat: Seat, list?: M[]): M[]
  /** The moves of a seat's standing decisions (conceding, the clock's gong or time-out). */
  standing(s: S, seat: Seat, list?: M[]): M[]
  /** Plays a legal move, and on to the next question. Changes `s`. Does not check: `Match` and `legal` do. */
  apply(s: S, seat: Seat, move: M, cx?: Context<E>): void
  /** Runs what stands on the agenda up to the next question; scenarios use it. */
  advance(s: S, cx?: Context<E>): void
  /** The clocks that the host must run now. */
  clocks(s: S): readonly Clock<M>[]
  clone(s: S): S
  /**
   * What `who` sees. `open` is what the table sees of the same position, from a caller who has it already: what looks no different to
   * `who` may be taken from there, so that it is made once and not for every seat. What the table sees is for all.
   */
  view(s: S, who: Who, open?: V): V
  /** What `who` sees of an event: itself, a blurred one, or nothing. */
  see(event: E, who: Who): E | null
  /** A copy in which all that the seat cannot know is dealt again, in keeping with all that it does know. */
  determinize(s: S, seat: Seat, chance: Chance): S
  /** A reason if undo is switched off at this table or now; null if the kernel's own policy may decide. */
  barsUndo(s: S, seat: Seat): Reason | null
  readonly words: Words<V, M, E>
  readonly rulebook: readonly Chapter[]
  readonly cards: readonly CardFace[]
  readonly searchTerms?: SearchTerms
  readonly bot: BotNotes<S, M>
  readonly notation: Notation<S, M, O>
  /**
   * The same game with card data of the host's own: parsed JSON, and the file's name for messages. Checks it; what is wrong
   * is an `InputError` that names file, entry and field. Such a game has an option `cards` with one value, the mark of its
   * data: it stands in every record, so that none is replayed with other data. Absent where cards cannot be replaced.
   */
  withCards?(data: unknown, file: string): Game<S, M, V, E, O>
}

/** A game whose types are not known here: what the catalogue hands out. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games of all kinds meet
export type AnyGame = Game<any, any, any, any, any>
