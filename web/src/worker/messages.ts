import type {
  AnyMove,
  CardFace,
  Chapter,
  MatchRecord,
  OptionSpec,
  Phrase,
  Preset,
  SearchTerms,
  Seat,
  SeatSpec,
  Who,
} from '@holdout/engine'
import type { Preview, Scene, Seating, Told } from '@holdout/host'
import type { SceneNews, SightNews } from '@holdout/protocol'
import type { Answer, Hint, TableState } from '../client/table-client.ts'
import type { LessonAnswer, LessonAsk } from './lesson-stage.ts'

/** What pages show of a game besides its table. */
export interface GameInfo {
  readonly slug: string
  readonly title: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, OptionSpec<unknown>>>
  readonly presets: readonly Preset<Record<string, unknown>>[]
  readonly rulebook: readonly Chapter[]
  readonly cards: readonly CardFace[]
  readonly searchTerms: SearchTerms | undefined
}

/** What is asked for at a new table. */
export interface NewTable {
  readonly slug: string
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seating: Seating
}

/** Everything about a table but what only the page knows. */
export type TableNews = Omit<TableState, 'log' | 'clocksAt' | 'pausedBy'> & {
  /** The log from this move on has become `told`; what came before stands. */
  readonly from: number
  readonly told: readonly Told[]
}

/** A recorded game that was opened for looking at. */
export interface Reel {
  readonly slug: string
  readonly title: string
  readonly length: number
  readonly seats: readonly SeatSpec[]
  readonly names: Readonly<Record<Seat, string>>
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly outcome: string | null
  /** The seat that made each move. */
  readonly movers: readonly Seat[]
}

/** Through whose eyes a recorded game is looked at; `all`: a bystander who sees every hand. */
export type Eyes = Who | 'all'

/** What one seat knows and bystanders do not. */
export interface Hand {
  readonly seat: Seat
  readonly lines: readonly { readonly title: string; readonly text: Phrase }[]
}

/** A recorded game after one of its moves. */
export interface Moment {
  readonly scene: Scene
  readonly told: readonly Told[]
  /** null unless all of them are to be seen. */
  readonly hands: readonly Hand[] | null
}

/** The engine's side of the page: rules and bots, in a worker. */
export interface Desk {
  about(slug: string): Promise<GameInfo>
  /** The seats that a game has with these options; bad options are refused by name. */
  seats(slug: string, options: Readonly<Record<string, unknown>>): Promise<readonly SeatSpec[]>
  open(table: NewTable, listener: Listener): Promise<void>
  /** Goes on with a recorded game, from the move named or from its end. */
  resume(record: MatchRecord, seating: Seating | null, listener: Listener): Promise<void>
  play(move: AnyMove): Answer
  undo(): Answer
  redo(): Answer
  reset(): Answer
  pass(): void
  ready(): void
  hurry(): void
  hold(on: boolean): void
  pace(botPause: number): void
  preview(move: AnyMove, then?: AnyMove): Preview
  hint(): Hint | null
  /** The moves that a person could make after the given number of moves of a record. */
  load(record: MatchRecord): Promise<Reel>
  sceneAt(move: number, who: Eyes): Moment
  logOf(who: Eyes): readonly Told[]
  /** A game that stands where the recorded one stood after that move, to be played on by whoever looks. */
  cut(move: number, who: Eyes): MatchRecord
  /** Gets ready to find words for what a server sends without them; says for which version of the game's rules. */
  readSights(slug: string): Promise<number>
  wordsTo(news: SightNews): SceneNews
  /** A lesson instead of a table: opened, gone through, played. */
  lesson(ask: LessonAsk): Promise<LessonAnswer>
  lessonPreview(move: AnyMove, then?: AnyMove): Preview
}

export interface Listener {
  news(news: TableNews): void
  /** The record after every change: what the page keeps. */
  keep(record: MatchRecord): void
}
