import { loadGame } from '@holdout/catalog'
import { PatchReader } from '@holdout/client'
import {
  type AnyMove,
  Match,
  type MatchRecord,
  type Result,
  readOptions,
  readRecord,
  replay,
  type Seat,
  type SeatSpec,
  writeRecord,
} from '@holdout/engine'
import type { PatchUpdate, SceneUpdate } from '@holdout/protocol'
import {
  type AnyMatch,
  DeviceTable,
  type Hint,
  logLinesSince,
  Playback,
  type Preview,
  playersOf,
  readSeating,
  realTime,
  type Seating,
  type Undone,
} from '@holdout/table'
import { handsAt, logForAll } from './all-hands.ts'
import { analyze } from './analyst.ts'
import { endFacts } from './end-facts.ts'
import { type LessonAnswer, type LessonAsk, LessonStage } from './lesson-stage.ts'
import type { Desk, EndFacts, GameInfo, Listener, Moment, NewTable, Reel, ReplayView } from './messages.ts'
import { type Prospects, prospectsNow } from './prospects-now.ts'
import { seatOnly } from './seat-only.ts'

/** The worker for one table, replay or lesson. The page closes it when it leaves. */
export class GameDesk implements Desk {
  private table: DeviceTable | null = null
  private listener: Listener | null = null
  private reel: Playback | null = null
  private patches: PatchReader | null = null
  private readonly lessonStage = new LessonStage()
  private botPause = 900
  /** How much of the log the page has, and for which viewer; null: nothing. */
  private sent: { readonly who: string; readonly upTo: number } | null = null

  async about(slug: string): Promise<GameInfo> {
    const { title, rulesVersion, options, presets = [], rulebook, cards, searchTerms } = await loadGame(slug)
    return { slug, title, rulesVersion, options, presets, rulebook, cards, searchTerms }
  }

  async seats(slug: string, options: Readonly<Record<string, unknown>>): Promise<readonly SeatSpec[]> {
    const game = await loadGame(slug)
    return game.seats(readOptions(game.options, options))
  }

  async open({ slug, seed, options, seating }: NewTable, listener: Listener): Promise<void> {
    const game = await loadGame(slug)
    this.begin(Match.start(game, { seed, options, players: playersOf(seating) }), seating, listener)
  }

  async resume(record: MatchRecord, seating: Seating | null, listener: Listener): Promise<void> {
    const checked = readRecord(writeRecord(record))
    const game = await loadGame(checked.game)
    const match = replay(game, checked)
    const seats = seating ?? readSeating(game, match.options, checked.meta?.table)
    const kept = (checked.meta?.table as { clocks?: unknown } | undefined)?.clocks
    this.begin(match, seats, listener, Array.isArray(kept) ? kept : [])
  }

  private begin(
    match: AnyMatch,
    seating: Seating,
    listener: Listener,
    clocks: { id: string; left: number }[] = [],
  ): void {
    this.table?.close()
    this.listener = listener
    this.sent = null
    const table = new DeviceTable({
      match,
      seating,
      askAll: false,
      pause: () => this.botPause,
      time: realTime,
      keep: record => listener.keep(record),
      clocks,
    })
    this.table = table
    table.subscribe(() => this.send())
    table.start()
  }

  play(move: AnyMove): Promise<Result> {
    return this.atTable().play(move)
  }

  undo(): Promise<Undone> {
    return this.atTable().undo()
  }

  redo(): Promise<Result> {
    return this.atTable().redo()
  }

  reset(): Promise<Undone> {
    return this.atTable().reset()
  }

  pass(untilNeeded?: boolean): void {
    this.atTable().pass(untilNeeded)
  }

  stepIn(seat: Seat): void {
    this.atTable().stepIn(seat)
  }

  ready(): void {
    this.atTable().ready()
  }

  hurry(): void {
    this.atTable().hurry()
  }

  hold(on: boolean): void {
    this.atTable().rest(on)
  }

  pace(botPause: number): void {
    this.botPause = botPause
  }

  preview(move: AnyMove, then?: AnyMove): Promise<Preview> {
    return this.atTable().preview(move, then)
  }

  hint(quick?: boolean): Promise<Hint | null> {
    return this.atTable().hint(quick)
  }

  prospects(): Prospects | null {
    const { match, viewer } = this.atTable()
    return prospectsNow(match, viewer)
  }

  async load(record: MatchRecord): Promise<Reel> {
    const checked = readRecord(writeRecord(record))
    const game = await loadGame(checked.game)
    const reel = new Playback(game, checked)
    this.reel = reel
    const seats = game.seats(reel.match.options)
    return {
      slug: game.slug,
      title: game.title,
      length: reel.length,
      seats,
      names: Object.fromEntries(seats.map(({ seat, title }) => [seat, reel.names[seat] ?? title])),
      options: reel.match.options as Record<string, unknown>,
      seed: checked.seed,
      outcome: checked.outcome,
      movers: checked.moves.map(([seat]) => seat),
    }
  }

  sceneAt(move: number, who: ReplayView): Moment {
    const reel = this.atReel()
    if (who === 'all')
      return {
        scene: reel.sceneAt(move, 'table'),
        log: logForAll(reel, move, move),
        hands: handsAt(reel, move),
      }
    return { scene: reel.sceneAt(move, who), log: reel.logLinesAt(move, who), hands: null }
  }

  logOf(who: ReplayView) {
    const reel = this.atReel()
    return who === 'all' ? logForAll(reel, 0, reel.length) : logLinesSince(reel.match, 0, who)
  }

  cut(move: number, who: string): MatchRecord {
    const { game, record } = this.atReel()
    const match = Match.start(game, record)
    for (const [seat, made] of record.moves.slice(0, move)) match.play(seat, made)
    const seats: readonly SeatSpec[] = game.seats(match.options)
    const old = readSeating(game, match.options, record.meta?.table)
    const mine = seats.some(({ seat }) => seat === who) && !(who in old.people) ? who : null
    const seating = mine === null ? old : seatOnly(seats, mine)
    return match.record({ table: seating })
  }

  endOf(record: MatchRecord): Promise<EndFacts> {
    return endFacts(record)
  }

  analyze(...job: Parameters<Desk['analyze']>): Promise<void> {
    return analyze(...job)
  }

  async readPatches(slug: string): Promise<number> {
    const game = await loadGame(slug)
    this.patches = new PatchReader(game)
    return game.rulesVersion
  }

  describe(patch: PatchUpdate): SceneUpdate {
    if (!this.patches) throw new Error('No game is loaded.')
    return this.patches.read(patch)
  }

  lesson(ask: LessonAsk): Promise<LessonAnswer> {
    return this.lessonStage.ask(ask)
  }

  lessonPreview(move: AnyMove, then?: AnyMove) {
    return this.lessonStage.preview(move, then)
  }

  /** Sends the page the state, with the part of the log that it does not have. */
  private send(): void {
    const { log, clocksAt: _, pausedBy: __, phase, ...state } = this.atTable().state
    const { seat: who, seq } = state.scene
    const from = this.sent?.who === who ? Math.min(this.sent.upTo, seq) + 1 : 0
    this.sent = { who, upTo: seq }
    this.listener?.update({
      ...state,
      from,
      log: log.filter(({ at }) => at >= from),
      phase: phase.kind === 'failed' ? { kind: 'failed', message: phase.message } : phase, // not every error can be sent
    })
  }

  private atTable(): DeviceTable {
    if (!this.table) throw new Error('No table is open yet.')
    return this.table
  }

  private atReel(): Playback {
    if (!this.reel) throw new Error('No replay is open yet.')
    return this.reel
  }
}
