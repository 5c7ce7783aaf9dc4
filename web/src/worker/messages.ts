import type { Analysis, AnalysisSettings, KeptAnalysis } from '@holdout/analysis'
import type {
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
import type { AchievementText, Luck, PuzzleEntry } from '@holdout/knowledge'
import type { PatchUpdate, SceneUpdate } from '@holdout/protocol'
import type { DeviceTable, LogLine, Scene, Seating, TableState } from '@holdout/table'
import type { DailyResult } from '@holdout/table/daily'
import type { ProxyMarked } from 'comlink'
import type { LessonTable } from './lesson-table.ts'
import type { Prospects } from './prospects-now.ts'
import type { PuzzleTable } from './puzzle-table.ts'

/** The parts of a game that pages show besides its table. */
export interface GameInfo {
  readonly slug: string
  readonly title: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, OptionSpec<unknown>>>
  readonly presets: readonly Preset<Record<string, unknown>>[]
  readonly rulebook: readonly Chapter[]
  readonly cards: readonly CardFace[]
  readonly searchTerms: SearchTerms | undefined
  /** The levels of bots that differ in this game, from weak to strong. */
  readonly levels: readonly string[]
}

/** The request for a new table. */
export interface NewMatch {
  readonly slug: string
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seating: Seating
}

/** A new match, or a record to continue from its last move. */
export type TableSource = { readonly table: NewMatch } | { readonly record: MatchRecord }

/** An update of a table from the worker: `log` has the lines after the first `kept` ones, which the page has. */
export interface TableUpdate extends TableState {
  readonly kept: number
}

/** An open replay. */
export interface ReplayInfo {
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

/** The view of a replay; `all`: a spectator who sees every hand. */
export type ReplayView = Who | 'all'

/** Facts that one seat knows and spectators do not. */
export interface Hand {
  readonly seat: Seat
  readonly lines: readonly { readonly title: string; readonly text: Phrase }[]
}

/** A replay after one of its moves. */
export interface ReplayMoment {
  readonly scene: Scene
  /** The log lines of the move. */
  readonly log: readonly LogLine[]
  /** null unless the view is `all`. */
  readonly hands: readonly Hand[] | null
}

/** Additions of the end screen to the outcome. */
export interface EndFacts {
  readonly luck: readonly Luck[]
  /** The log line of the last turning event; null if there was none. */
  readonly moment: LogLine | null
}

/** The facts about a finished match for statistics. */
export interface MatchFacts {
  readonly outcome: NonNullable<Scene['outcome']>
  /** The last view of the only person of this device, otherwise that of spectators. */
  readonly view: unknown
  readonly seats: readonly Seat[]
  readonly names: Readonly<Record<Seat, string>>
  /** The seats of the people of this device. */
  readonly mine: readonly Seat[]
  /** The level of each bot. */
  readonly bots: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  /** The seat that gave up, `table` if all did; null: nobody. */
  readonly gaveUp: Seat | 'table' | null
  /** In standard deviations; above 0 is lucky. */
  readonly luck: number | null
  /** The achievements that the people of this device reached. */
  readonly reached: readonly string[]
}

/** The worker with rules and bots, as the page calls it. */
export interface Desk {
  about(slug: string): Promise<GameInfo>
  /** The seats of a game with these options. Rejects invalid options by name. */
  seats(slug: string, options: Readonly<Record<string, unknown>>): Promise<readonly SeatSpec[]>
  /** Opens a match on this device. The page calls its table directly. */
  open(from: TableSource, listener: Listener): Promise<DeviceTable & ProxyMarked>
  openLesson(text: string, at: number, listener: Listener): Promise<LessonTable & ProxyMarked>
  openPuzzle(entry: PuzzleEntry, listener: Listener): Promise<PuzzleTable & ProxyMarked>
  /** The prospects of every seat, from what the viewer can know; null if the game has no estimate. */
  prospects(): Prospects | null
  pace(botPause: number): void
  /** Opens a record as a replay. */
  load(record: MatchRecord): Promise<ReplayInfo>
  sceneAt(move: number, who: ReplayView): ReplayMoment
  logOf(who: ReplayView): readonly LogLine[]
  /** A new record up to that move, to be continued by the viewer. */
  cut(move: number, who: ReplayView): MatchRecord
  /** The facts about a finished match for statistics. `seating`: who played, if the record does not say it. */
  factsOf(record: MatchRecord, seating: Seating | null): Promise<MatchFacts>
  /** The achievements of a game; empty if it has none. */
  achievementsOf(slug: string): Promise<readonly AchievementText[]>
  /** Counts the luck of a finished match. */
  endOf(record: MatchRecord): Promise<EndFacts>
  /** Analyzes a record; resolves when the analysis is complete. */
  analyze(
    record: MatchRecord,
    settings: AnalysisSettings,
    kept: KeptAnalysis | null,
    listener: AnalysisListener,
  ): Promise<void>
  /** The result of bots in the challenge of a day without a server; null if they do not finish it. */
  dailyOfBots(slug: string, day: string, level: string): Promise<DailyResult | null>
  /** Loads a game to add text to scenes of a server. Returns the version of its rules. */
  readPatches(slug: string): Promise<number>
  describe(patch: PatchUpdate): SceneUpdate
}

export interface Listener {
  update(update: TableUpdate): void
  /** The record after every change, for the page to save. */
  keep(record: MatchRecord): void
}

/** The analysis of a match so far, and the part to keep so that it is not calculated again. */
export interface AnalysisUpdate {
  readonly analysis: Analysis
  readonly kept: KeptAnalysis
  readonly complete: boolean
}

export interface AnalysisListener {
  update(update: AnalysisUpdate): void | Promise<void>
}
