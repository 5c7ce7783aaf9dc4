import { RemoteTable, type Wire, type WireEvents } from '@holdout/client'
import { type AnyMove, Match } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { FromClient, FromServer, TableInfo } from '@holdout/protocol'
import { readFromClient, readFromServer } from '@holdout/protocol/parse'
import { type Countdown, type KnownMatch, logLinesSince, sceneOf } from '@holdout/table'
import { FakeTime } from './fake-time.ts'

/**
 * A server with one table for one guest. It checks messages like the real server, and its connection can be cut.
 */
export class FakeServer {
  readonly match: KnownMatch
  readonly heard: FromClient[] = []
  readonly time = new FakeTime()
  readonly remote: RemoteTable
  /** While true, requests are carried out but answers are not sent. */
  mute = false
  clocks: readonly Countdown[] = []
  /** Called before a move is tried; may reject it. */
  before: (() => { rule: string | null; message: string }) | null = null
  private line: WireEvents | null = null
  private readonly done = new Map<string, number>()

  constructor(
    private readonly game: AnyKnownGame,
    private readonly seat: string,
    private readonly change: Partial<TableInfo> = {},
  ) {
    this.match = Match.start(game, { seed: '7', options: {} }) as KnownMatch
    this.remote = new RemoteTable({
      table: 'table7',
      time: this.time,
      tag: 'me',
      dial: events => this.dial(events),
      read: readFromServer,
      text: null,
    })
  }

  dial(events: WireEvents): Wire {
    this.line = events
    queueMicrotask(() => events.opened())
    return { send: text => this.take(text), close: () => {} }
  }

  say(message: FromServer | Record<string, unknown>): void {
    if (!this.mute) this.line?.heard(JSON.stringify(message))
  }

  cut(code = 1006, reason = ''): void {
    const { line } = this
    this.line = null
    line?.closed(code, reason)
  }

  /** Makes a move of another player. */
  plays(seat: string, move: AnyMove): void {
    const played = this.match.play(seat, move)
    if (!played.ok) throw new Error(played.text)
    this.sendScene(this.match.entries.length - 1)
  }

  get info(): TableInfo {
    const seats = (this.game.seats(this.match.options) as { seat: string; title: string }[]).map(({ seat, title }) => ({
      seat,
      title,
      kind: 'person' as const,
      name: seat,
      by: null,
      level: null,
      here: true,
      toMove: false,
      awayUntil: null,
      standIn: false,
      standIns: [],
      muted: false,
      you: seat === this.seat,
    }))
    return {
      id: 'table7',
      game: this.game.slug,
      title: this.game.title,
      options: {},
      houseRules: [],
      rulesVersion: 0, // a version no game has, so the server sends text
      status: 'playing',
      public: false,
      spectators: true,
      host: 'ann',
      youHost: true,
      seats,
      created: 0,
      moves: 0,
      seedHash: '',
      outcome: null,
      pausedBy: null,
      pausable: false,
      rematch: null,
      muted: [],
      seatRange: null,
      watching: [],
      freed: [],
      notes: [],
      ...this.change,
    }
  }

  private take(text: string): void {
    const message = readFromClient(text)
    if (message.type === 'ping') return this.say({ type: 'pong', id: message.id, now: this.time.now() })
    this.heard.push(message)
    if (message.type === 'hello') {
      this.say({ type: 'welcome', version: 1, you: { name: this.seat, seat: this.seat }, now: this.time.now() })
      this.say({ type: 'table', table: this.info })
      this.sendScene(message.since ?? -1)
    } else if (message.type === 'move') this.move(message.id, message.move as AnyMove)
    else this.say({ type: 'done', id: message.id })
  }

  private move(id: string, move: AnyMove): void {
    const before = this.done.get(id)
    if (before !== undefined) return this.say({ type: 'done', id, seq: before })
    const early = this.before?.()
    if (early) return this.say({ type: 'error', id, ...early })
    const played = this.match.play(this.seat, move)
    if (!played.ok) return this.say({ type: 'error', id, rule: played.rule, message: played.text })
    const seq = this.match.entries.length
    this.done.set(id, seq)
    this.sendScene(seq - 1)
    this.say({ type: 'done', id, seq })
  }

  sendScene(since = this.match.entries.length): void {
    this.say({
      type: 'scene',
      seq: this.match.entries.length,
      scene: sceneOf(this.match, this.seat),
      from: since + 1,
      log: logLinesSince(this.match, since + 1, this.seat),
      clocks: this.clocks,
      now: this.time.now(),
      undoBlocked: null,
    })
  }
}

/** Waits until pending promises have settled. */
export const settled = (): Promise<void> => new Promise(done => setImmediate(done))
