import { BOT_LEVELS, botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import {
  type AnyGame,
  type AnyMove,
  CLOCK,
  type Decision,
  houseRules,
  refusalOf,
  type Seat,
  type SeatSpec,
  SeededChance,
  type Who,
} from '@holdout/engine'
import type { SceneNews, TableInfo } from '@holdout/protocol'
import type { LogEntry, StoredTable, TableSetup } from '../store/store.ts'
import { LiveMatch } from './live-match.ts'
import { freeSeat, HERE_MS, seatInfo, seatOfUser, withSeat } from './seats.ts'
import type { Setting } from './setting.ts'

/** What came of a request: carried out (for a move: as which entry), or a reason. */
export type Done =
  | { readonly ok: true; readonly seq?: number }
  | { readonly ok: false; readonly why: string | null; readonly say: string }

const no = (say: string, why: string | null = null): Done => ({ ok: false, why, say })

/** A snapshot goes with the log every so many entries. */
const SNAPSHOT_EVERY = 20

/** How often a request is tried again when another node was quicker. */
const TRIES = 5

/**
 * A table as this node knows it. Requests are carried out one after the other; what is told to anybody is in the store. Several
 * nodes may serve the same table: the store's unique keys decide who was first, and the other looks again.
 */
export class LiveTable {
  private live: LiveMatch | null = null
  private queue: Promise<unknown> = Promise.resolve()
  private timer: NodeJS.Timeout | null = null
  private seenAt: Readonly<Record<string, number>> = {}
  private readonly bots = new Map<string, ReturnType<typeof botFor>>()
  /** Bots that would rather not step in, as things are. */
  private readonly declined = new Set<Seat>()
  private closed = false

  private constructor(
    private readonly setting: Setting,
    private readonly game: AnyGame,
    private stored: StoredTable,
    /** Called after every change that somebody might want to be told. */
    private readonly changed: (about: 'log' | 'table') => void,
  ) {}

  static async open(
    setting: Setting,
    id: string,
    changed: (about: 'log' | 'table') => void,
  ): Promise<LiveTable | null> {
    const stored = await setting.store.table(id)
    if (!stored) return null
    const table = new LiveTable(setting, await loadGame(stored.setup.game), stored, changed)
    await table.inOrder(() => table.catchUp())
    return table
  }

  close(): void {
    this.closed = true
    if (this.timer) clearTimeout(this.timer)
  }

  get status(): StoredTable['status'] {
    return this.stored.status
  }

  get setup(): TableSetup {
    return this.stored.setup
  }

  /** Who somebody is here: their seat, or a bystander. */
  whoIs(user: string): Who {
    return seatOfUser(this.setup, user)?.seat ?? 'table'
  }

  newsFor(who: Who, since: number): SceneNews | null {
    return this.live?.newsFor(who, since, this.setting.now()) ?? null
  }

  infoFor(user: string | null): TableInfo {
    const { setup, id, status, created, moves, outcome } = this.stored
    const now = this.setting.now()
    const waited = this.live?.waitsFor() ?? []
    const specs: readonly SeatSpec[] = this.game.seats(setup.options)
    const seats = setup.seats.map(seat => {
      const seen = seat.user === null ? 0 : (this.seenAt[seat.user] ?? 0)
      const here = seat.kind === 'person' && seen > now - HERE_MS
      const missed = status === 'playing' && seat.kind === 'person' && !here && waited.includes(seat.seat)
      return seatInfo(seat, specs.find(spec => spec.seat === seat.seat)?.title ?? seat.seat, {
        you: user !== null && seat.user === user,
        here,
        awayUntil: missed ? seen + this.setting.awayAfter : null,
      })
    })
    return {
      id,
      game: setup.game,
      title: this.game.title,
      options: setup.options,
      houseRules: houseRules(this.game.options, setup.options as never),
      status,
      public: this.stored.public,
      spectators: setup.spectators,
      host: setup.host.name,
      youHost: user !== null && setup.host.user === user,
      seats,
      created,
      moves,
      seedHash: setup.seedHash,
      outcome,
      pausedBy: setup.pausedBy,
      rematch: setup.rematch,
    }
  }

  /** Looks what is new in the store; tells it if there is something. */
  refresh(): Promise<void> {
    return this.inOrder(async () => {
      const before = { seq: this.live?.seq ?? -1, version: this.stored.version }
      await this.catchUp()
      if ((this.live?.seq ?? -1) !== before.seq) this.changed('log')
      if (this.stored.version !== before.version) this.changed('table')
    })
  }

  /** Somebody came or went. */
  presence(): Promise<void> {
    return this.inOrder(async () => {
      this.seenAt = await this.setting.store.lastSeen(this.stored.id)
      this.changed('table')
    })
  }

  sit(user: string, seat: Seat, name: string, entropy: string): Promise<Done> {
    return this.change(({ status, setup }) => {
      if (status !== 'gathering') return no('The game has begun; nobody sits down any more.')
      const wanted = setup.seats.find(one => one.seat === seat)
      if (!wanted)
        return no(`There is no seat "${seat}"; the seats are ${setup.seats.map(one => one.seat).join(', ')}.`)
      if (wanted.kind !== 'open' && wanted.user !== user)
        return no(`Somebody else was quicker: ${wanted.name} sits there.`)
      const old = seatOfUser(setup, user)
      const left = old && old.seat !== seat ? withSeat(setup, old.seat, freeSeat(old)) : setup
      return {
        setup: {
          ...withSeat(left, seat, { kind: 'person', user, name, level: null }),
          entropy: entropyOf(left, seat, entropy),
        },
      }
    })
  }

  /** Leaves the seat: free again before the start; afterwards the others decide what becomes of it. */
  leave(user: string): Promise<Done> {
    return this.change(({ status, setup }) => {
      const seat = seatOfUser(setup, user)
      if (!seat) return no('You have no seat here.')
      if (status !== 'gathering') return { setup }
      return { setup: withSeat(setup, seat.seat, freeSeat(seat)) }
    })
  }

  setBot(user: string, seat: Seat, level: string | null): Promise<Done> {
    return this.change(({ status, setup }) => {
      if (setup.host.user !== user) return no(`Only ${setup.host.name}, who opened the table, can do that.`)
      if (status !== 'gathering') return no('The game has begun.')
      const wanted = setup.seats.find(one => one.seat === seat)
      if (!wanted) return no(`There is no seat "${seat}".`)
      if (wanted.kind === 'person') return no(`${wanted.name} sits there.`)
      if (level === null) return { setup: withSeat(setup, seat, freeSeat(wanted)) }
      if (!BOT_LEVELS.includes(level)) return no(`There is no bot "${level}"; the bots are ${BOT_LEVELS.join(', ')}.`)
      return { setup: withSeat(setup, seat, { kind: 'bot', user: null, name: `${level} bot`, level }) }
    })
  }

  start(user: string): Promise<Done> {
    return this.change(({ status, setup }) => {
      if (setup.host.user !== user) return no(`Only ${setup.host.name}, who opened the table, can start it.`)
      if (status !== 'gathering') return no('The game has begun already.')
      const open = setup.seats.filter(({ kind }) => kind === 'open').length
      if (open > 0)
        return no(
          `${open === 1 ? 'One seat is' : `${open} seats are`} still free: wait for somebody, or put a bot there.`,
        )
      if (!setup.seats.some(({ kind }) => kind === 'person')) return no('Nobody but bots sits here.')
      return { setup: { ...setup, rulesVersion: this.game.rulesVersion }, status: 'playing' as const }
    })
  }

  /** Stops the clocks and bots of a game in which all play together, or lets them go on. */
  pause(user: string, on: boolean): Promise<Done> {
    return this.change(({ status, setup }) => {
      const seat = seatOfUser(setup, user)
      if (!seat) return no('Only players can do that.')
      if (status !== 'playing') return no('There is nothing to pause.')
      const specs: readonly SeatSpec[] = this.game.seats(setup.options)
      const together = specs.length === 1 || specs.every(({ side }) => side !== undefined && side === specs[0].side)
      if (!together) return no('Only a game in which all play together can be paused.')
      return { setup: { ...setup, pausedBy: on ? seat.name : null } }
    })
  }

  /** The others decide about somebody who has been away too long. Any of them may. */
  decideAway(user: string, seat: Seat, choice: 'wait' | 'bot' | 'end'): Promise<Done> {
    return this.change(({ status, setup }) => {
      if (!seatOfUser(setup, user)) return no('Only players can do that.')
      const away = this.infoFor(user).seats.find(one => one.seat === seat)
      if (status !== 'playing' || away?.awayUntil == null) return no('Nobody is waiting for that seat.')
      if (away.awayUntil > this.setting.now()) return no(`${away.name} has a little time left to come back.`)
      if (choice === 'wait') return { setup }
      if (choice === 'bot') return { setup: withSeat(setup, seat, { kind: 'bot', level: 'greedy' }) }
      return { setup, status: 'over' as const, outcome: 'abandoned' }
    })
  }

  /** Somebody who left takes their seat back from the bot. */
  comeBack(user: string): Promise<Done> {
    return this.change(({ setup }) => {
      const seat = seatOfUser(setup, user)
      if (seat?.kind !== 'bot') return no('Nobody plays for you here.')
      return { setup: withSeat(setup, seat.seat, { kind: 'person', level: null }) }
    })
  }

  rematchIs(id: string): Promise<Done> {
    return this.change(({ setup, status }) => {
      if (status !== 'over') return no('The game is not over.')
      if (setup.rematch !== null) return no('There is a rematch already.')
      return { setup: { ...setup, rematch: id } }
    })
  }

  /** A player's move. It counts when it is stored; asked twice with the same id, it is made once. */
  move(user: string, id: string, move: AnyMove): Promise<Done> {
    return this.byPlayer(user, async seat => this.enter(seat, move, id))
  }

  undo(user: string, id: string): Promise<Done> {
    return this.byPlayer(user, async seat => this.enter(seat, null, id))
  }

  private byPlayer(user: string, act: (seat: Seat) => Promise<Done>): Promise<Done> {
    return this.inOrder(async () => {
      const seat = seatOfUser(this.setup, user)
      if (!seat) return no('You have no seat here.')
      if (seat.kind === 'bot') return no('A bot plays for you; take your seat back first.')
      if (this.stored.status === 'gathering') return no('The game has not begun.')
      if (this.setup.pausedBy !== null) return no(`${this.setup.pausedBy} has paused the game.`)
      const now = this.setting.now()
      // Too late by more than the lag that is allowed: the clock has struck first.
      const struck = this.live?.struck(now - this.setting.lag)
      if (struck) await this.enter(CLOCK, struck, `clock-${this.live?.seq}`)
      return act(seat.seat)
    })
  }

  /** Tries to add an entry to the log; looks again when another node was quicker. */
  private async enter(seat: Seat, move: AnyMove | null, id: string): Promise<Done> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { live } = this
      if (!live) return no('The game has not begun.')
      const refused = this.refusal(live, seat, move)
      if (refused) {
        const done = await this.carriedOut(id)
        return done ?? refused
      }
      const seq = live.seq + 1
      live.take({ seq, seat, move })
      const now = this.setting.now()
      this.declined.clear()
      const clocks = live.tended(now, false)
      live.setClocks(clocks)
      const status = live.over ? 'over' : 'playing'
      const outcome = live.match.state.outcome?.id ?? null
      const entry: LogEntry = { seq, seat, move, id, at: now }
      let stored: 'done' | 'taken' | number
      try {
        stored = await this.setting.store.append(this.stored.id, entry, {
          clocks,
          dueAt: this.dueAt(now),
          status,
          outcome,
          now,
        })
      } catch (error) {
        this.live = null // it holds a move that may not be in the log
        this.setting.complain(error, `append to table ${this.stored.id}`)
        return no('It could not be stored just now; try again.')
      }
      if (stored === 'done') {
        this.stored = { ...this.stored, moves: seq, clocks, status, outcome }
        if (seq % SNAPSHOT_EVERY === 0 || live.over) this.snapshot(live)
        this.schedule()
        this.changed('log')
        this.setting.bus.publish({ table: this.stored.id, about: 'log' })
        return { ok: true, seq }
      }
      this.live = null
      await this.catchUp()
      if (typeof stored === 'number') return { ok: true, seq: stored }
    }
    return no('The table is too busy just now; try again.')
  }

  private refusal(live: LiveMatch, seat: Seat, move: AnyMove | null): Done | null {
    if (move === null) return live.match.undoBlocked(seat)
    return refusalOf(this.game, live.match.state, seat, move)
  }

  /** Whether a request with this id is in the log already: then asking again is no fault. */
  private async carriedOut(id: string): Promise<Done | null> {
    const entries = await this.setting.store.entriesSince(this.stored.id, 0)
    const same = entries.find(entry => entry.id === id)
    return same ? { ok: true, seq: same.seq } : null
  }

  /** Changes the set-up, if `make` does not object; looks again when another node was quicker. */
  private change(
    make: (stored: StoredTable) => Done | Partial<Pick<StoredTable, 'setup' | 'status' | 'outcome'>>,
  ): Promise<Done> {
    return this.inOrder(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const change = make(this.stored)
        if ('ok' in change) return change
        const now = this.setting.now()
        const paused = (change.setup ?? this.setup).pausedBy !== null
        const clocks = this.live ? this.live.tended(now, paused) : []
        this.live?.setClocks(clocks)
        const next: StoredTable = { ...this.stored, ...change, clocks }
        const starts = next.status === 'playing' && this.stored.status === 'gathering'
        if (starts) {
          this.live = LiveMatch.start(this.game, next)
          this.live.setClocks(this.live.tended(now, false))
        }
        this.stored = next
        const stored = { ...change, clocks: this.live?.tended(now, paused) ?? [], dueAt: this.dueAt(now) }
        if (await this.setting.store.updateTable(next.id, next.version, stored)) {
          this.stored = { ...next, version: next.version + 1 }
          this.schedule()
          this.changed('table')
          if (starts) this.changed('log')
          this.setting.bus.publish({ table: next.id, about: 'table' })
          return { ok: true }
        }
        this.live = null
        await this.catchUp()
      }
      return no('The table is too busy just now; try again.')
    })
  }

  /** Brings what this node knows up to what is stored. */
  private async catchUp(): Promise<void> {
    const { store } = this.setting
    const stored = await store.table(this.stored.id)
    if (!stored) throw new Error(`Table ${this.stored.id} is gone from the store.`)
    this.stored = stored
    this.seenAt = await store.lastSeen(stored.id)
    if (stored.status === 'gathering') return
    this.live ??= await this.load(stored)
    for (const entry of await store.entriesSince(stored.id, this.live.seq)) {
      if (this.live.take(entry) !== 'ok') throw new Error(`Table ${stored.id}: entry ${entry.seq} does not follow.`)
    }
    this.live.setClocks(stored.clocks)
    this.declined.clear()
    this.schedule()
  }

  /** A game that began under other rules goes on from its last snapshot. */
  private async load(stored: StoredTable): Promise<LiveMatch> {
    if (stored.setup.rulesVersion === this.game.rulesVersion) return LiveMatch.start(this.game, stored)
    const snapshot = await this.setting.store.lastSnapshot(stored.id)
    return snapshot ? LiveMatch.from(this.game, stored, snapshot) : LiveMatch.start(this.game, stored)
  }

  private snapshot(live: LiveMatch): void {
    const { seq, match } = live
    const saved = this.setting.store.saveSnapshot(this.stored.id, {
      seq,
      rulesVersion: this.game.rulesVersion,
      state: match.state,
    })
    saved.catch(error => this.setting.complain(error, `snapshot of table ${this.stored.id}`))
  }

  /** When somebody must look again though nobody moves. */
  private dueAt(now: number): number | null {
    if (!this.live || this.live.over || this.stored.status !== 'playing' || this.setup.pausedBy !== null) return null
    const expiry = this.live.expiry()
    const clock = expiry === null ? null : expiry + this.setting.lag
    const bot = this.botDecision() ? now + this.setting.botPause : null
    return clock === null ? bot : bot === null ? clock : Math.min(clock, bot)
  }

  private schedule(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const now = this.setting.now()
    const due = this.dueAt(now)
    if (due === null || this.closed) return
    this.timer = setTimeout(() => void this.tend(), Math.min(Math.max(0, due - now), 2 ** 31 - 1))
  }

  /** Lets the clock strike, or a bot move, if it is time. */
  tend(): Promise<void> {
    return this.inOrder(async () => {
      if (this.closed || !this.live || this.stored.status !== 'playing' || this.setup.pausedBy !== null) return
      const struck = this.live.struck(this.setting.now() - this.setting.lag)
      if (struck) {
        await this.enter(CLOCK, struck, `clock-${this.live.seq}`)
        return
      }
      const decision = this.botDecision()
      const move = decision && this.botChoice(decision)
      if (decision && move) await this.enter(decision.seat, move, `bot-${this.live.seq}`)
      else this.schedule()
    }).catch(error => this.setting.complain(error, `table ${this.stored.id}`))
  }

  /** A bot that must move, or that would step in. */
  private botDecision(): Decision | null {
    const { live } = this
    if (!live || live.over) return null
    const bots = new Set(this.setup.seats.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat))
    const asked = this.game.pending(live.match.state).filter(({ seat, kind }) => kind !== 'standing' && bots.has(seat))
    const may = asked.find(
      decision => decision.kind === 'may' && !this.declined.has(decision.seat) && this.stepsIn(decision),
    )
    return may ?? asked.find(({ kind }) => kind === 'must') ?? null
  }

  private stepsIn(decision: Decision): boolean {
    if (this.botChoice(decision)) return true
    this.declined.add(decision.seat)
    return false
  }

  private botChoice(decision: Decision): AnyMove | null {
    const { live } = this
    const level = this.setup.seats.find(({ seat }) => seat === decision.seat)?.level
    if (!live || !level) return null
    const moves: readonly AnyMove[] = this.game.moves(live.match.state, decision.seat)
    if (moves.length === 0) return null
    const bot = this.bots.get(level) ?? botFor(this.game, level)
    this.bots.set(level, bot)
    const luck = SeededChance.of(`${this.setup.secret}/bot/${decision.seat}/${live.seq}`)
    return bot.choose(perspective(this.game, live.match.state, decision, moves, luck))
  }

  /** Requests are carried out one after the other, in the order in which they came. */
  private inOrder<T>(act: () => Promise<T>): Promise<T> {
    const done = this.queue.then(act)
    this.queue = done.catch(() => {})
    return done
  }
}

function entropyOf({ entropy }: TableSetup, seat: Seat, own: string): TableSetup['entropy'] {
  return { ...entropy, [seat]: own }
}
