import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import type { Hint } from '@holdout/client'
import { PatchReader } from '@holdout/client'
import {
  type AnyMove,
  Match,
  type MatchRecord,
  type Result,
  readOptions,
  readRecord,
  replay,
  type SeatSpec,
  SeededChance,
  writeRecord,
} from '@holdout/engine'
import type { PatchUpdate, SceneUpdate } from '@holdout/protocol'
import {
  type AnyMatch,
  logLinesSince,
  Playback,
  type Preview,
  playersOf,
  previewOf,
  readSeating,
  realTime,
  type Seating,
  sceneOf,
  Table,
} from '@holdout/table'
import { handsAt, toldToAll } from './all-hands.ts'
import { answerOf, NOTHING_KNOWN, namesAt, phaseNow, seatOnly } from './desk-parts.ts'
import { endNews } from './end-news.ts'
import { reasonsOf } from './hint-reason.ts'
import { type LessonAnswer, type LessonAsk, LessonStage } from './lesson-stage.ts'
import type { Desk, EndNews, GameInfo, Listener, Moment, NewTable, Reel, ReplayView } from './messages.ts'

/** The worker for one table, replay or lesson. The page closes it when it leaves. */
export class GameDesk implements Desk {
  private table: Table | null = null
  private listener: Listener | null = null
  private reel: Playback | null = null
  private patches: PatchReader | null = null
  private readonly lessonStage = new LessonStage()
  private seating: Seating = { people: {}, bots: {} }
  private botPause = 900
  private hurrying = false
  private held = false
  /** How much of the log the page has, and for which viewer. */
  private told = { who: '', upTo: -1 }

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
    this.table?.stop()
    this.seating = seating
    this.listener = listener
    this.told = { who: '', upTo: -1 }
    const table = new Table({
      match,
      seating,
      askAll: false,
      pause: () => (this.hurrying ? 0 : this.botPause),
      time: realTime,
      keep: record => listener.keep(record),
      clocks,
    })
    this.table = table
    table.subscribe(() => this.tell())
    table.start()
  }

  play(move: AnyMove): Result {
    const table = this.atTable()
    const { phase } = table
    const asked = phase.kind === 'ask' ? table.answer(move) : table.stand(move)
    return answerOf(asked)
  }

  undo(): Result {
    return answerOf(this.atTable().undo())
  }

  redo(): Result {
    return answerOf(this.atTable().redo())
  }

  reset(): Result {
    return answerOf(this.atTable().reset())
  }

  pass(): void {
    this.atTable().pass()
  }

  ready(): void {
    this.atTable().ready()
  }

  hurry(): void {
    this.hurrying = true
    this.atTable().hurry()
  }

  hold(on: boolean): void {
    if (on === this.held) return
    this.held = on
    if (on) this.atTable().hold()
    else this.atTable().release()
    this.tell()
  }

  pace(botPause: number): void {
    this.botPause = botPause
  }

  preview(move: AnyMove, then?: AnyMove): Preview {
    const { game, match, viewer } = this.atTable()
    // The decision may be answered by now: a move that is no longer legal has no preview.
    const text = JSON.stringify(move)
    const moves: readonly AnyMove[] = match.over
      ? []
      : [...game.moves(match.state, viewer), ...game.standing(match.state, viewer)]
    if (!moves.some(other => JSON.stringify(other) === text)) return NOTHING_KNOWN
    return previewOf(game, match.state, viewer, move, then)
  }

  hint(): Hint | null {
    const { game, match, viewer } = this.atTable()
    const decision = game.pending(match.state).find(({ seat, kind }) => seat === viewer && kind !== 'standing')
    if (!decision) return null
    const luck = SeededChance.of(`${match.seed}/hint/${match.entries.length}`)
    const move = botFor(game, 'greedy').choose(
      perspective(game, match.state, decision, game.moves(match.state, viewer), luck),
    )
    return (
      move && {
        move,
        text: game.words.move(move, game.view(match.state, viewer)),
        reasons: reasonsOf(game, match.state, decision, move),
      }
    )
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
        told: toldToAll(reel, move, move),
        hands: handsAt(reel, move),
      }
    return { scene: reel.sceneAt(move, who), told: reel.logLinesAt(move, who), hands: null }
  }

  logOf(who: ReplayView) {
    const reel = this.atReel()
    return who === 'all' ? toldToAll(reel, 0, reel.length) : logLinesSince(reel.match, 0, who)
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

  endOf(record: MatchRecord): Promise<EndNews> {
    return endNews(record)
  }

  async readPatches(slug: string): Promise<number> {
    const game = await loadGame(slug)
    this.patches = new PatchReader(game)
    return game.rulesVersion
  }

  describe(news: PatchUpdate): SceneUpdate {
    if (!this.patches) throw new Error('No game is loaded.')
    return this.patches.read(news)
  }

  lesson(ask: LessonAsk): Promise<LessonAnswer> {
    return this.lessonStage.ask(ask)
  }

  lessonPreview(move: AnyMove, then?: AnyMove) {
    return this.lessonStage.preview(move, then)
  }

  private tell(): void {
    const table = this.atTable()
    const { match, game, who, phase } = table
    if (phase.kind === 'ask' || phase.kind === 'over' || phase.kind === 'hand-over') this.hurrying = false
    const same = this.told.who === who
    const from = same ? Math.min(this.told.upTo, match.entries.length) + 1 : 0
    const told = logLinesSince(match, from, who)
    const news = same && this.told.upTo >= 0 ? told : []
    this.told = { who, upTo: match.entries.length }
    const seats = game.seats(match.options)
    this.listener?.news({
      slug: game.slug,
      title: game.title,
      seats,
      names: namesAt(game, match.options, this.seating),
      people: table.people,
      levels: this.seating.bots,
      options: match.options as Record<string, unknown>,
      seed: match.seed,
      scene: sceneOf(match, who),
      from,
      told,
      newLines: news,
      phase: phaseNow(table),
      clocks: table.countdowns,
      undoBlocked: table.undoBlocked,
      canRedo: table.canRedo,
    })
  }

  private atTable(): Table {
    if (!this.table) throw new Error('No table is open yet.')
    return this.table
  }

  private atReel(): Playback {
    if (!this.reel) throw new Error('No replay is open yet.')
    return this.reel
  }
}
