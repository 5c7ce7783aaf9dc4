import { levelsOf } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { PatchReader } from '@holdout/client'
import { Match, type MatchRecord, readOptions, readRecord, replay, type SeatSpec, writeRecord } from '@holdout/engine'
import { type AchievementText, type PuzzleEntry, readPuzzle } from '@holdout/knowledge'
import type { PatchUpdate, SceneUpdate } from '@holdout/protocol'
import {
  DeviceTable,
  type KnownMatch,
  logLinesSince,
  Playback,
  playersOf,
  readSavedTable,
  readSeating,
  realTime,
} from '@holdout/table'
import { proxy } from 'comlink'
import { readLesson } from '../learn/read-lesson.ts'
import { handsAt, logForAll } from './all-hands.ts'
import { analyze } from './analyst.ts'
import { dailyOfBots } from './daily-bots.ts'
import { endFacts } from './end-facts.ts'
import { LessonTable } from './lesson-table.ts'
import { matchFacts } from './match-facts.ts'
import type {
  Desk,
  GameInfo,
  Listener,
  NewMatch,
  ReplayInfo,
  ReplayMoment,
  ReplayView,
  TableSource,
} from './messages.ts'
import { type Prospects, prospectsNow } from './prospects-now.ts'
import { PuzzleTable } from './puzzle-table.ts'
import { seatOnly } from './seat-only.ts'
import { sendStates } from './send-states.ts'

/** The worker for one table, replay, lesson or puzzle. The page closes it when it leaves. */
export class GameDesk implements Desk {
  private table: DeviceTable | null = null
  private reel: Playback | null = null
  private patches: PatchReader | null = null
  private botPause = 900
  readonly endOf = endFacts
  readonly factsOf = matchFacts
  readonly analyze = analyze
  readonly dailyOfBots = dailyOfBots

  async about(slug: string): Promise<GameInfo> {
    const game = await loadGame(slug)
    const { title, rulesVersion, options, presets = [], rulebook, cards, searchTerms } = game
    return { slug, title, rulesVersion, options, presets, rulebook, cards, searchTerms, levels: levelsOf(game) }
  }

  async achievementsOf(slug: string): Promise<readonly AchievementText[]> {
    const list = (await (await loadGame(slug)).achievements?.()) ?? []
    return list.map(({ id, title, text, rule }) => ({ id, title, text, rule })) // functions cannot be sent
  }

  async seats(slug: string, options: Readonly<Record<string, unknown>>): Promise<readonly SeatSpec[]> {
    const game = await loadGame(slug)
    return game.seats(readOptions(game.options, options))
  }

  async open(from: TableSource, listener: Listener) {
    const table = new DeviceTable({
      ...('table' in from ? await newMatch(from.table) : await savedMatch(from.record)),
      askAll: false,
      pause: () => this.botPause,
      time: realTime,
      keep: record => listener.keep(record),
    })
    this.table = table
    table.start()
    sendStates(table, listener)
    return proxy(table)
  }

  async openLesson(text: string, at: number, listener: Listener) {
    const lesson = readLesson(text, 'lesson')
    const table = new LessonTable(await loadGame(lesson.game), lesson, at)
    sendStates(table, listener)
    return proxy(table)
  }

  async openPuzzle(entry: PuzzleEntry, listener: Listener) {
    const puzzle = readPuzzle(entry, 'puzzle')
    const table = new PuzzleTable(await loadGame(puzzle.game), puzzle)
    sendStates(table, listener)
    return proxy(table)
  }

  pace(botPause: number): void {
    this.botPause = botPause
  }

  prospects(): Prospects | null {
    return this.table && prospectsNow(this.table.match, this.table.viewer)
  }

  async load(record: MatchRecord): Promise<ReplayInfo> {
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

  sceneAt(move: number, who: ReplayView): ReplayMoment {
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

  async readPatches(slug: string): Promise<number> {
    const game = await loadGame(slug)
    this.patches = new PatchReader(game)
    return game.rulesVersion
  }

  describe(patch: PatchUpdate): SceneUpdate {
    if (!this.patches) throw new Error('No game is loaded.')
    return this.patches.read(patch)
  }

  private atReel(): Playback {
    if (!this.reel) throw new Error('No replay is open yet.')
    return this.reel
  }
}

async function newMatch({ slug, seed, options, seating }: NewMatch) {
  const game = await loadGame(slug)
  return { match: Match.start(game, { seed, options, players: playersOf(seating) }) as KnownMatch, seating }
}

async function savedMatch(record: MatchRecord) {
  const checked = readRecord(writeRecord(record))
  const match: KnownMatch = replay(await loadGame(checked.game), checked)
  return { match, ...readSavedTable(match, checked.meta?.table) }
}
