import { levelsOf } from '@holdout/bots'
import { loadGame, SHELF } from '@holdout/catalog'
import { InputError, type MatchRecord, readRecord } from '@holdout/engine'
import type { DailyOverview } from '@holdout/protocol'
import { checkDaily } from '@holdout/table'
import {
  challengeOf,
  type DailyChallenge,
  type DailyGame,
  type DailyResult,
  dailyGames,
  dayAfter,
  dayOf,
  endOfDay,
  featuredOn,
  GRACE_MS,
  isDay,
  LEAST_MOVE_MS,
  weekOf,
} from '@holdout/table/daily'
import { Conflict, NotFound, TooManyRequests } from '../http/request-errors.ts'
import type { Budgets } from '../limits/budget.ts'
import type { BoardRow, DailyStore } from '../store/daily-store.ts'
import type { User } from '../store/store.ts'
import type { BotPool } from '../tables/bot-pool.ts'
import { newId } from '../tables/ids.ts'
import { dailyText } from '../text/daily.ts'
import { BotRuns } from './bot-runs.ts'
import { DailySecrets } from './secrets.ts'
import { inSlices } from './slices.ts'
import { DailyTickets } from './tickets.ts'

/** The days of a board. */
export type BoardSpan = 'day' | 'week' | 'all'

/** A result that a player sends. */
export interface SentResult {
  readonly game: string
  readonly day: string
  readonly ticket: string
  readonly record: unknown
}

interface DailySetting {
  readonly store: DailyStore
  /** Signs starts. The same on all nodes. */
  readonly key: string
  readonly pool: Pick<BotPool, 'think'> | null
  /** Results of a person. */
  readonly budgets: Budgets
  now(): number
  reportError(error: unknown): void
}

const GAMES = dailyGames(SHELF)
const MOST_MOVES = 3_000
const MOST_ROWS = 100
const MOST_GROUPS = 20
const HOUR_MS = 3_600_000
/** Before every day that can have a challenge. */
const FIRST_DAY = '2000-01-01'

/** The daily challenges of a server: starts, results and boards. */
export class Daily {
  private readonly secrets: DailySecrets
  private readonly tickets: DailyTickets
  private readonly bots: BotRuns
  /** The check of the last result. They run one after the other. */
  private checking: Promise<unknown> = Promise.resolve()

  constructor(private readonly setting: DailySetting) {
    const { store, key, pool, reportError } = setting
    this.secrets = new DailySecrets(store)
    this.tickets = new DailyTickets(key)
    this.bots = new BotRuns({
      pool,
      reportError,
      playedLevels: (day, game) => store.levelsOf(day, game),
      keep: async ({ day, game }, level, result, record) => {
        const bot = { user: null, level, at: setting.now(), record: JSON.stringify(record) }
        await store.addResult({ ...result, ...bot, day, game })
      },
    })
  }

  close(): Promise<void> {
    return this.bots.close()
  }

  /** Today, when it ends, the hashes of the days to come and the secrets of the last days. */
  async overview(): Promise<DailyOverview> {
    const today = this.today()
    return {
      today,
      now: this.setting.now(),
      ends: endOfDay(today),
      featured: featuredOn(today, GAMES).slug,
      games: GAMES.map(({ slug }) => slug),
      committed: await this.secrets.committed(today),
      opened: await this.secrets.opened(today),
    }
  }

  /** The deal of today, with a proof of when it was given. */
  async start(slug: string): Promise<{ readonly day: string; readonly seed: string; readonly ticket: string }> {
    const about = gameOf(slug)
    const at = this.setting.now()
    const day = dayOf(at)
    const { seed } = challengeOf(about, day, await this.secrets.of(day))
    return { day, seed, ticket: this.tickets.write({ day, game: slug, at }) }
  }

  /** Checks and stores a result. Throws an error that says why it is not accepted. */
  async send(user: User, sent: SentResult): Promise<DailyResult> {
    const { store, now, budgets } = this.setting
    const about = gameOf(sent.game)
    const { day, game } = { day: dayIn(sent.day), game: about.slug }
    if (day > this.today()) throw new Conflict(dailyText.tooEarly(day))
    if (now() > endOfDay(day) + GRACE_MS) throw new Conflict(dailyText.tooLate(day, GRACE_MS / HOUR_MS))
    const ticket = this.tickets.read(sent.ticket)
    if (ticket?.day !== day || ticket.game !== game) throw new Conflict(dailyText.noStart)
    const record = recordIn(sent.record)
    const earlier = await store.resultOf(day, game, user.id)
    if (earlier) return sameOrThrow(earlier, record)
    const budget = budgets.of(user.id)
    if (!budget.take()) {
      const wait = Math.ceil(budget.secondsUntil(1))
      throw new TooManyRequests(dailyText.tooMany(wait), wait)
    }
    const secret = await this.secrets.ofPast(day)
    if (secret === null) throw new Conflict(dailyText.noStart)
    const challenge = challengeOf(about, day, secret)
    const own = record.moves.filter(([seat]) => !Object.hasOwn(challenge.bots, seat)).length
    if (now() - ticket.at < own * LEAST_MOVE_MS) throw new Conflict(dailyText.tooFast(own))
    const result = await this.check(challenge, record)
    const stored = { user: user.id, level: null, at: now(), record: JSON.stringify(record) }
    if (await store.addResult({ ...result, ...stored, day, game })) return result
    const first = await store.resultOf(day, game, user.id) // two requests at once
    if (!first) throw new Conflict(dailyText.second)
    return sameOrThrow(first, record)
  }

  /** The rows of a board, and whether bots still play. The day of a board that is asked for is played by bots. */
  async board(slug: string, day: string, span: BoardSpan, group: string | null) {
    const about = gameOf(slug)
    const today = this.today()
    const to = dayIn(day)
    if (to > today) throw new Conflict(dailyText.tooEarly(to))
    const { store } = this.setting
    if (group !== null && !(await store.hasGroup(group))) throw new NotFound(dailyText.noGroup(group))
    const levels = await this.wantBots(about, to, today)
    const from = span === 'day' ? to : span === 'week' ? weekOf(to) : FIRST_DAY
    const rows: readonly BoardRow[] = await store.board({ game: about.slug, from, to, group }, MOST_ROWS)
    return { day: to, span, rows, botsPlay: levels }
  }

  /** Creates a group with this person in it. */
  async createGroup(user: User): Promise<string> {
    const code = newId(8)
    await this.join(user, code)
    return code
  }

  async joinGroup(user: User, code: string): Promise<void> {
    if (!(await this.setting.store.hasGroup(code))) throw new NotFound(dailyText.noGroup(code))
    await this.join(user, code)
  }

  async leaveGroup(user: User, code: string): Promise<void> {
    await this.setting.store.leaveGroup(code, user.id)
  }

  groupsOf(user: User): Promise<string[]> {
    return this.setting.store.groupsOf(user.id)
  }

  private async join(user: User, code: string): Promise<void> {
    const { store, now } = this.setting
    if ((await store.groupsOf(user.id)).length >= MOST_GROUPS) throw new Conflict(dailyText.mostGroups(MOST_GROUPS))
    await store.joinGroup(code, user.id, now())
  }

  private today(): string {
    return dayOf(this.setting.now())
  }

  /** Lets bots play today's or yesterday's challenge. Returns whether they still do. */
  private async wantBots(about: DailyGame, day: string, today: string): Promise<boolean> {
    if (day < dayAfter(today, -1)) return false
    const played = await this.setting.store.levelsOf(day, about.slug)
    const levels = levelsOf(await loadGame(about.slug))
    const secret = await this.secrets.ofPast(day)
    if (played.length >= levels.length || (secret === null && day !== today)) return false
    this.bots.want(challengeOf(about, day, secret ?? (await this.secrets.of(day))))
    return true
  }

  private async check(challenge: DailyChallenge, record: MatchRecord): Promise<DailyResult> {
    const game = await loadGame(challenge.game)
    const mine = this.checking.then(() => inSlices(checkDaily(game, challenge, record)))
    this.checking = mine.catch(() => {})
    const check = await mine
    if (!check.ok) throw new Conflict(dailyText.fault(check.fault, check.move))
    return check.result
  }
}

function gameOf(slug: string): DailyGame {
  const about = GAMES.find(game => game.slug === slug)
  if (!about) throw new NotFound(dailyText.noGame(slug))
  return about
}

function dayIn(text: string): string {
  if (isDay(text)) return text
  throw new InputError(dailyText.noDay(text))
}

/** The record without what does not belong to the match: notes could carry anything. */
function recordIn(given: unknown): MatchRecord {
  let record: MatchRecord
  try {
    record = readRecord(JSON.stringify(given))
  } catch (error) {
    throw error instanceof InputError ? new InputError(dailyText.noRecord(error.message)) : error
  }
  if (record.moves.length > MOST_MOVES) throw new InputError(dailyText.tooLong(MOST_MOVES))
  const { meta: _, ...rest } = record
  return rest
}

/** The answer to the same result again, for example after a lost answer. Another one is a second attempt. */
function sameOrThrow(
  { record: stored, ...result }: DailyResult & { record: string },
  record: MatchRecord,
): DailyResult {
  if ((JSON.parse(stored) as MatchRecord).hash !== record.hash) throw new Conflict(dailyText.second)
  return result
}
