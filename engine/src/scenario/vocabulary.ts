import type { AnyEvent, AnyMove } from '../basics.ts'

/** One line of explanation, and an example as a scenario file has it. */
export type Explained = readonly [means: string, example: string]

/** Words that share an explanation: `E0 … E3`. */
export interface Family {
  readonly names: readonly string[]
  readonly means: string
  /** A zone with its content: `E0: [R* B] b2`. */
  readonly example: string
}

/** The fields of an event besides its name, rule and ring. */
type Fields<E extends AnyEvent, K> = E extends { readonly event: infer N }
  ? K extends N
    ? Exclude<keyof E & string, 'event' | 'rule' | 'rings'>
    : never
  : never

/** The words of a game's scenario files besides its zones. A test compares it with the game. */
export interface AnyVocabulary {
  readonly pieces: readonly Family[]
  /** By move name; the example shows the notation. */
  readonly moves: Readonly<Record<string, Explained>>
  /** The steps that `run` can start, by first word. */
  readonly steps: Readonly<Record<string, Explained>>
  /** The decisions, for `asked`. */
  readonly decisions: Readonly<Record<string, string>>
  readonly chance: Readonly<Record<string, Explained>>
  /** The events of the game and their fields, for `event`. */
  readonly events: Readonly<Record<string, readonly string[]>>
}

/** The vocabulary of a game, with exactly its moves and events. */
export interface Vocabulary<M extends AnyMove, E extends AnyEvent> extends AnyVocabulary {
  readonly moves: { readonly [K in M['move']]: Explained }
  readonly events: { readonly [K in E['event']]: readonly Fields<E, K>[] }
}
